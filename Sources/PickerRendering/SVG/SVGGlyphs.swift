import PickerGeometry
import PickerText

/// The outlines a drawing uses, each once.
struct SVGGlyphs {
  private struct Key: Hashable {
    let face: Int
    let glyph: UInt32
  }

  private var faces: [FontFace: Int] = [:]
  private var ids: [Key: String?] = [:]
  private(set) var definitions = ""

  /// The glyphs of a run that begins at `pen`, which moves on to its end.
  mutating func use(
    _ run: GlyphRun, at pen: inout Point, from outlines: any GlyphOutlining
  ) -> String {
    var text = ""
    for glyph in run.glyphs {
      if let id = id(of: glyph.id, in: run.face, from: outlines) {
        let place = pen + glyph.offset
        text += "<use href=\"#\(id)\" transform=\"translate(\(place.x.svg) \(place.y.svg))"
        text += " scale(\(run.size.svg))\"/>\n"
      }
      pen = pen + glyph.advance
    }
    return text
  }

  /// What the outline is called; nil where there is nothing to draw.
  private mutating func id(
    of glyph: UInt32, in face: FontFace, from outlines: any GlyphOutlining
  ) -> String? {
    let number = faces[face] ?? faces.count
    faces[face] = number
    let key = Key(face: number, glyph: glyph)
    if let known = ids[key] { return known }
    let path = outlines.outline(of: glyph, in: face)
    let id = path.flatMap { $0.isEmpty ? nil : "g\(number)-\(glyph)" }
    if let path, let id {
      definitions += "<path id=\"\(id)\" d=\"\(path.svgData(decimals: 5))\"/>\n"
    }
    ids[key] = .some(id)
    return id
  }
}
