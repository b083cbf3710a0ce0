import CPickerCairo
import PickerColor
import PickerGeometry
import PickerLimits
import PickerText

/// The text of what a page has no glyphs for, to be searched and copied: set in a face of its own whose
/// glyphs are as wide as the pieces of the text, and as good as empty.
///
/// Our own: cairo writes text to be copied with the glyphs of its own fonts only, and those cannot follow a
/// face along its axes (its PDF leaves variations out); libraries that add a layer to a PDF afterwards, as for
/// scanned pages, would read and write the whole file again.
///
/// A glyph without any ink would be left out of the PDF, and so would one that is drawn in a clear colour.
/// So each has a speck of a thousandth of an em, in the faintest black there is.
final class TextLayer {
  private struct Run {
    let pieces: [TextPiece]
    let size: Double
    let origin: Point
    let place: AffineTransform
  }

  private var runs: [Run] = []
  private var glyphs: [Advance: UInt] = [:]
  private let face = OutlineFace()

  /// A text and how wide it is somewhere, in thousandths of an em.
  private struct Advance: Hashable {
    let text: String
    let units: Int
  }

  /// Remembers pieces of a line that begins at `origin`, on the baseline.
  ///
  /// - Parameters:
  ///   - size: Points per em.
  ///   - place: How its points become those of the page.
  func add(_ pieces: [TextPiece], size: Double, at origin: Point, place: AffineTransform) {
    guard size > 0, pieces.contains(where: { !$0.text.isEmpty }) else { return }
    runs.append(Run(pieces: pieces, size: size, origin: origin, place: place))
  }

  /// Puts all of it on the page.
  func draw(on canvas: Canvas) {
    canvas.setSource(Pattern(.faintest))
    for run in runs where Budget.mayProceed { canvas.saving { draw(run, on: canvas) } }
  }

  private func draw(_ run: Run, on canvas: Canvas) {
    canvas.matrix = run.place.concatenating(canvas.matrix)
    var content = GlyphText()
    for piece in run.pieces where !piece.text.readableByCairo.isEmpty {
      let glyph = glyph(for: piece.text, advance: piece.width / run.size)
      content.add(glyph, at: run.origin + Point(x: piece.x, y: 0))
      content.add(piece.text, glyphs: 1)
    }
    canvas.show(content, in: face, size: run.size)
  }

  /// The number of the glyph for a text that is `advance` em wide.
  private func glyph(for text: String, advance: Double) -> UInt {
    let units = (advance * 1000).rounded()
    let key = Advance(text: text, units: Int(max(-1e6, min(1e6, units))))
    if let glyph = glyphs[key] { return glyph }
    let glyph = UInt(glyphs.count)
    glyphs[key] = glyph
    face.add(glyph, TextLayer.speck, advance: Double(key.units) / 1000)
    return glyph
  }

  private static let speck = Path(
    roundedRect: Rect(x: 0, y: 0, width: 0.001, height: 0.001), radii: .zero)
}

extension Color {
  /// Black, and just not clear to cairo.
  fileprivate static let faintest = Color(white: 0, alpha: 0.004)
}
