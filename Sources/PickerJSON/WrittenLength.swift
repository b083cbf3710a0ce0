/// The digits of a length that was written before.
///
/// A layout has few different heights, paddings and baselines: copying the digits of most lengths is several times as
/// fast as converting them again.
@usableFromInline struct WrittenLength {
  /// The digits. First, so that they are at the address of the length.
  @usableFromInline var text: (UInt64, UInt64)
  /// The number of bytes of `text` that are digits.
  @usableFromInline var count: Int
  /// The length in ten thousandths.
  @usableFromInline var units: Int64

  /// The number of lengths of a writer, each of which has one place.
  @usableFromInline static var placeCount: Int { 1 << placeBits }
  @usableFromInline static var placeBits: Int { 6 }

  /// Returns memory for the lengths of a writer, all of which are 0.
  static func allocate() -> UnsafeMutablePointer<WrittenLength> {
    let lengths = UnsafeMutablePointer<WrittenLength>.allocate(capacity: placeCount)
    let zero = WrittenLength(text: (UInt64(UInt8.zero).littleEndian, 0), count: 1, units: 0)
    lengths.initialize(repeating: zero, count: placeCount)
    return lengths
  }

  /// The place of a length among those of a writer: the highest bits of a product, which depend on all bits of it.
  @inlinable @inline(__always)
  static func place(of units: Int64) -> Int {
    let product = UInt64(bitPattern: units) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product &>> UInt64(64 &- placeBits))
  }
}

// Lengths that are written at a place with space for 32 bytes, of which some may be written and not kept.
extension JSONWriter {
  /// Whether a length is written from its ten thousandths. False for NaN.
  @inlinable @inline(__always)
  package static func isShort(_ length: Double) -> Bool { length.magnitude < 1e11 }

  /// Writes a short length at `place` and returns the end.
  @inlinable @inline(__always)
  func write(
    short length: Double, at place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    JSONWriter.write(JSONWriter.units(of: length), at: place, lengths)
  }

  /// Writes a number of ten thousandths at `place` and returns the end.
  ///
  /// - Parameter lengths: The lengths that were written before.
  @inlinable @inline(__always)
  static func write(
    _ units: Int64, at place: UnsafeMutablePointer<UInt8>,
    _ lengths: UnsafeMutablePointer<WrittenLength>?
  ) -> UnsafeMutablePointer<UInt8> {
    guard let lengths else { return write(units: units, at: place) }
    let known = lengths + WrittenLength.place(of: units)
    guard known.pointee.units == units else {
      return write(units: units, at: place, keepingIn: known)
    }
    let target = UnsafeMutableRawPointer(place)
    target.storeBytes(of: known.pointee.text.0, as: UInt64.self)
    target.storeBytes(of: known.pointee.text.1, toByteOffset: 8, as: UInt64.self)
    return place + known.pointee.count
  }

  /// Writes a length that is not in its place, and puts it there if it has at most four digits before the point.
  @usableFromInline @inline(never)
  static func write(
    units: Int64, at place: UnsafeMutablePointer<UInt8>,
    keepingIn known: UnsafeMutablePointer<WrittenLength>
  ) -> UnsafeMutablePointer<UInt8> {
    guard units.magnitude < 100_000_000 else { return write(units: units, at: place) }
    let text = UnsafeMutableRawPointer(known)
    text.storeBytes(of: .minus, as: UInt8.self)
    let magnitude = UInt32(truncatingIfNeeded: units.magnitude)
    let count = write(short: magnitude, at: text + (units < 0 ? 1 : 0)) - text
    known.pointee.count = count
    known.pointee.units = units
    UnsafeMutableRawPointer(place).copyMemory(from: text, byteCount: 16)
    return place + count
  }

  /// Writes a number of ten thousandths at `place` and returns the end.
  @usableFromInline @inline(never)
  static func write(
    units: Int64, at place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let start = UnsafeMutableRawPointer(place)
    start.storeBytes(of: .minus, as: UInt8.self)
    return place + (write(units.magnitude, at: start + (units < 0 ? 1 : 0)) - start)
  }

  /// Writes any number of ten thousandths.
  @inline(__always)
  static func write(_ units: UInt64, at place: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    guard units >= 100_000_000 else {
      return write(short: UInt32(truncatingIfNeeded: units), at: place)
    }
    let (whole, rest) = units.quotientAndRemainder(dividingBy: 10_000)
    let end = digits(whole, at: place)
    return rest > 0 ? write(decimals: fourDigits(UInt32(truncatingIfNeeded: rest)), at: end) : end
  }

  /// Writes a number of ten thousandths below 100,000,000.
  @inline(__always)
  private static func write(
    short units: UInt32, at place: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer {
    let whole = units / 10_000
    let rest = units &- whole &* 10_000
    let digits = JSONWriter.digits(of: UInt64(whole), and: UInt64(rest))
    // Without the zeros before the number; the last digit stays.
    let before = UInt32(truncatingIfNeeded: digits) | 1 &<< 24
    let skippedBits = before.trailingZeroBitCount & ~7
    let text = UInt32(truncatingIfNeeded: digits | 0x3030_3030)
    place.storeBytes(of: (text &>> UInt32(skippedBits)).littleEndian, as: UInt32.self)
    let end = place + (4 &- (skippedBits &>> 3))
    guard rest > 0 else { return end }
    return write(decimals: UInt32(truncatingIfNeeded: digits &>> 32) | 0x3030_3030, at: end)
  }

  /// Writes a point and four decimals, which are not all 0, without the last zeros.
  @inline(__always)
  private static func write(
    decimals: UInt32, at place: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer {
    place.storeBytes(of: .point, as: UInt8.self)
    place.storeBytes(of: decimals.littleEndian, toByteOffset: 1, as: UInt32.self)
    return place + (5 &- ((decimals ^ fourZeros).leadingZeroBitCount &>> 3))
  }

  /// The four digits of each of two numbers below 10,000, one in a byte, the first in the lowest byte.
  ///
  /// All are computed at once, in lanes of one word: 10486 ÷ 2²⁰ is just above 1/100 and 103 ÷ 2¹⁰ just above 1/10,
  /// near enough for so few digits.
  @inline(__always)
  private static func digits(of first: UInt64, and second: UInt64) -> UInt64 {
    let both = first | second &<< 32
    let hundreds = (both &* 10_486) &>> 20 & 0x0000_007F_0000_007F
    let pairs = hundreds | (both &- hundreds &* 100) &<< 16
    let tens = (pairs &* 103) &>> 10 & 0x000F_000F_000F_000F
    return tens | (pairs &- tens &* 10) &<< 8
  }
}
