import PickerGeometry

/// The information in the header of an image file.
package struct ImageHeader: Hashable, Sendable {
  /// The format of the file.
  package var format: ImageFormat
  /// The width and height in pixels before the orientation is applied, or in points for an SVG file.
  package var size: Size
  /// The rotation of the pixels, which only JPEG files contain.
  package var orientation = ImageOrientation.upright

  /// The size at which the picture is shown, in points: a pixel is a point.
  package var naturalSize: Size {
    orientation.swapsSides ? Size(width: size.height, height: size.width) : size
  }

  /// Reads the header of a file; nil if its format is not known, or if it contains no size.
  ///
  /// - Parameter bytes: The file, or its beginning. PNG, GIF and WebP contain their size in the first 30 bytes, JPEG
  ///   after camera metadata, which may be some hundred kilobytes, and SVG in the first element.
  package init?(_ bytes: [UInt8]) {
    guard let format = ImageFormat(bytes) else { return nil }
    self.format = format
    let reader = ByteReader(bytes)
    switch format {
    case .png:
      guard let width = reader.big32(at: 16), let height = reader.big32(at: 20) else { return nil }
      size = Size(width: Double(width), height: Double(height))
    case .gif:
      guard let width = reader.little16(at: 6), let height = reader.little16(at: 8) else {
        return nil
      }
      size = Size(width: Double(width), height: Double(height))
    case .jpeg:
      guard let header = JPEGHeader(bytes) else { return nil }
      size = Size(width: Double(header.width), height: Double(header.height))
      orientation = header.orientation
    case .webp:
      guard let canvas = WebPFile(bytes).canvas else { return nil }
      size = canvas
    case .svg:
      guard let found = SVGHeader.size(of: bytes) else { return nil }
      size = found
    }
    guard size.width > 0, size.height > 0, max(size.width, size.height) <= Lengths.maximum else {
      return nil
    }
  }
}

/// The eight ways in which a camera may have been held.
///
/// - Source: Exif 2.32, tag 274.
package enum ImageOrientation: Int, Hashable, Sendable {
  case upright = 1
  case mirrored, turned180, flipped, transposed, turned90, transversed, turned270

  /// Whether the picture is shown on its side.
  package var swapsSides: Bool { rawValue >= 5 }

  /// The map from the unit square of the shown picture to the unit square of the pixels.
  package var map: AffineTransform {
    switch self {
    case .upright: .identity
    case .mirrored: AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    case .turned180: AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    case .flipped: AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    case .transposed: AffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .turned90: AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    case .transversed: AffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    case .turned270: AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    }
  }
}

/// Reads numbers from bytes; nil beyond their end.
struct ByteReader {
  let bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
  }

  /// Numbers places from the beginning of the slice.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  var count: Int { bytes.count }

  func byte(at place: Int) -> Int? {
    place >= 0 && place < bytes.count ? Int(bytes[bytes.startIndex + place]) : nil
  }

  func big16(at place: Int) -> Int? { number(at: place, count: 2, isBig: true) }
  func big32(at place: Int) -> Int? { number(at: place, count: 4, isBig: true) }
  func little16(at place: Int) -> Int? { number(at: place, count: 2, isBig: false) }
  func little24(at place: Int) -> Int? { number(at: place, count: 3, isBig: false) }
  func little32(at place: Int) -> Int? { number(at: place, count: 4, isBig: false) }

  func number(at place: Int, count: Int, isBig: Bool) -> Int? {
    guard place >= 0, place <= bytes.count - count else { return nil }
    let part = bytes[(bytes.startIndex + place)...].prefix(count)
    return isBig
      ? part.reduce(0) { $0 << 8 | Int($1) } : part.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Whether there is an ASCII text at a position.
  func has(_ text: StaticString, at place: Int) -> Bool {
    guard place >= 0, place <= bytes.count - text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer {
      $0.elementsEqual(bytes[(bytes.startIndex + place)...].prefix($0.count))
    }
  }
}
