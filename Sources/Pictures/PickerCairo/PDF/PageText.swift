import PickerColor
import PickerGeometry
import PickerLimits
import PickerText
import PickerTree

/// The text of a page: glyphs that are embedded once and can be copied, and invisible text over text that is drawn as outlines.
///
/// Outlines have the full precision of the page, glyphs only three decimals of an em; but glyphs take about
/// a fortieth of the bytes.
///
/// Programs disagree about text of a PDF, so that all of it is written the way in which they agree: in reading order, in the
/// content of the page itself, one glyph for each piece of text, and each glyph with a text. Spans with an `ActualText` are
/// avoided, because pypdf and pdfminer ignore them, and poppler, PDFium and MuPDF reverse those from right to left. A
/// right-to-left letter has its place to the left of the one before it. Programs that sort by places (poppler, PDFium) and
/// those that do not (pdfminer) then agree; pypdf reverses such letters within a font, so each is in another font than the last.
final class PageText {
  private var faces: [Int: OutlineFace] = [:]
  private let blanks = OutlineFace()
  private var fonts: Set<ShownSize> = []
  private var waiting: [InvisibleRun] = []
  /// Which of the faces for right-to-left letters is next.
  private var turn = 1

  /// A face with a size and orientation, for which cairo embeds a separate font.
  private struct ShownSize: Hashable {
    let face: Int
    let map: AffineTransform
  }

  private struct InvisibleRun {
    let text: RunText
    let size: Double
    let origin: Point
    let place: AffineTransform
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
  ///   - origin: The start of the line on the baseline.
  ///   - number: The number of its face.
  /// - Returns: Whether the glyphs could be shown; if not, nothing was drawn.
  func show(
    _ text: RunText, of run: GlyphRun, _ glyphs: [PlacedGlyph], from origin: Point,
    face number: Int, on canvas: Canvas
  ) -> Bool {
    guard !text.pieces.isEmpty, let font = font(of: run, glyphs, face: number, on: canvas) else {
      return false
    }
    let face = faces[number] ?? OutlineFace()
    faces[number] = face
    var shown: [(glyph: UInt, place: Point)] = []
    for piece in text.pieces {
      let place = origin + Point(x: piece.x, y: 0)
      guard
        let glyph = self.glyph(
          for: piece, glyphs[piece.glyphs], from: place, size: run.size, in: face)
      else { return false }
      shown.append((glyph, place))
    }
    fonts.insert(font)
    show(text, shown, in: face, size: run.size, on: canvas)
    return true
  }

  /// Adds the text of a run that is drawn as outlines.
  ///
  /// - Parameters:
  ///   - size: Points per em.
  ///   - origin: The start of the line on the baseline.
  ///   - place: The map from its coordinates to the page's.
  func add(_ text: RunText, size: Double, at origin: Point, place: AffineTransform) {
    guard size > 0, text.pieces.contains(where: { !$0.text.isEmpty }) else { return }
    waiting.append(InvisibleRun(text: text, size: size, origin: origin, place: place))
  }

  /// Writes what was added, on the page itself: some programs do not read text of groups.
  func write(on canvas: Canvas) {
    for run in waiting where Budget.mayProceed {
      canvas.saving {
        canvas.resetClip()
        canvas.matrix = run.place
        canvas.setSource(Pattern(.black))
        let pieces = run.text.pieces.filter { !$0.text.isEmpty }
        let shown = pieces.map { piece in
          (blank(for: piece, size: run.size), run.origin + Point(x: piece.x, y: 0))
        }
        show(run.text, shown, in: blanks, size: run.size, on: canvas)
      }
    }
    waiting = []
  }

  /// Shows one glyph for each piece with text.
  private func show(
    _ text: RunText, _ shown: [(glyph: UInt, place: Point)], in face: OutlineFace, size: Double,
    on canvas: Canvas
  ) {
    var content = GlyphText()
    for (piece, (glyph, place)) in zip(text.pieces.filter { !$0.text.isEmpty }, shown) {
      content.add(glyph, at: place, piece.text)
      guard text.direction == .rightToLeft else { continue }
      canvas.show(content, in: face.pointers[turn], size: size)
      turn = 3 - turn
      content = GlyphText()
    }
    canvas.show(content, in: face.pointers[0], size: size)
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
    guard isNear else { return nil }
    var oriented = map
    (oriented.tx, oriented.ty) = (0, 0)
    let font = ShownSize(face: face, map: oriented)
    return fonts.count < PageText.maximumFontCount || fonts.contains(font) ? font : nil
  }

  /// Returns the glyph of a face that shows a piece; nil for pictures and very large glyphs, which a face cannot have.
  private func glyph(
    for piece: TextPiece, _ glyphs: ArraySlice<PlacedGlyph>, from pen: Point, size: Double,
    in face: OutlineFace
  ) -> UInt? {
    guard !piece.text.isEmpty else { return nil }
    var (outline, parts) = (Path(), [OutlineFace.Key.Part]())
    for glyph in glyphs {
      switch glyph.form {
      case .picture: return nil
      case .nothing: continue
      case .outline(let path):
        let place = Point(
          x: (glyph.origin.x - pen.x) / size, y: (glyph.origin.y - pen.y) / size)
        outline.elements += path.applying(.init(translation: place)).elements
        parts.append(.init(id: glyph.id, x: place.x.thousandths, y: place.y.thousandths))
      }
    }
    let advance = piece.width / size
    let key = OutlineFace.Key(
      text: piece.text, parts: parts, advance: parts.isEmpty ? advance.thousandths : 0)
    if let known = face.number(of: key) { return known }
    if let box = outline.controlBounds, PageText.reach.union(box) != PageText.reach { return nil }
    return face.add(key, outline, advance: advance)
  }

  /// Returns the invisible glyph for a piece.
  private func blank(for piece: TextPiece, size: Double) -> UInt {
    let advance = piece.width / size
    let key = OutlineFace.Key(text: piece.text, parts: [], advance: advance.thousandths)
    return blanks.number(of: key)
      ?? blanks.add(key, Path(), advance: Double(key.advance) / 1000)
  }
}

extension Double {
  /// The number in thousandths, rounded, at most a million.
  fileprivate var thousandths: Int { Int(max(-1e6, min(1e6, (self * 1000).rounded()))) }
}

extension Fill {
  /// Whether the fill is opaque, so that overlapping glyphs look like one figure.
  var coversFully: Bool {
    guard case .color(let color) = pattern else { return false }
    return color.alpha * opacity >= 1 && blend == .normal && mask == nil
  }
}
