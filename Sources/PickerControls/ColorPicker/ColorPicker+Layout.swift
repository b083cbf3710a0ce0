import PickerColor
import PickerGeometry
import PickerSolver
import PickerText
import PickerTree

/// A colour picker, which has no texts to measure.
struct MeasuredColorPicker: MeasuredControl {
  let picker: ColorPicker
}

extension ColorPicker {
  /// Returns the measured control; there are no texts to measure.
  public func measured(by measurer: any TextMeasuring) -> AnyMeasuredControl {
    AnyMeasuredControl(MeasuredColorPicker(picker: self))
  }
}

extension MeasuredColorPicker {
  func interactiveLayout(within proposal: ProposedSize) -> InteractiveLayout {
    InteractiveLayout(
      layout(within: proposal), of: InteractiveColors(picker.controls.map(picker.binding)))
  }

  func layout(within proposal: ProposedSize) -> LayoutTree {
    var tree = LayoutTree(type: ColorPicker.type)
    let placed = picker.placement(in: proposal)
    if let warning = placed.warning { tree.warnings.append(warning) }
    let names = identities(of: picker.controls.map(ControlName.init))
    var container = picker.container
    container.id = container.id ?? picker.id.description
    tree.controlStates = [ControlState(color: picker.value)]
    tree.appendRoot(.colorPicker, of: container, size: placed.size, content: 0) { tree in
      for (number, frame) in placed.frames.enumerated() {
        let control = picker.controls[number]
        let node = LayoutNode(
          control.role, frame: frame, id: tree.add(id: names[number]), index: number)
        tree.append(node) { tree in
          control.surface.append(picker.value, in: picker.field(of: frame.size), to: &tree)
        }
      }
    }
    return tree
  }
}

/// The name of a control, which is its part of the picker's id.
private struct ControlName: NamedItem {
  let text: String
  var id: String? { nil }

  init(_ control: ColorControl) {
    text = ColorPickerID.Part(kind: control.kind, parameters: control.parameters).description
  }
}

extension ColorPicker {
  /// The frame of a control in the proposed size, relative to the picker, in points; nil for an unknown one.
  func frame(of control: Int, in proposal: ProposedSize) -> Rect? {
    let frames = placement(in: proposal).frames
    return frames.indices.contains(control) ? frames[control] : nil
  }

  /// The frames of the controls.
  fileprivate func placement(in proposal: ProposedSize) -> CheckedFlow.Placement {
    let boxes = controls.map { control in
      let size = size(of: control.surface, in: proposal)
      return FlowItem(
        width: size.width, height: size.height, margin: control.surface.overhang, shrink: 0)
    }
    let flow = FlowContainer(
      axis: axis, direction: direction, itemSpacing: spacing,
      justify: axis == .horizontal ? .center : .start, align: .center,
      padding: container.padding, border: container.border, width: container.width(in: proposal),
      height: container.height(in: proposal))
    return CheckedFlow(boxes, axis: axis).solve(in: flow)
  }

  /// The size of a control in the picker's proposed size.
  ///
  /// In a vertical picker every control gets the whole width. In a horizontal one, controls without a declared size
  /// share the width that the others leave.
  private func size(of surface: AnyColorSurface, in proposal: ProposedSize) -> Size {
    guard let width = container.width(in: proposal) else { return surface.size(in: nil) }
    let inner = width - container.insets(in: direction).horizontal
    guard axis == .horizontal else {
      return surface.size(in: max(0, inner - surface.overhang.horizontal))
    }
    let all = controls.map { $0.surface }
    let fixed = all.filter { !$0.fillsAvailableWidth }
    let taken = fixed.reduce(spacing * Double(all.count - 1)) { $0 + $1.size(in: nil).width }
    let free = all.reduce(inner - taken) { $0 - $1.overhang.horizontal }
    return surface.size(in: max(0, free) / Double(max(1, all.count - fixed.count)))
  }

  /// The declared direction; `auto` is left to right, since there are no texts.
  private var direction: LayoutDirection { container.direction ?? .leftToRight }

  /// The binding of a control to its parameters.
  func binding(of control: ColorControl) -> ColorBinding {
    var binding = ColorBinding(
      control.parameters, isMirrored: direction == .rightToLeft && control.kind != .wheel)
    if case .slider(let slider) = control {
      binding.axis = slider.style.axis
      binding.isInverted = slider.style.isInverted
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
  ///     changes nothing, nor does a point at the centre of the thumb.
  ///   - proposal: The size in which the picker is laid out.
  /// - Throws: A ``ColorPickerError`` where the index is out of range: `must be 0 to 2, is 3`.
  public func dragging(
    _ control: Int, to point: Point, within proposal: ProposedSize = .asDeclared
  ) throws(ColorPickerError) -> ColorPicker {
    guard controls.indices.contains(control) else {
      let range = controls.isEmpty ? "there are no controls" : "must be 0 to \(controls.count - 1)"
      throw ColorPickerError("\(range), is \(control)")
    }
    let surface = controls[control].surface
    let field = field(of: size(of: surface, in: proposal))
    return picking(surface.dragging(to: point, from: value, in: field))
  }
}
