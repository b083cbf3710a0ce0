import PickerControls

/// A display of 128 × 64 pixels that are on or off. Drawing inverts them, so that texts show on filled boxes.
struct Display {
  static let width = 128
  static let height = 64

  private var bits = [UInt8](repeating: 0, count: width / 8 * height)

  /// Draws the boxes and texts of a tree whose root is at a point.
  mutating func draw(_ tree: LayoutTree, at origin: Point, _ font: TinyFont) {
    tree.walk { node in
      let frame = Rect(origin: node.absoluteFrame.origin + origin, size: node.absoluteFrame.size)
      switch node.role {
      case .segmented: drawBox(frame, isFilled: false)
      case .indicator: drawBox(frame, isFilled: true)
      case .chip, .overflow: drawBox(frame, isFilled: node.isSelected)
      default: break
      }
      guard let line = node.textLine else { return }
      font.drawPixels(of: line.text) { x, y in
        invert(pixel(frame.minX) + x, pixel(frame.minY) + y)
      }
    }
  }

  private mutating func drawBox(_ box: Rect, isFilled: Bool) {
    let columns = pixel(box.minX)..<max(pixel(box.minX), pixel(box.maxX))
    let rows = pixel(box.minY)..<max(pixel(box.minY), pixel(box.maxY))
    for y in rows {
      for x in columns {
        let isEdge =
          x == columns.lowerBound || x == columns.upperBound - 1 || y == rows.lowerBound
          || y == rows.upperBound - 1
        if isFilled || isEdge { invert(x, y) }
      }
    }
  }

  private func pixel(_ place: Double) -> Int { Int(place.rounded()) }

  private mutating func invert(_ x: Int, _ y: Int) {
    guard (0..<Display.width).contains(x), (0..<Display.height).contains(y) else { return }
    bits[(y * Display.width + x) / 8] ^= 0x80 >> UInt8(x % 8)
  }

  /// Prints the picture, a character a pixel.
  func show() {
    for y in 0..<Display.height {
      var row = ""
      for x in 0..<Display.width {
        let isOn = bits[(y * Display.width + x) / 8] & (0x80 >> UInt8(x % 8)) != 0
        row += isOn ? "#" : "."
      }
      print(row)
    }
  }
}
