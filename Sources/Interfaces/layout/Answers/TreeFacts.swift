import PickerControls
import PickerLayout

/// The answers below a picture, for people: one for each requested detail.
struct TreeFacts {
  let tree: LayoutTree
  /// The number of columns of the terminal.
  let columns: Int

  init(_ tree: LayoutTree, columns: Int) { (self.tree, self.columns) = (tree, columns) }

  /// The paragraphs below a picture, each with a blank line before it.
  ///
  /// - Parameter hasText: Whether a text is also measured.
  func text(measuringText hasText: Bool) -> String {
    let detail = tree.detail
    guard hasText || !detail.isEmpty else { return "" }
    let answers: [(Detail, String, () -> [String])] = [
      (.rows, "rows", { rows }), (.trace, "trace", { trace }),
      (.breakpoints, "breakpoints", { breakpoints }), (.hits, "hits", { hits }),
      (.navigation, "navigation", { navigation }),
      (.accessibility, "accessibility", { accessibility }), (.measures, "measures", { measures }),
    ]
    var parts = hasText ? [measuredText] : []
    for (member, name, lines) in answers where detail.contains(member) {
      let lines = lines()
      parts.append(lines.isEmpty ? ["\(name): none"] : lines)
    }
    return parts.filter { !$0.isEmpty }.map { "\n" + $0.joined(separator: "\n") + "\n" }.joined()
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

  private var breakpoints: [String] {
    guard let breakpoints = tree.breakpoints else { return [] }
    let axis = breakpoints.axis == .vertical ? "height" : "width"
    var table = TextTable([
      "from \(axis)", "rows", axis == "width" ? "height" : "width", "hidden", "items per row",
    ])
    for step in breakpoints.steps {
      let (length, other) =
        axis == "width" ? (step.width, step.height) : (step.height, step.width)
      table.appendChange([
        length.shownLength, "\(step.itemsPerRow.count)", other.shownLength, "\(step.hiddenCount)",
        step.itemsPerRow.shown,
      ])
    }
    return table.lines(columns) + (breakpoints.isComplete ? [] : ["and more, which are not listed"])
  }

  private var hits: [String] {
    var table = TextTable(["hit", "x, y, width × height"])
    for region in tree.hitRegions() {
      let names = region.node == region.item ? [region.item] : [region.item, region.node]
      table.append([names.map(name).joined(separator: " › "), region.frame.shown])
    }
    return table.lines(columns)
  }

  private var navigation: [String] {
    var table = TextTable(["focus", "←", "→", "↑", "↓", "Home", "End"])
    let stops = tree.navigation()
    // Without the ids of their controls, the names of most panels fit a terminal.
    let short = stops.map { name($0.node).lastComponent }
    let isShort = Set(short).count == short.count
    let shown = { (node: Int) in isShort ? name(node).lastComponent : name(node) }
    for stop in stops {
      let targets = [stop.left, stop.right, stop.up, stop.down, stop.home, stop.end]
      table.append([shown(stop.node)] + targets.map { $0.map(shown) ?? "–" })
    }
    return table.lines(columns)
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
    return table.lines(columns)
  }

  /// The id of a node, or its role.
  func name(_ position: Int) -> String {
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

extension String {
  /// The id of an item without the ids of the controls around it: `Vegan` of `diet/Vegan`.
  fileprivate var lastComponent: String {
    split(separator: "/").last.map(String.init) ?? self
  }
}
