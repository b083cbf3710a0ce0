import PickerControls
import PickerLayout

/// The answers below a picture, for people: one for each requested detail.
struct TreeFacts {
  private let tree: LayoutTree

  init(_ tree: LayoutTree) { self.tree = tree }

  /// The paragraphs below a picture, each with a blank line before it.
  ///
  /// - Parameter hasText: Whether a text is also measured.
  func text(measuringText hasText: Bool) -> String {
    let detail = tree.detail
    guard hasText || !detail.isEmpty else { return "" }
    let parts: [(Bool, () -> [String])] = [
      (hasText, { measuredText }), (detail.contains(.rows), { rows }),
      (detail.contains(.trace), { trace }), (detail.contains(.breakpoints), { breakpoints }),
      (detail.contains(.hits), { hits }), (detail.contains(.navigation), { navigation }),
      (detail.contains(.accessibility), { accessibility }),
      (detail.contains(.measures), { measures }),
    ]
    var text = ""
    for (isAsked, lines) in parts where isAsked {
      let lines = lines()
      if !lines.isEmpty { text += "\n" + lines.joined(separator: "\n") + "\n" }
    }
    return text
  }

  /// The size of a text and the fonts that show it.
  private var measuredText: [String] {
    guard tree.type == "text", let root = tree.root, let label = root.label else { return [] }
    let text = label.text
    var facts = "\(text.size.shown) pt, baseline \(text.baseline.shownLength)"
    facts += text.lineCount == 1 ? ", 1 line" : ", \(text.lineCount) lines"
    if text.isTruncated { facts += ", truncated" }
    var faces: [String] = []
    for run in text.lines.flatMap(\.runs) where !faces.contains(run.face.family) {
      faces.append(run.face.family)
    }
    guard let font = root.font, !faces.isEmpty else { return [facts] }
    return [facts, "\(faces.joined(separator: ", ")), \(font.size.shownLength) pt"]
  }

  private var rows: [String] {
    var rows: [Int: [String]] = [:]
    for (position, place) in tree.rowPlaces().enumerated() {
      if let place { rows[place.row, default: []].append(name(position)) }
    }
    return rows.sorted { $0.key < $1.key }.map { row, names in
      "row \(row + 1): " + names.joined(separator: ", ")
    }
  }

  private var trace: [String] {
    guard let trace = tree.trace else { return [] }
    return trace.isEmpty ? ["everything is in one row"] : trace.map(\.sentence)
  }

  private var breakpoints: [String] {
    guard let breakpoints = tree.breakpoints else { return [] }
    let axis = breakpoints.axis == .vertical ? "height" : "width"
    var table = TextTable([
      "from \(axis)", "rows", axis == "width" ? "height" : "width", "hidden", "items per row",
    ])
    for step in breakpoints.steps {
      let (length, other) =
        axis == "width" ? (step.width, step.height) : (step.height, step.width)
      table.append([
        length.shownLength, "\(step.itemsPerRow.count)", other.shownLength, "\(step.hiddenCount)",
        step.itemsPerRow.shown,
      ])
    }
    return table.lines + (breakpoints.isComplete ? [] : ["and more, which are not listed"])
  }

  private var hits: [String] {
    var table = TextTable(["hit", "x, y, width × height"])
    for region in tree.hitRegions() {
      let names = region.node == region.item ? [region.item] : [region.item, region.node]
      table.append([names.map(name).joined(separator: " › "), region.frame.shown])
    }
    return table.lines
  }

  private var navigation: [String] {
    var table = TextTable(["focus", "←", "→", "↑", "↓", "Home", "End"])
    for stop in tree.navigation() {
      let targets = [stop.left, stop.right, stop.up, stop.down, stop.home, stop.end]
      table.append([name(stop.node)] + targets.map { $0.map(name) ?? "–" })
    }
    return table.lines
  }

  private var accessibility: [String] {
    let all = tree.accessibility()
    var lines: [String] = []
    // The depths of the listed nodes around the next one.
    var depths: [Int] = []
    tree.walk { node in
      while let depth = depths.last, depth >= node.depth { depths.removeLast() }
      let said = all[node.position]
      guard said.role != .presentation, said.role != .generic || said.name != nil else { return }
      let name = said.name.map { " \($0.withoutControls.quotedInMessage)" } ?? ""
      let states = said.states.map { " \($0.name)=\($0.value)" }.joined()
      lines.append(
        String(repeating: "  ", count: depths.count) + said.role.rawValue + name + states)
      depths.append(node.depth)
    }
    return lines
  }

  /// The outlines of shapes, and what is visible of them.
  private var measures: [String] {
    var table = TextTable(["shape", "bounds", "area", "length", "visible"])
    tree.walk { node in
      guard node.role == .shape, let path = node.paint?.path else { return }
      table.append([
        node.shownName, path.bounds?.shown ?? "–", path.area.shownLength, path.length.shownLength,
        node.clipBoundingRect?.shown ?? "all",
      ])
    }
    return table.lines
  }

  /// The id of a node, or its role.
  private func name(_ position: Int) -> String {
    guard let node = tree.node(at: position) else { return "" }
    return (node.id ?? node.role.rawValue).withoutControls
  }
}

extension [Int] {
  /// The first numbers of a long list.
  fileprivate var shown: String {
    prefix(16).map(String.init).joined(separator: " ") + (count > 16 ? " …" : "")
  }
}

extension RowBreak {
  /// Why the row ends, for people: `row 1 ends before "biscuit": 74.96 pt too narrow`.
  fileprivate var sentence: String {
    let start = "row \(row + 1) ends before "
    let next = id.map { $0.withoutControls.quotedInMessage } ?? "item \(item + 1)"
    return start + next + ": "
      + {
        switch reason {
        case .space: "\(shortfall.shownLength) pt too narrow"
        case .forced: "a break is forced here"
        case .maxItems: "the row has the maximum number of items"
        case .balance: "the rows are balanced"
        }
      }()
  }
}
