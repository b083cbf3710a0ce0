/// Eight bytes of a text, tested at once. The first byte is the lowest.
struct EightBytes {
  private let bytes: UInt64

  private static let high: UInt64 = 0x8080_8080_8080_8080

  @inline(__always)
  init(_ start: UnsafeRawPointer, at offset: Int) {
    bytes = UInt64(littleEndian: start.eightBytes(at: offset))
  }

  @inline(__always)
  var isASCII: Bool { bytes & EightBytes.high == 0 }

  /// The position of the first space; nil if there is none.
  @inline(__always)
  var firstSpace: Int? {
    let others = bytes ^ EightBytes.all(0x20)
    // Marks the high bit of the first zero byte; a byte after it may be marked although it is not zero.
    let zeros = (others &- EightBytes.all(1)) & ~others & EightBytes.high
    return zeros == 0 ? nil : zeros.trailingZeroBitCount / 8
  }

  /// Whether a byte is a control character, if all are ASCII.
  @inline(__always)
  var hasControl: Bool {
    let isPrinting = bytes &+ EightBytes.all(0x60)
    let isDelete = bytes &+ EightBytes.all(0x01)
    return (~isPrinting | isDelete) & EightBytes.high != 0
  }

  /// Whether a byte is a Latin letter, if all are ASCII.
  @inline(__always)
  var hasLetter: Bool {
    let lowercase = bytes | EightBytes.all(0x20)
    let isFromA = lowercase &+ EightBytes.all(0x1F)
    let isBeyondZ = lowercase &+ EightBytes.all(0x05)
    return isFromA & ~isBeyondZ & EightBytes.high != 0
  }

  /// The number whose bytes are all `byte`. Added to ASCII bytes, it carries into no other byte.
  @inline(__always)
  private static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }
}

extension UnsafeBufferPointer<UInt8> {
  /// The eight bytes from an offset, if there are as many and all are ASCII; else nil.
  @inline(__always)
  func eightASCII(at offset: Int) -> EightBytes? {
    guard offset &+ 8 <= count, let start = baseAddress else { return nil }
    let word = EightBytes(start, at: offset)
    return word.isASCII ? word : nil
  }

  /// The position of the first space in `range`, which must lie within the buffer; its end if there is none.
  @inline(__always)
  func firstSpace(in range: Range<Int>) -> Int {
    var at = range.lowerBound
    while at &+ 8 <= range.upperBound, let start = baseAddress {
      if let space = EightBytes(start, at: at).firstSpace { return at &+ space }
      at &+= 8
    }
    while at < range.upperBound, self[at] != 0x20 { at &+= 1 }
    return at
  }

  /// Whether both have the same bytes.
  @inline(__always)
  func hasSameBytes(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count, let a = UnsafeRawPointer(baseAddress),
      let b = UnsafeRawPointer(other.baseAddress)
    else { return count == other.count }
    var at = 0
    while at &+ 8 < count {
      if a.eightBytes(at: at) != b.eightBytes(at: at) { return false }
      at &+= 8
    }
    return a.lastEightBytes(of: count) == b.lastEightBytes(of: count)
  }
}

extension UnsafeRawPointer {
  @inline(__always)
  func eightBytes(at offset: Int) -> UInt64 {
    loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// The last eight of `count` bytes, or a number made of all of them if there are fewer. Two strings of equal
  /// length below eight have the same number only if they are equal.
  @inline(__always)
  func lastEightBytes(of count: Int) -> UInt64 {
    if count >= 8 { return eightBytes(at: count &- 8) }
    if count >= 4 {
      let low = loadUnaligned(as: UInt32.self)
      let high = loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
      return UInt64(low) | UInt64(high) << 32
    }
    if count == 0 { return 0 }
    let (low, middle) = (load(as: UInt8.self), load(fromByteOffset: count / 2, as: UInt8.self))
    let high = load(fromByteOffset: count &- 1, as: UInt8.self)
    return UInt64(low) | UInt64(middle) << 8 | UInt64(high) << 16
  }
}
