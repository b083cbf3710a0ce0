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
  /// The origin of the face, as in ``FacePlace/source``.
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

  /// Whether its outlines are in the table `glyf`.
  var hasTrueTypeOutlines: Bool {
    let table = hb_face_reference_table(harfbuzz, tag(of: "glyf"))
    defer { hb_blob_destroy(table) }
    return hb_blob_get_length(table) > 0
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
}
