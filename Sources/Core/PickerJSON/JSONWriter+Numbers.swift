import PickerGeometry

extension JSONWriter {
  /// Writes a whole number.
  @usableFromInline package mutating func integer(_ value: Int) {
    beginValue()
    append(units: UInt64(value.magnitude), decimals: 0, isNegative: value < 0)
  }

  /// Writes a colour as a string of hexadecimal digits, without alpha if it is opaque: `"#1A2B3C"`.
  ///
  /// - Parameter components: Red, green, blue and alpha, from the highest byte to the lowest.
  package mutating func color(_ components: UInt32) {
    beginValue()
    buffer.reserve(11)
    buffer.append(unchecked: .quote)
    buffer.append(unchecked: UInt8(ascii: "#"))
    let count = components & 0xFF == 0xFF ? 6 : 8
    for place in 0..<count {
      let digit = UInt8(truncatingIfNeeded: components >> UInt32(28 - 4 * place) & 15)
      buffer.append(unchecked: digit < 10 ? .zero &+ digit : 0x37 &+ digit)
    }
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
  package mutating func append(length value: Double) {
    guard value.magnitude < 1e11 else { return append(longLength: value) }
    append(units: value.magnitude.tenThousandths, decimals: 4, isNegative: value < 0)
  }

  /// Appends a length for which whole part and fraction are scaled separately, because the product would lose decimals.
  private mutating func append(longLength value: Double) {
    guard value.isFinite else { return append("null") }
    let magnitude = value.magnitude
    // From here on a `Double` has at most two decimals: its shortest digits are padded with zeros.
    guard magnitude < 1e15 else {
      if value < 0 { buffer.append(.minus) }
      return positional(Decimal(shortestOf: magnitude))
    }
    let whole = UInt64(magnitude)
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
    guard value.isFinite else { return append("null") }
    let magnitude = value.magnitude
    let isWhole = magnitude < 1e6 && magnitude == magnitude.rounded(.towardZero)
    let (six, exponent) = isWhole ? (UInt64(magnitude), 5) : magnitude.sixDigits
    if (-3..<6).contains(exponent) {
      return append(units: six, decimals: 5 - exponent, isNegative: value < 0)
    }
    if value < 0 { buffer.append(.minus) }
    let decimal = Decimal(digits: six, exponent: exponent)
    if (-6..<21).contains(exponent) { positional(decimal) } else { scientific(decimal) }
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
  /// - Parameter units: At most 20 digits.
  private mutating func append(units: UInt64, decimals: Int, isNegative: Bool) {
    // A sign, 20 digits, a zero before the point, and the point.
    buffer.reserve(24)
    if isNegative, units > 0 { buffer.append(unchecked: .minus) }
    let (whole, fraction) =
      decimals == 4
      ? units.quotientAndRemainder(dividingBy: 10_000)  // by a constant, without a division
      : units.quotientAndRemainder(dividingBy: UInt64(powersOfTen[decimals]))
    appendDigits(of: whole)
    if fraction > 0 { append(fraction: UInt32(truncatingIfNeeded: fraction), decimals: decimals) }
  }

  /// Appends a whole number, in pieces of 32 bits, whose divisions are quicker.
  private mutating func appendDigits(of number: UInt64) {
    var small = UInt32(truncatingIfNeeded: number)
    if number > UInt64(UInt32.max) {
      let (high, low) = number.quotientAndRemainder(dividingBy: 1_000_000_000)
      appendDigits(of: high)
      return appendDigits(of: UInt32(truncatingIfNeeded: low), count: 9)
    }
    var count = 1
    while small >= 10 { (small, count) = (small / 10, count + 1) }
    appendDigits(of: UInt32(truncatingIfNeeded: number), count: count)
  }

  private mutating func append(fraction: UInt32, decimals: Int) {
    var (rest, count) = (fraction, decimals)
    while rest % 10 == 0 { (rest, count) = (rest / 10, count - 1) }
    buffer.append(unchecked: .point)
    appendDigits(of: rest, count: count)
  }

  /// Appends the last `count` digits of a number, with leading zeros.
  private mutating func appendDigits(of number: UInt32, count: Int) {
    var rest = number
    buffer.append(unchecked: count) { end in
      var digit = end
      for _ in 0..<count {
        digit -= 1
        digit.pointee = .zero &+ UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
    }
  }
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
