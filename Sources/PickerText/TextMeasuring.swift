import PickerGeometry

/// Measures texts. Every room above knows text through this protocol only, and so knows no font.
public protocol TextMeasuring: Sendable {
  /// One answer for each request, in the same order.
  ///
  /// Never fails: families are checked while a document is read, and a character that no face has
  /// is set as the first face's `.notdef` and told in ``MeasuredText/missing``.
  func measure(_ requests: [TextRequest]) -> [MeasuredText]
}

/// Gives the outlines of glyphs to whoever draws them.
public protocol GlyphOutlining: Sendable {
  /// The glyph's outline at one point per em, the origin on the baseline, y down; nil where the
  /// face is none of its own or the glyph has no outline.
  func outline(of glyph: UInt32, in face: FontFace) -> Path?

  /// The glyph's picture where it has one in place of an outline, as colour emoji have; nil
  /// otherwise, and where nothing else is said.
  func bitmap(of glyph: UInt32, in face: FontFace) -> GlyphBitmap?
}

extension GlyphOutlining {
  /// No glyph has a picture.
  public func bitmap(of glyph: UInt32, in face: FontFace) -> GlyphBitmap? { nil }
}

extension String {
  /// The size of this text on one line, as wide as it wants to be.
  ///
  ///     "Hello".size(with: Font(size: 16, weight: .medium), by: measurer)
  public func size(with font: Font, by measurer: some TextMeasuring) -> Size {
    measurer.measure([TextRequest(self, style: TextStyle(font: font))]).first?.size ?? .zero
  }
}
