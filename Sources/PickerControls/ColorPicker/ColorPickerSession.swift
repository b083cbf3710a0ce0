import PickerColor
import PickerGeometry
import PickerText
import PickerTree

/// A colour picker in use. Nothing moves over time.
final class ColorPickerSession: ControlSession {
  private(set) var proposal: ProposedSize
  private var picker: ColorPicker
  /// The layout of the current colour; nil until it is needed, because gradients and meshes are costly.
  private var drawn: LayoutTree?
  /// The control that keys act on, and whether it is being dragged.
  private var focused: Int?
  private var isDragging = false
  private var clock: SessionClock

  init(_ picker: ColorPicker, in proposal: ProposedSize, at time: Double) {
    self.picker = picker
    self.proposal = proposal
    clock = SessionClock(startingAt: time)
  }

  func resize(to proposal: ProposedSize, at time: Double) {
    guard clock.advance(to: time) != nil else { return }
    isDragging = false
    self.proposal = proposal
    drawn = nil
  }

  func tree(at time: Double) -> LayoutTree { tree }

  private var tree: LayoutTree {
    if let drawn { return drawn }
    let tree = MeasuredColorPicker(picker: picker).layout(within: proposal)
    drawn = tree
    return tree
  }

  /// Shows another colour.
  ///
  /// - Returns: Whether it differs.
  @discardableResult
  private func show(_ picker: ColorPicker) -> Bool {
    guard picker.value != self.picker.value else { return false }
    self.picker = picker
    drawn = nil
    return true
  }
}

// The colour.
extension ColorPickerSession {
  var color: ColorValue? { picker.value }

  func pick(_ color: ColorValue, at time: Double) -> Bool {
    guard clock.advance(to: time) != nil else { return false }
    show(picker.picking(color))
    return true
  }

  var focus: SessionTarget? {
    let tree = tree
    return focused.flatMap { node(of: $0, in: tree) }.map { tree.sessionTarget(at: $0) }
  }

  func press(_ key: SessionKey, at time: Double) -> Bool {
    let first = picker.controls.firstIndex { !$0.parameters.isEmpty }
    guard clock.advance(to: time) != nil, let control = focused ?? first,
      let next = picker.pressing(key, on: control)
    else { return false }
    focused = control
    return show(next)
  }
}

// Taps and drags.
extension ColorPickerSession {
  func tap(atPoint point: Point, at time: Double) -> SessionTarget? {
    guard clock.advance(to: time) != nil, let control = control(atPoint: point) else { return nil }
    focused = control
    pick(on: control, atPoint: point)
    return focus
  }

  func beginDrag(atPoint point: Point, at time: Double) -> Bool {
    isDragging = tap(atPoint: point, at: time) != nil
    return isDragging
  }

  func drag(to point: Point, at time: Double) {
    guard isDragging, let focused, point.isFinite, clock.advance(to: time) != nil else { return }
    pick(on: focused, atPoint: point)
  }

  func endDrag(velocity: Point?, at time: Double) {
    if clock.advance(to: time) != nil { isDragging = false }
  }

  private func pick(on control: Int, atPoint point: Point) {
    guard let frame = picker.frame(of: control, in: proposal),
      let next = try? picker.dragging(control, to: point - frame.origin, within: proposal)
    else { return }
    show(next)
  }

  /// The control at a point, where it picks a parameter.
  private func control(atPoint point: Point) -> Int? {
    let tree = tree
    guard point.isFinite, let path = tree.hitTest(atPoint: point)?.path, path.count > 1 else {
      return nil
    }
    let number = Int(tree.nodes[path[1]].index)
    guard picker.controls.indices.contains(number), !picker.controls[number].parameters.isEmpty
    else { return nil }
    return number
  }

  /// The node of a control, by its number.
  private func node(of control: Int, in tree: LayoutTree) -> Int? {
    tree.nodes.isEmpty ? nil : tree.children(of: 0).first { tree.nodes[$0].index == control }
  }
}

extension ColorPicker {
  /// Begins to use the picker.
  public func session(
    within proposal: ProposedSize, by measurer: any TextMeasuring, at time: Double
  ) -> (any ControlSession)? {
    ColorPickerSession(self, in: proposal, at: time)
  }
}
