import PickerGeometry
import PickerTree

/// Where the segments of a control stand in a room.
struct SegmentedArrangement {
  /// The segments as they are shown.
  var items: MeasuredItems
  /// What was done because the room was too narrow.
  var strategy: NarrowStrategy?
  /// The border box of the control.
  var size: Size
  /// One for each segment, relative to the control; those that are not shown have nothing.
  var frames: [Rect]
  /// The segments on each line.
  var lines: [Range<Int>]
  /// How far the segments were moved, where they are scrolled.
  var scroll: Scroll?
  /// What was wrong with the numbers.
  var warnings: [Warning] = []

  /// The segments that are shown.
  var shown: some Sequence<Int> { lines.joined() }

  /// Whether a segment is shown.
  func shows(_ item: Int) -> Bool { lines.contains { $0.contains(item) } }
}

extension MeasuredSegmented {
  /// Where everything stands in a room: as it is meant where the room is wide enough, else as the
  /// first strategy has it that is enough, or the last of all.
  func arrangement(of items: MeasuredItems, in room: Room) -> SegmentedArrangement {
    var attempt = SegmentedAttempt(self, items, in: room)
    var arrangement = attempt.arranged()
    guard !control.whenNarrow.isEmpty, !attempt.showsAll(arrangement) else { return arrangement }
    for (number, strategy) in control.whenNarrow.enumerated() {
      attempt.take(strategy)
      arrangement = attempt.arranged()
      arrangement.strategy = strategy
      let isLast = number == control.whenNarrow.count - 1
      if isLast || strategy == .scroll || attempt.isEnough(arrangement) { break }
    }
    return arrangement
  }
}
