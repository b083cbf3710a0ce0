import CPickerCairo
import PickerColor
import PickerGeometry
import PickerLimits
import PickerRendering
import PickerTree

extension Painter {
  /// Draws an image over its frame; a placeholder box if it is missing or cannot be decoded.
  mutating func draw(_ image: ImageReference, in frame: Rect) {
    guard frame.width > 0, frame.height > 0 else { return }
    if let bytes = images.bytes(of: image.href), let surface = Surface(png: bytes) {
      canvas.draw(surface, over: frame)
    } else {
      cover(.placeholder, in: frame)
    }
  }
}

extension Painter {
  /// Draws an icon.
  mutating func draw(_ icon: IconPainter.Content, in frame: Rect) {
    switch icon {
    case .paints(let paints): for paint in paints { cover(paint, in: frame) }
    case .picture(let image, let box, let isMirrored):
      let place = box.offset(by: frame.origin)
      guard isMirrored else { return draw(image, in: place) }
      let mirror = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: place.minX + place.maxX, ty: 0)
      canvas.save()
      canvas.matrix = mirror.concatenating(canvas.matrix)
      draw(image, in: place)
      canvas.restore()
    }
  }
}

extension Paint {
  /// Replaces a missing image.
  fileprivate static let placeholder = Paint(
    fills: [.color(Color(white: 0.92))],
    stroke: Stroke(fill: .color(Color(white: 0.75)), width: 1), cornerRadius: 0)
}

extension Canvas {
  /// Draws a surface, scaled to a box.
  func draw(_ surface: Surface, over box: Rect) {
    guard box.width > 0, box.height > 0, surface.width > 0, surface.height > 0,
      spend(pixelsOf: matrix.bounds(of: box))
    else { return }
    let (x, y) = (Double(surface.width) / box.width, Double(surface.height) / box.height)
    let map = AffineTransform(a: x, b: 0, c: 0, d: y, tx: -box.x * x, ty: -box.y * y)
    let pattern = Pattern(surface, map: map, smooth: true)
    // Without padding, interpolation would fade the pixels at the edge.
    pattern.extendEdge()
    setSource(pattern)
    beginPath()
    add(box)
    fill()
  }
}

extension Surface {
  /// The maximum number of pixels of an image.
  private static let maximumPixelCount = 67_108_864

  /// Decodes a PNG file; nil if it is no PNG, is damaged, too large, or exceeds the budget.
  convenience init?(png bytes: [UInt8]) {
    guard ImageFormat(bytes) == .png, let count = Surface.pixelCount(ofPNG: bytes),
      count <= Surface.maximumPixelCount, Budget.spend(count, of: .pixels)
    else { return nil }
    let source = ByteSource(bytes)
    let made = withExtendedLifetime(source) {
      cairo_image_surface_create_from_png_stream(ByteSource.read, source.reference)
    }
    guard let made else { return nil }
    self.init(taking: made)
    guard status == CAIRO_STATUS_SUCCESS else { return nil }
  }

  /// The number of pixels according to the file's first chunk, `IHDR`.
  private static func pixelCount(ofPNG bytes: [UInt8]) -> Int? {
    guard bytes.count >= 24 else { return nil }
    func number(at place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (count, overflow) = number(at: 16).multipliedReportingOverflow(by: number(at: 20))
    return overflow ? nil : count
  }
}
