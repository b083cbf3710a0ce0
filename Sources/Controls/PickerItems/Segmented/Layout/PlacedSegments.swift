import PickerControlBase
import PickerGeometry
import PickerSolver
import PickerTree

/// Segments with their frames.
///
/// With stable sizes, a new selection changes only the appearance of segments. Nothing is measured or placed again.
public struct PlacedSegments: Sendable {
  private var measured: MeasuredSegmented
  private let proposal: ProposedSize
  private var arrangement: SegmentedArrangement

  init(measured: MeasuredSegmented, proposal: ProposedSize) {
    self.measured = measured
    self.proposal = proposal
    arrangement = measured.arrangement(of: measured.items, in: proposal)
  }

  /// Returns these segments with exactly the segments of `ids` selected and the indicator at rest.
  ///
  /// - Complexity: O(*n*) without measuring or placing if ``Segmented/hasStableSize`` is set, no compression
  ///   step applies and no label has several lines; otherwise all texts are measured and placed again.
  public func selecting(_ ids: Set<String>) -> PlacedSegments {
    selecting(indices: measured.items.ids.indices.filter { ids.contains(measured.items.ids[$0]) })
  }

  /// Returns these segments with exactly the segments at `indices` selected.
  func selecting(indices: [Int]) -> PlacedSegments {
    var control = measured.control
    control.selected = indices
    control.transition = nil
    guard arrangement.holdsForAnySelection else {
      return control.measured(by: measured.measurer).place(within: proposal)
    }
    var placed = self
    placed.measured.control = control
    placed.measured.itemsBefore = nil
    placed.measured.items.select(Set(control.marked))
    placed.arrangement.items.select(Set(control.marked))
    return placed
  }

  /// The layout tree.
  ///
  /// - Complexity: O(*n*), or O(*n* log *n*) if ``ItemStyle/minTarget`` is set; labels that must be truncated are
  ///   measured again.
  public var tree: LayoutTree { measured.tree(of: arrangement, in: proposal) }

  /// Returns the layout tree at one time.
  func tree(at moment: SegmentedMoment) -> LayoutTree {
    measured.tree(of: arrangement, in: proposal, at: moment)
  }

  /// The hidden segments, which the overflow segment represents.
  var hidden: ItemSubset { arrangement.more?.hidden ?? ItemSubset(0..<0) }

  /// The positions of the segments, for pointer and keyboard input.
  public var track: SegmentedTrack { measured.track(of: arrangement) }
}

// Scrolling.
extension PlacedSegments {
  /// The size of the control, in points.
  var size: Size { arrangement.size }

  /// The axis along which the segments are scrolled.
  var axis: Axis { measured.control.axis }

  /// Whether the content starts at the right.
  var isReversed: Bool { axis == .horizontal && measured.direction == .rightToLeft }

  /// The distance that the segments are scrolled; zero if they are not.
  var scrollOffset: Point { arrangement.scroll?.offset ?? .zero }

  /// The greatest distance that they can be scrolled; 0 if all are in sight.
  var scrollLimit: Double { arrangement.scroll?.limit(of: size, along: axis) ?? 0 }

  /// The distance that brings a segment nearest to the middle of the control.
  func offset(showing index: Int) -> Double {
    let middle = arrangement.frames[index].center[axis] + scrollOffset[axis]
    return arrangement.scroll?.offset(centering: middle, in: size, along: axis) ?? 0
  }
}

extension MeasuredSegmented {
  /// Places the segments in the proposed size. The selection of the result can change without a new layout.
  ///
  /// - Complexity: O(*n*) for each compression step that is tried. Steps from `shrinkText` on measure all labels at
  ///   up to eight sizes each.
  public func place(within proposal: ProposedSize = .asDeclared) -> PlacedSegments {
    PlacedSegments(measured: self, proposal: proposal)
  }
}

extension SegmentedArrangement {
  /// Whether the frames are independent of the selection.
  ///
  /// They are not in a menu, which shows the selected segment, in a scrolled control, which scrolls to it, or
  /// where the labels shown decide whether a compression step is sufficient.
  fileprivate var holdsForAnySelection: Bool {
    items.isStable && strategy == nil && scroll == nil && !items.mayBreakLines
  }
}
