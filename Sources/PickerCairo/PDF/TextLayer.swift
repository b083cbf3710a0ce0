import CPickerCairo
import PickerColor
import PickerGeometry
import PickerLimits
import PickerText

/// A layer of invisible text, for searching and copying text that is drawn as outlines. It is set in a font of
/// its own whose glyphs are as wide as the pieces of text, and practically blank.
///
/// Implemented here because cairo attaches text to glyphs of its own fonts only, whose PDF output ignores
/// font variations, and because libraries that add a text layer to an existing PDF, as for scanned pages, would
/// parse and rewrite the whole file.
///
/// cairo leaves out blank glyphs, and glyphs in a fully transparent colour. So each glyph has a speck of a
/// thousandth of an em, in black of minimal opacity.
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

  /// A text and its width in one place, in thousandths of an em.
  private struct Advance: Hashable {
    let text: String
    let units: Int
  }

  /// Adds pieces of a line that starts at `origin` on the baseline.
  ///
  /// - Parameters:
  ///   - size: Points per em.
  ///   - place: The map from its coordinates to those of the page.
  func add(_ pieces: [TextPiece], size: Double, at origin: Point, place: AffineTransform) {
    guard size > 0, pieces.contains(where: { !$0.text.isEmpty }) else { return }
    runs.append(Run(pieces: pieces, size: size, origin: origin, place: place))
  }

  /// Draws the whole layer on the page.
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

  /// Returns the glyph for a text that is `advance` em wide, adding it on first use.
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
  /// Black with an opacity that cairo barely does not treat as transparent.
  fileprivate static let faintest = Color(white: 0, alpha: 0.004)
}
