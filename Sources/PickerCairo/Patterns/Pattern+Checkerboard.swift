import CPickerCairo
import PickerColor
import PickerGeometry
import PickerTree

extension Pattern {
  /// Four pixels, as large as a tile each and repeated, so that every pixel of the picture has one colour.
  ///
  /// - Parameter map: How points become those of the device; cairo fails at tiles that are next to
  ///   nothing there.
  static func checkerboard(
    _ board: Checkerboard, from origin: Point, map: AffineTransform
  ) -> Pattern {
    let stretch = min(Point(x: map.a, y: map.b).distance, Point(x: map.c, y: map.d).distance)
    guard board.tile * min(1, stretch) >= Checkerboard.minimumTile else {
      return Pattern(board.mean)
    }
    let four = Surface(width: 2, height: 2)
    four.withPixels { pixels, rowLength in
      for (row, column) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        let color = row == column ? board.second : board.first
        pixels[row * rowLength + column] = color.premultiplied
      }
    }
    let pattern = Pattern(
      four,
      map: AffineTransform(translation: .zero - origin)
        .concatenating(AffineTransform(scale: 1 / board.tile)), smooth: false)
    pattern.tile()
    return pattern
  }
}

extension Color {
  /// Alpha in the highest byte, then red, green and blue with alpha multiplied in.
  var premultiplied: UInt32 {
    func byte(_ share: Double) -> UInt32 { UInt32((share * 255).rounded()) }
    return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8
      | byte(blue * alpha)
  }
}
