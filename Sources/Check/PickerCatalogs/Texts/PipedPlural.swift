import PickerCheck
import PickerControls
import PickerText

/// Plural forms separated by bars.
///     no apples | one apple | {count} apples                     vue-i18n
///     {0} No apples|{1} One apple|]1,Inf[ %count% apples         Symfony
///     one: One apple|some: %count% apples                        Symfony
/// Source: vue-i18n, *Pluralization*; Symfony, `TranslatorTrait::trans`.
enum PipedPlural {
  /// Whether a text certainly has forms: one of them is for a number, or has its placeholder.
  static func isCertain(_ text: String) -> Bool {
    guard let parts = parts(of: text) else { return false }
    return parts.contains { number(of: $0) != nil }
      || parts.contains { part in
        PlaceholderText(part).placeholders.contains { ["n", "count"].contains($0.name) }
      }
  }

  /// The text with its forms; nil for one without bars.
  static func text(_ text: String) -> TranslatedText? {
    guard var parts = parts(of: text) else { return nil }
    var forms: [PluralCategory: String] = [:]
    for part in parts.dropLast() {
      guard let (number, rest) = number(of: part) else { continue }
      switch number {
      case 0: forms[.zero] = rest
      case 1: forms[.one] = rest
      default: break
      }
    }
    parts = parts.map { number(of: $0)?.rest ?? $0 }
    // Only Symfony has labels, and names its number so.
    if text.contains("%count%") { parts = parts.map { withoutLabel($0) } }
    if forms.isEmpty {
      forms[.one] = parts[parts.count - 2]
      if parts.count > 2 { forms[.zero] = parts[0] }
    }
    return TranslatedText(parts[parts.count - 1], forms: forms)
  }

  /// The part without its label: `some: %count% apples`.
  private static func withoutLabel(_ part: String) -> String {
    var scanner = ByteScanner(Array(part.utf8))
    let label = scanner.skip { $0.isNameByte && $0 != UInt8(ascii: ".") }
    return !label.isEmpty && scanner.skip(":") ? rest(scanner) : part
  }

  /// The parts, two to six; a bar in `{'|'}` does not separate any.
  private static func parts(of text: String) -> [String]? {
    guard text.utf8.contains(UInt8(ascii: "|")) else { return nil }
    let parts = text.replacing("{'|'}", with: "\0")
      .split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.replacing("\0", with: "{'|'}").trimmed }
    return (2...6).contains(parts.count) && parts.allSatisfy { !$0.isEmpty } ? parts : nil
  }

  /// The number of `{1} One apple`, or -1 of an interval such as `]1,Inf[`, and what follows it.
  private static func number(of part: String) -> (number: Int, rest: String)? {
    var scanner = ByteScanner(Array(part.utf8))
    if scanner.skip("{") {
      let digits = scanner.skip { $0.isDigit }
      guard scanner.skip("}"), let number = Int(String(decoding: digits, as: UTF8.self)) else {
        return nil
      }
      return (number, rest(scanner))
    }
    guard scanner.skip("[") || scanner.skip("]") else { return nil }
    let inside = scanner.skip { $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "]") }
    guard inside.contains(UInt8(ascii: ",")), scanner.next != nil else { return nil }
    scanner.at += 1
    return (-1, rest(scanner))
  }

  private static func rest(_ scanner: ByteScanner) -> String {
    String(decoding: scanner.bytes[scanner.at...], as: UTF8.self).trimmed
  }
}
