/// Line separators and tabs, which a single line treats as spaces.
enum LineControls {
  /// Returns the bytes with each control replaced by white space of equal length, which keeps all byte offsets
  /// valid; nil if there is none.
  static func spaced(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var result: [UInt8]?
    for i in bytes.indices {
      guard let space = space(at: i, of: bytes) else { continue }
      result = result ?? Array(bytes)
      for (k, byte) in space.enumerated() { result?[i + k] = byte }
    }
    return result
  }

  /// Whether the text has a forced line break.
  static func hasForcedBreaks(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.indices.contains { space(at: $0, of: bytes) != nil && bytes[$0] != 0x09 }
  }

  private static func space(at i: Int, of bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    switch bytes[i] {
    case 0x09...0x0D: return [0x20]
    case 0xC2 where i + 1 < bytes.count && bytes[i + 1] == 0x85: return [0xC2, 0xA0]
    case 0xE2 where i + 2 < bytes.count && bytes[i + 1] == 0x80 && bytes[i + 2] & 0xFE == 0xA8:
      return [0xE2, 0x80, 0x8B]
    default: return nil
    }
  }
}
