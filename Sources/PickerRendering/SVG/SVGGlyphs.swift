import PickerGeometry
import PickerLimits
import PickerText

/// The glyphs of a drawing, each defined once: outlines, and bitmaps of glyphs without outline.
package struct SVGGlyphs {
  private struct SymbolKey: Hashable {
    let face: Int
    let glyph: UInt32
  }

  private struct Definition {
    let id: String
    let isPicture: Bool
  }

  /// Which glyphs of a text are drawn.
  package enum SymbolKind {
    case all
    /// Glyphs in the colour of the text.
    case outlines
    /// Glyphs with colours of their own, such as emoji.
    case pictures
  }

  /// The beginning of all ids.
  private let mark: String
  private var faces: [FontFace: Int] = [:]
  private var known: [SymbolKey: Definition?] = [:]
  private(set) var definitions = ""

  init(mark: String) {
    self.mark = mark
  }

  /// Returns the elements for the glyphs of a run that starts at `pen`, and advances `pen` to its end.
  mutating func use(
    _ run: GlyphRun, at pen: inout Point, from outlines: any GlyphOutlining,
    only kind: SymbolKind = .all
  ) -> String {
    var text = ""
    var checkpoint = Checkpoint(every: 64)
    for glyph in run.glyphs where checkpoint.mayProceed() {
      if let drawn = definition(of: glyph.id, in: run.face, from: outlines),
        kind == .all || drawn.isPicture == (kind == .pictures)
      {
        let place = pen + glyph.offset
        text += "<use href=\"#\(drawn.id)\" transform=\"translate(\(place.x.svg) \(place.y.svg))"
        text += " scale(\(run.size.svg))\"/>\n"
      }
      pen = pen + glyph.advance
    }
    return text
  }

  /// Returns the definition of a glyph, which is written on first use; nil if the glyph is blank.
  private mutating func definition(
    of glyph: UInt32, in face: FontFace, from outlines: any GlyphOutlining
  ) -> Definition? {
    let number = faces[face] ?? faces.count
    faces[face] = number
    let key = SymbolKey(face: number, glyph: glyph)
    if let known = known[key] { return known }
    let id = "\(mark)g\(number)-\(glyph)"
    let element = element(of: glyph, in: face, from: outlines, id)
    definitions += element ?? ""
    let definition = element.map { Definition(id: id, isPicture: $0.hasPrefix("<image")) }
    known[key] = .some(definition)
    return definition
  }

  /// The element that defines a glyph, at a size of one point per em.
  private func element(
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
