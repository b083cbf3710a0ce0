import PickerLayout

extension LayoutTree {
  /// Lines about text that a picture does not show: truncated labels, missing glyphs, and items that are hidden without
  /// a chip or a menu.
  var linesOfMissingTexts: [String] {
    guard !warnings.isEmpty else { return linesOfHiddenItems }
    return lines(of: .missingGlyph, "texts lack glyphs") + lines(of: .truncated, "labels are cut")
      + linesOfHiddenItems
  }

  /// The maximum number of lines, and of ids in a line; others are only counted.
  private static let maximumCount = 3

  private func lines(of code: Warning.Code, _ others: String) -> [String] {
    let found = warnings.filter { $0.code == code }
    let shown = found.prefix(LayoutTree.maximumCount).map { warning in
      (warning.id.map { "\($0.quotedInMessage): " } ?? "") + warning.message
    }
    let rest = found.count - shown.count
    return shown + (rest > 0 ? ["\(rest) more \(others)"] : [])
  }

  private var linesOfHiddenItems: [String] {
    guard !overflows.isEmpty else { return [] }
    let hidden = nodes.filter { $0.role == .overflow && $0.frame.width == 0 }
      .compactMap { overflow(of: $0)?.hiddenIDs }.joined()
    guard !hidden.isEmpty else { return [] }
    let names = hidden.prefix(LayoutTree.maximumCount).map(\.quotedInMessage)
    let rest = hidden.count - names.count
    let all = names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    return ["\(hidden.count) items are hidden, and nothing shows that: \(all)"]
  }
}
