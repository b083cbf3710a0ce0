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
    /// Glyphs with their own colours, such as emoji.
    case pictures
  }

  /// The beginning of all ids.
  private let mark: String
  private var faces: [FontFace: Int] = [:]
  private var knownFaces: [FontFace: Bool] = [:]
  private var known: [SymbolKey: Definition?] = [:]
  var definitions = SVGMarkup()

  init(mark: String) {
    self.mark = mark
  }

  /// Whether the faces of all runs of a line are known.
  mutating func knows(_ line: TextLine, from outlines: any GlyphOutlining) -> Bool {
    for run in line.runs {
      let isKnown = knownFaces[run.face] ?? outlines.knows(run.face)
      knownFaces[run.face] = isKnown
      if !isKnown { return false }
    }
    return true
  }

  /// Returns the elements for the glyphs of a run that starts at `pen`, and advances `pen` to its end.
  mutating func use(
    _ run: GlyphRun, at pen: inout Point, from outlines: any GlyphOutlining,
    only kind: SymbolKind = .all
  ) -> [SVGElement] {
    var uses: [SVGElement] = []
    var checkpoint = Checkpoint(every: 64)
    let number = faces[run.face] ?? faces.count
    if !run.glyphs.isEmpty { faces[run.face] = number }
    for glyph in run.glyphs where checkpoint.mayProceed() {
      if let drawn = definition(of: glyph.id, in: run.face, number, from: outlines),
        kind == .all || drawn.isPicture == (kind == .pictures)
      {
        let place = SVGValue.place(pen + glyph.offset, scale: run.size)
        uses.append(.use(drawn.id, ["transform": place]))
      }
      pen = pen + glyph.advance
    }
    return uses
  }

  /// Returns the definition of a glyph, which is written on first use; nil if the glyph is blank.
  private mutating func definition(
    of glyph: UInt32, in face: FontFace, _ number: Int, from outlines: any GlyphOutlining
  ) -> Definition? {
    let key = SymbolKey(face: number, glyph: glyph)
    if let known = known[key] { return known }
    let id = "\(mark)g\(number)-\(glyph)"
    let element = element(of: glyph, in: face, from: outlines, id)
    if let element { definitions.add(element) }
    let definition = element.map { Definition(id: id, isPicture: $0.tag == "image") }
    known[key] = .some(definition)
    return definition
  }

  /// The element that defines a glyph, at a size of one point per em.
  private func element(
    of glyph: UInt32, in face: FontFace, from outlines: any GlyphOutlining, _ id: String
  ) -> SVGElement? {
    if let path = outlines.outline(of: glyph, in: face), !path.isEmpty {
      return SVGElement("path", ["id": .text(id), "d": .text(path.svgData(decimals: 5))])
    }
    guard let bitmap = outlines.bitmap(of: glyph, in: face), !bitmap.png.isEmpty else { return nil }
    let href = DataURI(mediaType: ImageFormat.png.mediaType, bytes: bitmap.png).href
    return .image(href, ["id": .text(id)] + bitmap.frame.svgTexts(decimals: 5))
  }
}
