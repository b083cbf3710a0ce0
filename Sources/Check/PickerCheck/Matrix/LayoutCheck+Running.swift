public import PickerControls
public import PickerLimits
public import PickerTree

/// The result of a piece of a check.
public struct CheckedPiece: Hashable, Sendable {
  /// The cells, in the order of the widths.
  public var cells: [CheckCell]
  /// The findings, in the order of the cells.
  public var findings: [Finding]
  /// The placeholders without samples.
  var unsampled = Unsampled()
  /// The positions of silencing entries that match a finding.
  var usedSilences: Set<Int> = []
  /// The rows of the controls in each cell; none for a pseudo-locale.
  var rowCounts: [[RowCount]] = []

  /// Creates the answer for a piece.
  public init(cells: [CheckCell] = [], findings: [Finding] = []) {
    self.cells = cells
    self.findings = findings
  }
}

extension CheckedPiece {
  /// Adds the findings of comparing languages, without duplicates.
  mutating func add(_ findings: [Finding]) {
    var merger = FindingMerger(self)
    merger.add(findings)
    self = merger.result
  }
}

/// Adds other findings to a piece, such as for translations of other contexts, without duplicates.
private struct FindingMerger {
  private struct FindingKey: Hashable {
    let code: FindingCode
    let cell: CheckCell
    let id: String?
    let text: String?

    init(_ finding: Finding) {
      (code, cell, id, text) = (finding.code, finding.cell, finding.id, finding.text)
    }
  }

  private var checked: CheckedPiece
  private var known: Set<FindingKey>

  init(_ checked: CheckedPiece) {
    self.checked = checked
    known = Set(checked.findings.map { FindingKey($0) })
  }

  mutating func add(_ findings: [Finding]) {
    let new = findings.filter { !known.contains(FindingKey($0)) }
    known.formUnion(new.map { FindingKey($0) })
    checked.findings += new
  }

  mutating func add(_ other: CheckedPiece) {
    add(other.findings)
    checked.unsampled.formUnion(other.unsampled)
    checked.usedSilences.formUnion(other.usedSilences)
  }

  /// The piece, with the findings in the order of its cells.
  var result: CheckedPiece {
    var result = checked
    let found = Dictionary(grouping: checked.findings) { $0.cell }
    result.findings = checked.cells.flatMap { found[$0] ?? [] }
    return result
  }
}

extension LayoutCheck {
  /// Checks a piece. Several threads may call this at a time.
  ///
  /// - Parameters:
  ///   - piece: One of ``pieces``.
  ///   - searchesAllWidths: Whether every finding gets its ``Finding/neededWidth``, which takes more than half of the
  ///     time. Otherwise findings with ``Finding/missing`` points have none, and ``neededWidth(of:)`` searches it for
  ///     the findings that you show.
  /// - Throws: `LimitError` if the piece exceeds a limit of its document; limits apply to each piece separately:
  ///   `exceeds the limit of 1000000 nodes per document`.
  public func check(
    _ piece: Piece, searchingAllWidths searchesAllWidths: Bool = true
  ) throws(LimitError) -> CheckedPiece {
    let measured = try MeasuredPiece(piece, of: self)
    let checked = try check(measured, searchesAllWidths)
    guard measured.lookups.variantCount > 1 else { return checked }
    var merger = FindingMerger(checked)
    for variant in 1..<measured.lookups.variantCount {
      merger.add(
        try check(
          try MeasuredPiece(
            piece, of: self, variant: variant, sharingTimeOf: measured.budget),
          searchesAllWidths))
    }
    return merger.result
  }

  private func check(
    _ measured: MeasuredPiece, _ searchesAllWidths: Bool
  ) throws(LimitError) -> CheckedPiece {
    var maker = FindingMaker(measured, searchingAllWidths: searchesAllWidths)
    for width in widths(of: measured.piece) {
      maker.addCell(width: width)
      try measured.checkBudget()
    }
    return maker.result
  }

  /// Returns the ``Finding/neededWidth`` of a finding that was made without it; see ``NeededWidths`` for many.
  ///
  /// - Returns: Nil if no width fixes it, for a finding of another check, or if a limit is exceeded.
  /// - Complexity: One measurement of the document and one search, and the complexity of ``pieces``.
  public func neededWidth(of finding: Finding) -> Double? {
    NeededWidths(of: self).neededWidth(of: finding)
  }

  /// Checks all pieces in sequence.
  ///
  /// - Throws: The errors of ``check(_:searchingAllWidths:)``, such as `exceeds the limit of 1000000 nodes per document`.
  public func run() throws(LimitError) -> CheckReport {
    var checked: [CheckedPiece] = []
    for piece in pieces { checked.append(try check(piece)) }
    return report(of: checked)
  }

  /// Returns the report of checked pieces, in their order, and of ``problems``.
  public func report(of checked: [CheckedPiece]) -> CheckReport {
    let checked = comparingRows(of: checked)
    let findings = checked.flatMap { $0.findings }
    let warnings = problems.filter { $0.isWarning } + missingSamples(in: checked)
    let silencing = silencedWarnings(warnings)
    return CheckReport(
      cells: checked.flatMap { $0.cells },
      findings: fileFindings + findings,
      warnings: warnings.filter { warning in
        !silencing.contains { silenced[$0].silences(warning) }
      } + unusedSilences(in: checked, besides: silencing))
  }

  /// The placeholders of each document without samples, and their replacements.
  private func missingSamples(in checked: [CheckedPiece]) -> [CheckProblem] {
    var found: [String: Unsampled] = [:]
    for piece in checked {
      guard let document = piece.cells.first?.document else { continue }
      found[document, default: Unsampled()].formUnion(piece.unsampled)
    }
    return documents.flatMap { document in
      (found[document.name]?.sentences ?? []).map {
        CheckProblem(.sample, path: document.name, message: $0)
      }
    }
  }

  /// The silencing entries of documents that match no finding, as far as their languages are checked.
  /// - Parameter silencing: The positions of entries that silence warnings.
  private func unusedSilences(
    in checked: [CheckedPiece], besides silencing: Set<Int>
  ) -> [CheckProblem] {
    var used: [String: Set<Int>] = [:]
    for piece in checked {
      guard let document = piece.cells.first?.document else { continue }
      used[document, default: []].formUnion(piece.usedSilences)
    }
    var usedByAll = silencedFiles.union(silencing)
    let ownProblems = documents.flatMap { document in
      let (own, used) = (document.document.check.silenced, used[document.name] ?? [])
      usedByAll.formUnion(used.map { $0 - own.count })
      return unused(own, besides: used, path: document.name, key: "check.silence")
    }
    return ownProblems + unused(silenced, besides: usedByAll, path: silencedPath, key: "silence")
  }

  private func unused(
    _ silenced: [SilencedFinding], besides used: Set<Int>, path: String, key: String
  ) -> [CheckProblem] {
    silenced.indices.filter { !used.contains($0) && isChecked(silenced[$0]) }.map { place in
      CheckProblem(
        .silence, path: path, message: "$.\(key)[\(place)]: matches no finding")
    }
  }

  /// The findings of unreadable files.
  private var fileFindings: [Finding] {
    let silences = SilenceIndex(silenced, locale: "")
    return problems.compactMap { Finding($0) }.map { finding in
      var finding = finding
      finding.silencedBecause = silences.places(silencing: finding).first.map {
        silenced[$0].reason
      }
      return finding
    }
  }

  /// The positions of entries that silence some of the warnings.
  private func silencedWarnings(_ warnings: [CheckProblem]) -> Set<Int> {
    Set(silenced.indices.filter { place in warnings.contains { silenced[place].silences($0) } })
  }

  /// The positions of entries that silence findings of files.
  private var silencedFiles: Set<Int> {
    let silences = SilenceIndex(silenced, locale: "")
    return Set(problems.compactMap { Finding($0) }.flatMap { silences.places(silencing: $0) })
  }

  /// Whether all languages for which findings are silenced are checked.
  private func isChecked(_ silenced: SilencedFinding) -> Bool {
    guard keptPieces == nil else { return false }
    guard let sourceLocales else { return true }
    return silenced.locale != nil && sourceLocales.contains { silenced.applies(to: $0) }
  }

  /// Returns the cell of the source language at the width and text size of another cell, even if that language is not
  /// checked; nil for a cell of another check.
  ///
  /// Of several directions, it has the other cell's if possible, otherwise the first.
  public func sourceCell(of cell: CheckCell) -> CheckCell? {
    guard let document = documents.firstIndex(where: { $0.name == cell.document }) else {
      return nil
    }
    let found = pieces(of: document, locale: nil).filter { $0.textScale == cell.textScale }
    let piece = found.first { $0.direction == cell.direction } ?? found.first
    return piece?.cell(width: cell.width)
  }

  /// Returns the layout of a cell, to draw it; nil if no piece has that cell.
  ///
  /// - Throws: `LimitError` if it exceeds a limit of its document, such as `exceeds the limit of 1000000 nodes per
  ///   document`.
  /// - Complexity: One measurement and one layout of the document, and the complexity of ``pieces``.
  public func tree(of cell: CheckCell) throws(LimitError) -> LayoutTree? {
    let pieces =
      cell.isSource ? documents.indices.flatMap { self.pieces(of: $0, locale: nil) } : self.pieces
    guard let piece = pieces.first(where: { $0.cell(width: cell.width) == cell }) else {
      return nil
    }
    let document = documents[piece.documentIndex].document
    let control = localized(piece).control
    return try Budget(document.budget.limits).run {
      control.measured(by: document.fonts).layout(within: ProposedSize(width: cell.width))
    }
  }

  /// Returns the smallest width of a piece without findings of some kinds.
  ///
  /// It is exact: every smaller multiple of 1/64 pt has a finding. There is none if no width fixes a finding; see
  /// ``Finding/neededWidth`` for the range of the search.
  ///
  /// - Parameters:
  ///   - piece: One of ``pieces``.
  ///   - codes: The kinds; kinds that do not depend on the width are ignored.
  /// - Throws: The errors of ``check(_:searchingAllWidths:)``, such as `exceeds the limit of 1000000 nodes per document`.
  public func minimumWidth(
    of piece: Piece, without codes: Set<Finding.Code> = Finding.Code.ofWidth
  ) throws(LimitError) -> MinimumWidth {
    let codes = codes.intersection(Finding.Code.ofWidth)
    let first = try MeasuredPiece(piece, of: self)
    var searches = [WidthSearch(first)]
    for variant in 1..<max(1, first.lookups.variantCount) {
      searches.append(
        WidthSearch(
          try MeasuredPiece(piece, of: self, variant: variant, sharingTimeOf: first.budget)))
    }
    var answer = MinimumWidth(
      document: piece.document, locale: piece.locale, textScale: piece.textScale,
      direction: piece.direction, width: 0)
    // Until it is wide enough for the translations of all contexts.
    var start: Double?
    while let width = answer.width, width != start {
      start = width
      for place in searches.indices where answer.width != nil {
        answer.widen(by: &searches[place], without: codes)
        try searches[place].piece.checkBudget()
      }
    }
    return answer
  }
}

extension MinimumWidth {
  /// Widens until a search finds nothing.
  fileprivate mutating func widen(by search: inout WidthSearch, without codes: Set<FindingCode>) {
    switch search.minimumWidth(without: codes, from: width ?? 0) {
    case .width(let width): self.width = width
    case .obstacle(let found):
      width = nil
      obstacle = found.map { found in
        WidthObstacle(
          code: found.key.code, id: found.key.id,
          text: found.text.map(search.piece.recorder.unbroken))
      }
    }
  }
}

extension FindingCode {
  /// The kinds that concern a file rather than a cell: they have a ``Finding/line``, and a cell without a locale.
  public static let ofFile: Set<FindingCode> = [
    .document, .catalogue, .missingLanguage, .duplicateKey,
  ]

  /// The kinds because of which something is not checked; they fail every check.
  public static let ofLoss: Set<FindingCode> = [.document, .catalogue, .missingLanguage]

  /// The kinds that a larger width may fix. Hit regions are not among them: a chip's region depends on the chips in its
  /// row rather than on the width.
  public static let ofWidth: Set<FindingCode> = [
    .overflow, .overlap, .truncated, .indistinct, .hidden, .clipped, .rows, .narrowed,
  ]
}
