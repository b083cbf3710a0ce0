import PickerColor
import PickerGeometry
import PickerText
import PickerTree

/// A stack of controls that together pick a colour: every parameter of a space on exactly one of them.
///
///     ┌──────────────┐
///     │     ◯        │  canvas(hue,saturation)
///     └──────────────┘
///     ╭─────────▐────╮  slider(brightness)
///     ╰─────────▐────╯
///     ╭──────────────▐  slider(alpha)
///     ╰──────────────▐
///
/// Whatever is dragged, the gradients and thumbs of all controls follow. See the article *ColorPicker*.
///
///     var picker = try ColorPicker(ColorPickerID("hsba/wheel(hue,saturation)+slider(brightness)+slider(alpha)"))
///     picker = try picker.dragging(1, to: Point(x: 150, y: 20))
///     picker.value.color.hex
public struct ColorPicker: Control, Hashable {
  /// What documents call this control.
  public static let type = "colorPicker"

  /// What every control has: its room, its padding, its direction.
  public var container: Container
  /// The controls from first to last.
  public private(set) var controls: [ColorControl]
  /// The picked colour, in every space it was shown in.
  public private(set) var state: ColorState
  /// Whether alpha is picked too; else it stays what it is.
  public let picksAlpha: Bool
  /// Which way the controls are stacked.
  public var axis: Axis
  /// Points between controls, thumbs that hang over included.
  public var spacing: Double

  /// The picked colour as the numbers of its space.
  public var value: ColorValue { state.value }

  /// A picker of these controls.
  ///
  /// - Parameter picksAlpha: Where it is false no control may pick alpha.
  /// - Throws: What is missing, there twice or of another space: `brightness is missing`,
  ///   `hue is there twice`.
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

  /// The picker of a name, at a colour in the middle of everything unless another is given.
  ///
  /// - Throws: What is missing or there twice.
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

  /// The name of the picker: its space, and what picks what.
  public var id: ColorPickerID {
    ColorPickerID(
      space: value.space,
      parts: controls.map { ColorPickerID.Part(kind: $0.kind, parameters: $0.parameters) })
  }

  /// The same picker at another colour, which is carried over into its space.
  public func picking(_ value: ColorValue) -> ColorPicker {
    var picker = self
    picker.state.set(value)
    return picker
  }

  /// The same colour on other controls, in another space if they are of one.
  ///
  /// Numbers that a space had before are taken up again where they still say the colour; see
  /// ``ColorState``.
  ///
  /// - Throws: What is missing or there twice.
  public func showing(
    _ id: ColorPickerID, styles: ColorControlStyles = ColorControlStyles()
  ) throws(ColorPickerError) -> ColorPicker {
    var picker = try ColorPicker(
      id, picksAlpha: picksAlpha, styles: styles, container: container, axis: axis,
      spacing: spacing)
    picker.state = state
    picker.state.change(to: id.space)
    return picker
  }
}

extension ColorPickerID {
  /// The controls of the name, looking like this.
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
      return try ParameterPair(parameters[0], parameters[1])
    } catch {
      throw ColorPickerError(error.message)
    }
  }
}

extension [ColorControl] {
  /// Refuses controls that do not pick each parameter of the space once.
  fileprivate func check(space: ColorSpace, picksAlpha: Bool) throws(ColorPickerError) {
    let picked = flatMap(\.parameters)
    if let stranger = picked.first(where: { $0.space != space && !$0.isAlpha }) {
      throw ColorPickerError("\(stranger.name) is of \(stranger.space), the picker of \(space)")
    }
    if !picksAlpha, picked.contains(where: \.isAlpha) {
      throw ColorPickerError("alpha is picked, but alpha is false")
    }
    let wanted = space.parameters.filter { picksAlpha || !$0.isAlpha }
    let counts = wanted.map { parameter in picked.count { $0.name == parameter.name } }
    let missing = wanted.indices.filter { counts[$0] == 0 }.map { wanted[$0].name.rawValue }
    let doubled = wanted.indices.filter { counts[$0] > 1 }.map { wanted[$0].name.rawValue }
    let faults = [
      missing.isEmpty ? nil : "\(missing.listed) \(missing.count == 1 ? "is" : "are") missing",
      doubled.isEmpty ? nil : "\(doubled.listed) \(doubled.count == 1 ? "is" : "are") there twice",
    ].compactMap { $0 }
    guard faults.isEmpty else { throw ColorPickerError(faults.joined(separator: ", ")) }
  }
}
