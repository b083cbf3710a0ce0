import PickerGeometry
import PickerLimits
import PickerText

/// The glyphs of a drawing, each defined once: outlines, and bitmaps of glyphs without outline.
struct SVGGlyphs {
  private struct Key: Hashable {
    let face: Int
    let glyph: UInt32
  }

  private var faces: [FontFace: Int] = [:]
  private var ids: [Key: String?] = [:]
  private(set) var definitions = ""

  /// Returns the elements for the glyphs of a run that starts at `pen`, and advances `pen` to its end.
  mutating func use(
    _ run: GlyphRun, at pen: inout Point, from outlines: any GlyphOutlining
  ) -> String {
    var text = ""
    var checkpoint = Checkpoint(every: 64)
    for glyph in run.glyphs where checkpoint.mayProceed() {
      if let id = id(of: glyph.id, in: run.face, from: outlines) {
        let place = pen + glyph.offset
        text += "<use href=\"#\(id)\" transform=\"translate(\(place.x.svg) \(place.y.svg))"
        text += " scale(\(run.size.svg))\"/>\n"
      }
      pen = pen + glyph.advance
    }
    return text
  }

  /// Returns the id of a glyph, and defines it on first use; nil if the glyph is blank.
  private mutating func id(
    of glyph: UInt32, in face: FontFace, from outlines: any GlyphOutlining
  ) -> String? {
    let number = faces[face] ?? faces.count
    faces[face] = number
    let key = Key(face: number, glyph: glyph)
    if let known = ids[key] { return known }
    let id = "g\(number)-\(glyph)"
    let definition = definition(of: glyph, in: face, from: outlines, id)
    definitions += definition ?? ""
    ids[key] = .some(definition.map { _ in id })
    return definition.map { _ in id }
  }

  /// The definition of a glyph, at a size of one point per em.
  private func definition(
    of glyph: UInt32, in face: FontFace, from outlines: any GlyphOutlining, _ id: String
  ) -> String? {
    if let path = outlines.outline(of: glyph, in: face), !path.isEmpty {
      return "<path id=\"\(id)\" d=\"\(path.svgData(decimals: 5))\"/>\n"
    }
    guard let bitmap = outlines.bitmap(of: glyph, in: face), !bitmap.png.isEmpty else { return nil }
    let frame = bitmap.frame
    let place = zip(["x", "y", "width", "height"], [frame.x, frame.y, frame.width, frame.height])
      .map { "\($0)=\"\($1.decimalText(5))\"" }.joined(separator: " ")
    let href = DataURI(mediaType: ImageFormat.png.mediaType, bytes: bitmap.png).href
    return "<image id=\"\(id)\" \(place) preserveAspectRatio=\"none\" href=\"\(href)\"/>\n"
  }
}
