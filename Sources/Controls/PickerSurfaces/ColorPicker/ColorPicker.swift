import PickerColor
import PickerControlBase
import PickerGeometry
import PickerText
import PickerTree

// The module: `ColorPicker` picks colours, `ChromaTouch` by touch; `Carousel` turns pages, `Shape` and `Drawing` draw.

/// A stack of controls that together pick a colour: each parameter of a space belongs to exactly one control.
///
///     ┌──────────────┐
///     │     ◯        │  canvas(hue,saturation)
///     └──────────────┘
///     ╭─────────▐────╮  slider(brightness)
///     ╰─────────▐────╯
///     ╭──────────────▐  slider(alpha)
///     ╰──────────────▐
///
/// A drag on one control updates the gradients and thumbs of all of them. See the article [ColorPicker](doc:ColorPickerGuide).
///
///     var picker = try ColorPicker(ColorPickerID("hsba/wheel(hue,saturation)+slider(brightness)+slider(alpha)"))
///     picker = try picker.dragging(1, to: Point(x: 150, y: 20))
///     picker.value.color.hex
public struct ColorPicker: Control, Hashable {
  /// The `type` of this control in documents.
  public static let type = "colorPicker"

  /// The properties that all controls share: size, padding, border, direction, fill.
  public var container: Container
  /// The controls, in order.
  public private(set) var controls: [ColorControl]
  /// The picked colour, with its components in every space it has been shown in.
  public private(set) var state: ColorState
  /// Whether alpha is picked; otherwise it is constant.
  public let picksAlpha: Bool
  /// The axis along which the controls are stacked.
  public var axis: Axis
  /// The gap between controls including overhanging thumbs, in points.
  public var spacing: Double
  /// The line along the inner edges of tracks, canvases, wheels, swatches and previews; nil, the default, for none.
  ///
  /// It separates colours that equal the background from the background.
  public var trackStroke: Stroke?
  /// The style of thumbs and of the ring around the selected swatch. The stack reserves space for it.
  public var thumb = ColorThumb()

  /// The picked colour, as components of its space.
  public var value: ColorValue { state.value }

  /// Creates a picker of these controls.
  ///
  /// - Parameters:
  ///   - controls: The controls, from the leading or upper end; each parameter belongs to exactly one.
  ///   - value: The initial colour, whose space is the picker's.
  ///   - picksAlpha: If false, no control may pick alpha.
  ///   - container: The box around the controls.
  ///   - axis: The axis along which the controls are stacked.
  ///   - spacing: The gap between controls, in points.
  /// - Throws: A ``ColorPickerError`` if a parameter is missing, duplicated or of another space:
  ///   `brightness is missing`, `hue is picked twice`.
  public init(
    _ controls: [ColorControl], of value: ColorValue, picksAlpha: Bool = true,
    container: Container = Container(), axis: Axis = .vertical, spacing: Double = 8
  ) throws(ColorPickerError) {
    try controls.check(space: value.space, picksAlpha: picksAlpha)
    self.controls = controls
    self.picksAlpha = picksAlpha
    self.container = container
    self.axis = axis
    self.spacing = spacing
    state = ColorState(value)
  }

  /// Creates the picker of an id.
  ///
  /// - Parameters:
  ///   - id: The space of the picker and its controls.
  ///   - value: The initial colour; with nil, alpha is 1 and all other components are 0.5.
  ///   - picksAlpha: If false, no control may pick alpha.
  ///   - styles: The styles of the controls.
  ///   - container: The box around the controls.
  ///   - axis: The axis along which the controls are stacked.
  ///   - spacing: The gap between controls, in points.
  /// - Throws: A ``ColorPickerError`` if a parameter is missing or duplicated: `brightness is missing`.
  public init(
    _ id: ColorPickerID, of value: ColorValue? = nil, picksAlpha: Bool = true,
    styles: ColorControlStyles = ColorControlStyles(), container: Container = Container(),
    axis: Axis = .vertical, spacing: Double = 8
  ) throws(ColorPickerError) {
    let value = value?.converted(to: id.space) ?? .middle(of: id.space)
    try self.init(
      try id.controls(styles), of: value, picksAlpha: picksAlpha, container: container, axis: axis,
      spacing: spacing)
  }

  /// The id of the picker: its space, and its controls with their parameters.
  public var id: ColorPickerID {
    ColorPickerID(
      space: value.space,
      parts: controls.map { ColorPickerID.Part(kind: $0.kind, parameters: $0.parameters) })
  }

  /// Returns this picker with another colour, converted to its colour space.
  public func picking(_ value: ColorValue) -> ColorPicker {
    var picker = self
    picker.state.set(value)
    return picker
  }

  /// Returns a picker with the same colour on other controls, possibly of another space.
  ///
  /// Previous components of a space are restored if they still represent the colour; see ``ColorState``.
  ///
  /// - Throws: A ``ColorPickerError`` if a parameter is missing or duplicated: `hue is picked twice`.
  public func showing(
    _ id: ColorPickerID, styles: ColorControlStyles = ColorControlStyles()
  ) throws(ColorPickerError) -> ColorPicker {
    var picker = try ColorPicker(
      id, picksAlpha: picksAlpha, styles: styles, container: container, axis: axis,
      spacing: spacing)
    (picker.trackStroke, picker.thumb) = (trackStroke, thumb)
    picker.state = state
    picker.state.change(to: id.space)
    return picker
  }
}

extension ColorPickerID {
  /// Returns the controls of the id in the given styles.
  func controls(_ styles: ColorControlStyles) throws(ColorPickerError) -> [ColorControl] {
    var controls: [ColorControl] = []
    for part in parts { controls.append(try part.control(styles)) }
    return controls
  }
}

extension ColorPickerID.Part {
  func control(_ styles: ColorControlStyles) throws(ColorPickerError) -> ColorControl {
    switch kind {
    case .slider: .slider(ColorSlider(parameters[0], style: styles.slider))
    case .canvas: .canvas(ColorCanvas(try pair(), style: styles.canvas))
    case .wheel: .wheel(ColorWheel(try pair(), style: styles.wheel))
    case .palette: .palette(ColorPalette(try pair(), style: styles.palette))
    case .preview: .preview(ColorPreview(style: styles.preview))
    }
  }

  private func pair() throws(ColorPickerError) -> ParameterPair {
    do {
      return try ParameterPair(first: parameters[0], second: parameters[1])
    } catch {
      throw ColorPickerError(error.message)
    }
  }
}

extension [ColorControl] {
  /// Throws if the controls do not pick each parameter of the space exactly once.
  fileprivate func check(space: ColorSpace, picksAlpha: Bool) throws(ColorPickerError) {
    let picked = flatMap { $0.parameters }
    if let foreign = picked.first(where: { $0.space != space && !$0.isAlpha }) {
      throw ColorPickerError(
        "\(foreign.name) belongs to \(foreign.space), but the picker uses \(space)")
    }
    if !picksAlpha, picked.contains(where: { $0.isAlpha }) {
      throw ColorPickerError("alpha is picked, but alpha is false")
    }
    let wanted = space.parameters.filter { picksAlpha || !$0.isAlpha }
    let counts = wanted.map { parameter in picked.count { $0.name == parameter.name } }
    let missing = wanted.indices.filter { counts[$0] == 0 }.map { wanted[$0].name.rawValue }
    let duplicates = wanted.indices.filter { counts[$0] > 1 }.map { wanted[$0].name.rawValue }
    let problems = [
      missing.isEmpty ? nil : "\(missing.listed) \(missing.count == 1 ? "is" : "are") missing",
      duplicates.isEmpty
        ? nil : "\(duplicates.listed) \(duplicates.count == 1 ? "is" : "are") picked twice",
    ].compactMap { $0 }
    guard problems.isEmpty else { throw ColorPickerError(problems.joined(separator: ", ")) }
  }
}
