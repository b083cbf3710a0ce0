import CPickerFonts
import PickerText

/// Where a face comes from.
struct FacePlace: Hashable, Sendable {
  /// The file's path, or `bundled:` and its name.
  let source: String
  /// Which face of a collection.
  let index: Int

  init(source: String, index: Int) {
    self.source = source
    self.index = index
  }

  /// The one face of a font that is compiled in.
  init(bundled font: picker_font) {
    self.init(source: "bundled:" + String(cString: font.file), index: 0)
  }

  /// The place of the face that a glyph run is set in.
  init(_ face: FontFace) {
    self.init(source: face.source, index: face.index)
  }
}
