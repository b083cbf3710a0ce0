import PickerGeometry
import PickerText

/// The parts of a line of text inside and outside a crossing, to which the two paintings are clipped.
///
/// Each part is drawn on its own: one painting over the other would show at antialiased edges and through
/// translucent colours.
struct CrossedText {
  /// The crossed part.
  let inside: DisplayShape
  /// Everything else that the ink of the line may cover.
  let outside: DisplayShape

  /// - Parameter clip: The crossed part in the coordinates of `frame`.
  init(_ line: TextLine, in frame: Rect, clip: Rect) {
    let area = frame.outset(by: line.reach(in: frame))
    let clip = clip.intersection(area) ?? Rect(origin: area.origin, size: .zero)
    let hole = Path(roundedRect: clip, radii: .zero)
    inside = .path(hole, .nonZero)
    outside = .path(Path(Path(roundedRect: area, radii: .zero).elements + hole.elements), .evenOdd)
  }
}
