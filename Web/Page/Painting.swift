import PickerColor
import PickerControls
import PickerGeometry

/// The pixels of the surface of a part: red, green, blue and alpha of one byte each, line by line.
final class PixelBuffer {
  private(set) var bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)

  func reserve(_ count: Int) {
    guard bytes.count < count else { return }
    bytes.deallocate()
    bytes = .allocate(capacity: count)
  }

  /// Paints a surface, so that each pixel has the colour that is picked there, over a checkerboard where that would be seen.
  ///
  /// - Returns: The pixels; nil if there would be too many.
  func paint(_ surface: Surface, _ width: Int, _ height: Int) -> UnsafeMutablePointer<UInt8>? {
    guard width > 0, height > 0, width <= 4096, height <= 4096 else { return nil }
    reserve(4 * width * height)
    let isHigh = height > width
    for row in 0..<height {
      for column in 0..<width {
        let isKnown = surface.isFlat && (isHigh ? column > 0 : row > 0)
        let source = isKnown ? (isHigh ? row * width : column) : nil
        surface.paint(column, row, at: row * width + column, like: source, in: bytes)
      }
    }
    if surface.isTranslucent { surface.cover(width, height, in: bytes) }
    return bytes.baseAddress
  }
}

/// The surface of a part, seen at a density of so many pixels a point.
struct Surface {
  let part: ColorPart
  let size: Size
  let value: ColorValue
  let density: Double
  /// Whether all lines are alike; whether all columns are, where the part is higher than wide.
  let isFlat: Bool
  let isTranslucent: Bool

  /// The length of a square of the checkerboard, in points, and its colours: those of the picture.
  private static let tile = 20.0
  private static let board: (dark: Double, light: Double) = (204, 255)

  init(_ part: ColorPart, _ size: Size, _ value: ColorValue, density: Double, isFlat: Bool) {
    (self.part, self.size, self.density, self.isFlat) = (part, size, density, isFlat)
    isTranslucent = part.picksAlpha
    self.value = isTranslucent ? value : value.opaque
  }

  /// Paints a pixel in the colour of its middle, or in that of another one.
  func paint(
    _ column: Int, _ row: Int, at pixel: Int, like source: Int?,
    in bytes: UnsafeMutableBufferPointer<UInt8>
  ) {
    let start = 4 * pixel
    if let source {
      for lane in 0..<4 { bytes[start + lane] = bytes[4 * source + lane] }
      return
    }
    let point = Point(x: (Double(column) + 0.5) / density, y: (Double(row) + 0.5) / density)
    let color = part.picking(at: point, from: value, in: size).color
    let lanes = [color.red, color.green, color.blue, color.alpha]
    for lane in 0..<4 {
      bytes[start + lane] = UInt8(max(0, min((lanes[lane] * 255).rounded(), 255)))
    }
  }

  /// Composites the pixels over squares, the first one dark.
  func cover(_ width: Int, _ height: Int, in bytes: UnsafeMutableBufferPointer<UInt8>) {
    for row in 0..<height {
      let down = Int(Double(row) / density / Surface.tile)
      for column in 0..<width {
        let across = Int(Double(column) / density / Surface.tile)
        let board = (across + down) % 2 == 0 ? Surface.board.dark : Surface.board.light
        let start = 4 * (row * width + column)
        let share = Double(bytes[start + 3]) / 255
        for lane in start..<start + 3 {
          bytes[lane] = UInt8((Double(bytes[lane]) * share + board * (1 - share)).rounded())
        }
        bytes[start + 3] = 255
      }
    }
  }
}
