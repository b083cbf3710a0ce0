import PickerGeometry
import PickerText
import PickerTree

/// The parts of a line of text inside and outside a crossing, as shapes to which both paintings are clipped.
///
/// Each part is drawn on its own: one painting over the other would show at antialiased edges and through
/// translucent colours. Coordinates are those of the drawing.
package struct CrossedText {
  /// The shape of the crossed part.
  package let inside: Paint
  /// Everything else that the ink of the line may cover.
  package let outside: Paint

  /// - Parameter clip: The crossed part in the coordinates of `frame`.
  package init(_ line: TextLine, in frame: Rect, clip: Rect) {
    let reach = line.runs.reduce(frame.height) { max($0, $1.size) }
    let area = frame.outset(by: reach)
    let clip = clip.intersection(area) ?? Rect(origin: area.origin, size: .zero)
    let hole = Path(roundedRect: clip, radii: .zero)
    inside = Paint(path: hole)
    outside = Paint(
      path: Path(Path(roundedRect: area, radii: .zero).elements + hole.elements),
      fillRule: .evenOdd)
  }
}
