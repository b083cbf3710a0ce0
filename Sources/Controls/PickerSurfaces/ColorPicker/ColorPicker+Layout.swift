import PickerColor
import PickerControlBase
import PickerGeometry
import PickerSolver
import PickerText
import PickerTree

/// A colour picker, which has no texts to measure.
struct MeasuredColorPicker: MeasuredControl {
  let picker: ColorPicker
}

extension ColorPicker {
  /// Returns the measured control. It has no texts to measure.
  public func measured(by measurer: any TextMeasuring) -> AnyMeasuredControl {
    AnyMeasuredControl(MeasuredColorPicker(picker: self))
  }
}

extension MeasuredColorPicker {
  func layout(within proposal: ProposedSize) -> LayoutTree {
    var tree = LayoutTree(type: ColorPicker.type)
    let placed = picker.solution(in: proposal)
    if case .failure(let error) = placed { tree.warnings.append(Warning(error)) }
    let (size, frames) = (try? placed.get()).map { ($0.size, $0.frames) } ?? (.zero, [])
    let names = uniqueNames(of: picker.controls.map { $0.name })
    var container = picker.container
    container.id = container.id ?? picker.id.description
    tree.controlStates = [ControlState(color: picker.value)]
    tree.appendRoot(.colorPicker, of: container, size: size, content: 0) { tree in
      for (number, frame) in frames.enumerated() {
        let control = picker.controls[number]
        let node = LayoutNode(
          control.role, frame: frame, id: tree.add(id: names[number]), index: number)
        var field = picker.field(of: frame.size)
        (field.stroke, field.thumb) = (picker.trackStroke, picker.thumb)
        tree.append(node) { tree in
          control.surface.append(picker.value, in: field, to: &tree)
        }
      }
    }
    return tree
  }
}

extension ColorControl {
  /// The name of a control, which is its part of the picker's id.
  fileprivate var name: String {
    ColorPickerID.Part(kind: kind, parameters: parameters).description
  }
}

extension ColorPicker {
  /// The frame of a control in the proposed size, relative to the picker, in points; nil for an unknown one.
  func frame(of control: Int, in proposal: ProposedSize) -> Rect? {
    guard let frames = try? solution(in: proposal).get().frames, frames.indices.contains(control)
    else { return nil }
    return frames[control]
  }

  /// The frames of the controls.
  fileprivate func solution(in proposal: ProposedSize) -> Result<FlowSolution, FlowError> {
    let space = ColorControlSpace(of: self, in: proposal)
    let boxes = controls.indices.map { index in
      let size = space.size(of: controls[index].surface)
      return FlowItem(width: size.width, height: size.height) {
        $0.margin = space.margin(ofControl: index)
        $0.shrink = 0
      }
    }
    let flow = FlowContainer(
      axis: axis, width: container.width(in: proposal), height: container.height(in: proposal)
    ) {
      $0.direction = direction
      $0.itemSpacing = spacing
      $0.justify = axis == .horizontal ? .center : .start
      $0.align = .center
      $0.padding = container.padding
      $0.border = container.border
    }
    return Result { () throws(FlowError) in try FlowSolver(boxes, in: flow).solve() }
  }

  /// The declared direction; `auto` is left to right, since there are no texts.
  fileprivate var direction: LayoutDirection { container.direction ?? .leftToRight }

  /// The binding of a control to its parameters.
  func binding(of control: ColorControl) -> ColorBinding {
    var binding = ColorBinding(
      control.parameters, isMirrored: direction == .rightToLeft && control.kind != .wheel)
    if case .slider(let slider) = control {
      binding.axis = slider.style.axis
      binding.isInverted = slider.style.isInverted
      binding.step = slider.style.step
    }
    if case .canvas(let canvas) = control {
      binding.isMirrored = binding.isMirrored != canvas.style.inverted.isHorizontal
      binding.isFlipped = canvas.style.inverted.isVertical
    }
    if case .palette(let palette) = control {
      binding.columns = max(1, palette.style.columns)
      binding.rows = max(1, palette.style.rows)
    }
    return binding
  }

  fileprivate func field(of size: Size) -> ColorField {
    ColorField(frame: Rect(size: size), isMirrored: direction == .rightToLeft)
  }

  /// Returns this picker after a drag.
  ///
  /// - Parameters:
  ///   - control: The index of the control in ``controls``.
  ///   - point: The position of the finger relative to the control's frame, in points; clamped to the control. NaN
  ///     changes nothing, and neither does a point at the centre of the thumb.
  ///   - proposal: The size in which the picker is laid out.
  /// - Throws: A ``ColorPickerError`` if the index is out of range: `must be 0 to 2, is 3`.
  public func dragging(
    _ control: Int, to point: Point, within proposal: ProposedSize = .asDeclared
  ) throws(ColorPickerError) -> ColorPicker {
    guard controls.indices.contains(control) else {
      let range = controls.isEmpty ? "there are no controls" : "must be 0 to \(controls.count - 1)"
      throw ColorPickerError("\(range), is \(control)")
    }
    let surface = controls[control].surface
    let field = field(of: ColorControlSpace(of: self, in: proposal).size(of: surface))
    return picking(surface.dragging(to: point, from: value, in: field))
  }
}

/// The space that each control of a picker has in a proposed size.
///
/// Thumbs reach beyond the leading and trailing edges of the content, into padding or free space around the picker.
/// Tracks thus align with the content above and below the picker.
private struct ColorControlSpace {
  private let axis: Axis
  /// How far the thumb of each control overhangs it.
  private let overhangs: [Insets]
  /// The width in points for a control without a declared size; nil for no constraint.
  private var width: Double?

  /// - Complexity: O(*n*) for *n* controls.
  init(of picker: ColorPicker, in proposal: ProposedSize) {
    let surfaces = picker.controls.map { $0.surface }
    axis = picker.axis
    overhangs = surfaces.map { $0.overhang(of: picker.thumb) }
    guard let whole = picker.container.width(in: proposal) else { return }
    let inner = whole - picker.container.insets(in: picker.direction).horizontal
    let between = overhangs.indices.reduce(0) { $0 + margin(ofControl: $1).horizontal }
    width = max(
      0,
      picker.axis == .vertical ? inner : surfaces.sharedWidth(of: inner - between, in: picker))
  }

  /// The space around a control for its thumb. In a row it is the same above and below all controls, so their edges
  /// align.
  func margin(ofControl index: Int) -> Insets {
    var margin = overhangs[index]
    if axis == .horizontal {
      margin.top = overhangs.reduce(0) { max($0, $1.top) }
      margin.bottom = overhangs.reduce(0) { max($0, $1.bottom) }
    }
    if axis == .vertical || index == 0 { margin.leading = 0 }
    if axis == .vertical || index == overhangs.count - 1 { margin.trailing = 0 }
    return margin
  }

  func size(of surface: AnyColorSurface) -> Size { surface.size(in: width) }
}

extension [AnyColorSurface] {
  /// The width of each control without a declared size if all of them are placed side by side in `width`: they share
  /// the width that the others leave.
  fileprivate func sharedWidth(of width: Double, in picker: ColorPicker) -> Double {
    let fixed = filter { !$0.fillsAvailableWidth }
    let taken = fixed.reduce(picker.spacing * Double(count - 1)) { $0 + $1.size(in: nil).width }
    return (width - taken) / Double(Swift.max(1, count - fixed.count))
  }
}
