import CPickerImages
import PickerRendering

/// The chunks of a PNG file, behind its signature.
///
/// Source: PNG, third edition, section 5.
struct PNGChunks {
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Appends a chunk: its length, its type of four letters, its data, and their checksum.
  mutating func append(_ type: String, _ write: (inout [UInt8]) -> Void) {
    var chunk = Array(type.utf8)
    write(&chunk)
    bytes.append(bigEndian: UInt32(chunk.count - 4))
    bytes += chunk
    bytes.append(bigEndian: CRC32.checksum(of: chunk))
  }
}

extension [UInt8] {
  /// Appends four bytes, the most significant one first.
  mutating func append(bigEndian number: UInt32) {
    for shift: UInt32 in [24, 16, 8, 0] { append(UInt8(number >> shift & 0xFF)) }
  }
}

/// The checksum of chunks: ISO 3309, with the polynomial 0xEDB88320.
private enum CRC32 {
  static func checksum(of bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { rest, byte in
      table[Int((rest ^ UInt32(byte)) & 0xFF)] ^ rest >> 8
    }
  }

  /// The remainder of every byte.
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { rest, _ in
      rest & 1 == 1 ? 0xEDB8_8320 ^ rest >> 1 : rest >> 1
    }
  }
}

/// Compression by zlib, which is opened for the first animation.
enum Deflate {
  /// - Throws: `cannot draw APNG: libz.so.1 is not installed`.
  static func open() throws(RenderingError) {
    guard let reason = picker_zlib_error() else { return }
    throw .unavailable("draw APNG", reason: String(cString: reason))
  }

  /// Returns the bytes in the format of zlib, which must be open.
  static func compressed(_ bytes: [UInt8]) throws(RenderingError) -> [UInt8] {
    let capacity = picker_zlib_bound(bytes.count)
    let compressed = [UInt8](unsafeUninitializedCapacity: capacity) { target, count in
      count = picker_zlib_compress(bytes, bytes.count, target.baseAddress, capacity)
    }
    guard !compressed.isEmpty else { throw .failed("out of memory") }
    return compressed
  }
}
