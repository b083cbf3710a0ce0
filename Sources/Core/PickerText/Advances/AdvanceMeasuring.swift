import PickerGeometry

/// Measures texts by the advances of their grapheme clusters, for programs that draw text from a font atlas: games,
/// terminals, embedded screens.
///
/// Two requirements suffice. Line breaks, truncation, directions, plural forms and the list of missing characters
/// are derived from them, and documents can be laid out, too:
///
///     final class Terminal: AdvanceMeasuring {
///       func advance(of cluster: Character, in font: Font) -> Double? { 1 }
///       func metrics(of font: Font) -> FontMetrics { FontMetrics(ascent: 0.75, descent: 0.25) }
///     }
///     let tree = Chips(items: [Chip("tea")]).measured(by: Terminal()).layout()
///
/// Lines have the ``TextLine/runs`` of ``runs(of:of:)``, by default none: the renderer draws the ``TextLine/text`` of each
/// line with the font's own glyphs, and advances by ``drawnAdvance(of:in:)``.
///
/// Kerning and ligatures are those of `advances(of:in:)`, by default none. Not done are the joining forms of Arabic, and the
/// reordering of UAX #9. The clusters of a line are in logical order, the order in which they are read: drawn from left to right as they stand, Hebrew and Arabic words
/// come out backwards. A program that shows them reorders the clusters of each line; widths do not change.
///
/// A measurer that shapes whole paragraphs in several faces implements `advances(of:)`, ``advances(of:of:)`` and ``runs(of:of:)``.
///
/// An atlas is a ``FontCatalog`` that has every family, because only ``advance(of:in:)`` knows what a family name
/// means. It opens no files: the families that a document declares in `fonts` are those of the atlas.
public protocol AdvanceMeasuring: FontCatalog {
  /// Returns the distance that the pen advances for a grapheme cluster, in points at the size of `font`, without
  /// letter spacing; nil if the font has no glyph for it.
  ///
  /// A cluster without a glyph is listed in ``MeasuredText/missing`` and is as wide as ``replacementAdvance(of:in:)``. A no-break space without one is as wide as a space. A negative or infinite advance,
  /// or NaN, counts as 0.
  ///
  /// Line separators and tabs are never asked for: on a line they are spaces. Neither are invisible characters such
  /// as the zero width space or a directional mark, whose advance is 0.
  func advance(of cluster: Character, in font: Font) -> Double?

  /// Returns the advances of grapheme clusters that are drawn one after another, each as ``advance(of:in:)``.
  ///
  /// Implement it where an advance depends on the adjacent clusters, because the font has kerning or ligatures: the sum
  /// is the width of the whole text. ``isShaping`` is true then. A result of another length counts as no glyphs.
  func advances(of clusters: [Character], in font: Font) -> [Double?]

  /// Returns the advances of grapheme clusters of a text with a language, for which a font may have glyphs of its own.
  /// By default those of its font.
  func advances(of clusters: [Character], in style: TextStyle) -> [Double?]

  /// Returns the advances of all clusters of a text, each as ``advance(of:in:)``. By default those of its visible clusters in its
  /// style, and 0 for the invisible ones.
  func advances(of text: AdvanceText) -> [Double?]

  /// Returns the advances of a piece of a line of a text: of each of its clusters, or of a sign as often as it is drawn. By
  /// default the clusters are measured as a text of their own, and signs in the font.
  func advances(of piece: AdvancePiece, of text: AdvanceText) -> [Double?]

  /// Returns the width of a line in points, with its letter spaces; nil, by default: that of the advances of its pieces.
  ///
  /// Implement it where the width of a line is not their sum, because it is rounded as in a ``TextMeasuring/browser``.
  func width(of line: [AdvancePiece], of text: AdvanceText) -> Double?

  /// Returns how many letter spaces each cluster of a part of a text has; nil, by default: one each, but none in cursive scripts
  /// and after invisible clusters. It is asked for if there is letter spacing.
  func letterSpaces(of part: Range<Int>, joins: Bool, of text: AdvanceText) -> [Int]?

  /// Returns the advance of what is drawn for a cluster for which the font has no glyph; nil, by default: of U+FFFD, or half an em
  /// where that has no glyph either.
  func replacementAdvance(of cluster: Character, in font: Font) -> Double?

  /// Whether an advance depends on the adjacent clusters; false by default. If so, truncated and broken lines are
  /// measured once more as they are drawn.
  var isShaping: Bool { get }

  /// Returns the vertical metrics of `font` at its size.
  func metrics(of font: Font) -> FontMetrics

  /// Returns the vertical metrics of a line: those of `font`, and of any other face that draws a part of `text`, whichever
  /// reach higher and lower. By default ``metrics(of:)``.
  func metrics(ofLine text: String, in font: Font) -> FontMetrics

  /// Returns the glyphs with which a line is drawn, from left to right, with letter spacing. By default there are none.
  ///
  /// It is asked whenever lines are read. The ``Glyph/cluster`` of each is a place in the UTF-8 of the text, and -1 in an ellipsis. Their
  /// advances add up to those of ``advances(of:of:)`` and the letter spaces, which are on the left of glyphs that are read from the right.
  func runs(of line: [AdvancePiece], of text: AdvanceText) -> [GlyphRun]

  /// Returns where words of a text begin, as offsets in its UTF-8 in ascending order. By default there are none.
  ///
  /// It is asked for texts with Thai, Lao, Khmer or Burmese, whose words no spaces separate: with a dictionary, their lines
  /// break between words, else only at spaces. Offsets within other scripts are ignored.
  func wordStarts(in text: String) -> [Int]

  /// Returns where the words of a text can be divided with a hyphen, as offsets in its UTF-8 in ascending order. By default there
  /// are none.
  ///
  /// It is asked for texts of several lines with ``Hyphens/auto`` and a language, BCP 47. Offsets within grapheme clusters are ignored.
  func wordDivisions(in text: String, language: String) -> [Int]
}

extension AdvanceMeasuring {
  /// Returns ``advance(of:in:)`` of each cluster.
  public func advances(of clusters: [Character], in font: Font) -> [Double?] {
    clusters.map { advance(of: $0, in: font) }
  }

  /// Returns the advances in the font of the style, whatever the language.
  public func advances(of clusters: [Character], in style: TextStyle) -> [Double?] {
    advances(of: clusters, in: style.font)
  }

  /// False: an advance depends on its cluster alone.
  public var isShaping: Bool { false }

  /// Returns the metrics of the font.
  public func metrics(ofLine text: String, in font: Font) -> FontMetrics { metrics(of: font) }

  /// Returns the advances of the visible clusters in the style, and 0 for the invisible ones.
  public func advances(of text: AdvanceText) -> [Double?] {
    advances(ofVisible: text.clusters, in: text.style)
  }

  /// Returns the advances of the clusters as a text of their own, or of the sign in the font.
  public func advances(of piece: AdvancePiece, of text: AdvanceText) -> [Double?] {
    advancesAlone(of: piece, of: text)
  }

  /// Returns nil: the sum of the advances.
  public func width(of line: [AdvancePiece], of text: AdvanceText) -> Double? { nil }

  /// Returns the advances of the clusters of a piece as a text of their own, or of a sign in the font.
  package func advancesAlone(of piece: AdvancePiece, of text: AdvanceText) -> [Double?] {
    switch piece {
    case .text(let range, _): advances(ofVisible: Array(text.clusters[range]), in: text.style)
    case .sign(let sign):
      Array(repeating: advance(of: sign.character, in: text.style.font), count: sign.count)
    }
  }

  /// Returns the advances of the visible ones of some clusters, and 0 for the invisible ones.
  package func advances(ofVisible clusters: [Character], in style: TextStyle) -> [Double?] {
    let isVisible = clusters.map { !AdvanceFont.isInvisible($0) }
    let known = advances(of: zip(clusters, isVisible).filter { $0.1 }.map { $0.0 }, in: style)
    var next = 0
    return isVisible.map { isVisible in
      guard isVisible else { return 0 }
      defer { next += 1 }
      return next < known.count ? known[next] : nil
    }
  }

  /// Returns nil: one for each visible cluster of a script that is not cursive.
  public func letterSpaces(of part: Range<Int>, joins: Bool, of text: AdvanceText) -> [Int]? { nil }

  /// Returns nil: the advance of U+FFFD, or half an em.
  public func replacementAdvance(of cluster: Character, in font: Font) -> Double? { nil }

  /// Returns no glyphs.
  public func runs(of line: [AdvancePiece], of text: AdvanceText) -> [GlyphRun] { [] }

  /// Returns no offsets.
  public func wordStarts(in text: String) -> [Int] { [] }

  /// Returns no offsets.
  public func wordDivisions(in text: String, language: String) -> [Int] { [] }

  /// Returns one measurement for each request, in the same order.
  ///
  /// The ink bounds of a line, if they are requested, are its advance box.
  ///
  /// - Complexity: O(*grapheme clusters*) per request.
  public func measure(_ requests: [TextRequest]) -> [MeasuredText] {
    requests.map { AdvanceLayout($0, measurer: self).measured() }
  }

  /// Returns the distance that the pen advances for a cluster of ``TextLine/text``, in points at the size of `font`,
  /// without letter spacing: the advance with which the line was measured.
  ///
  /// - Returns: 0 for an invisible cluster, such as a soft hyphen, a zero width space or a directional mark, for which
  ///   nothing is to be drawn; ``advance(of:in:)`` where the font has a glyph; for a no-break space without one, the
  ///   advance of a space; for any other cluster without one, ``replacementAdvance(of:in:)``. Never negative, infinite or NaN.
  public func drawnAdvance(of cluster: Character, in font: Font) -> Double {
    AdvanceFont(TextStyle(font: font), self).drawnAdvance(of: cluster)
  }

  /// Returns true: ``advance(of:in:)`` decides what a family name means.
  public func contains(family: String) -> Bool { true }

  /// Returns no axes, so that a document with `font.variations` is an error.
  public func axes(ofFamily family: String) -> [String] { [] }

  /// Returns this catalog. No file is opened: it has every family already.
  ///
  /// - Throws: Nothing.
  public func adding(_ files: [FontFile]) throws(FontFileError) -> any FontCatalog { self }
}
