import PickerGeometry

/// The number format of a locale: digits, group separator and decimal separator.
///
///     en 1,234.5    de 1.234,5    fr 1 234,5    hi 12,34,567    ar ١٬٢٣٤
struct NumberFormat {
  /// The digit for zero; the digits one to nine follow it.
  private let zero: Unicode.Scalar
  /// The group separator.
  private let group: String
  private let decimal: String
  /// The number of digits in the groups before the last one, which has three.
  private let higherGroup: Int
  /// The minimum number of digits before the last group for grouping: 2 if 1234 has no groups.
  private let leadingDigits: Int

  init(
    zero: Unicode.Scalar = "0", group: String, decimal: String, higherGroup: Int = 3,
    leadingDigits: Int = 1
  ) {
    (self.zero, self.group, self.decimal) = (zero, group, decimal)
    (self.higherGroup, self.leadingDigits) = (higherGroup, leadingDigits)
  }

  /// Returns a number in its shortest notation, or with the requested number of decimals.
  func text(for number: Double, decimals: Int? = nil) -> String {
    let rounded = decimals.map { number.plain(decimals: $0) } ?? number.plain
    var parts = rounded.split(separator: ".").map { String($0) }
    let isNegative = parts[0].hasPrefix("-")
    if isNegative { parts[0].removeFirst() }
    guard parts.allSatisfy({ $0.utf8.allSatisfy { $0.isDigit } }) else { return rounded }
    var text = (isNegative ? "-" : "") + grouped(parts[0])
    var fraction = parts.count > 1 ? parts[1] : ""
    while fraction.utf8.count < decimals ?? 0 { fraction += "0" }
    if !fraction.isEmpty { text += decimal + digits(fraction[...]) }
    return text
  }

  private func grouped(_ number: String) -> String {
    var rest = number[...]
    guard rest.utf8.count >= 3 + leadingDigits else { return digits(rest) }
    var groups: [String] = []
    var size = 3
    while rest.utf8.count > size {
      groups.append(digits(rest.suffix(size)))
      rest = rest.dropLast(size)
      size = higherGroup
    }
    return ([digits(rest)] + groups.reversed()).joined(separator: group)
  }

  /// Returns ASCII digits as the locale's.
  func digits(_ number: Substring) -> String {
    var text = String.UnicodeScalarView()
    for byte in number.utf8 {
      text.append(Unicode.Scalar(zero.value + UInt32(byte - 0x30)) ?? zero)
    }
    return String(text)
  }
}
