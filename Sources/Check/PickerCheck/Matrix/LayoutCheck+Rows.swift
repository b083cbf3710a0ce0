import PickerControls

extension LayoutCheck {
  /// Returns pieces with what is found where controls have other numbers of rows than in the source language.
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
      for number in pieces[0].cells.indices {
        let usual = UsualRows(in: pieces, ofCell: number)
        for place in places { addRows(otherThan: usual, ofCell: number, to: &checked[place]) }
      }
    }
    return checked
  }

  private func addRows(otherThan usual: UsualRows, ofCell number: Int, to piece: inout CheckedPiece)
  {
    let different = piece.rowCounts[number].filter { $0.rows != usual.rows[$0.control] ?? $0.rows }
    guard !different.isEmpty else { return }
    let own = documents.first { $0.name == piece.cells[number].document }?.document.check.silenced
    let silenced = (own ?? []) + self.silenced
    let silences = SilenceIndex(silenced, locale: piece.cells[number].locale)
    piece.add(
      different.map { count in
        var finding = Finding(
          .differentRows, in: piece.cells[number], id: count.id, message: "")
        (finding.value, finding.limit) = (
          Double(count.rows), usual.rows[count.control].map { Double($0) }
        )
        finding.message = finding.sentence(usual.language)
        let used = silences.places(silencing: finding)
        piece.usedSilences.formUnion(used)
        finding.silencedBecause = used.first.map { silenced[$0].reason }
        return finding
      })
  }
}

/// The numbers of rows that languages are compared with, at one width and text size.
private struct UsualRows {
  /// By the number of the control.
  private(set) var rows: [Int: Int] = [:]
  /// If there are so many.
  let language: String

  /// The rows of the source language; where that is not among the pieces, those of most languages, of which there have to
  /// be two.
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
}
