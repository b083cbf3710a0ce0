extension JSONWriter {
  /// Writes a whole number.
  package mutating func integer(_ value: Int) {
    beginValue()
    bareInteger(value)
  }

  /// Writes a whole number without what separates it from others.
  @inlinable @inline(__always)
  mutating func bareInteger(_ value: Int) {
    var place = place(reserving: 24)
    place.put(integer: value)
    move(to: place)
  }

  /// Writes a colour as a string of hexadecimal digits, without alpha if it is opaque: `"#1A2B3C"`.
  ///
  /// - Parameter components: Red, green, blue and alpha, from the highest byte to the lowest.
  package mutating func color(_ components: UInt32) {
    beginValue()
    reserve(16)
    put(.quote)
    put(0x23)
    let count = components & 0xFF == 0xFF ? 6 : 8
    for place in 0..<count {
      let digit = UInt8(truncatingIfNeeded: components >> UInt32(28 - 4 * place) & 15)
      put(digit < 10 ? .zero + digit : 0x37 + digit)
    }
    put(.quote)
  }

  /// Writes a length with at most four decimals, halves rounded away from zero, no exponent, never `-0`.
  ///
  /// Rounds `value` × 10000 in `Double` arithmetic. NaN and infinity, which JSON lacks, are written as `null`.
  ///
  ///     12 → 12    1.23456 → 1.2346    -0.00001 → 0
  @inlinable package mutating func length(_ value: Double) {
    beginValue()
    bareLength(value)
  }

  /// Writes a length as a part of a string; see ``string(pieces:)``.
  @usableFromInline package mutating func bareLength(_ value: Double) {
    guard JSONWriter.isShort(value) else { return longLength(value) }
    reserve(32)
    cursor = write(short: value, at: cursor)
  }

  /// `value` × 10000, rounded with halves away from zero; `value` is in 0..<1e11.
  ///
  /// Adding 2⁵² leaves the nearest whole number in the bits of the significand, which takes half as long as a checked
  /// conversion. Halves go to the even number.
  @inlinable @inline(__always)
  static func tenThousandths(of value: Double) -> Int64 {
    let scaled = value * 10_000
    let sum = scaled + 0x1p52
    let units = Int64(truncatingIfNeeded: sum.significandBitPattern)
    // The differences are exact.
    return scaled - (sum - 0x1p52) == 0.5 ? units &+ 1 : units
  }

  /// Writes lengths for which whole part and fraction are scaled separately, because the product would lose
  /// decimals.
  private mutating func longLength(_ value: Double) {
    guard value.isFinite else { return append("null") }
    if value < 0 { append(.minus) }
    let magnitude = value.magnitude
    // From here on a `Double` has at most two decimals: its shortest digits are padded with zeros.
    guard magnitude < 1e15 else { return positional(Decimal(shortestOf: magnitude)) }
    let whole = UInt64(magnitude)
    let fraction = ((magnitude - Double(whole)) * 10_000).rounded(.toNearestOrAwayFromZero)
    reserve(32)
    let start = UnsafeMutableRawPointer(cursor)
    cursor += JSONWriter.write(whole * 10_000 + UInt64(fraction), at: start) - start
  }
}

// Digits. There must be space for 24 bytes, of which some may be written and not kept.
extension JSONWriter {
  /// Writes a whole number in decimal.
  @inline(__always)
  mutating func digits(_ value: UInt64) {
    let start = UnsafeMutableRawPointer(cursor)
    cursor += JSONWriter.digits(value, at: start) - start
  }

  /// Writes a whole number in decimal at `place` and returns the end.
  @inline(__always)
  static func digits(_ value: UInt64, at place: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer
  {
    if value >= 10_000 { return manyDigits(value, at: place) }
    if value < 10 {
      place.storeBytes(of: .zero | UInt8(truncatingIfNeeded: value), as: UInt8.self)
      return place + 1
    }
    let four = fourDigits(UInt32(truncatingIfNeeded: value))
    let skippedBits = (four ^ fourZeros).trailingZeroBitCount & ~7
    let text = four &>> UInt32(truncatingIfNeeded: skippedBits)
    place.storeBytes(of: text.littleEndian, as: UInt32.self)
    return place + (4 &- (skippedBits &>> 3))
  }

  private static func manyDigits(
    _ value: UInt64, at place: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer {
    let high = value / 10_000
    let end = high >= 10_000 ? manyDigits(high, at: place) : digits(high, at: place)
    let low = UInt32(truncatingIfNeeded: value &- high &* 10_000)
    end.storeBytes(of: fourDigits(low).littleEndian, as: UInt32.self)
    return end + 4
  }

  /// Writes six significant digits with a decimal point and without trailing zeros.
  ///
  /// - Parameter exponent: The power of ten of the first digit, -3…5.
  mutating func fixedPoint(_ six: UInt64, exponent: Int) {
    reserve(32)
    var unit = UInt64(powersOfTen[5 - exponent])
    let whole = six / unit
    var rest = six % unit
    digits(whole)
    if rest > 0 { put(.point) }
    while rest > 0 {
      unit /= 10
      let (digit, more) = rest.quotientAndRemainder(dividingBy: unit)
      put(.zero + UInt8(truncatingIfNeeded: digit))
      rest = more
    }
  }

  /// Four times the character `0`.
  static var fourZeros: UInt32 { 0x3030_3030 }

  /// The four digits of a number below 10,000 as characters, the first in the lowest byte.
  ///
  /// Divides in fixed point: 5243 ÷ 2¹⁹ is just above 1/100, near enough for four digits.
  @inline(__always)
  static func fourDigits(_ value: UInt32) -> UInt32 {
    let hundreds = (value &* 5243) >> 19
    return twoDigits(hundreds) | twoDigits(value &- hundreds &* 100) << 16
  }

  /// The two digits of a number below 100 as characters, the first in the lowest byte.
  @inlinable @inline(__always)
  static func twoDigits(_ value: UInt32) -> UInt32 {
    let table = UnsafeRawPointer(pairsOfDigits.utf8Start)
    let pair = table.loadUnaligned(fromByteOffset: 2 &* Int(value), as: UInt16.self)
    return UInt32(UInt16(littleEndian: pair))
  }

  /// 00, 01, 02 … 99
  @inlinable static var pairsOfDigits: StaticString {
    """
    0001020304050607080910111213141516171819\
    2021222324252627282930313233343536373839\
    4041424344454647484950515253545556575859\
    6061626364656667686970717273747576777879\
    8081828384858687888990919293949596979899
    """
  }
}
