/// Eight bytes of a text, tested at once. The first byte is the lowest.
struct EightBytes {
  private let bytes: UInt64

  private static let high: UInt64 = 0x8080_8080_8080_8080

  @inline(__always)
  init(_ start: UnsafeRawPointer, at offset: Int) {
    bytes = UInt64(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
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
}
