import PickerGeometry
import PickerJSON
import PickerTree

extension MeasuredSegmented {
  /// The widths at which the compression step changes, or segments move to other lines.
  ///
  /// The first sufficient step applies, so a wider control never needs a later one: where both ends of a
  /// range have the same arrangement, every width between them has it too. Widths are found by bisection, are at
  /// most 1/900 pt too large, and have no more decimals than are written: a step also holds at the width in JSON.
  ///
  /// - Parameter proposal: Its height applies at every width; its width is ignored.
  func breakpoints(in proposal: ProposedSize) -> BreakpointTable {
    let widest = min(
      arrangement(of: items, in: ProposedSize(width: .infinity, height: proposal.height)).size
        .width,
      Lengths.maximum)
    let end = step(at: widest, proposal)
    var steps = [step(at: 0, proposal)]
    while let last = steps.last, !last.isArranged(as: end), steps.count < BreakpointTable.limit {
      var (low, high) = (last.width, end)
      while high.width - low > 1.0 / 1024 {
        let middle = step(at: low + (high.width - low) / 2, proposal)
        if middle.isArranged(as: last) { low = middle.width } else { high = middle }
      }
      steps.append(step(at: min((high.width * 10_000).rounded(.up) / 10_000, widest), proposal))
    }
    return BreakpointTable(from: 0, to: widest, steps: steps, isComplete: true)
  }

  private func step(at width: Double, _ proposal: ProposedSize) -> BreakpointTable.Step {
    let arrangement = arrangement(
      of: items, in: ProposedSize(width: width, height: proposal.height))
    let shown = arrangement.lines.map { $0.count }
    return BreakpointTable.Step(
      width: width, itemsPerRow: shown, height: arrangement.size.height,
      hiddenCount: control.items.count - shown.reduce(0, +), strategy: arrangement.strategy)
  }
}

extension BreakpointTable.Step {
  /// Whether both steps have the same lines by the same strategy; heights may differ.
  fileprivate func isArranged(as other: Self) -> Bool {
    strategy == other.strategy && itemsPerRow == other.itemsPerRow
  }
}
