import PickerGeometry

/// Measures text.
///
/// Modules that lay out controls use text only through this protocol, so they do not depend on fonts. Measured
/// controls hold a reference to their measurer. Only classes can conform, because Embedded Swift has no other
/// existential types.
public protocol TextMeasuring: AnyObject, Sendable {
  /// Returns one measurement for each request, in the same order.
  ///
  /// Never fails. Families are checked while a document is decoded, and a character that no face covers is set as the
  /// `.notdef` glyph of the first face and listed in ``MeasuredText/missing``.
  func measure(_ requests: [TextRequest]) -> [MeasuredText]

  /// The browser whose rounding the measurements reproduce; nil, the default, leaves them unrounded.
  var browser: Browser? { get }

  /// Returns the plural category of `count`. The default implementation uses CLDR:
  /// ``PluralCategory/init(of:language:)``.
  ///
  /// - Parameters:
  ///   - count: The number of things.
  ///   - language: A BCP 47 tag; nil uses the rules of English.
  func pluralCategory(of count: Int, language: String?) -> PluralCategory
}

extension TextMeasuring {
  /// Returns the plural category of `count` in the language, by the rules of CLDR.
  public func pluralCategory(of count: Int, language: String?) -> PluralCategory {
    PluralCategory(of: count, language: language)
  }
}

/// Provides glyph outlines and bitmaps to renderers. Only classes can conform, like to ``TextMeasuring``.
public protocol GlyphOutlining: AnyObject, Sendable {
  /// Returns the outline of a glyph at one point per em, with the origin on the baseline and y down; nil if the face
  /// is unknown or the glyph has no outline.
  func outline(of glyph: UInt32, in face: FontFace) -> Path?

  /// Returns the bitmap of a glyph that has one instead of an outline, such as a colour emoji; nil for any
  /// other glyph. The default implementation returns nil.
  func bitmap(of glyph: UInt32, in face: FontFace) -> GlyphBitmap?

  /// Whether the face is known, which means that its glyphs without outline and bitmap are blank. Text in other faces
  /// is drawn as live text, or is an error. The default implementation returns true.
  func knows(_ face: FontFace) -> Bool
}

extension GlyphOutlining {
  /// Returns nil: by default, glyphs have no bitmaps.
  public func bitmap(of glyph: UInt32, in face: FontFace) -> GlyphBitmap? { nil }

  /// Returns true.
  public func knows(_ face: FontFace) -> Bool { true }
}

extension String {
  /// Returns the size of this text on one line of unlimited width, in points.
  ///
  ///     "Hello".size(with: Font(size: 16, weight: .medium), by: measurer)
  public func size(with font: Font, by measurer: some TextMeasuring) -> Size {
    measurer.measure([TextRequest(self, style: TextStyle(font: font))]).first?.size ?? .zero
  }
}
