import PickerGeometry

/// A rectangle of pixels.
struct PixelArea: Equatable {
  var x = 0
  var y = 0
  var width: Int
  var height: Int
}

extension PixelArea {
  init(size: Size) {
    self.init(width: Int(size.width), height: Int(size.height))
  }
}

/// The pixels of a frame, row by row: premultiplied ARGB with alpha in the most significant byte.
struct PixelFrame: Equatable {
  let area: PixelArea
  private var pixels: [UInt32] = []

  init(_ surface: Surface, _ area: PixelArea) {
    self.area = area
    pixels.reserveCapacity(area.width * area.height)
    surface.withPixels { source, rowLength in
      for row in 0..<area.height {
        let start = row * rowLength
        guard start + area.width <= source.count else { return }
        pixels += source[start..<start + area.width]
      }
    }
  }

  /// The smallest area in which another frame of the same size differs; nil: it is the same.
  func difference(from other: PixelFrame) -> PixelArea? {
    guard pixels.count == other.pixels.count else { return area }
    var (left, right, top, bottom) = (area.width, -1, -1, -1)
    for row in 0..<area.height {
      let range = row * area.width..<(row + 1) * area.width
      guard let first = range.first(where: { pixels[$0] != other.pixels[$0] }),
        let last = range.last(where: { pixels[$0] != other.pixels[$0] })
      else { continue }
      left = min(left, first - range.lowerBound)
      right = max(right, last - range.lowerBound)
      if top < 0 { top = row }
      bottom = row
    }
    guard top >= 0 else { return nil }
    return PixelArea(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// Whether what differs from another frame is opaque, so that it can be drawn over the other one.
  func isOpaque(where other: PixelFrame) -> Bool {
    pixels.indices.allSatisfy { pixels[$0] == other.pixels[$0] || pixels[$0] >> 24 == 255 }
  }

  /// The rows of a part of the frame in RGBA that is not premultiplied.
  ///
  /// - Parameter other: A frame whose pixels are left transparent where they are the same; nil: none are.
  func rows(of part: PixelArea, over other: PixelFrame?) -> [[UInt8]] {
    (part.y..<part.y + part.height).map { row in
      var bytes: [UInt8] = []
      bytes.reserveCapacity(part.width * 4)
      let start = row * area.width + part.x
      for index in start..<start + part.width {
        let isKept = other.map { $0.pixels[index] == pixels[index] } ?? false
        bytes.append(straight: isKept ? 0 : pixels[index])
      }
      return bytes
    }
  }
}

extension [UInt8] {
  /// Appends the components of a premultiplied pixel, divided by alpha.
  fileprivate mutating func append(straight pixel: UInt32) {
    let alpha = pixel >> 24
    func component(_ shift: UInt32) -> UInt8 {
      let value = pixel >> shift & 0xFF
      guard alpha > 0, alpha < 255 else { return UInt8(value) }
      return UInt8(Swift.min(255, (value * 255 + alpha / 2) / alpha))
    }
    append(component(16))
    append(component(8))
    append(component(0))
    append(UInt8(alpha))
  }
}
