import PickerControlBase
import PickerGeometry
import PickerLimits
import PickerSolver
import PickerTree

/// The frames of the segments of a control in a proposed size.
struct SegmentedArrangement {
  /// The segments as they are shown.
  var items: MeasuredItems
  /// The last compression step applied; nil for none.
  var strategy: NarrowStrategy?
  /// The border-box size of the control.
  var size: Size
  /// The frame of each segment, relative to the control; zero for segments that are not shown.
  var frames: [Rect]
  /// The segments of each line.
  var lines: [ItemSubset]
  /// The scroll offset; nil if the segments are not scrolled.
  var scroll: Scroll?
  /// The overflow segment; nil if all segments are shown, or hidden ones are not in such a menu.
  var more: More?
  /// How much is shown next to the overflow segment: the number of segments, or if all are shown, also the number of
  /// labels that may be hidden but are shown.
  var level = 0
  /// The number of segments that are shown without their labels, or would be.
  var missingLabels = 0
  /// Warnings of invalid numbers.
  var warnings: [Warning] = []

  /// A segment that offers the hidden ones in a menu.
  struct More {
    /// Its frame, relative to the control.
    var frame = Rect.zero
    /// The hidden segments.
    var hidden: ItemSubset
    /// The first selected one of them, on which the indicator is.
    var selected: Int?
    /// The metrics of its content.
    var metrics: ItemMetrics
    /// Whether that is the label of the selected one.
    var isLabelled: Bool
  }

  /// The shown segments, without the overflow segment.
  var shown: some Sequence<Int> { lines.joined() }

  /// Whether a segment is shown, if only in that one.
  ///
  /// - Complexity: O(log *n*): there are at most two lines.
  func shows(_ item: Int) -> Bool { lines.contains { $0.contains(item) } || item == more?.selected }

  /// Moves the segments of a scrolled control by a vector.
  mutating func scroll(by shift: Point) {
    guard let offset = scroll?.offset, shift != .zero else { return }
    for item in frames.indices { frames[item] = frames[item].offset(by: shift) }
    scroll?.offset = offset - shift
  }

  /// Whether the label of a segment is shown.
  func showsLabel(of item: Int) -> Bool {
    shows(item) && (item != more?.selected || more?.isLabelled == true)
  }
}

extension Scroll {
  /// The greatest offset in a control of a size.
  func limit(of size: Size, along axis: Axis) -> Double { max(0, content[axis] - size[axis]) }

  /// The offset that brings a place in the content nearest to the middle of a control of a size.
  func offset(centering middle: Double, in size: Size, along axis: Axis) -> Double {
    max(0, min(middle - size[axis] / 2, content[axis] - size[axis]))
  }
}

extension MeasuredSegmented {
  /// Returns the arrangement in a proposed size: the uncompressed one if everything fits, otherwise the arrangement
  /// of the first sufficient compression step, or of the last one.
  ///
  /// If the width is given, labels take precedence: check marks are shown only if there is space for them.
  func arrangement(of items: MeasuredItems, in proposal: ProposedSize) -> SegmentedArrangement {
    let isFixed = control.container.width(in: proposal) != nil
    var attempt = SegmentedAttempt(
      self, isFixed ? items.hidingCheckmarks() : items, in: proposal)
    while true {
      var arrangement = attempt.arranged()
      if attempt.isLast || !Budget.mayProceed || attempt.isEnough(arrangement) {
        for item in arrangement.shown {
          arrangement.items.fitCheckmark(of: item, in: arrangement.frames[item].width)
        }
        return arrangement
      }
      attempt.applyNext()
    }
  }
}
