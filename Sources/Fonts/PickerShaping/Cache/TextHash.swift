/// Hashes bytes, eight at a time. The hash of a text or a word is seeded differently in each process.
struct TextHash {
  private static let processSeed = UInt64.random(in: .min ... .max)
  private static let first: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let second: UInt64 = 0xD1B5_4A32_D192_ED03

  private let seed: UInt64

  /// Creates the hash function for texts with a property of that number, such as a style.
  init(_ number: UInt64) {
    seed = TextHash.processSeed ^ number &* TextHash.first
  }

  /// - Complexity: O(*bytes*).
  @inline(__always)
  func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var state = seed ^ UInt64(truncatingIfNeeded: bytes.count)
    guard let start = UnsafeRawPointer(bytes.baseAddress) else {
      return TextHash.mix(state, TextHash.second)
    }
    var at = 0
    while at &+ 8 < bytes.count {
      state = TextHash.mix(state ^ start.eightBytes(at: at), TextHash.first)
      at &+= 8
    }
    return TextHash.mix(state ^ start.lastEightBytes(of: bytes.count), TextHash.second)
  }

  /// A digest of bytes, equal in every process. Not collision-resistant: equal digests can be forged.
  static func digest(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var state = UInt64(bytes.count)
    guard let start = UnsafeRawPointer(bytes.baseAddress) else { return mix(state, second) }
    var at = 0
    while at + 8 <= bytes.count {
      state = mix(state ^ start.eightBytes(at: at), first)
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
  @inline(__always)
  private static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let (high, low) = a.multipliedFullWidth(by: b)
    return high ^ low
  }
}

extension [UInt8] {
  /// A digest of the bytes, equal in every process. Not collision-resistant: equal digests can be forged.
  package var digest: UInt64 { withUnsafeBufferPointer { TextHash.digest($0) } }
}
