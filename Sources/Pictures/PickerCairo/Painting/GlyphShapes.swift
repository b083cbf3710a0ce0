import PickerGeometry
import PickerText

/// A cache of the glyphs that a drawing uses.
struct GlyphShapes {
  /// The drawable form of a glyph.
  enum Form {
    case outline(Path)
    case picture(Surface, Rect)
    case nothing

    var isOutline: Bool {
      if case .outline = self { true } else { false }
    }
  }

  private struct GlyphShapeKey: Hashable {
    let face: Int
    let glyph: UInt32
  }

  private var faces: [FontFace: Int] = [:]
  private var known: [GlyphShapeKey: Form] = [:]

  /// Returns a number for a face, by which its glyphs are looked up.
  mutating func number(of face: FontFace) -> Int {
    let number = faces[face] ?? faces.count
    faces[face] = number
    return number
  }

  /// Returns the form of a glyph at one point per em.
  mutating func form(
    of glyph: UInt32, in face: FontFace, _ number: Int, from outlines: any GlyphOutlining
  ) -> Form {
    let key = GlyphShapeKey(face: number, glyph: glyph)
    if let form = known[key] { return form }
    let form = Form(glyph, face, outlines)
    known[key] = form
    return form
  }
}

extension GlyphShapes.Form {
  fileprivate init(_ glyph: UInt32, _ face: FontFace, _ outlines: any GlyphOutlining) {
    if let path = outlines.outline(of: glyph, in: face), !path.isEmpty {
      self = .outline(path)
    } else if let bitmap = outlines.bitmap(of: glyph, in: face) {
      self = .picture(Surface(bitmap), bitmap.frame)
    } else {
      self = .nothing
    }
  }
}

extension Surface {
  /// Creates a surface with the pixels of a bitmap glyph.
  fileprivate convenience init(_ bitmap: GlyphBitmap) {
    self.init(width: bitmap.width, height: bitmap.height) { row, column in
      let index = row * bitmap.width + column
      return bitmap.pixels.indices.contains(index) ? bitmap.pixels[index] : 0
    }
  }
}
