import PickerGeometry
import PickerJSON
import PickerTree

extension MeasuredSegmented {
  /// At which widths another of the strategies for narrow widths holds, or segments stand on other
  /// lines.
  ///
  /// The first that is enough holds, so a wider control never needs a later one: where both ends of a
  /// range have the same, all widths between them have. Widths are found by halving, up to 1/1024 pt
  /// too large.
  ///
  /// - Parameter room: The height it is looked at; the width is left out of account.
  func breakpoints(in room: Room) -> BreakpointTable {
    let widest = min(
      arrangement(of: items, in: Room(width: .infinity, height: room.height)).size.width,
      Lengths.maximum)
    let end = step(at: widest, room)
    var steps = [step(at: 0, room)]
    while let last = steps.last, !last.isArranged(as: end), steps.count < BreakpointTable.limit {
      var (low, high) = (last.width, end)
      while high.width - low > 1.0 / 1024 {
        let middle = step(at: low + (high.width - low) / 2, room)
        if middle.isArranged(as: last) { low = middle.width } else { high = middle }
      }
      steps.append(high)
    }
    return BreakpointTable(from: 0, to: widest, steps: steps, isComplete: true)
  }

  private func step(at width: Double, _ room: Room) -> BreakpointTable.Step {
    let arrangement = arrangement(of: items, in: Room(width: width, height: room.height))
    let shown = arrangement.lines.map(\.count)
    return BreakpointTable.Step(
      width: width, itemsPerRow: shown, height: arrangement.size.height,
      hiddenCount: control.items.count - shown.reduce(0, +), strategy: arrangement.strategy)
  }
}

extension BreakpointTable.Step {
  /// Whether segments stand on the same lines by the same strategy; their heights may be others.
  fileprivate func isArranged(as other: Self) -> Bool {
    strategy == other.strategy && itemsPerRow == other.itemsPerRow
  }
}
