import PickerControls

extension LayoutCheck {
  /// Returns pieces with findings for controls whose number of rows differs from the source language.
  func comparingRows(of checked: [CheckedPiece]) -> [CheckedPiece] {
    struct LanguageGroup: Hashable {
      var document: String
      var textScale: Double
    }
    var checked = checked
    let groups = Dictionary(grouping: checked.indices.filter { !checked[$0].cells.isEmpty }) {
      let cell = checked[$0].cells[0]
      return LanguageGroup(document: cell.document, textScale: cell.textScale)
    }
    for places in groups.values {
      let pieces = places.map { checked[$0] }
      let usual = pieces[0].cells.indices.map { UsualRows(in: pieces, ofCell: $0) }
      for place in places { addRows(otherThan: usual, to: &checked[place]) }
    }
    return checked
  }

  /// - Parameter usual: The usual rows of each cell.
  private func addRows(otherThan usual: [UsualRows], to piece: inout CheckedPiece) {
    var found = piece.cells.indices.flatMap { number in
      usual[number].findings(of: piece.rowCounts[number], in: piece.cells[number])
    }
    guard let cell = found.first?.cell else { return }
    let own = documents.first { $0.name == cell.document }?.document.check.silenced
    let silenced = (own ?? []) + self.silenced
    let silences = SilenceIndex(silenced, locale: cell.locale)
    for number in found.indices {
      let used = silences.places(silencing: found[number])
      piece.usedSilences.formUnion(used)
      found[number].silencedBecause = used.first.map { silenced[$0].reason }
    }
    piece.add(found)
  }
}

/// The numbers of rows with which languages are compared, at one width and text size.
private struct UsualRows {
  /// By the number of the control.
  private(set) var rows: [Int: Int] = [:]
  /// The limit of their number.
  let language: String

  /// The rows of the source language; if that is not among the pieces, the rows of most languages, at least two.
  init(in pieces: [CheckedPiece], ofCell number: Int) {
    if let source = pieces.first(where: { $0.cells[0].isSource }) {
      language = source.cells[number].locale
      for count in source.rowCounts[number] { rows[count.control] = count.rows }
      return
    }
    language = "most languages"
    let languages = pieces.filter { !$0.rowCounts[number].isEmpty }
    guard languages.count > 1 else { return }
    var frequencies: [Int: [Int: Int]] = [:]
    for count in languages.flatMap({ $0.rowCounts[number] }) {
      frequencies[count.control, default: [:]][count.rows, default: 0] += 1
    }
    // Of equals, the fewest rows.
    rows = frequencies.mapValues { counts in
      counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 1
    }
  }

  /// The controls of a cell with a different number of rows.
  func findings(of counts: [RowCount], in cell: CheckCell) -> [Finding] {
    counts.compactMap { count in
      guard let usual = rows[count.control], usual != count.rows else { return nil }
      var finding = Finding(.differentRows, in: cell, id: count.id, message: "")
      (finding.value, finding.limit) = (Double(count.rows), Double(usual))
      finding.message = finding.sentence(language)
      return finding
    }
  }
}
