import PickerGeometry

extension LayoutTree: CustomStringConvertible {
  /// A text with one line for each node, indented by depth: role, id, text, state and frame.
  ///
  ///     chips · 0, 0, 118.5 × 39.4
  ///       row 0 · 0, 0, 118.5 × 39.4
  ///         chip tea selected · 0, 0, 46.8 × 39.4
  ///           label "tea" · 10, 10, 26.8 × 19.4
  ///
  /// Frames are relative to the parent, rounded to hundredths.
  public var outline: String {
    var lines: [String] = []
    walk { node in
      lines.append(String(repeating: "  ", count: node.depth) + describe(nodes[node.position]))
    }
    lines += controlStates.flatMap { $0.outline }
    lines += warnings.map { "warning: \($0.description)" }
    return lines.joined(separator: "\n")
  }

  /// The ``outline``, which `print(tree)` prints.
  public var description: String { outline }

  private func describe(_ node: LayoutNode) -> String {
    var words = [node.role.rawValue]
    if let id = id(of: node) { words.append(id) }
    if node.index >= 0 { words.append(String(node.index)) }
    if let text = textLine(for: node)?.text { words.append("\"\(text)\"") }
    if let href = image(of: node)?.href {
      words.append(href.count > 40 ? "\(href.prefix(40))…" : href)
    }
    if node.state.contains(.selected) { words.append("selected") }
    if node.state.contains(.disabled) { words.append("disabled") }
    return words.joined(separator: " ") + " · " + node.frame.outline
  }
}

extension Warning: CustomStringConvertible {
  /// The id, code and message on one line: `tea: truncated: …`
  public var description: String {
    (id.map { "\($0): " } ?? "") + "\(code.rawValue): \(message)"
  }
}

extension Rect {
  var outline: String {
    let (left, top) = (x.plain(decimals: 2), y.plain(decimals: 2))
    return "\(left), \(top), \(width.plain(decimals: 2)) × \(height.plain(decimals: 2))"
  }
}
