import PickerColor
import PickerGeometry
import PickerSolver
import PickerText
import PickerTree

/// A colour picker has no texts: measured it is what it was.
struct MeasuredColorPicker: MeasuredControl {
  let picker: ColorPicker
}

extension ColorPicker {
  /// There is nothing to measure.
  public func measured(by text: any TextMeasuring) -> any MeasuredControl {
    MeasuredColorPicker(picker: self)
  }
}

extension MeasuredColorPicker {
  func interactiveLayout(within room: Room) -> InteractiveLayout {
    InteractiveLayout(
      layout(within: room), of: InteractiveColors(picker.controls.map(picker.binding)))
  }

  func layout(within room: Room) -> LayoutTree {
    var tree = LayoutTree(type: ColorPicker.type)
    let placed = picker.placement(in: room)
    if let fault = placed.fault { tree.warnings.append(fault) }
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

/// A control goes by its part of the picker's id.
private struct ControlName: NamedItem {
  let text: String
  var id: String? { nil }

  init(_ control: ColorControl) {
    text = ColorPickerID.Part(kind: control.kind, parameters: control.parameters).description
  }
}

extension ColorPicker {
  /// Where the controls are.
  fileprivate func placement(in room: Room) -> CheckedFlow.Placement {
    let boxes = controls.map { control in
      let size = size(of: control.surface, in: room)
      return FlowItem(
        width: size.width, height: size.height, margin: control.surface.overhang, shrink: 0)
    }
    let flow = FlowContainer(
      axis: axis, direction: direction, itemSpacing: spacing,
      justify: axis == .horizontal ? .center : .start, align: .center,
      padding: container.padding, border: container.border, width: container.width(in: room),
      height: container.height(in: room))
    return CheckedFlow(boxes, axis: axis).solve(in: flow)
  }

  /// How large a control is in a room of the picker.
  ///
  /// Beneath each other each has all of the width. Side by side, those that go by the room share what
  /// the others leave.
  private func size(of surface: any ColorSurface, in room: Room) -> Size {
    guard let width = container.width(in: room) else { return surface.size(in: nil) }
    let inner = width - container.insets(in: direction).horizontal
    guard axis == .horizontal else {
      return surface.size(in: max(0, inner - surface.overhang.horizontal))
    }
    let all = controls.map(\.surface)
    let fixed = all.filter { !$0.goesByTheRoom }
    let taken = fixed.reduce(spacing * Double(all.count - 1)) { $0 + $1.size(in: nil).width }
    let free = all.reduce(inner - taken) { $0 - $1.overhang.horizontal }
    return surface.size(in: max(0, free) / Double(max(1, all.count - fixed.count)))
  }

  /// Without a text, the direction is that of English.
  private var direction: LayoutDirection { container.direction ?? .leftToRight }

  /// What is picked on a control.
  fileprivate func binding(of control: ColorControl) -> ColorBinding {
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

  /// This picker after a drag.
  ///
  /// - Parameters:
  ///   - control: The position of a control in ``controls``.
  ///   - point: Where the finger is, relative to the control's frame; outside, the nearest place on the
  ///     control is meant. A point that is not a number changes nothing, nor does one in the middle of
  ///     the thumb.
  ///   - room: The room the picker is laid out in.
  /// - Throws: `must be 0 to 2, is 3`, where there is no such control.
  public func dragging(
    _ control: Int, to point: Point, within room: Room = .asDeclared
  ) throws(ColorPickerError) -> ColorPicker {
    guard controls.indices.contains(control) else {
      let range = controls.isEmpty ? "there are no controls" : "must be 0 to \(controls.count - 1)"
      throw ColorPickerError("\(range), is \(control)")
    }
    let surface = controls[control].surface
    let field = field(of: size(of: surface, in: room))
    return picking(surface.dragging(to: point, from: value, in: field))
  }
}
