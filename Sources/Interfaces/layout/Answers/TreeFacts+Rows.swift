import PickerControls
import PickerLayout

// The rows of a tree, and why they end.
extension TreeFacts {
  /// The rows of a control of the tree.
  private struct ControlRows {
    /// The position of the control.
    let control: Int
    /// The items of each row.
    var rows: [Int: [Int]] = [:]

    /// The rows in order.
    var sorted: [(row: Int, items: [Int])] {
      rows.sorted { $0.key < $1.key }.map { (row: $0.key, items: $0.value) }
    }
  }

  /// The items of each row: `row 1: tea, coffee`, and `row 1 of drinks: tea, coffee` if the control is in another one.
  var rows: [String] {
    controls.flatMap { control in
      control.sorted.flatMap { row, items in
        let names = items.map { name($0, in: control.control) }.joined(separator: ", ")
        return lines("row \(row + 1)\(owner(control.control)): \(names)")
      }
    }
  }

  /// Why rows end. The tree has the reasons of the outer control, and only the rows of those in it.
  var trace: [String] {
    guard let trace = tree.trace else {
      return ["trace: none, it explains the rows of chips and flows"]
    }
    let controls = controls
    let inner = controls.filter { $0.control != 0 && tree.nodes[$0.control].role == .chips }
    let outer = controls.first { $0.control == 0 } ?? ControlRows(control: 0)
    var sentences = trace.map(\.sentence)
    if let hidden = hiddenItems(of: outer) {
      sentences.append(hidden)
    } else if trace.isEmpty {
      let isChips = tree.type == "chips"
      sentences.append(isChips ? "everything is in one row" : "the \(tree.type) has one line")
    }
    for control in inner {
      sentences += ends(of: control) + [hiddenItems(of: control)].compactMap { $0 }
    }
    if !inner.isEmpty { sentences.append("reasons are known for the outer control only") }
    return sentences.flatMap(lines)
  }

  /// The ends of the rows of an inner control: `row 1 of drinks ends before "coffee"`.
  private func ends(of control: ControlRows) -> [String] {
    let rows = control.sorted
    guard rows.count > 1 else { return ["everything\(owner(control.control)) is in one row"] }
    return zip(rows, rows.dropFirst()).compactMap { row, next in
      next.items.first.map { first in
        "row \(row.row + 1)\(owner(control.control)) ends before "
          + name(first, in: control.control).quotedInMessage
      }
    }
  }

  /// The items of a control that are not shown: `row 1 is the last, 2 items are hidden: "coffee", "cocoa"`.
  private func hiddenItems(of rows: ControlRows) -> String? {
    let control = rows.control
    guard let node = overflow(of: control),
      let hidden = tree.overflow(of: tree.nodes[node])?.hiddenIDs, !hidden.isEmpty
    else { return nil }
    let names = hidden.map { local($0, in: control).withoutControls.quotedInMessage }
      .joined(separator: ", ")
    let count = hidden.count == 1 ? "1 item is" : "\(hidden.count) items are"
    let last = rows.rows.keys.max()
    let place = last.map { "row \($0 + 1)\(owner(control)) is the last, " } ?? ""
    return "\(place)\(count) hidden: \(names)"
  }

  /// The node that represents the hidden items of a control.
  private func overflow(of control: Int) -> Int? {
    for child in tree.children(of: control) {
      let children = [child] + Array(tree.children(of: child))
      if let found = children.first(where: { tree.nodes[$0].role == .overflow }) { return found }
    }
    return nil
  }

  /// The controls that have rows, in the order of the tree.
  private var controls: [ControlRows] {
    var controls: [ControlRows] = []
    var indices: [Int: Int] = [:]
    let places = tree.rowPlaces()
    tree.walk { node in
      guard let place = places[node.position] else { return }
      let container = node.parent.flatMap { $0.role == .row ? $0.parent : $0 }?.position ?? 0
      if indices[container] == nil {
        indices[container] = controls.count
        controls.append(ControlRows(control: container))
      }
      controls[indices[container] ?? 0].rows[place.row, default: []].append(node.position)
    }
    return controls
  }

  /// ` of drinks` for a control in another one.
  private func owner(_ control: Int) -> String { control == 0 ? "" : " of \(name(control))" }

  /// The name of an item without the id of its control.
  private func name(_ item: Int, in control: Int) -> String {
    local(name(item), in: control)
  }

  private func local(_ id: String, in control: Int) -> String {
    let prefix = name(control) + "/"
    return id.hasPrefix(prefix) ? String(id.dropFirst(prefix.count)) : id
  }

  /// A sentence in lines that fit the terminal; all but the first are indented.
  private func lines(_ sentence: String) -> [String] {
    HelpPage.wrapped(sentence, to: columns - 2).enumerated().map { $0 == 0 ? $1 : "  " + $1 }
  }
}

extension RowBreak {
  /// Why the row ends, for people: `row 1 ends before "biscuit": 74.96 pt too narrow`.
  fileprivate var sentence: String {
    let next = id.map { $0.withoutControls.quotedInMessage } ?? "item \(item + 1)"
    return "row \(row + 1) ends before \(next): \(explanation)"
  }

  private var explanation: String {
    switch reason {
    case .space: "\(shortfall.shownLength) pt too narrow"
    case .forced: "a break is forced here"
    case .maxItems: "the row has the maximum number of items"
    case .balance: "the rows are balanced"
    }
  }
}
