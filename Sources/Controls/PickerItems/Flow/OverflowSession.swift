import PickerControlBase
import PickerGeometry
import PickerTree

/// The chip that stands for the hidden items of a flow, in use.
final class OverflowSession: ControlSession {
  private(set) var proposal: ProposedSize
  private(set) var focus: SessionTarget?
  private var clock: SessionClock
  private let chip: EndChip
  /// Whether items are expanded that were not in the beginning, or the other way round.
  private var isToggled = false

  init(_ chip: EndChip, in proposal: ProposedSize, at time: Double) {
    self.chip = chip
    self.proposal = proposal
    clock = SessionClock(startingAt: time)
  }

  /// Nil while the flow is expanded as in the beginning.
  var measured: AnyMeasuredControl? { isToggled ? AnyMeasuredControl(chip) : nil }

  func resize(to proposal: ProposedSize, at time: Double) { self.proposal = proposal }

  func tree(at time: Double) -> LayoutTree { chip.layout(within: proposal) }

  func tap(atPoint point: Point, at time: Double) -> SessionTarget? {
    guard clock.advance(to: time) != nil, point.isFinite else { return nil }
    focus = SessionTarget(.overflow)
    isToggled.toggle()
    return focus
  }

  func press(_ key: SessionKey, at time: Double) -> Bool {
    guard let now = clock.advance(to: time) else { return false }
    if key.isTab { return focus == nil && setFocus(to: 0, at: now) }
    guard key.activates, focus != nil else { return false }
    isToggled.toggle()
    return true
  }

  func setFocus(to position: Int?, at time: Double) -> Bool {
    guard clock.advance(to: time) != nil else { return false }
    focus = position.map { _ in SessionTarget(.overflow) }
    return true
  }

  func focusPosition(at time: Double) -> Int? { focus.map { _ in 0 } }
}
