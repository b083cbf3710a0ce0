import PickerControlBase
import PickerGeometry
import PickerTree

/// The chip that stands for the hidden items of a flow, in use.
final class OverflowSession: SingleSession {
  var state: SessionState
  var clock: SessionClock
  private let chip: EndChip
  init(_ chip: EndChip, in proposal: ProposedSize, at time: Double) {
    self.chip = chip
    state = SessionState(in: proposal)
    state.isExpanded = chip.label.isExpanded
    clock = SessionClock(startingAt: time)
  }

  /// Nil while the flow is expanded as in the beginning.
  var measured: AnyMeasuredControl? {
    state.isExpanded == chip.label.isExpanded ? nil : AnyMeasuredControl(chip)
  }

  func tree(at time: Double) -> LayoutTree { chip.layout(within: state.proposal) }

  func handle(_ event: SessionEvent, at now: Double) -> SessionResult {
    switch event {
    case .tap(.point(let point)):
      guard point.isFinite else { return SessionResult() }
      state.focus = SessionTarget(.overflow)
      state.isExpanded?.toggle()
      return SessionResult(on: state.focus)
    case .tap(.node(let position)): return tap(node: position, at: now)
    case .key(let key): return press(key)
    case .focus(let position): state.focus = position.map { _ in SessionTarget(.overflow) }
    case .resize(let proposal): state.proposal = proposal
    default: return SessionResult()
    }
    return SessionResult(isUsed: true)
  }

  private func press(_ key: SessionKey) -> SessionResult {
    if key.isTab {
      let isUsed = state.focus == nil
      state.focus = SessionTarget(.overflow)
      return SessionResult(isUsed: isUsed)
    }
    guard key.activates, state.focus != nil else { return SessionResult() }
    state.isExpanded?.toggle()
    return SessionResult(isUsed: true)
  }
}
