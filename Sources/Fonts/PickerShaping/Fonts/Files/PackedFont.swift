/// Reads the unpacked size that the header of a WOFF or WOFF2 file declares.
///
/// FreeType unpacks the complete file when it opens it, and a few hundred kilobytes can expand to gigabytes.
struct PackedFont {
  /// The maximum unpacked size of a font, in bytes.
  static let maximumUnpackedSize = 64 << 20

  let bytes: UnsafeBufferPointer<UInt8>

  /// The defect of the file; nil if there is none, or if it is not a packed font.
  var defect: String? {
    guard let size = unpackedSize, size > PackedFont.maximumUnpackedSize else { return nil }
    let megabytes = (size - 1) >> 20 + 1
    return "expected a font that unpacks to at most 64 MiB, found one of \(megabytes) MiB"
  }

  /// The maximum unpacked size in bytes; nil if the file is not a packed font, or is truncated.
  private var unpackedSize: Int? {
    switch bytes.bigEndian(at: 0, bytes: 4) {
    case 0x774F_4646: sizeOfWOFF  // "wOFF"
    case 0x774F_4632: sizeOfWOFF2  // "wOF2"
    default: nil
    }
  }

  private var statedSize: Int { bytes.bigEndian(at: 16, bytes: 4) ?? 0 }

  /// - Source: WOFF File Format 1.0 §4: a table's `origLength` is the fourth word of its entry.
  private var sizeOfWOFF: Int? {
    guard let count = bytes.bigEndian(at: 12, bytes: 2) else { return nil }
    var sum = 0
    for table in 0..<count {
      guard let length = bytes.bigEndian(at: 44 + 20 * table + 12, bytes: 4) else { return nil }
      sum += length
    }
    return max(sum, statedSize)
  }

  /// - Source: WOFF File Format 2.0 §4.1: flags, a tag if the flags name none, `origLength`, and for a
  ///   transformed table `transformLength`. A decoder allocates both.
  private var sizeOfWOFF2: Int? {
    guard let count = bytes.bigEndian(at: 12, bytes: 2) else { return nil }
    var at = 48
    var sum = 0
    for _ in 0..<count {
      guard let flags = bytes.bigEndian(at: at, bytes: 1) else { return nil }
      at += flags & 63 == 63 ? 5 : 1
      guard let length = base128(at: &at) else { return nil }
      sum += length
      guard PackedFont.isTransformed(flags) else { continue }
      guard let transformed = base128(at: &at) else { return nil }
      sum += transformed
    }
    return max(sum, statedSize)
  }

  /// Version 3 is the null transform of `glyf` and `loca`; version 0 is the null transform of every other table.
  private static func isTransformed(_ flags: Int) -> Bool {
    let version = flags >> 6
    let isGlyphs = flags & 63 == 10 || flags & 63 == 11
    return isGlyphs ? version != 3 : version != 0
  }

  /// Reads a UIntBase128: up to five bytes with seven bits each.
  private func base128(at place: inout Int) -> Int? {
    var value = 0
    for _ in 0..<5 {
      guard let byte = bytes.bigEndian(at: place, bytes: 1) else { return nil }
      place += 1
      value = value << 7 | byte & 127
      if byte < 128 { return value }
    }
    return nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The big-endian number of `count` bytes at `offset`; nil if they exceed the buffer.
  func bigEndian(at offset: Int, bytes count: Int) -> Int? {
    guard offset >= 0, offset <= self.count - count else { return nil }
    return (0..<count).reduce(0) { $0 << 8 | Int(self[offset + $1]) }
  }
}
