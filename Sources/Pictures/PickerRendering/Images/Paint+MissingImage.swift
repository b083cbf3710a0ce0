import PickerColor
import PickerGeometry
import PickerTree

extension ImageReference {
  /// The address of no bytes, which a page uses for an image that cannot be read.
  package static let missing = "data:,"

  /// Whether it is known that there is nothing to show.
  package var isMissing: Bool { href == ImageReference.missing }
}

extension Paint {
  /// Returns what renderers draw in place of an image that they cannot show: a box, and in it a crossed-out landscape
  /// if there is room for it.
  package static func missingImage(in size: Size) -> Paint {
    let edge = Rect(
      x: 0.5, y: 0.5, width: max(0, size.width - 1), height: max(0, size.height - 1))
    var path = Path(roundedRect: edge, radii: .zero)
    let side = min(size.width, size.height)
    if side >= 16 {
      let mark = min(48, side * 0.6)
      let origin = Point(x: (size.width - mark) / 2, y: (size.height - mark) / 2)
      path.elements += landscape.mapPoints { origin + $0 * (mark / 24) }.elements
    }
    return Paint(
      fills: [.color(Color(white: 0.92))],
      stroke: Stroke(fill: .color(Color(white: 0.6)), width: 1), path: path)
  }

  /// Two mountains and the sun, crossed out, on a grid of 24 points.
  private static let landscape: Path = {
    let frame = Path(roundedRect: Rect(x: 1, y: 3, width: 22, height: 18), radii: CornerRadii(2))
    let sun = Path(roundedRect: Rect(x: 14.5, y: 6, width: 4, height: 4), radii: CornerRadii(2))
    let lines: [Path.Element] = [
      .move(Point(x: 4, y: 18)), .line(Point(x: 9.5, y: 10)), .line(Point(x: 13.5, y: 15.5)),
      .line(Point(x: 16, y: 13)), .line(Point(x: 20, y: 18)), .close,
      .move(Point(x: 1, y: 23)), .line(Point(x: 23, y: 1)),
    ]
    return Path(frame.elements + sun.elements + lines)
  }()
}
