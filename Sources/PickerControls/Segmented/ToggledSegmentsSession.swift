import PickerGeometry
import PickerText
import PickerTree

/// A segmented control of which several segments may be selected.
final class ToggledSegmentsSession: ItemFocus {
  private(set) var proposal: ProposedSize
  var focus: SessionTarget?
  var clock: SessionClock
  /// The control with the current selection.
  private var control: Segmented
  private let ids: [String]
  private let measurer: any TextMeasuring
  private var placed: PlacedSegments

  init(
    _ control: Segmented, in proposal: ProposedSize, by measurer: any TextMeasuring,
    at time: Double
  ) {
    self.control = control
    self.control.transition?.at = nil
    self.proposal = proposal
    self.measurer = measurer
    ids = identities(of: control.items)
    placed = self.control.measured(by: measurer).place(within: proposal)
    clock = SessionClock(startingAt: time)
  }

  func resize(to proposal: ProposedSize, at time: Double) {
    guard clock.advance(to: time) != nil else { return }
    self.proposal = proposal
    placed = control.measured(by: measurer).place(within: proposal)
  }

  func tree(at time: Double) -> LayoutTree {
    var tree = placed.tree
    // A control with one selected segment lets select only one; this one still lets select several.
    if !tree.nodes.isEmpty { tree.nodes[0].state = .selectsMany }
    return tree
  }
}

// Selection.
extension ToggledSegmentsSession {
  var selection: [String] { control.marked.map { ids[$0] } }

  func tap(atPoint point: Point, at time: Double) -> SessionTarget? {
    guard clock.advance(to: time) != nil, let index = placed.track.index(atPoint: point),
      toggle(index)
    else { return nil }
    focus = SessionTarget(.segment, id: ids[index])
    return focus
  }

  func press(_ key: SessionKey, at time: Double) -> Bool {
    guard clock.advance(to: time) != nil else { return false }
    if key.isTab { return takeFocus(at: time) }
    let focused = focus?.id.flatMap { ids.firstIndex(of: $0) }
    if key.activates { return focused.map { toggle($0) } ?? false }
    guard let key = key.segmentKey,
      let next = placed.track.index(after: focused, pressing: key), next != focused
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
    control.transition = nil
    placed = placed.selecting(indices: control.selected)
    return true
  }
}
