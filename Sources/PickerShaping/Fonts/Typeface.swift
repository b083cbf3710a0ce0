import CPickerFreeType
import CPickerHarfBuzz
import PickerText
import PickerLocks
import Synchronization

/// One face of one font file, opened and found fit for use.
///
/// Immutable, but for the bounds of glyphs that were asked for.
final class Typeface: @unchecked Sendable {
  /// The name in the file, or the one it is bundled under.
  let family: String
  /// The file's path, or `bundled:` and its name.
  let source: String
  /// Which face of a collection.
  let index: Int
  /// How many faces its file has.
  let fileFaceCount: Int
  /// The weights it serves: one, or those of its `wght` axis.
  let weights: ClosedRange<Double>
  /// Which styles it serves, those of its `ital` and `slnt` axes among them.
  let styles: FaceStyles
  /// 1 (ultra-condensed) to 9 (ultra-expanded), 5 where the file says nothing.
  let widthClass: Int
  /// Whether it came with us, so that its bytes are known to be right.
  let isBundled: Bool
  /// What it can be varied by, in the file's order.
  let axes: [FontAxis]
  /// The characters it has.
  let characters: CharacterSet
  /// Whether emoji are what it is for.
  let isEmoji: Bool
  /// What its bitmaps advance, where it has nothing else.
  let strike: BitmapStrike?

  /// Used under ``FreeType/exclusively(_:)`` only.
  let freetype: FT_Face
  let harfbuzz: OpaquePointer
  let bytes: FontBytes
  let inks = Mutex(InkTable())

  /// - Throws: ``FontFault``, such as `"expected a font with characters, found none"`.
  init(
    _ bytes: FontBytes, index: Int, source: String, family: String? = nil
  ) throws(FontFault) {
    let freetype = try Typeface.opened(bytes, index: index)
    self.bytes = bytes
    isBundled = bytes.isPermanent
    self.freetype = freetype
    self.source = source
    self.index = index
    fileFaceCount = max(1, freetype.pointee.num_faces)
    harfbuzz = Typeface.harfbuzzFace(freetype, keeping: bytes, index: index)
    let facts = FaceFacts(freetype)
    self.family = family ?? facts.family
    widthClass = facts.widthClass
    axes = FontAxis.axes(of: harfbuzz)
    styles = FaceStyles(axes: axes, otherwise: facts.style)
    weights = axes.first { $0.tag == "wght" }?.range ?? facts.weight...facts.weight
    characters = CharacterSet(of: harfbuzz)
    isEmoji = facts.hasColor || self.family.lowercased().contains("emoji")
    strike = BitmapStrike(freetype)
    if let fault { throw fault }
  }

  deinit {
    hb_face_destroy(harfbuzz)
    FreeType.close(freetype)
  }

  private var fault: FontFault? {
    if freetype.pointee.num_glyphs <= 0 {
      return FontFault("expected a font with glyphs, found none")
    }
    return characters.isEmpty ? FontFault("expected a font with characters, found none") : nil
  }

  /// How many bytes of memory its file takes; none where it came with us.
  var fileBytes: Int {
    isBundled ? 0 : max(bytes.count, Typeface.unpacked(freetype).count)
  }

  /// Whether a glyph run of `face` is drawn from it: the same face of a file of the same bytes, where
  /// the run tells them.
  func serves(_ face: FontFace) -> Bool {
    index == face.index && family == face.family
      && (face.content == 0 || bytes.digest == face.content)
  }

  /// Where a glyph run has the axes; an axis that it does not name stands at its default.
  func position(of face: FontFace) -> FacePosition {
    let values = axes.map { axis in
      axis.clamped(face.variations.last { $0.tag == axis.tag }?.value ?? axis.standard)
    }
    return FacePosition(axes: values, slant: face.slant)
  }

  /// Where `font` sets the axes: weight, optical size, style, then its own variations; and whether
  /// it is slanted. Bitmaps are not.
  func position(for font: Font, _ served: ServedStyle) -> FacePosition {
    let values = axes.map { axis in
      var value = axis.standard
      switch axis.tag {
      case "wght": value = font.weight.value
      case "opsz":
        if case .points(let points) = font.opticalSize { value = points } else { value = font.size }
      default: value = served.value(on: axis, among: axes) ?? value
      }
      return axis.clamped(font.variations.last { $0.tag == axis.tag }?.value ?? value)
    }
    let isSlanted = served == .slanted && strike == nil
    return FacePosition(axes: values, slant: isSlanted ? FontStyle.angle : 0)
  }
}
