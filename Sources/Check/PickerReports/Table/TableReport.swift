public import PickerCheck
import PickerControls
public import PickerRendering

// The module: a folder for each form of a report; `Baseline` are the findings that are known, `Assessment` the verdict.

/// Writes an assessment as a table for a terminal: locales down, widths across, and the worst finding in each cell.
///
///     settings.json
///
///           320  375  414
///       en    ·    ·    ·
///       de   T!   T!    ·
///       fi    N    ·    ·
///
///     T truncated  N narrowed  ! fails the check
///
///     truncated: 2 findings, 2 fail the check
///       settings.json:7: settings: "Einstellungen" is cut to "Einst…" (needs a width of 371.25 pt) – de, 320 pt
///         de 320 375
///
/// Columns that do not fit continue below. Many locales without findings are named in one line.
public struct TableReport: Sendable {
  /// The width of the terminal in columns, at least 20.
  public let columns: Int
  /// The colours that the terminal can show.
  public let style: TerminalStyle
  /// Whether all languages, findings and cells are listed; otherwise more than 12 languages are summarized.
  public let showsAll: Bool

  /// Creates a report for a terminal of that width; fewer than 20 columns count as 20.
  public init(columns: Int = 80, style: TerminalStyle = .plain, showsAll: Bool = false) {
    self.columns = max(20, columns)
    self.style = style
    self.showsAll = showsAll
  }

  /// Documents in more languages than these are summarized.
  private static let maximumLanguageCount = 12

  /// Returns the lines of the report, each with a line feed.
  ///
  /// - Parameters:
  ///   - assessment: The assessed findings.
  ///   - neededWidth: Returns the needed width of a finding that is shown.
  public func text(
    of assessment: Assessment, neededWidth: (Finding) -> Double? = { $0.neededWidth }
  ) -> String {
    let groups = FindingGroup.all(of: assessment, by: .control)
    let matrices = CheckMatrix.all(of: assessment)
    let isShort =
      !showsAll && matrices.contains { $0.rows.count > TableReport.maximumLanguageCount }
    var parts = isShort ? [OverviewBlock(matrices, in: self).text] : []
    if !isShort {
      parts = matrices.map { TableBlock($0, in: self).text } + [legend(of: assessment)]
    }
    parts +=
      isShort
      ? shortLists(of: groups, assessment, neededWidth) : lists(of: groups, assessment, neededWidth)
    parts.append(wrapped(assessment.summary, indent: 0))
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func lists(
    of groups: [FindingGroup], _ assessment: Assessment, _ neededWidth: (Finding) -> Double?
  ) -> [String] {
    Finding.Code.allCases.compactMap { code in
      FindingList(
        code, groups.filter { $0.code == code }, of: assessment, in: self,
        groupLimit: showsAll ? .max : 20, placeLimit: showsAll ? .max : 12)?.text(neededWidth)
    }
  }

  /// The worst codes with the groups that most languages have, and the counts of all other codes.
  private func shortLists(
    of groups: [FindingGroup], _ assessment: Assessment, _ neededWidth: (Finding) -> Double?
  ) -> [String] {
    var left = 3
    var lists: [String] = []
    var others: [String] = []
    for code in groups.map(\.code).unique {
      let own = groups.filter { $0.code == code }
      guard left > 0, own.contains(where: { $0.findings[0].status == .new }) else {
        others.append("\(code.rawValue): \(FindingCounts(own.flatMap(\.findings)).text)")
        continue
      }
      let sorted = own.sortedByLanguages
      let list = FindingList(
        code, sorted, of: assessment, in: self, groupLimit: min(2, left),
        placeLimit: 10, isShort: true)
      lists += list.map { [$0.text(neededWidth)] } ?? []
      left -= min(2, left, own.count)
    }
    return lists + [wrapped(others, separator: "; ", indent: 0)]
  }

  /// The meaning of the signs that occur.
  private func legend(of assessment: Assessment) -> String {
    let worst = assessment.cells.compactMap(\.worst)
    let codes = Set(worst.map(\.finding.code))
    var words = Finding.Code.allCases.filter(codes.contains).map { "\($0.letter) \($0.rawValue)" }
    if worst.contains(where: \.isFailure) { words.append("! fails the check") }
    if worst.contains(where: { $0.status != .new }) { words.append("small: known or silenced") }
    return wrapped(words, separator: "  ", indent: 0)
  }
}

extension TableReport {
  /// The text on as many lines as it needs, each with a line feed.
  func wrapped(_ text: String, indent: Int) -> String {
    wrapped(text.split(separator: " ").map(String.init), separator: " ", indent: indent)
  }

  /// The words on as many lines as they need, each with a line feed.
  func wrapped(_ words: [String], separator: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var (line, width) = ("", 0)
    for word in words {
      let own = word.terminalColumns
      let next = width + separator.terminalColumns + own
      if !line.isEmpty, indent + next <= columns {
        line += separator + word
        width = next
      } else {
        if !line.isEmpty { lines.append(line) }
        (line, width) = (word, own)
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map { margin + $0 + "\n" }.joined()
  }
}

extension [FindingGroup] {
  /// The groups, those that most languages have first.
  fileprivate var sortedByLanguages: [FindingGroup] {
    let counts = map(\.languageCount)
    return indices.sorted { (-counts[$0], $0) < (-counts[$1], $1) }.map { self[$0] }
  }
}

extension String {
  /// The text with spaces before it, at least `columns` columns wide.
  func padded(toColumns columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - terminalColumns)) + self
  }

  /// The text with spaces after it, at least `columns` columns wide.
  func filled(toColumns columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - terminalColumns))
  }

  var withoutTrailingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
