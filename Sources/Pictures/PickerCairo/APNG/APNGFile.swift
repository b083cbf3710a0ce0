import PickerLimits
import PickerRendering

/// An APNG file under construction.
///
///     IHDR  acTL  fcTL IDAT  fcTL fdAT  fcTL fdAT  …  IEND
///
/// A frame has the part that differs from the one before. It is drawn over that one, transparent where it is the same, if what
/// differs is opaque; else it replaces the part.
struct APNGFile {
  private let width: Int
  private let height: Int
  private var frames: [Frame] = []
  private var latest: PixelFrame?
  private var byteCount = 0

  fileprivate struct Frame {
    let area: PixelArea
    /// The compressed scan lines.
    let data: [UInt8]
    /// Whether it is drawn over the frame before it; else it replaces what it covers.
    let isOver: Bool
    var milliseconds: Int
  }

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Appends a frame; one that shows the same as the latest makes that one last longer.
  mutating func append(_ pixels: PixelFrame, milliseconds: Int) throws(RenderingError) {
    let area = latest.map { pixels.difference(from: $0) } ?? pixels.area
    let under = latest.flatMap { pixels.isOpaque(where: $0) ? $0 : nil }
    latest = pixels
    guard let area else {
      frames[frames.count - 1].milliseconds += milliseconds
      return
    }
    let lines = ScanLines(pixels.rows(of: area, over: under))
    let data = try Deflate.compressed(lines.bytes)
    byteCount += data.count
    guard Budget.allows(bytes: byteCount) else {
      throw RenderingError(Budget.current?.error ?? .cancelled)
    }
    frames.append(
      Frame(area: area, data: data, isOver: under != nil, milliseconds: milliseconds))
  }

  /// The file.
  func bytes(isRepeating: Bool) throws(RenderingError) -> [UInt8] {
    var file = PNGChunks()
    // 8 bits a component, colour type 6: red, green, blue and alpha.
    file.append("IHDR") { $0.append(width, height, [8, 6, 0, 0, 0]) }
    if frames.count > 1 {
      file.append("acTL") { $0.append(frames.count, isRepeating ? 0 : 1, []) }
    }
    var sequence = 0
    for (index, frame) in frames.enumerated() {
      if frames.count > 1 {
        file.append("fcTL") { frame.writeControl(to: &$0, sequence) }
        sequence += 1
      }
      if index == 0 {
        file.append("IDAT") { $0 += frame.data }
      } else {
        file.append("fdAT") {
          $0.append(bigEndian: UInt32(sequence))
          $0 += frame.data
        }
        sequence += 1
      }
    }
    file.append("IEND") { _ in }
    return file.bytes
  }
}

extension APNGFile.Frame {
  /// Its place, its delay as a fraction of a second, that it stays, and how it is blended.
  fileprivate func writeControl(to chunk: inout [UInt8], _ sequence: Int) {
    chunk.append(bigEndian: UInt32(sequence))
    for number in [area.width, area.height, area.x, area.y] {
      chunk.append(bigEndian: UInt32(number))
    }
    let delay = self.delay
    for number in [delay.count, delay.unit] {
      chunk += [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
    }
    chunk += [0, isOver ? 1 : 0]
  }

  /// The delay in units of 1/1000 s; in longer ones if it has more than 16 bits of them.
  private var delay: (count: Int, unit: Int) {
    var (count, unit) = (milliseconds, 1000)
    while count > 65535, unit > 1 { (count, unit) = ((count + 5) / 10, unit / 10) }
    return (min(count, 65535), unit)
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ first: Int, _ second: Int, _ rest: [UInt8]) {
    append(bigEndian: UInt32(first))
    append(bigEndian: UInt32(second))
    self += rest
  }
}
