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
  private var crossed: CrossedLabels?
  private var paints: SegmentPaints

  /// - Parameter indicator: The frame of a moving indicator; nil for none.
  init(
    of measured: MeasuredSegmented, _ arrangement: SegmentedArrangement,
    resting: SegmentedArrangement, indicator: Rect?, at moment: SegmentedMoment
  ) {
    self.measured = measured
    self.arrangement = arrangement
    self.resting = resting
    self.moment = moment
    crossed = indicator.map { CrossedLabels(indicator: $0) }
    paints = SegmentPaints(measured.control, measured.direction)
  }

  /// Appends all segments with what is in them.
  mutating func append(to tree: inout LayoutTree) {
    var checkpoint = Checkpoint(every: 64)
    for line in arrangement.lines {
      for item in line where checkpoint.mayProceed() { append(item, of: line, to: &tree) }
    }
    if let more = arrangement.more { append(more, to: &tree) }
  }

  private mutating func append(_ item: Int, of line: ItemPositions, to tree: inout LayoutTree) {
    let segment = tree.nodes.count
    let style = arrangement.items.resolvedStyle(of: item)
    arrangement.items.append(
      item, .segment, frame: resting.frames[item], direction: measured.direction, to: &tree)
    tree.stretch(segment, to: arrangement.frames[item], style)
    let isSelected = tree.nodes[segment].state.contains(.selected)
    let place = SegmentPaints.SegmentPlace(
      isFirst: item == line.first,
      isLast: item == line.last && arrangement.more == nil,
      selection: moment.selection(of: item, isSelected: isSelected), press: moment.press(of: item))
    paint(segment, style, at: place, in: &tree)
  }

  /// Appends the segment that stands for others: an icon, or the label of the selected one of them and the icon.
  private mutating func append(_ more: SegmentedArrangement.More, to tree: inout LayoutTree) {
    let segment = tree.nodes.count
    let items = arrangement.items
    let style = items.styles[more.metrics.content.styleIndex]
    tree.overflows = [Overflow(hiddenIDs: more.hidden.map { items.ids[$0] })]
    items.append(
      more.metrics.content,
      LayoutNode(
        .overflow, frame: more.frame, state: more.selected == nil ? [] : .selected,
        paint: style.paint, content: 0, minTarget: style.minTarget),
      direction: measured.direction, to: &tree)
    let place = SegmentPaints.SegmentPlace(
      isFirst: arrangement.lines.allSatisfy { $0.isEmpty }, isLast: true,
      selection: more.selected == nil ? 0 : 1, press: 0)
    paint(segment, style, at: place, in: &tree)
  }

  private mutating func paint(
    _ segment: Int, _ style: ResolvedItemStyle, at place: SegmentPaints.SegmentPlace,
    in tree: inout LayoutTree
  ) {
    paints.paint(segment, style.style, at: place, in: &tree)
    crossed?.paint(segment, style.style, in: &tree)
  }
}
