import CPickerFonts
import PickerText

/// The location of a face: a file and an index in it.
struct FacePlace: Hashable, Sendable {
  /// The path of the file, or `bundled:` followed by the name of a bundled file.
  let source: String
  /// The index of the face in a collection.
  let index: Int

  init(source: String, index: Int) {
    self.source = source
    self.index = index
  }

  /// The location of a bundled font.
  init(bundled font: picker_font) {
    self.init(source: "bundled:" + String(cString: font.file), index: 0)
  }

  /// The location of the face of a glyph run.
  init(_ face: FontFace) {
    self.init(source: face.source, index: face.index)
  }
}
