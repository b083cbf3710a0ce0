import PickerColor
import PickerControlBase
import PickerGeometry
import PickerMotion
import PickerText
import PickerTree

/// A session of a chroma touch: touches pick its colour, and firm ones change its stage.
final class ChromaTouchSession: SingleSession {
  /// The focus is on the swatch, a slider, or a preset of the card.
  var state: SessionState
  var clock: SessionClock
  private let measurer: any TextMeasuring
  private let timing: ChromaTouchTransition
  private var control: ChromaTouch
  /// The layout at rest; nil until it is needed.
  private var drawn: LayoutTree?
  /// The change to the current stage, and the times when the motion starts and ends.
  private var motion: (change: ChromaTouch.Change, start: Double, end: Double)?
  /// The force of the finger, as a fraction of the maximum; nil: it is not measured.
  private var force: Double?
  /// The part that is dragged.
  private var held: Touch.Target?
  /// The point where the finger came down, if it has not moved since.
  private var touched: Point?

  init(
    _ control: ChromaTouch, in proposal: ProposedSize, by measurer: any TextMeasuring,
    at time: Double
  ) {
    self.control = control
    state = SessionState(in: proposal)
    (state.color, state.stage) = (control.value, control.stage)
    self.measurer = measurer
    timing = control.transition ?? ChromaTouchTransition()
    clock = SessionClock(startingAt: time)
  }

  func handle(_ event: SessionEvent, at now: Double) -> SessionResult {
    switch event {
    case .tap(.point(let point)): return SessionResult(on: tap(atPoint: point, at: now))
    case .tap(.node(let position)): return tap(node: position, at: now)
    case .beginDrag(let point):
      return SessionResult(isUsed: beginDrag(atPoint: point, at: now))
    case .drag(let point): return SessionResult(isUsed: drag(to: point, at: now))
    case .endDrag: held = nil
    case .key(let key): return SessionResult(isUsed: press(key, at: now))
    case .focus(let position): return setFocus(to: position, at: now)
    case .pick(let color): show(control.picking(color), at: now)
    case .setForce(let force): self.force = force.flatMap { $0.isNaN ? nil : $0 }
    case .resize(let proposal):
      (held, motion, drawn, state.proposal) = (nil, nil, nil, proposal)
    default: return SessionResult()
    }
    return SessionResult(isUsed: true)
  }

  func isAnimating(at time: Double) -> Bool {
    motion.map { clock.time(time) < $0.end } ?? false
  }

  func tree(at time: Double) -> LayoutTree {
    if let motion, isAnimating(at: time) {
      return layout(
        of: control.moving(by: motion.change, timing, at: clock.time(time) - motion.start))
    }
    let tree = drawn ?? layout(of: control)
    drawn = tree
    return tree
  }

  private func layout(of control: ChromaTouch) -> LayoutTree {
    control.measured(by: measurer).layout(within: state.proposal)
  }

  /// Shows the control after some input.
  private func show(_ next: ChromaTouch, at time: Double) {
    if let change = next.change {
      let moving = next.moving(by: change, timing, at: 0).measuredTouch(by: measurer)
      motion = moving.motion(in: state.proposal).map {
        (change, time, time + $0.box.restTime)
      }
    }
    control = next
    control.transition = nil
    drawn = nil
    (state.color, state.stage) = (control.value, control.stage)
  }
}

// Touches.
extension ChromaTouchSession {
  private func tap(atPoint point: Point, at now: Double) -> SessionTarget? {
    guard let (part, target) = part(atPoint: point, at: now) else { return nil }
    // A finger that came down and lifted without moving has touched already.
    if touched != point { touch(part, atPoint: point, began: true, at: now) }
    touched = nil
    state.focus = target
    return target
  }

  private func beginDrag(atPoint point: Point, at now: Double) -> Bool {
    guard let (part, target) = part(atPoint: point, at: now) else { return false }
    let wakes = control.stage == .popped
    touch(part, atPoint: point, began: true, at: now)
    (held, touched, state.focus) = (wakes || part.preset != nil ? nil : part, point, target)
    return true
  }

  private func drag(to point: Point, at now: Double) -> Bool {
    guard point.isFinite else { return false }
    touched = nil
    // Under a finger that presses less, the card stays.
    let isFirm = (force ?? 0) >= ChromaTouch.popForce
    guard let held, control.stage == .sliders || (control.stage == .peek && isFirm) else {
      return false
    }
    touch(held, atPoint: point, began: false, at: now)
    return true
  }

  private func touch(_ part: Touch.Target, atPoint point: Point, began: Bool, at time: Double) {
    let origin = ChromaTouchPlan(control, in: state.proposal).origin(of: part)
    let touch = Touch(on: part, atPoint: point - origin, force: force, began: began)
    show(control.touching(touch, within: state.proposal), at: time)
  }

  /// The part at a point, which is the deepest one there.
  private func part(atPoint point: Point, at time: Double) -> (
    part: Touch.Target, target: SessionTarget
  )? {
    let tree = tree(at: time)
    guard point.isFinite, let path = tree.hitTest(atPoint: point)?.path else { return nil }
    return path.reversed().lazy.compactMap { position in
      tree.nodes[position].touchTarget.map { ($0, tree.sessionTarget(at: position)) }
    }.first
  }
}

// Keys.
extension ChromaTouchSession {
  private func press(_ key: SessionKey, at now: Double) -> Bool {
    touched = nil
    let tree = tree(at: now)
    if key.isTab { return moveFocus(by: key, in: tree) }
    if key == .escape { return close(at: now) }
    guard let target = (state.focus ?? tabStop(in: tree)), let position = tree.position(of: target),
      let part = tree.nodes[position].touchTarget
    else { return false }
    state.focus = target
    if key.activates { return activate(part, at: now) }
    guard control.stage == .sliders, let binding = control.binding(of: part, in: state.proposal),
      let value = binding.pressing(key, from: control.value), value != control.value
    else { return false }
    show(control.picking(value), at: now)
    return true
  }

  /// Picks a preset, shows everything that the swatch alone covers, or goes from a slider to the next stage, as a firm touch does.
  ///
  /// - Returns: Whether the part has a use for it.
  private func activate(_ part: Touch.Target, at time: Double) -> Bool {
    let isSlider = part.slider != nil
    guard isSlider || part.preset != nil || control.stage == .popped else { return false }
    let stage = control.stage == .peek ? ChromaTouch.popForce : ChromaTouch.peekForce
    let touch = Touch(on: part, force: isSlider ? stage : nil, began: true)
    show(control.touching(touch, within: state.proposal), at: time)
    keepFocus()
    return true
  }

  /// Closes the card, or shows everything again.
  ///
  /// - Returns: Whether there was something to close.
  private func close(at time: Double) -> Bool {
    guard let next = control.closed else { return false }
    show(next, at: time)
    held = nil
    keepFocus()
    return true
  }

  /// Moves the focus from an action of a card that is closed to what the Tab key leads to first.
  private func keepFocus() {
    let tree = drawn ?? layout(of: control)
    drawn = tree
    if let target = state.focus, tree.position(of: target) == nil {
      state.focus = tabStop(in: tree)
    }
  }

  private func moveFocus(by key: SessionKey, in tree: LayoutTree) -> Bool {
    let stops = tree.navigation().map { tree.sessionTarget(at: $0.node) }
    let place = state.focus.flatMap { stops.firstIndex(of: $0) }
    let next = place.map { $0 + (key == .tab ? 1 : -1) } ?? (key == .tab ? 0 : stops.count - 1)
    guard stops.indices.contains(next) else { return false }
    state.focus = stops[next]
    return true
  }
}

extension ChromaTouch {
  /// Starts a session of the control. Its stages depend on the force of the finger; see
  /// ``SessionEvent/setForce(_:)``.
  public func session(
    within proposal: ProposedSize, by measurer: any TextMeasuring, at time: Double
  ) -> (any ControlSession)? {
    ChromaTouchSession(self, in: proposal, by: measurer, at: time)
  }

  /// The control on its way from the stage before a change, some seconds after it.
  fileprivate func moving(
    by change: Change, _ timing: ChromaTouchTransition, at time: Double
  ) -> ChromaTouch {
    var control = self
    control.change = change
    control.transition = timing
    control.transition?.from = nil
    control.transition?.at = time
    return control
  }

  fileprivate func picking(_ color: ColorValue) -> ChromaTouch {
    var control = self
    control.value = color.converted(to: colorModel.space)
    control.change = nil
    return control
  }

  /// The parameters that a part picks; nil for a preset.
  fileprivate func binding(of part: Touch.Target, in proposal: ProposedSize) -> ColorBinding? {
    let bindings = bindings(of: ChromaTouchPlan(self, in: proposal))
    return part == .swatch ? bindings.first : part.slider.map { bindings[$0 + 1] }
  }
}

extension ChromaTouchPlan {
  /// The origin of a part, to which the points of touches are relative.
  fileprivate func origin(of part: Touch.Target) -> Point {
    part == .swatch ? swatch.origin : part.slider.map { sliders[$0].origin } ?? .zero
  }
}

extension LayoutNode {
  /// The part of a chroma touch that it shows; nil: none.
  fileprivate var touchTarget: Touch.Target? {
    switch role {
    case .swatch: .swatch
    case .slider: [.hue, .saturation, .brightness][Int(index)]
    case .preset: Touch.Target.presets[Int(index)]
    default: nil
    }
  }
}
