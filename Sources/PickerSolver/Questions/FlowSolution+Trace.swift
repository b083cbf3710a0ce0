/// Why a line ends where it does.
public struct FlowBreak: Hashable, Sendable {
  /// The line that ends.
  public var line: Int

  /// The item that is not on it any more.
  public var item: Int

  /// What ended it.
  public var reason: Reason

  /// The room the line and the item would have taken together, with spacing and margins.
  public var needed: Double

  /// The room there was.
  public var room: Double

  /// How much was short; 0 or less where the item would have fitted.
  public var short: Double { needed - room }

  /// What ends a line.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// The item did not fit.
    case room

    /// The item, or the one before it, asks for a break.
    case forced

    /// The line has as many items as a line may have.
    case maxItems

    /// The item would have fitted, but lines are more even without it.
    case balance
  }
}

extension FlowSolution {
  /// Why each line ends where it does, save the one that holds the last item.
  ///
  /// The last line shown has an entry where items are hidden after it.
  ///
  /// - Complexity: O(lines).
  public var trace: [FlowBreak] {
    let (table, rule) = (pass.solver.table, pass.lineRule)
    return lines.enumerated().compactMap { index, line in
      let next = line.items.upperBound
      guard next < table.count else { return nil }
      let needed = line.extent + (rule.gap + table.boxes[next].outer)
      return FlowBreak(
        line: index, item: next, reason: table.reason(line, needed, by: rule), needed: needed,
        room: pass.room)
    }
  }
}

extension ItemTable {
  fileprivate func reason(
    _ line: FlowLine, _ needed: Double, by rule: LineRule
  ) -> FlowBreak.Reason {
    if breaks(before: line.items.upperBound) { return .forced }
    if rule.hasNoRoom { return .room }
    if line.items.count == rule.mostItems { return .maxItems }
    return needed > rule.limit ? .room : .balance
  }
}
