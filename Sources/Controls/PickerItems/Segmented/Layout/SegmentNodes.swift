import PickerGeometry
import PickerLimits
import PickerSolver
import PickerTree

/// Appends the nodes of the segments of a control, as they are at one time.
struct SegmentNodes {
  private let measured: MeasuredSegmented
  private let arrangement: SegmentedArrangement
  /// The arrangement without presses, whose contents keep their sizes.
  private let resting: SegmentedArrangement
  private let moment: SegmentedMoment
  private let looks: SegmentLooks

  /// - Parameter indicator: The frame of a moving indicator; nil for none.
  init(
    of measured: MeasuredSegmented, _ arrangement: SegmentedArrangement,
    resting: SegmentedArrangement, indicator: Rect?, at moment: SegmentedMoment
  ) {
    self.measured = measured
    self.arrangement = arrangement
    self.resting = resting
    self.moment = moment
    looks = SegmentLooks(measured.control, measured.direction, indicator: indicator)
  }

  /// Appends all segments with what is in them.
  func append(to tree: inout LayoutTree) {
    var checkpoint = Checkpoint(every: 64)
    for line in arrangement.lines {
      for item in line where checkpoint.mayProceed() { append(item, of: line, to: &tree) }
    }
    if let more = arrangement.more { append(more, to: &tree) }
  }

  private func append(_ item: Int, of line: ItemSubset, to tree: inout LayoutTree) {
    let (items, frame) = (arrangement.items, arrangement.frames[item])
    let state = items.metrics[item].state
    let place = SegmentLooks.SegmentPlace(
      frame: frame, isFirst: item == line.first,
      isLast: item == line.last && arrangement.more == nil,
      selection: moment.selection(of: item, isSelected: state.contains(.selected)),
      press: moment.press(of: item))
    let look = looks.look(of: items.resolvedStyle(of: item).style, state, at: place)
    look.contentSize = resting.frames[item].size
    items.append(
      item, .segment, frame: frame, looking: look, to: &tree)
  }

  /// Appends the overflow segment: an icon, or the label of the selected hidden segment and the icon.
  private func append(_ more: SegmentedArrangement.More, to tree: inout LayoutTree) {
    let items = arrangement.items
    let style = items.styles[more.metrics.content.styleIndex]
    let state: NodeState = more.selected == nil ? [] : .selected
    tree.overflows = [Overflow(hiddenIDs: more.hidden.map { items.ids[$0] })]
    let place = SegmentLooks.SegmentPlace(
      frame: more.frame, isFirst: arrangement.lines.allSatisfy { $0.isEmpty }, isLast: true,
      selection: more.selected == nil ? 0 : 1, press: 0)
    items.append(
      more.metrics.content,
      LayoutNode(
        .overflow, frame: more.frame, state: state, paint: style.paint, content: 0,
        minTarget: style.minTarget),
      looking: looks.look(of: style.style, state, at: place), to: &tree)
  }
}
