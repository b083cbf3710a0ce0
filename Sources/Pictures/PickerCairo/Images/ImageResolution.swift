import PickerGeometry
import PickerRendering

/// How many pixels of an image are needed, and how many there may be.
struct ImageResolution {
  /// The drawn width and height of the upright image, in pixels.
  let size: Size
  /// The maximum number of pixels that are held.
  var maximumPixels = PixelLimits.part

  /// Every image in full resolution.
  static let full = ImageResolution(size: Size(width: .infinity, height: .infinity))

  /// The largest power of two by which both sides of an image can be divided without loss; a larger one if too many pixels
  /// would be left.
  func reduction(of header: ImageHeader) -> Int {
    let drawn = header.orientation.swapsSides ? Size(width: size.height, height: size.width) : size
    let count = header.size.width * header.size.height
    var reduction = 1
    while reduction < ImageResolution.maximumReduction {
      let next = Double(2 * reduction)
      let isEnough =
        header.size.width / next >= max(1, drawn.width)
        && header.size.height / next >= max(1, drawn.height)
      let isTooLarge = count / Double(reduction * reduction) > maximumPixels
      guard isEnough || isTooLarge else { break }
      reduction *= 2
    }
    return reduction
  }

  /// A side of the largest image.
  private static let maximumReduction = 1 << 15

  /// Whether an image of this resolution is drawn as well at another one.
  func covers(_ other: ImageResolution) -> Bool {
    other.size.width <= size.width && other.size.height <= size.height
  }
}

extension Size {
  /// The size of an image whose sides are divided by a number, rounded up to whole pixels.
  func reduced(by reduction: Int) -> Size {
    let divisor = Double(reduction)
    return Size(width: (width / divisor).rounded(.up), height: (height / divisor).rounded(.up))
  }
}

extension Surface {
  /// Returns the same picture with sides divided by a power of two, rounded up.
  func reduced(by reduction: Int) -> Surface {
    var (surface, rest) = (self, reduction)
    while rest > 1 {
      // cairo averages over at most 16 pixels.
      let step = min(rest, 8)
      let size = Size(width: Double(surface.width), height: Double(surface.height))
        .reduced(by: step)
      let smaller = Surface(width: Int(size.width), height: Int(size.height))
      Canvas(smaller).draw(surface, over: Rect(size: size))
      (surface, rest) = (smaller, rest / step)
    }
    return surface
  }
}
