extension JSONWriter {
  /// Writes a number with six significant digits, without trailing zeros, never `-0`.
  ///
  /// Uses an exponent below 1e-6 and from 1e21. NaN and infinity, which JSON lacks, are written as `null`.
  ///
  ///     0.5 → 0.5    2/3 → 0.666667    1234567 → 1234570    1e-7 → 1e-7
  package mutating func number(_ value: Double) {
    beginValue()
    reserve(32)
    guard value.isFinite else { return append("null") }
    if value < 0 { put(.minus) }
    let magnitude = value.magnitude
    if magnitude < 1e6, magnitude == Double(UInt64(magnitude)) {
      return digits(UInt64(magnitude))
    }
    let (six, exponent) = JSONWriter.sixDigits(of: magnitude)
    if (-3..<6).contains(exponent) { return fixedPoint(six, exponent: exponent) }
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
    if value < 0 { append(.minus) }
    positional(Decimal(shortestOf: rounded.magnitude))
  }
}

// Numbers as they are after writing and reading.
extension Double {
  /// This number as ``JSONWriter/length(_:)`` writes it.
  @inlinable @inline(__always)
  package var roundedLength: Double {
    guard JSONWriter.isShort(self) else { return roundedLongLength }
    let units = JSONWriter.tenThousandths(of: magnitude)
    guard units > 0 else { return 0 }
    let rounded = Double(units) / 10_000
    return self < 0 ? -rounded : rounded
  }

  @usableFromInline var roundedLongLength: Double { readAgain { $0.length(self) } }

  /// This number as ``JSONWriter/number(_:)`` writes it.
  package var roundedNumber: Double {
    guard self != 0, isFinite else { return self == 0 ? 0 : self }
    if magnitude < 1e6, self == rounded(.towardZero) { return self }
    let (six, exponent) = JSONWriter.sixDigits(of: magnitude)
    // Both operands are exact, so one correctly rounded operation gives the nearest `Double`.
    guard (-17...27).contains(exponent) else { return readAgain { $0.number(self) } }
    let power = exponent - 5
    let value =
      power < 0 ? Double(six) / powersOfTen[-power] : Double(six) * powersOfTen[power]
    return self < 0 ? -value : value
  }

  /// NaN and infinity, which are written as `null`, stay unchanged.
  private func readAgain(_ write: (inout JSONWriter) -> Void) -> Double {
    guard isFinite else { return self }
    var json = JSONWriter(pretty: false)
    write(&json)
    return Double(String(decoding: json.bytes, as: UTF8.self)) ?? self
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

extension JSONWriter {
  /// The six significant digits as a whole number, and the power of ten of the first digit.
  static func sixDigits(of value: Double) -> (digits: UInt64, exponent: Int) {
    var exponent = powerOfTen(of: value)
    var scaled = scale(value, by: 5 - exponent).rounded(.toNearestOrAwayFromZero)
    if scaled >= 1e6 {
      exponent += 1
      scaled = 1e5
    }
    return (UInt64(scaled), exponent)
  }

  /// The greatest power of ten that is not above `value`.
  private static func powerOfTen(of value: Double) -> Int {
    guard value >= 1e-6, value < 1e21 else { return Decimal(shortestOf: value).exponent }
    if value >= 1 { return (powersOfTen.firstIndex { $0 > value } ?? 22) - 1 }
    return -(powersOfTen.firstIndex { value * $0 >= 1 } ?? 6)
  }

  /// `value` × 10^`power`, in steps that stay exact powers and finite.
  private static func scale(_ value: Double, by power: Int) -> Double {
    var value = value
    var power = power
    while power > 22 {
      value *= 1e22
      power -= 22
    }
    while power < -22 {
      value /= 1e22
      power += 22
    }
    return power < 0 ? value / powersOfTen[-power] : value * powersOfTen[power]
  }

  mutating func positional(_ decimal: Decimal) {
    let whole = decimal.exponent + 1
    if whole <= 0 {
      append("0.")
      for _ in 0..<(-whole) { append(.zero) }
      append(contentsOf: decimal.digits[...])
    } else {
      append(contentsOf: decimal.digits.prefix(whole))
      for _ in 0..<max(0, whole - decimal.digits.count) { append(.zero) }
      if decimal.digits.count > whole {
        append(.point)
        append(contentsOf: decimal.digits.dropFirst(whole))
      }
    }
  }

  private mutating func append(contentsOf digits: ArraySlice<UInt8>) {
    digits.withUnsafeBufferPointer { append(contentsOf: $0) }
  }

  private mutating func scientific(_ decimal: Decimal) {
    append(contentsOf: decimal.digits.prefix(1))
    if decimal.digits.count > 1 {
      append(.point)
      append(contentsOf: decimal.digits.dropFirst())
    }
    append(.letterE)
    if decimal.exponent < 0 { append(.minus) }
    reserve(24)
    digits(UInt64(decimal.exponent.magnitude))
  }
}
