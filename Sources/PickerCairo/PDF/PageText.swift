import PickerGeometry
import PickerText
import PickerTree

/// The text of a page: glyphs that are embedded once and can be copied, and a layer of invisible text over
/// text that is drawn as outlines.
///
/// Outlines have the full precision of the page, glyphs only three decimals of an em; but glyphs take about
/// a fortieth of the bytes.
final class PageText {
  let layer = TextLayer()
  private var faces: [Int: OutlineFace] = [:]
  /// The glyphs in use of each font.
  private var fonts: [ShownSize: Set<UInt32>] = [:]

  /// A face with a size and orientation, for which cairo embeds a separate font.
  private struct ShownSize: Hashable {
    let face: Int
    let map: AffineTransform
  }

  /// The maximum number of fonts of a page. If every line has its own size, fonts take more bytes than outlines.
  private static let maximumFontCount = 64
  /// The sizes for which glyphs are precise enough, in points of the page per em.
  private static let sizes = 1.0...48
  /// The box around the pen that must contain a glyph, in em; cairo clips parts outside.
  private static let reach = Rect(x: -1.5, y: -1.5, width: 3, height: 3)

  /// Shows the glyphs of a run in the current colour.
  ///
  /// - Parameters:
  ///   - number: The number of its face.
  ///   - pieces: The text to be copied, piece by piece; nil: none.
  /// - Returns: Whether the glyphs could be shown; if not, nothing was drawn.
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

  /// Returns the font for a run; nil if its size or position is not suitable for glyphs.
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
      return max(point.x.magnitude, point.y.magnitude) < PageSize.maximumCoordinate
    }
    guard isNear, glyphs.contains(where: { $0.form.isOutline }) else { return nil }
    var oriented = map
    (oriented.tx, oriented.ty) = (0, 0)
    let font = ShownSize(face: face, map: oriented)
    return fonts.count < PageText.maximumFontCount || fonts[font] != nil ? font : nil
  }

  /// Adds a blank glyph with a very large bounding box to each embedded font. cairo splits fonts after
  /// 256 glyphs.
  ///
  /// poppler, and every viewer based on it, caches the glyphs of fonts with small bounding boxes as bitmaps,
  /// which it aligns with whole pixels: letters would be spaced unevenly.
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

  /// The number of the first such glyph, greater than any glyph of a face. From cairo 1.18 on, glyphs have 24 bits.
  private static let firstFrame: UInt = 0xFF_0000
  /// In em. poppler does not cache glyphs of more than 100,000 pixels.
  private static let frame = Rect(x: -100, y: -100, width: 200, height: 200)

  /// Adds a glyph to a face.
  ///
  /// - Returns: Whether the face has the glyph now; pictures and very large glyphs cannot be added.
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
  /// Whether the fill is opaque, so that overlapping glyphs look like one figure.
  var coversFully: Bool {
    guard case .color(let color) = pattern else { return false }
    return color.alpha * opacity >= 1 && blend == .normal && mask == nil
  }
}
