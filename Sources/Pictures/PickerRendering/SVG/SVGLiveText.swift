import PickerGeometry
import PickerText

/// Live text: each run is a `<text>` element in a font face that is embedded in the picture.
///
/// A run is positioned at its start and shaped by the viewer with the embedded face. With letter spacing,
/// each cluster is positioned separately, except in joining scripts, which have no letter spacing. Runs that
/// cannot be represented this way are drawn as outlines: characters that no face has, features for a part of
/// the text, and faces that must not be embedded.
struct SVGLiveText {
  private let embedding: any FontEmbedding
  private var faces: [FontFace: Int?] = [:]
  private var uses: [(face: FontFace, use: FontUse)] = []

  init(embedding: any FontEmbedding) {
    self.embedding = embedding
  }

  /// Returns the element for a run of a line; nil if it has to be drawn as outlines.
  ///
  /// - Parameter origin: The start of the run on the baseline.
  mutating func run(
    _ run: GlyphRun, of line: SVGLineText, at origin: Point, in font: Font
  ) -> SVGElement? {
    guard font.features.allSatisfy({ $0.range == nil }), run.glyphs.allSatisfy({ $0.id != 0 }),
      let pieces = line.pieces(of: run), let face = number(of: run.face)
    else { return nil }
    note(run, pieces, font, face)
    let isReversed = run.direction == .rightToLeft
    var attributes: SVGAttributes = [
      "font-family": "\(SVGIDs.mark)f\(face)", "font-size": "\(run.size.svg)",
    ]
    if isReversed { attributes += ["direction": "rtl", "unicode-bidi": "bidi-override"] }
    attributes += font.cssFeatures.svgStyle + run.face.svgSlant(at: origin)
    if run.face.boldness > 0 {
      attributes["stroke-width"] = "\((run.face.boldness * run.size).svg)"
    }
    attributes["y"] = "\(origin.y.svg)"
    let body: String
    if font.letterSpacing == 0 || pieces.contains(where: { $0.joins }) {
      let start = isReversed ? origin.x + run.width : origin.x
      attributes["x"] = "\(start.svg)"
      body = pieces.map { $0.text }.joined().xmlEscaped
    } else {
      body = pieces.map { piece in
        let start = origin.x + piece.x + (isReversed ? piece.width : 0)
        return "<tspan x=\"\(start.svg)\">\(piece.text.xmlEscaped)</tspan>"
      }.joined()
    }
    return SVGElement("text", attributes, text: body)
  }

  /// The style sheet with the embedded faces.
  var style: String {
    if uses.isEmpty { return "" }
    var rules = "text{white-space:pre;text-rendering:geometricPrecision}\n"
    for (number, (face, use)) in uses.enumerated() {
      guard let font = embedding.embeddedFont(of: face, for: use) else { continue }
      rules += "@font-face{font-family:\(SVGIDs.mark)f\(number);src:url(data:font/sfnt;base64,"
      rules += "\(Base64.encoded(font.bytes)))}\n"
      if font.variations.isEmpty { continue }
      rules += "[font-family=\(SVGIDs.mark)f\(number)]{\(font.variations.css)}\n"
    }
    return "<style>\n\(rules)</style>\n"
  }

  /// Returns the number of the embedded font for a face; synthetic styles use the font of the face itself.
  private mutating func number(of face: FontFace) -> Int? {
    var face = face
    (face.slant, face.boldness) = (0, 0)
    if let known = faces[face] { return known }
    let number = embedding.canEmbed(face) ? uses.count : nil
    if number != nil { uses.append((face, FontUse())) }
    faces[face] = .some(number)
    return number
  }

  private mutating func note(
    _ run: GlyphRun, _ pieces: [SVGLineText.Piece], _ font: Font, _ face: Int
  ) {
    for piece in pieces { uses[face].use.characters.formUnion(piece.text.unicodeScalars) }
    for glyph in run.glyphs { uses[face].use.glyphs.insert(glyph.id) }
    for feature in font.features where feature.value > 0 {
      uses[face].use.features.insert(feature.tag)
    }
  }
}

extension FontFace {
  /// The transform that slants glyphs to the right, about the start of the run on the baseline.
  fileprivate func svgSlant(at origin: Point) -> SVGAttributes {
    if slant == 0 { return [:] }
    let map = AffineTransform(a: 1, b: 0, c: -shear, d: 1, tx: shear * origin.y, ty: 0)
    return ["transform": .transform(map)]
  }
}

/// The clusters of a line, in reading order.
struct SVGLineText {
  /// The characters of a cluster, and the position of its glyphs from the start of the run, in points.
  struct Piece {
    var text: String
    var x: Double
    var width: Double

    /// Whether it contains letters of a joining script, which takes no letter spacing.
    var joins: Bool {
      text.unicodeScalars.contains { scalar in
        switch scalar.value {
        case 0x600...0x86F, 0x8A0...0x8FF, 0x1800...0x18AF, 0xA840...0xA87F: true
        case 0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x10AC0...0x10AFF, 0x10B80...0x10BAF: true
        case 0x10D00...0x10D3F, 0x10F30...0x10FDF, 0x1E900...0x1E95F: true
        default: false
        }
      }
    }
  }

  private let texts: ClusterTexts

  /// Returns nil if the clusters of the glyphs do not match the text.
  init?(_ line: TextLine) {
    guard let texts = ClusterTexts(line) else { return nil }
    self.texts = texts
  }

  /// Returns the position in the line of the first character of a run.
  func start(of run: GlyphRun) -> Int {
    run.glyphs.compactMap { texts.start(of: $0.cluster) }.min() ?? 0
  }

  /// Returns the clusters of a run in reading order; nil if one of them has no characters.
  func pieces(of run: GlyphRun) -> [Piece]? {
    var pieces: [Piece] = []
    var last: Int?
    var x = 0.0
    for glyph in run.glyphs {
      if glyph.cluster == last {
        pieces[pieces.count - 1].width += glyph.advance.x
      } else {
        guard let text = texts.text(of: glyph.cluster) else { return nil }
        pieces.append(Piece(text: text, x: x, width: glyph.advance.x))
      }
      last = glyph.cluster
      x += glyph.advance.x
    }
    return run.direction == .rightToLeft ? pieces.reversed() : pieces
  }
}
