import PickerColor
import PickerControlBase
import PickerGeometry
import PickerText
import PickerTree

/// A chroma touch in use: touches pick its colour, and firm ones lead from stage to stage.
final class ChromaTouchSession: ItemFocus {
  private(set) var proposal: ProposedSize
  /// The swatch, a slider, or a preset of the card.
  var focus: SessionTarget?
  var clock: SessionClock
  private let measurer: any TextMeasuring
  private let timing: ChromaTouchTransition
  private var control: ChromaTouch
  /// The layout at rest; nil until it is needed.
  private var drawn: LayoutTree?
  private var motion: StageMotion?
  /// The force of the finger, as a fraction of the maximum; nil: it is not measured.
  private var force: Double?
  /// The part that is dragged.
  private var held: Touch.Target?
  /// Where the finger came down that has not moved since.
  private var touched: Point?

  /// The motion to the current stage.
  private struct StageMotion {
    let change: ChromaTouch.Change
    let start: Double
    let duration: Double
  }

  init(
    _ control: ChromaTouch, in proposal: ProposedSize, by measurer: any TextMeasuring,
    at time: Double
  ) {
    self.control = control
    self.proposal = proposal
    self.measurer = measurer
    timing = control.transition ?? ChromaTouchTransition()
    clock = SessionClock(startingAt: time)
  }

  func resize(to proposal: ProposedSize, at time: Double) {
    guard clock.advance(to: time) != nil else { return }
    (held, motion, drawn) = (nil, nil, nil)
    self.proposal = proposal
  }

  func setForce(_ force: Double?) { self.force = force.flatMap { $0.isNaN ? nil : $0 } }

  func isAnimating(at time: Double) -> Bool {
    motion.map { clock.time(time) < $0.start + $0.duration } ?? false
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
    control.measured(by: measurer).layout(within: proposal)
  }

  /// Shows the control after some input.
  private func show(_ next: ChromaTouch, at time: Double) {
    if let change = next.change {
      let tree = layout(of: next.moving(by: change, timing, at: 0))
      let duration = tree.controlStates.first?.transition?.duration ?? 0
      motion = StageMotion(change: change, start: time, duration: duration)
    }
    control = next
    control.transition = nil
    drawn = nil
  }
}

// Touches.
extension ChromaTouchSession {
  func tap(atPoint point: Point, at time: Double) -> SessionTarget? {
    guard let now = clock.advance(to: time), let (part, target) = part(atPoint: point, at: now)
    else { return nil }
    // A finger that came down and lifted without moving has touched already.
    if touched != point { touch(part, atPoint: point, began: true, at: now) }
    touched = nil
    focus = target
    return target
  }

  func beginDrag(atPoint point: Point, at time: Double) -> Bool {
    guard let now = clock.advance(to: time), let (part, target) = part(atPoint: point, at: now)
    else { return false }
    let wakes = control.stage == .popped
    touch(part, atPoint: point, began: true, at: now)
    (held, touched, focus) = (wakes || part.preset != nil ? nil : part, point, target)
    return true
  }

  func drag(to point: Point, at time: Double) {
    guard point.isFinite, let now = clock.advance(to: time) else { return }
    touched = nil
    // Under a finger that presses less, the card stays.
    let isFirm = (force ?? 0) >= ChromaTouch.popForce
    guard let held, control.stage == .sliders || (control.stage == .peek && isFirm) else { return }
    touch(held, atPoint: point, began: false, at: now)
  }

  func endDrag(velocity: Point?, at time: Double) {
    if clock.advance(to: time) != nil { held = nil }
  }

  private func touch(_ part: Touch.Target, atPoint point: Point, began: Bool, at time: Double) {
    let origin = ChromaTouchPlan(control, in: proposal).origin(of: part)
    let touch = Touch(on: part, atPoint: point - origin, force: force, began: began)
    show(control.touching(touch, within: proposal), at: time)
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

// The colour, and keys.
extension ChromaTouchSession {
  var color: ColorValue? { control.value }

  var stage: ChromaTouch.Stage? { control.stage }

  func pick(_ color: ColorValue, at time: Double) -> Bool {
    guard let now = clock.advance(to: time) else { return false }
    show(control.picking(color), at: now)
    return true
  }

  func press(_ key: SessionKey, at time: Double) -> Bool {
    guard let now = clock.advance(to: time) else { return false }
    touched = nil
    let tree = tree(at: now)
    if key.isTab { return moveFocus(by: key, in: tree) }
    if key == .escape { return close(at: now) }
    guard let target = (focus ?? tabStop(in: tree)), let position = tree.position(of: target),
      let part = tree.nodes[position].touchTarget
    else { return false }
    focus = target
    if key.activates { return activate(part, at: now) }
    guard control.stage == .sliders, let binding = control.binding(of: part, in: proposal),
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
    show(control.touching(touch, within: proposal), at: time)
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
    if let target = focus, tree.position(of: target) == nil { focus = tabStop(in: tree) }
  }

  private func moveFocus(by key: SessionKey, in tree: LayoutTree) -> Bool {
    let stops = tree.navigation().map { tree.sessionTarget(at: $0.node) }
    let place = focus.flatMap { stops.firstIndex(of: $0) }
    let next = place.map { $0 + (key == .tab ? 1 : -1) } ?? (key == .tab ? 0 : stops.count - 1)
    guard stops.indices.contains(next) else { return false }
    focus = stops[next]
    return true
  }
}

extension ChromaTouch {
  /// Begins to use the control. Its stages follow from the force of the finger; see ``ControlSession/setForce(_:)``.
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
