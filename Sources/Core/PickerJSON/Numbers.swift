import PickerGeometry

extension [UInt8] {
  /// The nearest `Double` to the validated number at `text`; infinite beyond its range.
  func double(_ text: Range<Int>) -> Double {
    guard let (digits, exponent, isNegative) = decimal(text) else {
      return Double(String(decoding: self[text], as: UTF8.self)) ?? .nan
    }
    let magnitude =
      exponent < 0
      ? Double(digits) / powersOfTen[-exponent] : Double(digits) * powersOfTen[exponent]
    return isNegative ? -magnitude : magnitude
  }

  /// The digits and the exponent, if one multiplication or division of exact doubles gives the nearest `Double`.
  ///
  /// Source: Clinger, *How to Read Floating Point Numbers Accurately* (1990): digits below 2^53, exponent within ±22.
  private func decimal(_ text: Range<Int>) -> (digits: Int64, exponent: Int, isNegative: Bool)? {
    guard text.count <= 18 else { return nil }
    var digits: Int64 = 0
    var exponent = 0
    var at = text.lowerBound
    let isNegative = self[at] == .minus
    if isNegative { at += 1 }
    var afterPoint = false
    while at < text.upperBound, self[at] | 0x20 != .letterE {
      if self[at] == .point {
        afterPoint = true
      } else {
        digits = digits * 10 + Int64(self[at] &- .zero)
        if afterPoint { exponent -= 1 }
      }
      at += 1
    }
    if at < text.upperBound { exponent += smallInteger(at + 1..<text.upperBound) }
    guard digits <= 1 << 53, abs(exponent) <= 22 else { return nil }
    return (digits, exponent, isNegative)
  }

  /// An exponent with its sign, or a million where it is greater.
  private func smallInteger(_ text: Range<Int>) -> Int {
    var value = 0
    for byte in self[text] where byte.isDigit {
      value = Swift.min(value * 10 + Int(byte &- .zero), 1_000_000)
    }
    return self[text.lowerBound] == .minus ? -value : value
  }

  /// The whole number at `text`, if it consists of digits only and fits `Int`.
  func integer(_ text: Range<Int>) -> Int? {
    var value = 0
    let isNegative = self[text.lowerBound] == .minus
    for byte in self[text].dropFirst(isNegative ? 1 : 0) {
      guard byte.isDigit else { return nil }
      let digit = Int(byte &- .zero)
      let (product, isHuge) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflows) =
        isNegative
        ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
      if isHuge || overflows { return nil }
      value = sum
    }
    return value
  }
}
