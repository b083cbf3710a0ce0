import CPickerCairo
import PickerGeometry
import PickerRendering
import PickerTree

extension Painter {
  /// Draws an image over its frame; a mark if it is missing or cannot be decoded.
  mutating func draw(_ image: ImageReference, in frame: Rect) {
    guard frame.width > 0, frame.height > 0 else { return }
    let size = canvas.pixelSize(of: frame)
    if let picture = images.image(of: image.href, drawnAs: size, embedding: canvas.isVector) {
      canvas.draw(picture, over: frame)
    } else {
      draw(mark: DisplayList([.missingImage(in: frame.size)], in: frame))
    }
  }
}

extension Canvas {
  /// The width and height of a box in pixels; in vector formats of the resolution of layers.
  fileprivate func pixelSize(of box: Rect) -> Size {
    let (map, factor) = (matrix, isVector ? Layer.vectorFactor : 1)
    return Size(
      width: map.apply(toVector: Point(x: box.width, y: 0)).distance * factor,
      height: map.apply(toVector: Point(x: 0, y: box.height)).distance * factor)
  }

  /// Draws an image, scaled to a box and turned upright.
  fileprivate func draw(_ image: DecodedImage, over box: Rect) {
    guard image.isPassedThrough else {
      return draw(image.surface, over: box, image.orientation)
    }
    guard spend(pixelsOf: matrix.bounds(of: box)) else { return }
    // cairo writes the file itself only where the pattern ends with its pixels.
    saving {
      beginPath()
      add(box)
      clip(.nonZero)
      setSource(
        Pattern(image.surface, map: image.surface.map(from: box, image.orientation), smooth: true))
      paint()
    }
  }

  /// Draws a surface, scaled to a box.
  func draw(_ surface: Surface, over box: Rect, _ orientation: ImageOrientation = .upright) {
    guard box.width > 0, box.height > 0, surface.width > 0, surface.height > 0,
      spend(pixelsOf: matrix.bounds(of: box))
    else { return }
    let pattern = Pattern(surface, map: surface.map(from: box, orientation), smooth: true)
    // Without padding, interpolation would fade the pixels at the edge.
    pattern.extendEdge()
    setSource(pattern)
    beginPath()
    add(box)
    fill()
  }
}

extension Surface {
  /// The map from points of the drawing to the pixels of an image that fills a box.
  fileprivate func map(from box: Rect, _ orientation: ImageOrientation) -> AffineTransform {
    let (x, y) = (1 / box.width, 1 / box.height)
    let unit = AffineTransform(a: x, b: 0, c: 0, d: y, tx: -box.x * x, ty: -box.y * y)
    let pixels = AffineTransform(
      a: Double(width), b: 0, c: 0, d: Double(height), tx: 0, ty: 0)
    return unit.concatenating(orientation.map).concatenating(pixels)
  }
}
