import PickerGeometry

extension JSONWriter {
  /// Writes a whole number.
  package mutating func integer(_ value: Int) {
    beginValue()
    append(DecimalText(units: UInt64(value.magnitude), decimals: 0, isNegative: value < 0))
  }

  /// Writes a colour as a string of hexadecimal digits, without alpha if it is opaque: `"#1A2B3C"`.
  ///
  /// - Parameter components: Red, green, blue and alpha, from the highest byte to the lowest.
  package mutating func color(_ components: UInt32) {
    beginValue()
    append("\"#")
    let count = components & 0xFF == 0xFF ? 6 : 8
    for place in 0..<count {
      let digit = UInt8(truncatingIfNeeded: components >> UInt32(28 - 4 * place) & 15)
      bytes.append(digit < 10 ? .zero + digit : 0x37 + digit)
    }
    bytes.append(.quote)
  }

  /// Writes a length with at most four decimals, halves rounded away from zero, no exponent, never `-0`.
  ///
  /// Rounds `value` × 10000 in `Double` arithmetic. NaN and infinity, which JSON lacks, are written as `null`.
  ///
  ///     12 → 12    1.23456 → 1.2346    -0.00001 → 0
  package mutating func length(_ value: Double) {
    beginValue()
    append(length: value)
  }

  /// Appends a length as a piece of a string; see ``string(pieces:)``.
  package mutating func append(length value: Double) {
    guard value.magnitude < 1e11 else { return append(longLength: value) }
    let units = value.magnitude.tenThousandths
    append(DecimalText(units: units, decimals: 4, isNegative: value < 0))
  }

  /// Appends a length for which whole part and fraction are scaled separately, because the product would lose decimals.
  private mutating func append(longLength value: Double) {
    guard value.isFinite else { return append("null") }
    let magnitude = value.magnitude
    // From here on a `Double` has at most two decimals: its shortest digits are padded with zeros.
    guard magnitude < 1e15 else {
      if value < 0 { bytes.append(.minus) }
      return positional(Decimal(shortestOf: magnitude))
    }
    let whole = UInt64(magnitude)
    let units = whole * 10_000 + (magnitude - Double(whole)).tenThousandths
    append(DecimalText(units: units, decimals: 4, isNegative: value < 0))
  }

  private mutating func append(_ text: DecimalText) {
    append(text.bytes.span.extracting(droppingFirst: text.start))
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
      return append(DecimalText(units: six, decimals: 5 - exponent, isNegative: value < 0))
    }
    if value < 0 { bytes.append(.minus) }
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
    if value < 0 { bytes.append(.minus) }
    positional(Decimal(shortestOf: rounded.magnitude))
  }

  private mutating func positional(_ decimal: Decimal) {
    let whole = decimal.exponent + 1
    if whole <= 0 {
      append("0.")
      bytes += repeatElement(.zero, count: -whole)
      bytes += decimal.digits
    } else {
      bytes += decimal.digits.prefix(whole)
      bytes += repeatElement(.zero, count: max(0, whole - decimal.digits.count))
      guard decimal.digits.count > whole else { return }
      bytes.append(.point)
      bytes += decimal.digits.dropFirst(whole)
    }
  }

  private mutating func scientific(_ decimal: Decimal) {
    bytes += decimal.digits.prefix(1)
    if decimal.digits.count > 1 {
      bytes.append(.point)
      bytes += decimal.digits.dropFirst()
    }
    bytes.append(.letterE)
    if decimal.exponent < 0 { bytes.append(.minus) }
    append("\(decimal.exponent.magnitude)")
  }
}

/// A number in decimal without trailing zeros after the point, never `-0`.
private struct DecimalText {
  fileprivate private(set) var bytes = InlineArray<24, UInt8>(repeating: .zero)
  /// Digits are found from the last one on, and fill the bytes from the end.
  fileprivate private(set) var start = 24

  /// Creates the text of `units` ÷ 10^`decimals`; there are at most 20 digits.
  init(units: UInt64, decimals: Int, isNegative: Bool) {
    var rest = units
    var decimals = decimals
    while decimals > 0, rest % 10 == 0 { (rest, decimals) = (rest / 10, decimals - 1) }
    let hasPoint = decimals > 0
    while decimals > 0 {
      prepend(.zero + UInt8(truncatingIfNeeded: rest % 10))
      (rest, decimals) = (rest / 10, decimals - 1)
    }
    if hasPoint { prepend(.point) }
    repeat {
      prepend(.zero + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    if isNegative, units > 0 { prepend(.minus) }
  }

  private mutating func prepend(_ byte: UInt8) {
    start -= 1
    bytes[start] = byte
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
