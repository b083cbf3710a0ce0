import PickerControls
import PickerLayout

extension LayoutTree {
  /// The result of a hit test, for people.
  func shown(_ hit: Hit?, atPoint point: Point) -> String {
    let place = "\(point.x.shownLength), \(point.y.shownLength)"
    guard let hit, let node = node(at: hit.node) else { return "nothing is at \(place)\n" }
    var rows = [
      ("at", place), ("node", node.shownName), ("frame", hit.frame.shown),
      ("path", hit.path.compactMap { self.node(at: $0)?.shownName }.joined(separator: " › ")),
    ]
    if let region = hit.region, let target = self.node(at: region.node) {
      rows.append(("target", "\(target.shownName), \(region.frame.shown)"))
    }
    return rows.map { name, value in
      name + String(repeating: " ", count: 8 - name.count) + value + "\n"
    }.joined()
  }
}

extension [Change] {
  /// The changes between two layouts, for people: a line for each id.
  var shown: String {
    guard !isEmpty else { return "no changes\n" }
    var table = TextTable(["", "id", "change"])
    for change in self {
      table.append([change.sign, change.id.withoutControls, change.sentence])
    }
    return table.lines().dropFirst().map { $0 + "\n" }.joined()
  }
}

extension Change {
  fileprivate var sign: String {
    kinds.contains(.added) ? "+" : kinds.contains(.removed) ? "-" : "~"
  }

  fileprivate var sentence: String {
    guard let from, let to else {
      return (from ?? to).map { (from == nil ? "added at " : "removed from ") + $0.frame.shown }
        ?? ""
    }
    var parts: [String] = []
    if kinds.contains(.moved) {
      parts.append("moved from \(from.frame.origin.shown) to \(to.frame.origin.shown)")
    }
    if kinds.contains(.resized) {
      parts.append("resized from \(from.frame.size.shown) to \(to.frame.size.shown)")
    }
    if kinds.contains(.changedRow), let old = from.row, let new = to.row {
      parts.append("from row \(old + 1) to row \(new + 1)")
    }
    return parts.joined(separator: "; ")
  }
}

extension Point {
  /// The point for people: `12, 0`.
  fileprivate var shown: String { "\(x.shownLength), \(y.shownLength)" }
}

/// The format of a command that answers in JSON: text for people at a terminal, unless JSON is requested.
struct AnswerForm: Sendable {
  private(set) var isCompact = false
  private var isJSON = false

  static let options: [CommandOption<AnswerForm>] = [
    .flag("json", "Write JSON even at a terminal.") { $0.isJSON = true },
    .compact {
      $0.isCompact = true
      $0.isJSON = true
    },
  ]

  /// Writes an answer about a document, if it is within the budget.
  func write(
    about source: Input, within budget: Budget, text: () -> String,
    json: (inout JSONWriter) -> Void
  ) throws(ToolError) {
    let output = StandardStream.output
    guard output.isTerminal, !isJSON else {
      return try output.writeJSON(about: source, within: budget, compact: isCompact, json)
    }
    let shown: String
    do {
      shown = try budget.run(text)
    } catch {
      throw ToolError(error, source)
    }
    try output.write(Array(shown.utf8))
  }
}
