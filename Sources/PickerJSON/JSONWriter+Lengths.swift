extension JSONWriter {
  /// Writes a whole number.
  package mutating func integer(_ value: Int) {
    beginValue()
    reserve(24)
    if value < 0 { put(.minus) }
    digits(UInt64(value.magnitude))
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
    reserve(32)
    let magnitude = value.magnitude
    // Also false for NaN.
    guard magnitude < 1e11 else { return longLength(value) }
    let units = JSONWriter.tenThousandths(of: magnitude)
    if value < 0, units > 0 { put(.minus) }
    tenThousandths(UInt64(bitPattern: units))
  }

  /// `value` × 10000, rounded with halves away from zero; `value` is in 0..<1e11.
  ///
  /// Adding 2⁵² leaves the nearest whole number in the bits of the significand, which takes half as long as a checked
  /// conversion. Halves go to the even number.
  @inline(__always)
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
    if value < 0 { put(.minus) }
    let magnitude = value.magnitude
    // From here on a `Double` has at most two decimals: its shortest digits are padded with zeros.
    guard magnitude < 1e15 else { return positional(Decimal(shortestOf: magnitude)) }
    let whole = UInt64(magnitude)
    let fraction = ((magnitude - Double(whole)) * 10_000).rounded(.toNearestOrAwayFromZero)
    tenThousandths(whole * 10_000 + UInt64(fraction))
  }

  /// Writes a number of ten thousandths, for which there must be space.
  @inline(__always)
  private mutating func tenThousandths(_ units: UInt64) {
    let whole = units / 10_000
    let rest = units &- whole &* 10_000
    digits(whole)
    guard rest > 0 else { return }
    put(.point)
    let four = JSONWriter.fourDigits(UInt32(truncatingIfNeeded: rest))
    put(four, at: 0)
    // Without the last zeros.
    cursor += 4 &- ((four ^ JSONWriter.fourZeros).leadingZeroBitCount >> 3)
  }
}

// Digits. There must be space for 24 bytes, of which some may be written and not kept.
extension JSONWriter {
  /// Writes a whole number in decimal.
  @inline(__always)
  mutating func digits(_ value: UInt64) {
    if value >= 10_000 { return manyDigits(value) }
    if value < 10 { return put(.zero | UInt8(truncatingIfNeeded: value)) }
    let four = JSONWriter.fourDigits(UInt32(truncatingIfNeeded: value))
    let skippedBits = (four ^ JSONWriter.fourZeros).trailingZeroBitCount & ~7
    put(four &>> UInt32(truncatingIfNeeded: skippedBits), at: 0)
    cursor += 4 &- (skippedBits >> 3)
  }

  private mutating func manyDigits(_ value: UInt64) {
    let high = value / 10_000
    if high >= 10_000 { manyDigits(high) } else { digits(high) }
    let low = UInt32(truncatingIfNeeded: value &- high &* 10_000)
    put(JSONWriter.fourDigits(low), at: 0)
    cursor += 4
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
  private static var fourZeros: UInt32 { 0x3030_3030 }

  /// The four digits of a number below 10,000 as characters, the first in the lowest byte.
  ///
  /// Divides in fixed point: 5243 ÷ 2¹⁹ is just above 1/100, near enough for four digits.
  @inline(__always)
  private static func fourDigits(_ value: UInt32) -> UInt32 {
    let hundreds = (value &* 5243) >> 19
    return twoDigits(hundreds) | twoDigits(value &- hundreds &* 100) << 16
  }

  /// The two digits of a number below 100 as characters, the first in the lowest byte.
  @inline(__always)
  private static func twoDigits(_ value: UInt32) -> UInt32 {
    let table = UnsafeRawPointer(pairsOfDigits.utf8Start)
    let pair = table.loadUnaligned(fromByteOffset: 2 &* Int(value), as: UInt16.self)
    return UInt32(UInt16(littleEndian: pair))
  }

  /// 00, 01, 02 … 99
  private static var pairsOfDigits: StaticString {
    """
    0001020304050607080910111213141516171819\
    2021222324252627282930313233343536373839\
    4041424344454647484950515253545556575859\
    6061626364656667686970717273747576777879\
    8081828384858687888990919293949596979899
    """
  }
}
