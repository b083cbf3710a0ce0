import CPickerFreeType
import CPickerHarfBuzz
import CPickerFonts
import PickerGeometry
import PickerText
import PickerLimits
import struct Synchronization.AtomicLazyReference

/// One open and validated face of a font file.
///
/// Immutable, except for the cache of glyph bounds.
final class Typeface: Sendable {
  /// The family name in the file, or the name under which it is bundled.
  let family: String
  /// Where it comes from, as in ``FacePlace/source``.
  let source: String
  /// The index of the face in a collection.
  let index: Int
  /// The number of faces in the file.
  let fileFaceCount: Int
  /// The weights it covers: one, or the range of its `wght` axis.
  let weights: ClosedRange<Double>
  /// The styles it covers, including those of its `ital` and `slnt` axes.
  let styles: FaceStyles
  /// The width class, 1 (ultra-condensed) to 9 (ultra-expanded); 5 if the file does not specify it.
  let widthClass: Int
  /// Whether it is bundled, so that its bytes are trusted.
  let isBundled: Bool
  /// The variation axes, in the order of the file.
  let axes: [FontAxis]
  private let listed = AtomicLazyReference<CharacterSet>()
  /// Whether it is an emoji font.
  let isEmoji: Bool
  /// The metrics of its bitmaps, if it has no outlines.
  let strike: BitmapStrike?

  /// Use only within ``FreeType/exclusively(_:)``.
  let freetype: ExclusivePointer<FT_Face>
  private let face: ImmutablePointer<OpaquePointer>
  let bytes: FontBytes
  let inks = Mutex(InkTable())

  /// - Throws: ``FontReadingError``, such as `"expected a font with characters, found none"`.
  init(
    _ bytes: FontBytes, index: Int, source: String, family: String? = nil
  ) throws(FontReadingError) {
    self.freetype = try Typeface.opened(bytes, index: index)
    self.bytes = bytes
    isBundled = bytes.isPermanent
    let freetype = self.freetype.pointer
    self.source = source
    self.index = index
    fileFaceCount = max(1, freetype.pointee.num_faces)
    face = Typeface.harfbuzzFace(freetype, keeping: bytes, index: index)
    let harfbuzz = face.pointer
    let facts = FaceFacts(freetype)
    self.family = family ?? facts.family
    widthClass = facts.widthClass
    axes = FontAxis.axes(of: harfbuzz)
    styles = FaceStyles(axes: axes, otherwise: facts.style)
    weights = axes.first { $0.tag == "wght" }?.range ?? facts.weight...facts.weight
    isEmoji = facts.hasColor || Typeface.isNamedEmoji(self.family)
    strike = BitmapStrike(freetype)
    if !isBundled, let error = contentError { throw error }
  }

  /// Opens a bundled font; nil if FreeType cannot.
  convenience init?(bundled font: picker_font) {
    let bytes = FontBytes(permanent: font.bytes, count: font.size, digest: font.digest)
    do {
      try self.init(
        bytes, index: 0, source: FacePlace(bundled: font).source,
        family: String(cString: font.family))
    } catch {
      return nil
    }
  }

  deinit {
    hb_face_destroy(harfbuzz)
    FreeType.close(freetype)
  }

  var harfbuzz: OpaquePointer { face.pointer }

  /// The characters it covers, listed at the first use: Latin labels in a Latin face need no list.
  var characters: CharacterSet {
    listed.load() ?? listed.storeIfNil(CharacterSet(of: harfbuzz))
  }

  /// Whether the name contains "emoji", in bytes: searching a string for another compares characters, and its
  /// first use costs 300,000 instructions.
  private static func isNamedEmoji(_ family: String) -> Bool {
    let name = Array(family.lowercased().utf8)
    let word = Array("emoji".utf8)
    return name.indices.contains { name[$0...].starts(with: word) }
  }

  private var contentError: FontReadingError? {
    if freetype.pointer.pointee.num_glyphs <= 0 {
      return FontReadingError("expected a font with glyphs, found none")
    }
    return characters.isEmpty
      ? FontReadingError("expected a font with characters, found none") : nil
  }

  /// The memory that its file takes, in bytes; 0 if it is bundled.
  var fileBytes: Int {
    isBundled ? 0 : max(bytes.count, Typeface.unpacked(freetype.pointer).count)
  }

  /// Whether it is the face of a glyph run: the same face of a file with the same bytes.
  func serves(_ face: FontFace) -> Bool {
    index == face.index && family == face.family
      && (face.content == 0 || bytes.digest == face.content)
  }

  /// The axis values and the slant of a glyph run; axes that it does not list have their defaults.
  func position(of face: FontFace) -> FacePosition {
    let values = axes.map { axis in
      axis.clamped(face.variations.last { $0.tag == axis.tag }?.value ?? axis.defaultValue)
    }
    return FacePosition(axes: values, slant: face.slant)
  }

  /// The axis values and the synthetic slant for `font`. Weight, optical size and style set their axes, and
  /// the font's own variations override them. Bitmaps are never slanted.
  ///
  /// - Parameter browser: The browser to match, whose advances and kerning are those of the size; nil for none.
  func position(
    for font: Font, _ served: ServedStyle, matching browser: Browser?
  ) -> FacePosition {
    let values = axes.map { axis in
      var value = axis.defaultValue
      switch axis.tag {
      case "wght": value = font.weight.value
      case "opsz":
        if case .points(let points) = font.opticalSize { value = points } else { value = font.size }
      default: value = served.value(on: axis, among: axes) ?? value
      }
      return axis.clamped(font.variations.last { $0.tag == axis.tag }?.value ?? value)
    }
    let isSlanted = served == .slanted && strike == nil
    // The numbers of larger glyphs would not fit into 32 bits.
    let exact = font.size <= 1024 ? browser.map { BrowserSize(browser: $0, size: font.size) } : nil
    return FacePosition(
      axes: values, slant: isSlanted ? FontStyle.angle : 0, exact: exact)
  }
}
