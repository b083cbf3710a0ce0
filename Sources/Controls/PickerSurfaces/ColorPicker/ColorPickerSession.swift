import PickerColor
import PickerControlBase
import PickerGeometry
import PickerText
import PickerTree

/// A session of a colour picker. Nothing moves over time.
final class ColorPickerSession: SingleSession {
  var state: SessionState
  var clock: SessionClock
  private var picker: ColorPicker
  /// The layout of the current colour; nil until it is needed, because gradients and meshes are costly.
  private var drawn: LayoutTree?
  /// The control that keys act on, and whether it is being dragged.
  private var focused: Int?
  private var isDragging = false

  init(_ picker: ColorPicker, in proposal: ProposedSize, at time: Double) {
    self.picker = picker
    state = SessionState(in: proposal)
    state.color = picker.value
    clock = SessionClock(startingAt: time)
  }

  func tree(at time: Double) -> LayoutTree { tree }

  private var tree: LayoutTree {
    if let drawn { return drawn }
    let tree = MeasuredColorPicker(picker: picker).layout(within: state.proposal)
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
    state.color = picker.value
    drawn = nil
    return true
  }
}

// Events.
extension ColorPickerSession {
  func handle(_ event: SessionEvent, at now: Double) -> SessionResult {
    switch event {
    case .tap(.point(let point)): return SessionResult(on: tap(atPoint: point))
    case .tap(.node(let position)): return SessionResult(on: tap(position: position))
    case .beginDrag(let point):
      isDragging = tap(atPoint: point) != nil
      return SessionResult(isUsed: isDragging)
    case .drag(let point): return SessionResult(isUsed: drag(to: point))
    case .endDrag: isDragging = false
    case .key(let key): return SessionResult(isUsed: press(key))
    case .focus(let position): return SessionResult(isUsed: setFocus(to: position))
    case .pick(let color): show(picker.picking(color))
    case .resize(let proposal):
      (isDragging, drawn, state.proposal) = (false, nil, proposal)
    default: return SessionResult()
    }
    return SessionResult(isUsed: true)
  }

  private func focus(on control: Int?) {
    focused = control
    state.focus = control.flatMap { node(of: $0, in: tree) }.map { tree.sessionTarget(at: $0) }
  }

  private func press(_ key: SessionKey) -> Bool {
    if key.isTab { return moveFocus(by: key) }
    guard let control = focused ?? pickingControls.first,
      let next = picker.pressing(key, on: control)
    else { return false }
    let isMoved = focused != control
    focus(on: control)
    return show(next) || isMoved
  }

  /// The controls that pick a parameter. The Tab key moves to each of them.
  private var pickingControls: [Int] {
    picker.controls.indices.filter { !picker.controls[$0].parameters.isEmpty }
  }

  private func moveFocus(by key: SessionKey) -> Bool {
    let next =
      key == .tab
      ? pickingControls.first { $0 > focused ?? -1 }
      : pickingControls.last { $0 < focused ?? .max }
    guard let next else { return false }
    focus(on: next)
    return true
  }

  private func setFocus(to position: Int?) -> Bool {
    let target = position.flatMap { control(at: $0) }
    guard position == nil || target != nil else { return false }
    focus(on: target)
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
  private func tap(atPoint point: Point) -> SessionTarget? {
    guard let control = control(atPoint: point) else { return nil }
    focus(on: control)
    pick(on: control, atPoint: point)
    return state.focus
  }

  private func tap(position: Int) -> SessionTarget? {
    let path = tree.nodes.indices.contains(position) ? tree.path(to: position) : []
    guard let control = path.last.flatMap({ self.control(at: $0) }) else { return nil }
    focus(on: control)
    if tree.nodes[position].role == .swatch { pick(swatch: position, of: control) }
    return state.focus
  }

  private func pick(swatch: Int, of control: Int) {
    guard let place = tree.node(at: swatch) else { return }
    pick(on: control, atPoint: place.absoluteFrame.center)
  }

  private func drag(to point: Point) -> Bool {
    guard isDragging, let focused, point.isFinite else { return false }
    pick(on: focused, atPoint: point)
    return true
  }

  private func pick(on control: Int, atPoint point: Point) {
    guard let frame = picker.frame(of: control, in: state.proposal),
      let next = try? picker.dragging(control, to: point - frame.origin, within: state.proposal)
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
