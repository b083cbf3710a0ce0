import PickerGeometry

/// The chunks of a WebP file.
///
/// - Source: RFC 9649, section 2.
package struct WebPFile {
  private struct Chunk {
    let name: ArraySlice<UInt8>
    let body: ArraySlice<UInt8>

    func isNamed(_ text: StaticString) -> Bool { ByteReader(name).has(text, at: 0) }
  }

  private let bytes: [UInt8]

  /// Wraps a file, or its beginning.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The size of the complete picture in pixels; nil if the first chunk does not contain it.
  package var canvas: Size? {
    let file = ByteReader(bytes)
    if file.has("VP8X", at: 12), let width = file.little24(at: 24),
      let height = file.little24(at: 27)
    {
      return Size(width: Double(width + 1), height: Double(height + 1))
    }
    if file.has("VP8L", at: 12), file.byte(at: 20) == 0x2F, let bits = file.little32(at: 21) {
      return Size(width: Double(bits & 0x3FFF + 1), height: Double(bits >> 14 & 0x3FFF + 1))
    }
    if file.has("VP8 ", at: 12), file.little24(at: 23) == 0x2A019D,
      let width = file.little16(at: 26),
      let height = file.little16(at: 28)
    {
      return Size(width: Double(width & 0x3FFF), height: Double(height & 0x3FFF))
    }
    return nil
  }

  /// The first frame of an animated picture as a separate file, and its position on the canvas, in pixels; nil if the
  /// picture is not animated.
  package var firstFrame: (bytes: [UInt8], frame: Rect)? {
    guard let chunk = WebPFile.chunks(of: bytes.dropFirst(12), until: "ANMF") else { return nil }
    let body = ByteReader(chunk.body)
    guard let x = body.little24(at: 0), let y = body.little24(at: 3),
      let width = body.little24(at: 6),
      let height = body.little24(at: 9)
    else { return nil }
    let frame = Rect(
      x: Double(x * 2), y: Double(y * 2), width: Double(width + 1), height: Double(height + 1))
    return (WebPFile.still(chunk.body.dropFirst(16), width: width, height: height), frame)
  }

  /// The first chunk of a name.
  private static func chunks(of list: ArraySlice<UInt8>, until name: StaticString) -> Chunk? {
    var found: Chunk?
    forEachChunk(of: list) { chunk in
      if chunk.isNamed(name) { found = chunk }
      return found == nil
    }
    return found
  }

  /// Calls `body` with each chunk until it returns false. A chunk may be cut at the end.
  private static func forEachChunk(of list: ArraySlice<UInt8>, _ body: (Chunk) -> Bool) {
    var rest = list
    while rest.count >= 8, let size = ByteReader(rest).little32(at: 4) {
      let chunk = Chunk(name: rest.prefix(4), body: rest.dropFirst(8).prefix(size))
      guard body(chunk) else { return }
      // A chunk of odd size is followed by a byte of padding.
      rest = rest.dropFirst(8).dropFirst(size + size % 2)
    }
  }

  /// A file with the image data of a frame. `width` and `height` are one less than the frame's.
  private static func still(_ data: ArraySlice<UInt8>, width: Int, height: Int) -> [UInt8] {
    var chunks: [UInt8] = []
    var hasAlpha: UInt8 = 0
    forEachChunk(of: data) { chunk in
      let isAlpha = chunk.isNamed("ALPH")
      guard isAlpha || chunk.isNamed("VP8 ") || chunk.isNamed("VP8L") else { return true }
      // Lossless data tell of their alpha themselves, but the flag has to say so too.
      if isAlpha || chunk.isNamed("VP8L") { hasAlpha = 0x10 }
      chunks += chunk.name + little(chunk.body.count, 4) + chunk.body
      if chunk.body.count % 2 == 1 { chunks.append(0) }
      return isAlpha
    }
    let extended =
      Array("VP8X".utf8) + little(10, 4) + [hasAlpha, 0, 0, 0] + little(width, 3)
      + little(height, 3)
    let body = Array("WEBP".utf8) + extended + chunks
    return Array("RIFF".utf8) + little(body.count, 4) + body
  }

  private static func little(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
