import PickerGeometry
import PickerText
import PickerTree

/// The letters of a page: glyphs that stand in it once and can be copied, and a layer of text over those
/// that are drawn as outlines.
///
/// Outlines are as exact as the page and glyphs have three decimals of an em, but are some forty times as
/// short.
final class PageText {
  let layer = TextLayer()
  private var faces: [Int: OutlineFace] = [:]
  /// The glyphs that are shown of each font.
  private var fonts: [ShownSize: Set<UInt32>] = [:]

  /// A face at a size, turned in a way: to cairo, a font of its own.
  private struct ShownSize: Hashable {
    let face: Int
    let map: AffineTransform
  }

  /// The most fonts of a page: where each line has a size of its own, a font is longer than outlines.
  private static let mostSizes = 64
  /// In points of the page per em, between which glyphs are exact enough.
  private static let sizes = 1.0...48
  /// How far from the pen a glyph may be, in em; cairo cuts what is beyond.
  private static let reach = Rect(x: -1.5, y: -1.5, width: 3, height: 3)

  /// Shows the glyphs of a run in the colour that is set.
  ///
  /// - Parameters:
  ///   - face: The number of its face.
  ///   - pieces: The text to be copied with it, piece by piece; nil: none.
  /// - Returns: Whether they could be shown; if not, nothing was drawn.
  func show(
    _ run: GlyphRun, _ glyphs: [PlacedGlyph], face number: Int, pieces: [TextPiece]?,
    on canvas: Canvas
  ) -> Bool {
    guard let font = font(of: run, glyphs, face: number, on: canvas) else { return false }
    let face = face(number)
    var content = GlyphText()
    for (glyph, advance) in zip(glyphs, run.glyphs.map(\.advance.x)) {
      guard add(glyph, to: face, advance: advance / run.size) else { return false }
      content.add(UInt(glyph.id), at: glyph.origin)
    }
    if let pieces {
      for piece in pieces { content.add(piece.text, glyphs: piece.glyphCount) }
    } else {
      content.add("", glyphs: glyphs.count)
    }
    addFrames(for: glyphs, of: font, face, size: run.size, on: canvas)
    canvas.show(content, in: face, size: run.size)
    return true
  }

  private func face(_ number: Int) -> OutlineFace {
    let face = faces[number] ?? OutlineFace()
    faces[number] = face
    return face
  }

  /// What cairo will show a run in; nil where its size or its place does not suit glyphs.
  private func font(
    of run: GlyphRun, _ glyphs: [PlacedGlyph], face: Int, on canvas: Canvas
  ) -> ShownSize? {
    let map = AffineTransform(scale: run.size).concatenating(canvas.matrix)
    let area = (map.a * map.d - map.b * map.c).magnitude
    let longest = max(map.a.magnitude, map.b.magnitude, map.c.magnitude, map.d.magnitude)
    guard PageText.sizes.contains(area.squareRoot()), PageText.sizes.contains(longest) else {
      return nil
    }
    let isNear = glyphs.allSatisfy { glyph in
      let point = canvas.matrix.apply(to: glyph.origin)
      return max(point.x.magnitude, point.y.magnitude) < PageSize.farthest
    }
    guard isNear, glyphs.contains(where: { $0.form.isOutline }) else { return nil }
    var turned = map
    (turned.tx, turned.ty) = (0, 0)
    let font = ShownSize(face: face, map: turned)
    return fonts.count < PageText.mostSizes || fonts[font] != nil ? font : nil
  }

  /// Puts a glyph with a very large box, and without ink, into each of the fonts cairo makes of one: it
  /// cuts them at 256 glyphs.
  ///
  /// poppler, and all that show PDFs by it, keep the glyphs of a font whose box is small as pixels, which
  /// they set on whole pixels of the page: letters would stand unevenly.
  private func addFrames(
    for glyphs: [PlacedGlyph], of font: ShownSize, _ face: OutlineFace, size: Double,
    on canvas: Canvas
  ) {
    guard let first = glyphs.first else { return }
    func frames(_ count: Int) -> Int { (count + 254) / 255 }
    let before = fonts[font]?.count ?? 0
    fonts[font, default: []].formUnion(glyphs.map(\.id))
    for number in frames(before)..<frames(fonts[font]?.count ?? 0) {
      let glyph = PageText.firstFrame + UInt(number)
      face.add(glyph, claiming: PageText.frame)
      var content = GlyphText()
      content.add(glyph, at: first.origin)
      content.add("", glyphs: 1)
      canvas.show(content, in: face, size: size)
    }
  }

  /// Beyond the glyphs of any face.
  private static let firstFrame: UInt = 0x100_0000
  /// In em: poppler takes what has more than 100,000 pixels for too large to be kept.
  private static let frame = Rect(x: -100, y: -100, width: 200, height: 200)

  /// - Returns: Whether the face has the glyph now.
  private func add(_ glyph: PlacedGlyph, to face: OutlineFace, advance: Double) -> Bool {
    let id = UInt(glyph.id)
    if face.has(id) { return true }
    switch glyph.form {
    case .picture: return false
    case .nothing: face.add(id, Path(), advance: advance)
    case .outline(let path):
      guard let box = path.controlBounds, PageText.reach.union(box) == PageText.reach else {
        return false
      }
      face.add(id, path, advance: advance)
    }
    return true
  }
}

extension Fill {
  /// Whether glyphs that lie over each other look like one figure in it.
  var coversFully: Bool {
    guard case .color(let color) = pattern else { return false }
    return color.alpha * opacity >= 1 && blend == .normal && mask == nil
  }
}
