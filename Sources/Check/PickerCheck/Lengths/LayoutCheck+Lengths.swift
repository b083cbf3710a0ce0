public import PickerControls
import PickerGeometry
public import PickerLimits
import PickerText

extension LayoutCheck {
  /// The pieces whose lengths are measured: the documents in their own language, in all text sizes and directions.
  public var lengthPieces: [Piece] { documents.indices.flatMap { pieces(of: $0, locale: nil) } }

  /// Returns the maximum lengths of the texts of a piece, in any language: texts within them fit at the same time.
  ///
  /// Texts without a limit and texts with a count are left out.
  ///
  /// - Parameters:
  ///   - piece: One of ``lengthPieces``.
  ///   - codes: The findings to avoid.
  /// - Throws: The errors of ``check(_:searchingAllWidths:)``, such as `exceeds the limit of 1000000 nodes per document`.
  /// - Complexity: About 17 layouts for each width and text, and the same number for each group of texts with equal
  ///   limits.
  public func lengths(
    of piece: Piece, without codes: Set<FindingCode> = FindingCode.ofLengths
  ) throws(LimitError) -> [TextLength] {
    let document = documents[piece.documentIndex].document
    let localized = localized(piece)
    var known: Set<LocalizableText> = []
    let texts = Array(
      document.control.localizableTexts
        .filter { !$0.isCounted && known.insert($0).inserted && $0.text.needsTranslation }
        .prefix(ProbeMeasurer.maximumCount))
    let probes = document.control.probing(texts, piece)
    let limits = TreeInspection.Limits(maxRows: document.check.maxRows ?? maxRows, minTarget: nil)
    var lengths: [TextLength] = []
    for width in widths(of: piece) {
      var search = LengthSearch(
        texts, in: probes, of: document, limits, width: width, codes: codes)
      let found = search.widths(showing: texts.map { localized.lookups.shown(of: $0) })
      if let error = document.budget.error { throw error }
      for place in texts.indices {
        guard let measure = found[place], let request = search.requests[place],
          let lines = request.maxLines ?? self.lines(of: texts[place], in: request.style, of: piece)
        else { continue }
        lengths.append(
          TextLength(
            texts[place], measure: measure, lines: lines, font: request.style.font,
            cell: piece.cell(width: width), by: document.fonts))
      }
    }
    return lengths
  }

  /// Returns the tightest length for each key, in the order in which the keys first occur.
  ///
  /// - Parameters:
  ///   - lengths: The lengths of all pieces.
  ///   - locale: The language for which ``TextLimit/characters`` are counted, with the mean width of the letters in its
  ///     translations, or in the document's own texts if there are none. They are never fewer than the characters of
  ///     the text itself. Nil: not counted, because letters differ too much.
  ///   - key: Returns the key of a text in a catalogue.
  public func tightest(
    of lengths: [TextLength], countingCharactersIn locale: CheckLocale? = nil,
    byKey key: (LocalizableText) -> String
  ) -> [(key: String, length: TextLength)] {
    var found: [(key: String, length: TextLength)] = []
    var places: [String: Int] = [:]
    for length in lengths {
      let key = key(length.text)
      if let place = places[key] {
        if found[place].length.isWider(than: length) { found[place].length = length }
      } else {
        places[key] = found.count
        found.append((key, length))
      }
    }
    guard let locale else { return found }
    let texts = Set(lengths.map { $0.text })
    let translations = texts.compactMap { locale.translation($0)?.text.text }
    let samples = translations.isEmpty ? texts.map { $0.text } : translations
    var means: [Font: Double] = [:]
    for place in found.indices {
      let length = found[place].length
      let width =
        means[length.font]
        ?? meanLetter(of: samples, length.font, locale.language, inDocument: length.cell.document)
      means[length.font] = width
      found[place].length.countCharacters(ofWidth: width)
    }
    return found
  }

  /// The lines of a text that wraps in a box, by its height; nil without a height, and for other documents.
  private func lines(of text: LocalizableText, in style: TextStyle, of piece: Piece) -> Int? {
    let document = documents[piece.documentIndex]
    let line = document.document.fonts.measure([TextRequest("", style: style)]).first?.size.height
    guard let height = text.id.flatMap({ document.boxes?.heights[$0] }), let line, line > 0 else {
      return nil
    }
    // Rounding does not take a line away.
    return Int(max(1, ((height + Lengths.grace) / line).rounded(.down)))
  }

  /// The mean width of code points in texts, which tools count.
  private func meanLetter(
    of texts: [String], _ font: Font, _ language: String, inDocument name: String
  ) -> Double {
    let fonts = documents.first { $0.name == name }?.document.fonts
    let style = TextStyle(font: font, language: language)
    let widths = fonts?.measure(texts.map { TextRequest($0, style: style) }).map { $0.size.width }
    let count = texts.reduce(0) { $0 + $1.unicodeScalars.count }
    return (widths ?? []).reduce(0, +) / Double(max(1, count))
  }
}

extension FindingCode {
  /// The findings that texts within their lengths do not cause.
  public static let ofLengths: Set<FindingCode> = [.overflow, .overlap, .truncated, .hidden, .rows]
}

extension AnyControl {
  /// The control with probes instead of texts.
  fileprivate func probing(_ texts: [LocalizableText], _ piece: LayoutCheck.Piece) -> AnyControl {
    let numbers = Dictionary(firstOf: texts.enumerated().map { ($1, $0) })
    return localized(
      by: Localization(direction: piece.setDirection, textScale: piece.textScale) { text in
        numbers[text].map { TranslatedText(ProbeMeasurer.text(ofProbe: $0)) }
      })
  }
}
