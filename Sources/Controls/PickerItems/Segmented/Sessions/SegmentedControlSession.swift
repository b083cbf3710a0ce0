import PickerControlBase
import PickerGeometry
import PickerText
import PickerTree

/// A segmented control of which at most one segment is selected, or whose segments act as buttons.
final class SegmentedControlSession: ItemFocus {
  var focus: SessionTarget? {
    didSet {
      if let id = focus?.id, session.reveal(id, at: clock.latest) { unused = nil }
    }
  }
  var clock: SessionClock
  private let segments: [IdentifiedSegment]
  private var session: SegmentedSession<IdentifiedSegment>
  /// The control with its transition, whose keyframes its own layout reports; nil without one, and once it is used.
  private var unused: MeasuredSegmented?
  private var finger: FingerVelocity?

  init(
    _ control: Segmented, in proposal: ProposedSize, by measurer: any TextMeasuring,
    at time: Double
  ) {
    segments = control.identifiedSegments
    session = control.picker(of: segments).session(within: proposal, by: measurer)
    if control.transition != nil {
      var shown = control
      shown.transition?.at = nil
      unused = shown.measured(by: measurer)
    }
    clock = SessionClock(startingAt: time)
  }

  var proposal: ProposedSize { session.proposal }

  func resize(to proposal: ProposedSize, at time: Double) {
    guard clock.advance(to: time) != nil else { return }
    finger = nil
    session.proposal = proposal
  }

  func tree(at time: Double) -> LayoutTree {
    unused?.layout(within: proposal) ?? session.tree(at: clock.time(time))
  }

  func isAnimating(at time: Double) -> Bool { session.isAnimating(at: clock.time(time)) }
}

// Selection.
extension SegmentedControlSession {
  var selection: [String] { session.selection.map { [$0] } ?? [] }

  /// The selected segment.
  private var selected: SessionTarget? {
    session.selection.map { SessionTarget(.segment, id: $0) }
  }

  func tap(atPoint point: Point, at time: Double) -> SessionTarget? {
    guard let now = clock.advance(to: time) else { return nil }
    if session.isOverflow(atPoint: point) {
      focus = SessionTarget(.overflow)
      return focus
    }
    guard let segment = session.tap(atPoint: point, at: now) else { return nil }
    unused = nil
    focus = SessionTarget(.segment, id: segment.id)
    return focus
  }

  func press(_ key: SessionKey, at time: Double) -> Bool {
    guard let now = clock.advance(to: time) else { return false }
    if key.isTab { return takeFocus(at: now) }
    if key.activates { return activate(at: now) }
    let before = (focus ?? selected)?.id
    guard let key = key.navigationKey else { return false }
    if !session.hiddenItems.isEmpty, session.isLast(before, pressing: key) {
      focus = SessionTarget(.overflow)
      return true
    }
    guard let next = session.item(after: before, pressing: key), next.id != before else {
      return false
    }
    change { $0.select(next.id, at: now) }
    focus = SessionTarget(.segment, id: next.id)
    return true
  }

  /// Selects the segment that has the focus, or presses it where segments are momentary.
  ///
  /// - Returns: Whether it was not selected.
  private func activate(at time: Double) -> Bool {
    guard let id = focus?.id, id != session.selection, session.tap(id, at: time) != nil else {
      return false
    }
    unused = nil
    return true
  }

  func select(_ id: String, at time: Double) -> Bool {
    guard let now = clock.advance(to: time), let segment = segments.first(where: { $0.id == id })
    else { return false }
    if segment.segment.isEnabled, session.selection != id { change { $0.select(id, at: now) } }
    return session.selection == id
  }

  func deselect(_ id: String, at time: Double) -> Bool {
    guard let now = clock.advance(to: time), let segment = segments.first(where: { $0.id == id })
    else { return false }
    if segment.segment.isEnabled, session.selection == id { change { $0.select(nil, at: now) } }
    return session.selection != id
  }

  /// Applies an input.
  ///
  /// - Returns: Whether another segment is selected now.
  @discardableResult
  private func change(_ apply: (inout SegmentedSession<IdentifiedSegment>) -> Void) -> Bool {
    let before = session.selection
    apply(&session)
    guard session.selection != before else { return false }
    unused = nil
    return true
  }
}

// Presses.
extension SegmentedControlSession {
  func press(atPoint point: Point, at time: Double) -> SessionTarget? {
    guard let now = clock.advance(to: time),
      session.item(atPoint: point, at: now)?.segment.isEnabled == true,
      let item = session.press(atPoint: point, at: now)
    else { return nil }
    unused = nil
    return SessionTarget(.segment, id: item.id)
  }

  func release(at time: Double) {
    guard let now = clock.advance(to: time) else { return }
    session.press(index: nil, at: now)
  }
}

// Scrolling and dragging.
extension SegmentedControlSession {
  func scroll(atPoint point: Point, by distance: Point, at time: Double) -> Bool {
    guard let now = clock.advance(to: time),
      session.scroll(atPoint: point, by: distance, at: now)
    else { return false }
    unused = nil
    return true
  }

  func beginDrag(atPoint point: Point, at time: Double) -> Bool {
    guard let now = clock.advance(to: time), session.beginDrag(atPoint: point, at: now) else {
      return false
    }
    unused = nil
    guard session.isDraggingIndicator else { return true }
    focus = selected
    finger = FingerVelocity(at: point, time: now)
    return true
  }

  func drag(to point: Point, at time: Double) {
    guard session.isDragging, point.isFinite, let now = clock.advance(to: time) else { return }
    finger?.move(to: point, at: now)
    // A finger that scrolls presses nothing.
    if !session.isDraggingIndicator { session.press(index: nil, at: now) }
    session.drag(to: point)
  }

  func endDrag(velocity: Point?, at time: Double) {
    guard session.isDragging, let now = clock.advance(to: time) else { return }
    let velocity = velocity ?? finger?.velocity(at: now) ?? .zero
    let selects = session.isDraggingIndicator
    session.endDrag(velocity: velocity.boundedVelocity, at: now)
    if selects { focus = selected }
    finger = nil
  }
}

/// A segment of a document, with the id that it has in trees.
struct IdentifiedSegment: Identifiable, Sendable {
  let id: String
  let segment: Segment
}

extension Segmented {
  /// Starts a session of the control.
  ///
  /// If several segments are selected, taps toggle each; otherwise, at most one is selected at a time.
  public func session(
    within proposal: ProposedSize, by measurer: any TextMeasuring, at time: Double
  ) -> (any ControlSession)? {
    selectionState == .selectsMany
      ? ToggledSegmentsSession(self, in: proposal, by: measurer, at: time)
      : SegmentedControlSession(self, in: proposal, by: measurer, at: time)
  }

  fileprivate var identifiedSegments: [IdentifiedSegment] {
    zip(identities(of: items), items).map { IdentifiedSegment(id: $0, segment: $1) }
  }

  /// The picker over the segments of this control.
  fileprivate func picker(of segments: [IdentifiedSegment]) -> SegmentedPicker<IdentifiedSegment> {
    var picker = SegmentedPicker(
      segments, text: { $0.segment.text }, selection: marked.first.map { segments[$0].id }
    ) { item, segment in
      segment = item.segment
    }
    picker.settings = self
    return picker
  }
}
