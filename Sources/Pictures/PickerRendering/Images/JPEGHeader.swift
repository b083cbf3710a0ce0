/// The information in the segments of a JPEG file before its first scan.
///
/// - Source: ITU-T T.81, annex B; Exif 2.32, section 4.6.
package struct JPEGHeader: Hashable, Sendable {
  package private(set) var width = 0
  package private(set) var height = 0
  /// How the pixels are to be turned.
  package private(set) var orientation = ImageOrientation.upright
  /// Whether an Adobe program wrote it, whose inks are inverted.
  package private(set) var isAdobe = false
  /// 1: grey; 3: colours of light; 4: inks.
  package private(set) var componentCount = 0
  /// The kind of compression: 0xC0 baseline, 0xC1 extended, 0xC2 progressive; others are rare.
  private var frame = 0
  private var precision = 0

  /// Whether every PDF viewer can decode it.
  package var isForEveryViewer: Bool {
    (0xC0...0xC2).contains(frame) && precision == 8 && (componentCount == 1 || componentCount == 3)
  }

  /// Returns nil for a file that has no frame, or is cut before it.
  package init?(_ bytes: [UInt8]) {
    let reader = ByteReader(bytes)
    var place = 2
    while let marker = JPEGHeader.marker(at: &place, in: reader) {
      // Markers without a length.
      if marker == 0x01 || (0xD0...0xD8).contains(marker) { continue }
      guard marker != 0xD9, marker != 0xDA, let length = reader.big16(at: place), length >= 2 else {
        return nil
      }
      let body = place + 2
      switch marker {
      case 0xE1:
        orientation = JPEGHeader.orientation(at: body, length - 2, in: reader) ?? orientation
      case 0xEE where reader.has("Adobe", at: body): isAdobe = true
      case 0xC0...0xCF where marker != 0xC4 && marker != 0xC8 && marker != 0xCC:
        guard let precision = reader.byte(at: body), let height = reader.big16(at: body + 1),
          let width = reader.big16(at: body + 3), let count = reader.byte(at: body + 5)
        else { return nil }
        (frame, self.precision, componentCount) = (marker, precision, count)
        (self.width, self.height) = (width, height)
        return
      default: break
      }
      place += length
    }
    return nil
  }

  /// The number of scans in a file. In coded data, a marker byte is always followed by 0.
  package static func scanCount(of bytes: [UInt8]) -> Int {
    var count = 0
    var last: UInt8 = 0
    for byte in bytes {
      if last == 0xFF, byte == 0xDA { count += 1 }
      last = byte
    }
    return count
  }

  /// The next marker, after any number of fill bytes.
  private static func marker(at place: inout Int, in reader: ByteReader) -> Int? {
    guard reader.byte(at: place) == 0xFF else { return nil }
    while let byte = reader.byte(at: place) {
      place += 1
      if byte != 0xFF { return byte }
    }
    return nil
  }

  /// The orientation in an Exif segment, which holds a TIFF file.
  private static func orientation(
    at place: Int, _ length: Int, in reader: ByteReader
  ) -> ImageOrientation? {
    guard reader.has("Exif\0\0", at: place) else { return nil }
    let start = reader.bytes.startIndex + place + 6
    let tiff = ByteReader(
      reader.bytes[start..<max(start, min(reader.bytes.endIndex, start - 6 + length))])
    let isBig = tiff.has("MM", at: 0)
    guard isBig || tiff.has("II", at: 0),
      let directory = tiff.number(at: 4, count: 4, isBig: isBig),
      let count = tiff.number(at: directory, count: 2, isBig: isBig)
    else { return nil }
    for entry in 0..<min(count, 512) {
      let field = directory + 2 + 12 * entry
      guard tiff.number(at: field, count: 2, isBig: isBig) == 274 else { continue }
      return tiff.number(at: field + 8, count: 2, isBig: isBig).flatMap(ImageOrientation.init)
    }
    return nil
  }
}
