import PickerControlBase
import PickerGeometry
import PickerMotion
import PickerText
import PickerTree

/// A segmented control of which several segments may be selected.
final class ToggledSegmentsSession: ItemFocus {
  private(set) var proposal: ProposedSize
  var focus: SessionTarget? {
    didSet {
      guard let id = focus?.id, let index = ids.firstIndex(of: id) else { return }
      _ = segments.reveal(index, at: clock.latest, timing)
    }
  }
  var clock: SessionClock
  /// The control with the current selection.
  private var control: Segmented
  private let ids: [String]
  private let measurer: any TextMeasuring
  private var segments: ScrolledSegments
  private var presses: PressMotions
  /// How far segments of a connected group look selected, while that changes.
  private var selections = ShareMotions()
  private let timing: Motion.Timing

  init(
    _ control: Segmented, in proposal: ProposedSize, by measurer: any TextMeasuring,
    at time: Double
  ) {
    self.control = control
    self.control.transition?.at = nil
    timing = control.transition?.timing ?? .indicator
    selections.rest(at: control.wholeSelection)
    presses = PressMotions(pressing: self.control.pressShares.keys.first)
    self.proposal = proposal
    self.measurer = measurer
    ids = identities(of: control.items)
    segments = ScrolledSegments(self.control.measured(by: measurer).place(within: proposal))
    clock = SessionClock(startingAt: time)
  }

  func resize(to proposal: ProposedSize, at time: Double) {
    guard clock.advance(to: time) != nil else { return }
    self.proposal = proposal
    presses = PressMotions()
    selections.rest(at: control.wholeSelection)
    segments.show(control.measured(by: measurer).place(within: proposal))
  }

  func tree(at time: Double) -> LayoutTree {
    let now = clock.time(time)
    var tree = segments.tree(
      at: now,
      SegmentedMoment(
        presses: presses.shares(at: now),
        selections: now < selections.restTime ? selections.shares(at: now) : [:]))
    // A control with one selected segment lets select only one; this one still lets select several.
    if !tree.nodes.isEmpty { tree.nodes[0].state = .selectsMany }
    return tree
  }

  func isAnimating(at time: Double) -> Bool {
    segments.isDragging
      || clock.time(time) < max(presses.restTime, selections.restTime, segments.restTime)
  }
}

// Scrolling.
extension ToggledSegmentsSession {
  func scroll(atPoint point: Point, by distance: Point, at time: Double) -> Bool {
    clock.advance(to: time).map { segments.scroll(atPoint: point, by: distance, at: $0) } ?? false
  }

  func beginDrag(atPoint point: Point, at time: Double) -> Bool {
    clock.advance(to: time).map { segments.beginDrag(atPoint: point, at: $0) } ?? false
  }

  func drag(to point: Point, at time: Double) {
    guard segments.isDragging, point.isFinite, let now = clock.advance(to: time) else { return }
    presses.press(nil, at: now)
    segments.drag(to: point)
  }

  func endDrag(velocity: Point?, at time: Double) {
    if clock.advance(to: time) != nil { segments.endDrag() }
  }
}

// Presses.
extension ToggledSegmentsSession {
  func press(atPoint point: Point, at time: Double) -> SessionTarget? {
    guard let now = clock.advance(to: time),
      let index = segments.track(at: now).index(atPoint: point), control.items[index].isEnabled
    else { return nil }
    presses.press(index, at: now)
    return SessionTarget(.segment, id: ids[index])
  }

  func release(at time: Double) {
    guard let now = clock.advance(to: time) else { return }
    presses.press(nil, at: now)
  }
}

// Selection.
extension ToggledSegmentsSession {
  var selection: [String] { control.marked.map { ids[$0] } }

  func tap(atPoint point: Point, at time: Double) -> SessionTarget? {
    guard let now = clock.advance(to: time) else { return nil }
    let track = segments.track(at: now)
    if track.isOverflow(atPoint: point) {
      focus = SessionTarget(.overflow)
      return focus
    }
    guard let index = track.index(atPoint: point), toggle(index) else { return nil }
    focus = SessionTarget(.segment, id: ids[index])
    return focus
  }

  func press(_ key: SessionKey, at time: Double) -> Bool {
    guard clock.advance(to: time) != nil else { return false }
    if key.isTab { return takeFocus(at: time) }
    let focused = focus?.id.flatMap { ids.firstIndex(of: $0) }
    if key.activates { return focused.map { toggle($0) } ?? false }
    guard let key = key.navigationKey,
      let next = segments.placed.track.index(after: focused, pressing: key), next != focused
    else { return false }
    focus = SessionTarget(.segment, id: ids[next])
    return true
  }

  func select(_ id: String, at time: Double) -> Bool {
    toggle(id, unless: true, at: time)
  }

  func deselect(_ id: String, at time: Double) -> Bool {
    toggle(id, unless: false, at: time)
  }

  /// Toggles a segment, unless it is selected, or not selected, already.
  ///
  /// - Returns: Whether it is in that state now.
  private func toggle(_ id: String, unless isSelected: Bool, at time: Double) -> Bool {
    guard clock.advance(to: time) != nil, let index = ids.firstIndex(of: id) else { return false }
    return control.marked.contains(index) == isSelected || toggle(index)
  }

  /// - Returns: Whether the segment is enabled, so that it was toggled.
  private func toggle(_ index: Int) -> Bool {
    guard control.items[index].isEnabled else { return false }
    let marked = control.marked
    control.selected =
      marked.contains(index) ? marked.filter { $0 != index } : (marked + [index]).sorted()
    changeLook(of: index, isSelected: !marked.contains(index))
    control.transition = nil
    // What is under a finger stays there.
    segments.show(segments.placed.selecting(indices: control.selected), staying: true)
    return true
  }

  /// Lets a segment of a connected group change its corners and colours.
  private func changeLook(of index: Int, isSelected: Bool) {
    guard control.variant == .connected else { return }
    selections.send(index, to: isSelected ? 1 : 0, at: clock.latest, timing)
  }
}

extension Segmented {
  /// A share of 1 for each selected segment.
  fileprivate var wholeSelection: [Int: Double] {
    var shares: [Int: Double] = [:]
    for index in marked { shares[index] = 1 }
    return shares
  }
}
