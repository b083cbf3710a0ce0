import PickerGeometry

/// Measures text by the advances of its grapheme clusters, for programs that draw text from a font atlas: games,
/// terminals, embedded screens.
///
/// Two requirements suffice. Line breaks, truncation, directions, plural forms and the list of missing characters are
/// derived from them. Documents can be laid out as well:
///
///     final class Terminal: AdvanceMeasuring {
///       func advance(of cluster: Character, in font: Font) -> Double? { 1 }
///       func metrics(of font: Font) -> FontMetrics { FontMetrics(ascent: 0.75, descent: 0.25) }
///     }
///     let tree = Chips(items: [Chip("tea")]).measured(by: Terminal()).layout()
///
/// By default, lines have no ``TextLine/runs``; ``runs(of:of:)`` can provide them. The renderer draws the
/// ``TextLine/text`` of each line with the font's own glyphs, and advances by ``drawnAdvance(of:in:)``.
///
/// Kerning and ligatures come from `advances(of:in:)`; by default there are none. The joining forms of Arabic and the
/// reordering of UAX #9 are not supported. The clusters of a line are in logical order, the order in which they are
/// read. Drawn from left to right, Hebrew and Arabic words come out backwards. A program that shows them reorders the
/// clusters of each line; widths do not change.
///
/// A measurer that shapes complete paragraphs in several faces implements `advances(of:)`, ``advances(of:of:)`` and
/// ``runs(of:of:)``.
///
/// An atlas is a ``FontCatalog`` that contains every family, because only ``advance(of:in:)`` knows what a family
/// name means. It opens no files: the families that a document declares in `fonts` are families of the atlas.
public protocol AdvanceMeasuring: FontCatalog {
  /// Returns the distance that the pen advances for a grapheme cluster, in points at the size of `font`, without
  /// letter spacing; nil if the font has no glyph for it.
  ///
  /// A cluster without a glyph is listed in ``MeasuredText/missing`` and is as wide as
  /// ``replacementAdvance(of:in:)``. A no-break space without a glyph is as wide as a space. A negative or infinite
  /// advance, or NaN, counts as 0.
  ///
  /// It is never called for line separators and tabs, which are spaces on a line, or for invisible characters such as
  /// the zero width space or a directional mark, whose advance is 0.
  func advance(of cluster: Character, in font: Font) -> Double?

  /// Returns the advances of consecutive grapheme clusters, each as defined by ``advance(of:in:)``.
  ///
  /// Implement it if an advance depends on the adjacent clusters, because the font has kerning or ligatures: the sum
  /// is the width of the complete text. ``isShaping`` is true then. A result of another length counts as no glyphs.
  func advances(of clusters: [Character], in font: Font) -> [Double?]

  /// Returns the advances of grapheme clusters of a text with a language, for which a font may have special glyphs.
  /// The default implementation ignores the language.
  func advances(of clusters: [Character], in style: TextStyle) -> [Double?]

  /// Returns the advances of all clusters of a text, each as defined by ``advance(of:in:)``. The default
  /// implementation measures the visible clusters in the text's style and returns 0 for invisible ones.
  func advances(of text: AdvanceText) -> [Double?]

  /// Returns the advances of a piece of a line: one for each of its clusters, or one for each repetition of a sign.
  /// The default implementation measures the clusters as a separate text, and signs in the font.
  func advances(of piece: AdvancePiece, of text: AdvanceText) -> [Double?]

  /// Returns the width of a line in points, including letter spacing; nil, the default, uses the sum of the advances
  /// of its pieces.
  ///
  /// Implement it if the width of a line is not their sum, because it is rounded like in a ``TextMeasuring/browser``.
  func width(of line: [AdvancePiece], of text: AdvanceText) -> Double?

  /// Returns how many letter spaces each cluster of a part of a text has. Nil, the default, means one each, but none
  /// in cursive scripts and after invisible clusters. It is called only if there is letter spacing.
  func letterSpaces(of part: Range<Int>, joins: Bool, of text: AdvanceText) -> [Int]?

  /// Returns the advance of the replacement for a cluster without a glyph; nil, the default, uses the advance of
  /// U+FFFD, or half an em if the font lacks that as well.
  func replacementAdvance(of cluster: Character, in font: Font) -> Double?

  /// Whether an advance depends on the adjacent clusters; false by default. If so, truncated and broken lines are
  /// measured again as they are drawn.
  var isShaping: Bool { get }

  /// Returns the vertical metrics of `font` at its size.
  func metrics(of font: Font) -> FontMetrics

  /// Returns the vertical metrics of a line: the maximum of the metrics of `font` and of any other face that draws
  /// part of `text`. The default implementation returns ``metrics(of:)``.
  func metrics(ofLine text: String, in font: Font) -> FontMetrics

  /// Returns the glyphs of a line, from left to right, with letter spacing. By default there are none.
  ///
  /// It is called whenever lines are read. The ``Glyph/cluster`` of each glyph is an offset in the text's UTF-8, or
  /// -1 in an ellipsis. The advances add up to ``advances(of:of:)`` plus letter spacing, which is on the left of
  /// right-to-left glyphs.
  func runs(of line: [AdvancePiece], of text: AdvanceText) -> [GlyphRun]

  /// Returns where the words of a text begin, as ascending offsets in its UTF-8. By default there are none.
  ///
  /// It is called for Thai, Lao, Khmer or Burmese text, whose words are not separated by spaces. With word starts,
  /// lines break between words, otherwise only at spaces. Offsets within other scripts are ignored.
  func wordStarts(in text: String) -> [Int]

  /// Returns where the words of a text can be hyphenated, as ascending offsets in its UTF-8. By default there are
  /// none.
  ///
  /// It is called for multi-line texts with ``Hyphens/auto`` and a language, given as a BCP 47 tag. Offsets within
  /// grapheme clusters are ignored.
  func wordDivisions(in text: String, language: String) -> [Int]
}

extension AdvanceMeasuring {
  /// Returns ``advance(of:in:)`` of each cluster.
  public func advances(of clusters: [Character], in font: Font) -> [Double?] {
    clusters.map { advance(of: $0, in: font) }
  }

  /// Returns the advances in the style's font, regardless of the language.
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

  /// Returns the advances of the clusters as a separate text, or of the sign in the font.
  public func advances(of piece: AdvancePiece, of text: AdvanceText) -> [Double?] {
    advancesAlone(of: piece, of: text)
  }

  /// Returns nil: the width is the sum of the advances.
  public func width(of line: [AdvancePiece], of text: AdvanceText) -> Double? { nil }

  /// Returns the advances of the clusters of a piece as a separate text, or of a sign in the font.
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
  /// The ink bounds of a line, if requested, are its advance box.
  ///
  /// - Complexity: O(*grapheme clusters*) per request.
  public func measure(_ requests: [TextRequest]) -> [MeasuredText] {
    requests.map { AdvanceLayout($0, measurer: self).measured() }
  }

  /// Returns the distance that the pen advances for a cluster of ``TextLine/text``, in points at the size of `font`,
  /// without letter spacing: the advance with which the line was measured.
  ///
  /// - Returns: 0 for an invisible cluster, such as a soft hyphen, a zero width space or a directional mark, which is
  ///   not drawn. ``advance(of:in:)`` if the font has a glyph. Without a glyph, the advance of a space for a no-break
  ///   space, and ``replacementAdvance(of:in:)`` for any other cluster. Never negative, infinite or NaN.
  public func drawnAdvance(of cluster: Character, in font: Font) -> Double {
    AdvanceFont(TextStyle(font: font), self).drawnAdvance(of: cluster)
  }

  /// Returns true: ``advance(of:in:)`` determines what a family name means.
  public func contains(family: String) -> Bool { true }

  /// Returns no axes, so a document with `font.variations` is an error.
  public func axes(ofFamily family: String) -> [String] { [] }

  /// Returns this catalog. It opens no file, because it already contains every family.
  ///
  /// - Throws: Nothing.
  public func adding(_ files: [FontFile]) throws(FontFileError) -> any FontCatalog { self }
}
