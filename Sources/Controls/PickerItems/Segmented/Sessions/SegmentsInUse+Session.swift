import PickerControlBase
import PickerGeometry
import PickerText
import PickerTree

extension SegmentsInUse: ItemsInUse {
  static var role: Role { .segment }

  var id: String? { control.container.id }

  /// Nil: a page opens a menu of what is hidden.
  var isExpanded: Bool? { nil }

  var measured: AnyMeasuredControl? { nil }

  func part(atPoint point: Point, at time: Double) -> TappedPart? {
    let track = track(at: time)
    return track.isOverflow(atPoint: point)
      ? .overflow : track.index(atPoint: point).map { .item($0) }
  }

  /// If only one segment can be selected, the selected one stays selected.
  func canPress(_ target: SessionTarget) -> Bool {
    target.role == .segment && (only == nil || target.id != only.map { ids[$0] })
  }

  mutating func activate(_ item: Int, at time: Double) throws(TapError) {
    guard tap(item, at: time) else { throw .disabled }
  }

  /// A tap there only gives it the focus: a page opens the menu.
  mutating func activateOverflow() -> SessionTarget? { SessionTarget(.overflow) }

  mutating func set(_ item: Int, selected: Bool, at time: Double) throws(TapError) {
    guard control.items[item].isEnabled else { throw .disabled }
    guard self.selected.contains(item) != selected else { return }
    if selectsMany { toggle(item, at: time) } else { select(selected ? item : nil, at: time) }
  }

  func target(after focus: SessionTarget?, pressing key: SessionKey) -> SessionTarget? {
    let before = focus == nil ? only : focus?.id.flatMap { ids.firstIndex(of: $0) }
    if !selectsMany, !hidden.isEmpty, track.isLast(before, pressing: key) {
      return SessionTarget(.overflow)
    }
    guard let next = track.index(after: before, pressing: key), next != before else { return nil }
    return SessionTarget(.segment, id: ids[next])
  }

  mutating func arrive(at item: Int, _ time: Double) {
    if !selectsMany { select(item, at: time) }
  }

  mutating func handle(_ event: SessionEvent, at time: Double) -> SessionResult {
    switch event {
    case .press(let point): return SessionResult(on: press(atPoint: point, at: time))
    case .release: return SessionResult(isUsed: press(index: nil, at: time))
    case .scroll(let point, let distance):
      return SessionResult(isUsed: scroll(atPoint: point, by: distance, at: time))
    case .beginDrag(let point):
      guard beginDrag(atPoint: point, at: time) else { return SessionResult() }
    case .drag(let point):
      drag(to: point, at: time)
      return SessionResult(isUsed: isDragging)
    case .endDrag(let velocity):
      let (isUsed, selects) = (isDragging, isDraggingIndicator)
      endDrag(velocity: velocity, at: time)
      return selects ? focusOnSelection : SessionResult(isUsed: isUsed)
    default: return SessionResult()
    }
    return isDraggingIndicator ? focusOnSelection : SessionResult(isUsed: true)
  }

  /// The result of an event after which the selected segment has the focus.
  private var focusOnSelection: SessionResult {
    var result = SessionResult(isUsed: true)
    result.target = only.map { SessionTarget(.segment, id: ids[$0]) }
    result.movesFocus = true
    return result
  }

  private mutating func press(atPoint point: Point, at time: Double) -> SessionTarget? {
    guard let index = track(at: time).index(atPoint: point), control.items[index].isEnabled,
      press(index: index, at: time)
    else { return nil }
    return SessionTarget(.segment, id: ids[index])
  }
}

extension Segmented {
  /// Starts a session of the control.
  ///
  /// If several segments are selected, taps toggle segments individually. Otherwise, at most one is selected at a
  /// time.
  public func session(
    within proposal: ProposedSize, by measurer: any TextMeasuring, at time: Double
  ) -> (any ControlSession)? {
    ItemsSession(SegmentsInUse(self, in: proposal, by: measurer), at: time)
  }
}
