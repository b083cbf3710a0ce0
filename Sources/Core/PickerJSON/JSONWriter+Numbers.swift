import PickerGeometry

extension JSONWriter {
  /// Writes a whole number.
  @usableFromInline package mutating func integer(_ value: Int) {
    beginValue()
    buffer.reserve(32)
    if value < 0 { buffer.append(unchecked: .minus) }
    appendDigits(of: UInt64(value.magnitude))
  }

  /// Writes a colour as a string of hexadecimal digits, without alpha if it is opaque: `"#1A2B3C"`.
  ///
  /// - Parameter components: Red, green, blue and alpha, from the highest byte to the lowest.
  package mutating func color(_ components: UInt32) {
    beginValue()
    buffer.reserve(12)
    buffer.append(unchecked: .quote)
    buffer.append(unchecked: UInt8(ascii: "#"))
    let isOpaque = components & 0xFF == 0xFF
    buffer.append(
      unchecked: EightDigits(hexadecimal: components).hexadecimalText, count: isOpaque ? 6 : 8)
    buffer.append(unchecked: .quote)
  }

  /// Writes a length with at most four decimals, halves rounded away from zero, no exponent, never `-0`.
  ///
  /// Rounds `value` × 10000 in `Double` arithmetic. NaN and infinity, which JSON lacks, are written as `null`.
  ///
  ///     12 → 12    1.23456 → 1.2346    -0.00001 → 0
  @usableFromInline package mutating func length(_ value: Double) {
    beginValue()
    append(length: value)
  }

  /// Appends a length as a piece of a string; see ``string(pieces:)``.
  @inline(__always) package mutating func append(length value: Double) {
    guard value.magnitude < 9_999, !isExact else { return append(longLength: value) }
    let units = value.magnitude.tenThousandths
    append(EightDigits(units / 10_000, units % 10_000), isNegative: value < 0)
  }

  /// Appends a length of five digits or more. At 1e11 or more, its integer part and fraction are scaled separately,
  /// because the product would lose decimals.
  @inline(never) private mutating func append(longLength value: Double) {
    guard value.isFinite, !isExact else { return append(exact: value) }
    let magnitude = value.magnitude
    // From here on a `Double` has at most two decimals: its shortest digits are padded with zeros.
    guard magnitude < 1e15 else {
      if value < 0 { buffer.append(.minus) }
      return positional(Decimal(shortestOf: magnitude))
    }
    let whole = magnitude < 1e11 ? 0 : UInt64(magnitude)
    let units = whole * 10_000 + (magnitude - Double(whole)).tenThousandths
    append(units: units, decimals: 4, isNegative: value < 0)
  }

  /// Writes a number with six significant digits, without trailing zeros, never `-0`.
  ///
  /// Uses an exponent below 1e-6 and from 1e21. NaN and infinity, which JSON lacks, are written as `null`.
  ///
  ///     0.5 → 0.5    2/3 → 0.666667    1234567 → 1234570    1e-7 → 1e-7
  package mutating func number(_ value: Double) {
    beginValue()
    guard value.isFinite, !isExact else { return append(exact: value) }
    let magnitude = value.magnitude
    let whole = magnitude < 1e6 ? UInt64(magnitude) : 0
    if Double(whole) == magnitude {
      return append(units: whole, decimals: 0, isNegative: value < 0)
    }
    let (six, exponent) = magnitude.sixDigits
    if (-3..<6).contains(exponent) {
      return append(units: six, decimals: 5 - exponent, isNegative: value < 0)
    }
    if value < 0 { buffer.append(.minus) }
    let decimal = Decimal(digits: six, exponent: exponent)
    if (-6..<21).contains(exponent) { positional(decimal) } else { scientific(decimal) }
  }

  /// Appends the shortest digits that are read as the same number; `null` for NaN and infinity, which JSON lacks.
  @inline(never) private mutating func append(exact value: Double) {
    guard value.isFinite else {
      append("null" as StaticString)
      return noteRefusal("is not a finite number")
    }
    guard value != 0 else { return append("0" as StaticString) }
    if value < 0 { buffer.append(.minus) }
    let decimal = Decimal(shortestOf: value.magnitude)
    if (-6..<21).contains(decimal.exponent) { positional(decimal) } else { scientific(decimal) }
  }

  /// Writes a number with six significant digits, or with more if needed for `decimals` decimals.
  ///
  ///     12345.678, decimals: 2 → 12345.68
  ///
  /// - Parameter decimals: The minimum number of decimals before trailing zeros are removed, 0…9.
  package mutating func number(_ value: Double, decimals: Int) {
    let power = powersOfTen[decimals]
    let rounded = (value * power).rounded(.toNearestOrAwayFromZero) / power
    let isLong = value.magnitude * power >= 1e6 && value.magnitude < 1e15
    guard isLong, rounded.isFinite else { return number(value) }
    beginValue()
    if value < 0 { buffer.append(.minus) }
    positional(Decimal(shortestOf: rounded.magnitude))
  }

  private mutating func positional(_ decimal: Decimal) {
    let whole = decimal.exponent + 1
    if whole <= 0 {
      append("0.")
      buffer.append(repeating: .zero, count: -whole)
      append(decimal.digits[...])
    } else {
      append(decimal.digits.prefix(whole))
      buffer.append(repeating: .zero, count: max(0, whole - decimal.digits.count))
      guard decimal.digits.count > whole else { return }
      buffer.append(.point)
      append(decimal.digits.dropFirst(whole))
    }
  }

  private mutating func append(_ digits: ArraySlice<UInt8>) {
    digits.withUnsafeBufferPointer { buffer.append($0) }
  }

  private mutating func scientific(_ decimal: Decimal) {
    append(decimal.digits.prefix(1))
    if decimal.digits.count > 1 {
      buffer.append(.point)
      append(decimal.digits.dropFirst())
    }
    buffer.append(.letterE)
    if decimal.exponent < 0 { buffer.append(.minus) }
    append("\(decimal.exponent.magnitude)")
  }
}

// Digits.
extension JSONWriter {
  /// Appends `units` ÷ 10^`decimals` without trailing zeros after the point, never `-0`.
  ///
  /// - Parameters:
  ///   - units: At most 20 digits.
  ///   - decimals: 0…8.
  private mutating func append(units: UInt64, decimals: Int, isNegative: Bool) {
    buffer.reserve(40)
    if isNegative, units > 0 { buffer.append(unchecked: .minus) }
    guard decimals > 0 else { return appendDigits(of: units) }
    let (whole, rest) = units.quotientAndRemainder(dividingBy: UInt64(powersOfTen[decimals]))
    appendDigits(of: whole)
    guard rest > 0 else { return }
    let fraction = EightDigits(rest * UInt64(powersOfTen[8 - decimals]))
    buffer.append(unchecked: .point)
    buffer.append(unchecked: fraction.text, count: 8 - fraction.trailingZeroCount)
  }

  /// Appends a number of four digits before the point and four behind it, without zeros at either end.
  @inline(__always) private mutating func append(_ digits: EightDigits, isNegative: Bool) {
    buffer.reserve(16)
    if isNegative, digits.values > 0 { buffer.append(unchecked: .minus) }
    let leading = min(digits.leadingZeroCount, 3)
    buffer.append(unchecked: digits.text >> UInt64(8 &* leading), count: 4 &- leading)
    guard digits.values >> 32 > 0 else { return }
    buffer.append(unchecked: .point)
    buffer.append(unchecked: digits.text >> 32, count: 4 &- digits.trailingZeroCount)
  }

  /// Appends a whole number without leading zeros.
  private mutating func appendDigits(of number: UInt64) {
    if number < 10 { return buffer.append(unchecked: .zero + UInt8(number)) }
    let last = EightDigits(number % 100_000_000)
    guard number < 100_000_000 else {
      appendDigits(of: number / 100_000_000)
      return buffer.append(unchecked: last.text, count: 8)
    }
    let leading = min(last.leadingZeroCount, 7)
    buffer.append(unchecked: last.text >> UInt64(8 &* leading), count: 8 &- leading)
  }
}

extension ByteBuffer {
  /// Appends the first `count` bytes of a number, from the lowest; eight bytes must have been reserved.
  @inline(__always) fileprivate mutating func append(unchecked bytes: UInt64, count more: Int) {
    UnsafeMutableRawPointer(start + count).storeBytes(of: bytes.littleEndian, as: UInt64.self)
    count &+= more
  }
}

/// Eight digits as the bytes of one number, computed in parallel without a loop.
struct EightDigits {
  /// The digits; the first is the lowest byte.
  let values: UInt64

  /// - Parameter number: 0..<1e8.
  @inline(__always) init(_ number: UInt64) { self.init(number / 10_000, number % 10_000) }

  /// - Parameters:
  ///   - first: The first four digits, 0…9999.
  ///   - last: The other four.
  @inline(__always) init(_ first: UInt64, _ last: UInt64) {
    // Multiplication and shift divide numbers below 10,000 by 100, and numbers below 100 by 10.
    let fours = first | last << 32
    let hundreds = ((fours &* 5243) >> 19) & 0x7F_0000_007F
    let pairs = hundreds | (fours &- hundreds &* 100) << 16
    let tens = ((pairs &* 103) >> 10) & 0x000F_000F_000F_000F
    values = tens | (pairs &- tens &* 10) << 8
  }

  /// The hexadecimal digits of a number.
  init(hexadecimal number: UInt32) {
    let bytes = UInt64(number.byteSwapped)
    let pairs = (bytes | bytes << 16) & 0x0000_FFFF_0000_FFFF
    let spread = (pairs | pairs << 8) & 0x00FF_00FF_00FF_00FF
    values = (spread >> 4 | spread << 8) & 0x0F0F_0F0F_0F0F_0F0F
  }

  /// The characters of decimal digits.
  @inline(__always) var text: UInt64 { values | 0x3030_3030_3030_3030 }

  /// The characters of hexadecimal digits.
  var hexadecimalText: UInt64 {
    let letters = ((values &+ 0x0606_0606_0606_0606) >> 4) & 0x0101_0101_0101_0101
    return text &+ letters &* 7
  }

  @inline(__always) var leadingZeroCount: Int { values.trailingZeroBitCount / 8 }
  @inline(__always) var trailingZeroCount: Int { values.leadingZeroBitCount / 8 }
}

/// 0.d1d2d3… × 10^(exponent + 1): significant digits without trailing zeros, and the power of ten of the first.
struct Decimal {
  var digits: [UInt8]
  var exponent: Int

  init(digits value: UInt64, exponent: Int) {
    var value = value
    var digits: [UInt8] = []
    while value > 0 {
      let (rest, digit) = value.quotientAndRemainder(dividingBy: 10)
      if digit != 0 || !digits.isEmpty { digits.append(UInt8(digit) + .zero) }
      value = rest
    }
    self.digits = digits.reversed()
    self.exponent = exponent
  }

  /// Creates the shortest digits that parse as `value`, which must be positive.
  init(shortestOf value: Double) {
    let parts = "\(value)".split(separator: "e")
    let mantissa = parts.first.map { Array($0.utf8) } ?? []
    let point = mantissa.firstIndex(of: .point) ?? mantissa.count
    let all = mantissa.filter { $0 != .point }
    let leading = all.prefix { $0 == .zero }.count
    digits = Array(all.dropFirst(leading))
    while digits.last == .zero { digits.removeLast() }
    exponent = (parts.count > 1 ? Int(parts[1]) ?? 0 : 0) + point - 1 - leading
  }
}
