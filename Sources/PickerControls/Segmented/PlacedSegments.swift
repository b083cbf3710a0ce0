import PickerGeometry
import PickerTree

/// Segments at their places.
///
/// Where sizes are stable, selecting among them changes how they look only, and nothing is measured or
/// placed anew.
public struct PlacedSegments: Sendable {
  private var measured: MeasuredSegmented
  private let room: Room
  private var arrangement: SegmentedArrangement

  init(measured: MeasuredSegmented, room: Room) {
    self.measured = measured
    self.room = room
    arrangement = measured.arrangement(of: measured.items, in: room)
  }

  /// The same segments with those of `ids` selected and no others, their indicator at rest.
  ///
  /// - Complexity: O(*n*), without measuring or placing anything where ``Segmented/stableSize`` is set, no
  ///   strategy for narrow widths was needed and no label has several lines; else all of the layout.
  public func selecting(_ ids: Set<String>) -> PlacedSegments {
    let selected = measured.items.ids.indices.filter { ids.contains(measured.items.ids[$0]) }
    var control = measured.control
    control.selected = selected
    control.transition = nil
    guard arrangement.holdsForAnySelection else {
      return control.measuredSegments(by: measured.measurer).place(within: room)
    }
    var placed = self
    placed.measured.control = control
    placed.measured.itemsBefore = nil
    placed.measured.items.select(Set(control.marked))
    placed.arrangement.items.select(Set(control.marked))
    return placed
  }

  /// The tree of the segments.
  ///
  /// - Complexity: O(*n*); labels that must be cut are looked at again.
  public var tree: LayoutTree { measured.tree(of: arrangement, in: room) }

  /// Where the segments are, for fingers and keys.
  public var track: SegmentedTrack { measured.track(of: arrangement) }
}

extension MeasuredSegmented {
  /// Finds out where the segments go, and keeps that beside how they look.
  ///
  /// - Complexity: O(*n*) for each strategy for narrow widths that is tried.
  public func place(within room: Room = .asDeclared) -> PlacedSegments {
    PlacedSegments(measured: self, room: room)
  }
}

extension SegmentedArrangement {
  /// Whether segments stand where they stand whichever are selected.
  ///
  /// A menu shows the selected one, a control is scrolled to it, and whether a strategy is enough may
  /// depend on the labels that are shown.
  fileprivate var holdsForAnySelection: Bool {
    items.isStable && strategy == nil && scroll == nil && !items.mayBreakLines
  }
}
