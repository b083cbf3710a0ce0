// Numbers as they are in JSON and in pictures.
extension Double {
  /// This number with four decimals, halves rounded away from zero, as lengths are written and drawn.
  ///
  /// Rounds the number × 10000 in `Double` arithmetic; above 1e11 only the fraction, because the product would lose
  /// decimals. Numbers of 1e15 or more, NaN and infinity are not changed.
  @inlinable package var roundedLength: Double {
    guard magnitude < 1e11 else { return roundedLongLength }
    let rounded = Double(Int64(magnitude.tenThousandths)) / 10_000
    return self < 0 && rounded > 0 ? -rounded : rounded
  }

  @usableFromInline var roundedLongLength: Double {
    let whole = magnitude.rounded(.towardZero)
    guard whole < 1e15 else { return self }
    let rounded = whole + Double((magnitude - whole).tenThousandths) / 10_000
    return self < 0 ? -rounded : rounded
  }

  /// This number with six significant digits; NaN and infinity stay as they are.
  package var roundedNumber: Double {
    guard self != 0, isFinite else { return self == 0 ? 0 : self }
    if magnitude < 1e6, self == rounded(.towardZero) { return self }
    let (six, exponent) = magnitude.sixDigits
    let power = exponent - 5
    guard (-22...22).contains(power) else {
      return Double("\(self < 0 ? "-" : "")\(six)e\(power)") ?? self
    }
    // Both operands are exact, so one correctly rounded operation gives the nearest `Double`.
    let value = power < 0 ? Double(six) / powersOfTen[-power] : Double(six) * powersOfTen[power]
    return self < 0 ? -value : value
  }

  /// The number × 10000, rounded with halves away from zero; it is in 0..<1e11.
  @inlinable @inline(__always) package var tenThousandths: UInt64 {
    // What `rounded(_:)` does, which calls the C library.
    let exact = self * 10_000
    let whole = Int64(exact)
    return UInt64(exact - Double(whole) < 0.5 ? whole : whole + 1)
  }

  /// The six significant digits of a positive number as a whole number, and the power of ten of the first digit.
  package var sixDigits: (digits: UInt64, exponent: Int) {
    var exponent = powerOfTen
    var scaled = scaled(by: 5 - exponent).rounded(.toNearestOrAwayFromZero)
    if scaled >= 1e6 {
      exponent += 1
      scaled = 1e5
    }
    return (UInt64(scaled), exponent)
  }

  /// The greatest power of ten that is not above the number.
  private var powerOfTen: Int {
    // Beyond these bounds the shortest digits are in scientific notation.
    guard self >= 1e-6, self < 1e21 else {
      return "\(self)".split(separator: "e").last.flatMap { Int($0) } ?? 0
    }
    if self >= 1 { return (powersOfTen.firstIndex { $0 > self } ?? 22) - 1 }
    return -(powersOfTen.firstIndex { self * $0 >= 1 } ?? 6)
  }

  /// The number × 10^`power`, in steps that stay exact powers and finite.
  private func scaled(by power: Int) -> Double {
    var (value, power) = (self, power)
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
}

/// 10^0 … 10^22, the powers of ten that a `Double` represents exactly.
package let powersOfTen: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
  1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
]
