public import PickerControls
public import PickerGeometry

// The module: `Matrix` is what is laid out, `Inspection` what is seen in a tree, `Search` finds the widths that are needed,
// `Texts`, `Samples` and `Pseudo` are what is shown, `Lengths` counts characters, `Report` has the findings.

/// A check that documents fit in every language, at every width and text size.
///
///     let check = LayoutCheck(
///       documents: [CheckDocument(name: "filters.json", document)],
///       locales: catalog.languages.map { CheckLocale($0) }, widths: [320, 375, 414])
///     let report = try check.run()
///
/// A piece is a document in one language, text size and direction: its text is measured once and laid out at all
/// widths. Pieces are independent; ``check(_:searchingAllWidths:)`` may run on several threads:
///
///     documents × locales × text scales × directions ── pieces ──check(_:)──▶ cells and findings ──▶ CheckReport
///
/// The source language of a document is the last of its locales; a locale with the same name is left out.
public struct LayoutCheck: Sendable {
  /// The documents.
  public var documents: [CheckDocument]
  /// The languages to check in addition to the source language.
  public var locales: [CheckLocale]
  /// The widths in points, each at least 0; empty uses the width of each document, or its content's.
  public var widths: [Double]
  /// The factors of the text size, each more than 0.
  public var textScales: [Double]
  /// The base directions; nil uses the language's, and for the source language the document's.
  public var directions: [LayoutDirection?]
  /// The maximum number of rows of items, for documents that set none; nil for no limit.
  public var maxRows: Int?
  /// The minimum width and height of hit regions in points, for documents that set none; nil uses the items' styles, or
  /// 44.
  public var minTarget: Double?
  /// The samples that replace placeholders, for documents that set none.
  ///
  /// The key is the name of a placeholder (`name` of `{name}`), its position (`1` of `%1$s`, and of the first `%s`), or its
  /// type: `%d` for whole numbers, `%f` for decimals, `%s` for everything else, looked up in this order.
  public var samples: [String: TextSample]
  /// Texts that are the same in all languages, in all documents, in addition to a document's own.
  public var doNotTranslate: [String] = []
  /// The language of documents that name none; nil: English.
  public var sourceLocale: String?
  /// The maximum lengths of translations, as given in catalogues.
  public var limits = TextLimits()
  /// Findings to silence in all documents, in addition to a document's own.
  public var silenced: [SilencedFinding] = []
  /// The file that silences them, for warnings.
  package var silencedPath = ""
  /// Whether the source language is also checked.
  public var includesSource: Bool
  /// The only source languages to check, as in ``CheckLocale/name``; nil for all.
  package var sourceLocales: Set<String>?
  /// The only pieces to check, because the others have not changed; nil for all.
  package var keptPieces: Set<Piece>?
  /// The problems of the files of documents and catalogues; each is a finding or a warning of the report.
  public var problems: [CheckProblem] = []

  /// Creates a check; by default of the source language, in the documents' own sizes.
  public init(
    documents: [CheckDocument], locales: [CheckLocale] = [], widths: [Double] = [],
    textScales: [Double] = [1], directions: [LayoutDirection?] = [nil], maxRows: Int? = nil,
    minTarget: Double? = nil, samples: [String: TextSample] = [:], includesSource: Bool = true
  ) {
    self.documents = documents
    self.locales = locales
    self.widths = widths
    self.textScales = textScales
    self.directions = directions
    self.maxRows = maxRows
    self.minTarget = minTarget
    self.samples = samples
    self.includesSource = includesSource
  }

  /// A document in one language, text size and direction.
  public struct Piece: Hashable, Sendable {
    /// The name of the document.
    public let document: String
    /// The locale; for the source language, the document's `language` or `source`.
    public let locale: String
    /// Whether this is the source language.
    public let isSource: Bool
    /// The factor of the text size.
    public let textScale: Double
    /// The base direction.
    public let direction: LayoutDirection
    /// The index of the document.
    package let documentIndex: Int
    /// The index of the locale; nil for the source language.
    let localeIndex: Int?
    /// The direction to set; nil keeps the document's.
    let setDirection: LayoutDirection?

    /// Returns the cell at a width.
    func cell(width: Double?) -> CheckCell {
      CheckCell(
        document: document, locale: locale, isSource: isSource, width: width,
        textScale: textScale, direction: direction)
    }
  }
}

extension LayoutCheck {
  /// All pieces, in the order of documents, locales, text scales and directions.
  public var pieces: [Piece] {
    var pieces: [Piece] = []
    for document in documents.indices {
      let name = documents[document].sourceLocale
      let includesSource = includesSource && sourceLocales?.contains(name.localeKey) != false
      for locale in locales.indices where !includesSource || !locales[locale].isNamed(name) {
        pieces += self.pieces(of: document, locale: locale)
      }
      if includesSource { pieces += self.pieces(of: document, locale: nil) }
    }
    guard let keptPieces else { return pieces }
    return pieces.filter { keptPieces.contains($0) }
  }

  func pieces(of document: Int, locale: Int?) -> [Piece] {
    let own = locale.map { locales[$0].direction } ?? documents[document].sourceDirection
    let name = locale.map { locales[$0].name } ?? documents[document].sourceLocale
    var pieces: [Piece] = []
    for scale in textScales {
      var known: [LayoutDirection] = []
      for direction in directions where !known.contains(direction ?? own) {
        known.append(direction ?? own)
        pieces.append(
          Piece(
            document: documents[document].name, locale: name, isSource: locale == nil,
            textScale: scale, direction: direction ?? own, documentIndex: document,
            localeIndex: locale, setDirection: locale == nil ? direction : direction ?? own))
      }
    }
    return pieces
  }

  /// The widths of a piece's cells; nil fits the content.
  func widths(of piece: Piece) -> [Double?] {
    let own = documents[piece.documentIndex].document.control.container.width
    return widths.isEmpty ? [own] : widths.map { $0 }
  }
}
