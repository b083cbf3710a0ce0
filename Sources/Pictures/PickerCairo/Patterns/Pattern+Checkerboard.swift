import CPickerCairo
import PickerColor
import PickerGeometry
import PickerTree

extension Pattern {
  /// A repeated image of 2 × 2 pixels, each scaled to a tile, so that every pixel of the picture has one of
  /// the two colours.
  ///
  /// - Parameter map: The map to device coordinates; cairo fails for tiles that are tiny there.
  static func checkerboard(
    _ board: Checkerboard, from origin: Point, map: AffineTransform
  ) -> Pattern {
    let stretch = min(Point(x: map.a, y: map.b).distance, Point(x: map.c, y: map.d).distance)
    guard board.tile * min(1, stretch) >= Checkerboard.minimumTile else {
      return Pattern(board.mean)
    }
    let (first, second) = (board.first.premultiplied, board.second.premultiplied)
    let four = Surface(width: 2, height: 2) { row, column in row == column ? second : first }
    let pattern = Pattern(
      four,
      map: AffineTransform(translation: .zero - origin)
        .concatenating(AffineTransform(scale: 1 / board.tile)), smooth: false)
    pattern.tile()
    return pattern
  }
}

extension Color {
  /// Premultiplied ARGB with alpha in the most significant byte.
  var premultiplied: UInt32 {
    func byte(_ component: Double) -> UInt32 { UInt32((component * 255).rounded()) }
    return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8
      | byte(blue * alpha)
  }
}
