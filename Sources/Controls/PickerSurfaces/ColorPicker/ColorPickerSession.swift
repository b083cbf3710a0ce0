import PickerColor
import PickerControlBase
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
    focusPosition(at: clock.latest).map { tree.sessionTarget(at: $0) }
  }

  func press(_ key: SessionKey, at time: Double) -> Bool {
    guard clock.advance(to: time) != nil else { return false }
    if key.isTab { return moveFocus(by: key) }
    guard let control = focused ?? pickingControls.first,
      let next = picker.pressing(key, on: control)
    else { return false }
    let isMoved = focused != control
    focused = control
    return show(next) || isMoved
  }

  /// The controls that pick a parameter, each of which the Tab key leads to.
  private var pickingControls: [Int] {
    picker.controls.indices.filter { !picker.controls[$0].parameters.isEmpty }
  }

  private func moveFocus(by key: SessionKey) -> Bool {
    let next =
      key == .tab
      ? pickingControls.first { $0 > focused ?? -1 }
      : pickingControls.last { $0 < focused ?? .max }
    guard let next else { return false }
    focused = next
    return true
  }

  func setFocus(to position: Int?, at time: Double) -> Bool {
    guard clock.advance(to: time) != nil else { return false }
    let target = position.flatMap { control(at: $0) }
    guard position == nil || target != nil else { return false }
    focused = target
    return true
  }

  /// The control at the position of its node, or of a swatch of its palette.
  private func control(at position: Int) -> Int? {
    let tree = tree
    guard tree.nodes.indices.contains(position) else { return nil }
    let isSwatch = tree.nodes[position].role == .swatch
    return pickingControls.first { control in
      guard let node = node(of: control, in: tree) else { return false }
      let end = isSwatch ? Int(tree.nodes[node].end) : node + 1
      return (node..<end).contains(position)
    }
  }

  func focusPosition(at time: Double) -> Int? {
    focused.flatMap { node(of: $0, in: tree) }
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

  func tap(position: Int, at time: Double) -> SessionTarget? {
    let path = tree.nodes.indices.contains(position) ? tree.path(to: position) : []
    guard clock.advance(to: time) != nil, let control = path.last.flatMap({ self.control(at: $0) })
    else { return nil }
    focused = control
    if tree.nodes[position].role == .swatch { pick(swatch: position, of: control) }
    return focus
  }

  private func pick(swatch: Int, of control: Int) {
    guard let place = tree.node(at: swatch) else { return }
    pick(on: control, atPoint: place.absoluteFrame.center)
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
  /// Starts a session of the picker.
  public func session(
    within proposal: ProposedSize, by measurer: any TextMeasuring, at time: Double
  ) -> (any ControlSession)? {
    ColorPickerSession(self, in: proposal, at: time)
  }
}
