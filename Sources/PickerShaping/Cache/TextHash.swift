/// Hashes bytes, eight at a time. The hash of a text and a style is seeded anew in each process.
struct TextHash {
  private static let seed = UInt64.random(in: .min ... .max)
  private static let first: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let second: UInt64 = 0xD1B5_4A32_D192_ED03

  static func hash(_ bytes: UnsafeBufferPointer<UInt8>, style: UInt64) -> UInt64 {
    fold(bytes, into: seed ^ style &* first ^ UInt64(bytes.count))
  }

  /// A digest of bytes, equal in every process. Not collision-resistant: equal digests can be forged.
  static func digest(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    fold(bytes, into: UInt64(bytes.count))
  }

  private static func fold(_ bytes: UnsafeBufferPointer<UInt8>, into seed: UInt64) -> UInt64 {
    var state = seed
    guard let start = UnsafeRawPointer(bytes.baseAddress) else { return mix(state, second) }
    var at = 0
    while at + 8 <= bytes.count {
      state = mix(state ^ start.loadUnaligned(fromByteOffset: at, as: UInt64.self), first)
      at += 8
    }
    var rest: UInt64 = 0
    while at < bytes.count {
      rest = rest << 8 | UInt64(bytes[at])
      at += 1
    }
    return mix(state ^ rest, second)
  }

  /// Folds both halves of the 128-bit product.
  private static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let (high, low) = a.multipliedFullWidth(by: b)
    return high ^ low
  }
}
