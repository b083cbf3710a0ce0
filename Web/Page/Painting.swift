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
}

/// Paints the surface of a part, so that each pixel has the colour that is picked there, over a checkerboard where that
/// would be seen.
///
/// - Parameters:
///   - isFlat: Whether all lines are alike; whether all columns are, where the part is higher than wide.
///   - density: Pixels a point.
/// - Returns: The pixels; nil where there would be too many.
@c @_expose(wasm)
package func page_colors_paint(
  _ handle: UnsafeMutableRawPointer, _ part: Int, _ isFlat: Bool, _ width: Int, _ height: Int,
  _ density: Double
) -> UnsafeMutablePointer<UInt8>? {
  let colors: PageColors = handle.object()
  guard width > 0, height > 0, width <= 4096, height <= 4096 else { return nil }
  colors.pixels.reserve(4 * width * height)
  let surface = Surface(colors, part, density: density)
  let isHigh = height > width
  for row in 0..<height {
    for column in 0..<width {
      let isKnown = isFlat && (isHigh ? column > 0 : row > 0)
      let source = isKnown ? (isHigh ? row * width : column) : nil
      surface.paint(column, row, at: row * width + column, like: source)
    }
  }
  if surface.isTranslucent { surface.cover(width, height) }
  return colors.pixels.bytes.baseAddress
}

private struct Surface {
  let bytes: UnsafeMutableBufferPointer<UInt8>
  let part: ColorPart
  let size: Size
  let value: ColorValue
  let density: Double
  let isTranslucent: Bool

  /// The length of a square of the checkerboard, in points, and its colours: those of the picture.
  private static let tile = 20.0
  private static let board: (dark: Double, light: Double) = (204, 255)

  init(_ colors: PageColors, _ number: Int, density: Double) {
    (part, size) = colors.parts[number]
    bytes = colors.pixels.bytes
    isTranslucent = part.picksAlpha
    value = isTranslucent ? colors.value : colors.value.opaque
    self.density = density
  }

  /// Paints a pixel in the colour of its middle, or in that of another one.
  func paint(_ column: Int, _ row: Int, at pixel: Int, like source: Int?) {
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
  func cover(_ width: Int, _ height: Int) {
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
