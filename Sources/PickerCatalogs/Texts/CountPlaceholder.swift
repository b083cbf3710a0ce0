/// The placeholders that stand for a count in the formats of catalogues.
///
///     %d %lld %1$d %ld        printf, Apple and Android
///     %(count)d %{count}      Python and Ruby
///     {{count}} {{ count }}   i18next
///     {0} {n}                 others, only in texts with plural forms
///
/// A space is no flag here: in French, "50 % de remise" contains `% d`.
enum CountPlaceholder {
  /// Returns the text with `{count}` in place of every placeholder, and `%` for `%%` if there was one.
  static func inBraces(_ text: String, isPlural: Bool) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "{") }) else {
      return text
    }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var percents: [Int] = []
    var (at, isFormat) = (0, false)
    while at < bytes.count {
      if let end = end(ofPlaceholderAt: at, in: bytes, isPlural: isPlural) {
        isFormat = isFormat || bytes[at] == UInt8(ascii: "%")
        result += Array("{count}".utf8)
        at = end
      } else if bytes[at...].starts(with: "%%".utf8) {
        percents.append(result.count)
        result += Array("%%".utf8)
        at += 2
      } else {
        result.append(bytes[at])
        at += 1
      }
    }
    if isFormat { remove(percents, from: &result) }
    return String(decoding: result, as: UTF8.self)
  }

  /// Removes the bytes at some offsets, which are in order.
  private static func remove(_ offsets: [Int], from bytes: inout [UInt8]) {
    guard !offsets.isEmpty else { return }
    var rest = offsets[...]
    var kept: [UInt8] = []
    for (offset, byte) in bytes.enumerated() {
      if offset == rest.first { rest.removeFirst() } else { kept.append(byte) }
    }
    bytes = kept
  }

  private static func end(ofPlaceholderAt at: Int, in bytes: [UInt8], isPlural: Bool) -> Int? {
    var scanner = ByteScanner(bytes, at: at)
    let isCount =
      switch bytes[at] {
      case UInt8(ascii: "%"): scanner.skipPercent()
      case UInt8(ascii: "{"): scanner.skipBraces(isPlural: isPlural)
      default: false
      }
    return isCount ? scanner.at : nil
  }
}

extension ByteScanner {
  /// Skips `%1$02lld`, `%(count)d` or `%{count}`; returns whether there was one.
  fileprivate mutating func skipPercent() -> Bool {
    skip("%")
    if skip("{count}") { return true }
    if skip("(") {
      skip { $0.isNameByte }
      guard skip(")") else { return false }
    } else {
      skip { $0.isDigit }
      skip("$")
    }
    skip { $0.isDigit || $0 == UInt8(ascii: ".") }
    skip { "hlqjztL".utf8.contains($0) }
    return skip("d") || skip("i") || skip("u")
  }

  /// Skips `{{count}}` or `{{count, number}}`, and `{0}` or `{n}` in a text with plural forms.
  fileprivate mutating func skipBraces(isPlural: Bool) -> Bool {
    if isPlural, skip("{0}") || skip("{n}") { return true }
    guard skip("{{") else { return false }
    skip { $0 == UInt8(ascii: " ") }
    guard skip("count") else { return false }
    skip { $0 == UInt8(ascii: " ") }
    // Not beyond the next brace, so that every byte is looked at once.
    if skip(",") { skip { $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "{") } }
    return skip("}}")
  }
}
