/// A line break: which item starts the next line, and why.
public struct FlowBreak: Hashable, Sendable {
  /// The index of the line that ends.
  public var line: Int

  /// The place in the flow of the first item after the break.
  public var item: Int

  /// The reason for the break.
  public var reason: Reason

  /// Points that the line and the item would need together, including spacing and margins.
  public var needed: Double

  /// Points available for a line: the container's inner main size.
  public var available: Double

  /// Points by which the item does not fit; 0 or less if it would have fitted.
  public var shortfall: Double { needed - available }

  /// The reasons for which a line ends.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// The item did not fit. The raw value is the word that JSON uses.
    case space

    /// A forced break: ``FlowItem/breaksBefore`` of the item, or ``FlowItem/breaksAfter`` of the preceding one.
    case forced

    /// The line holds ``FlowContainer/maxItemsPerLine`` items.
    case maxItems

    /// The item would have fitted, but balancing moved it to the next line.
    case balance
  }
}

extension FlowSolution {
  /// One entry for each line break, with its reason.
  ///
  /// The line that holds the last item has no entry; the last visible line has one if hidden items follow it.
  ///
  /// - Complexity: O(*lines*), each with a binary search among the forced breaks.
  public var trace: [FlowBreak] {
    let (table, rule) = (pass.solver.table, pass.lineRule)
    return lines.enumerated().compactMap { index, line in
      let next = line.items.upperBound
      guard next < table.count else { return nil }
      let needed = line.extent + (rule.gap + table.boxes[next].outerMainSize)
      return FlowBreak(
        line: index, item: next, reason: table.reason(line, needed, by: rule), needed: needed,
        available: pass.innerMainSize)
    }
  }
}

extension ItemTable {
  fileprivate func reason(
    _ line: FlowLine, _ needed: Double, by rule: LineRule
  ) -> FlowBreak.Reason {
    if breaks(before: line.items.upperBound) { return .forced }
    if rule.hasNoSpace { return .space }
    if line.items.count == rule.maxItems { return .maxItems }
    return needed > rule.limit ? .space : .balance
  }
}
