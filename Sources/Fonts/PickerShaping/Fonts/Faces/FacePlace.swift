import CPickerFonts
import PickerText

/// The location of a face: a file and an index in it.
struct FacePlace: Hashable, Sendable {
  /// The path of the file, `bundled:` followed by the name of a bundled file, or `memory:` followed by the digest
  /// of a font in memory.
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

  /// The location of a font in memory. It names the content, so that trees are the same in every process.
  init(memory digest: UInt64, index: Int) {
    let digits = String(digest, radix: 16)
    let zeros = String(repeating: "0", count: 16 - digits.utf8.count)
    self.init(source: "memory:" + zeros + digits, index: index)
  }

  /// The location of the face of a glyph run.
  init(_ face: FontFace) {
    self.init(source: face.source, index: face.index)
  }
}
