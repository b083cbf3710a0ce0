/// A part of the arguments of a colour function.
enum ColorToken: Hashable {
  case number(Double)
  case percentage(Double)
  /// An angle with a unit, in degrees.
  case angle(Double)
  /// The keyword `none`.
  case none
  /// Any other word, in lowercase.
  case word(String)
  case comma
  case slash

  /// Whether it can be a component or an alpha.
  var isValue: Bool {
    switch self {
    case .comma, .slash: false
    default: true
    }
  }

  var isPercentage: Bool { if case .percentage = self { true } else { false } }
}

/// The tokenizer of the arguments of a colour function.
///
/// Numbers need no separator if the next character cannot continue the preceding one: `.5.5`, `1-2`.
///
/// Source: CSS Syntax 3, section 4.
struct ColorFunctionScanner {
  private let bytes: ArraySlice<UInt8>
  private var offset: Int
  /// No function has more tokens: a space, three values, a slash or commas, and an alpha.
  private static let maxTokens = 8
  /// Numbers are clamped to this magnitude, which is beyond every range, so they stay finite.
  private static let maxNumber = 1e9

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    offset = bytes.startIndex
  }

  private var next: UInt8? { offset < bytes.endIndex ? bytes[offset] : nil }

  /// Returns all tokens, or the first of too many; nil if something is not a token.
  mutating func tokens() -> [ColorToken]? {
    var tokens: [ColorToken] = []
    while true {
      skip { $0.isSpace }
      guard next != nil else { return tokens }
      guard tokens.count < Self.maxTokens, let token = token() else {
        return tokens.count < Self.maxTokens ? nil : tokens
      }
      tokens.append(token)
    }
  }

  private mutating func token() -> ColorToken? {
    guard let first = next else { return nil }
    switch first {
    case UInt8(ascii: ","), UInt8(ascii: "/"):
      offset += 1
      return first == UInt8(ascii: ",") ? .comma : .slash
    case _ where first.isLetter:
      let word = word()
      return word == "none" ? ColorToken.none : .word(word)
    default: return number().flatMap { measured($0) }
    }
  }

  /// Adds the unit that follows a number.
  private mutating func measured(_ number: Double) -> ColorToken? {
    if next == UInt8(ascii: "%") {
      offset += 1
      return .percentage(number)
    }
    guard next?.isLetter == true else { return .number(number) }
    switch word() {
    case "deg": return .angle(number)
    case "grad": return .angle(number * 0.9)
    case "rad": return .angle(number * 180 / .pi)
    case "turn": return .angle(number * 360)
    default: return nil
    }
  }

  private mutating func word() -> String {
    let begin = offset
    skip { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
    return String(decoding: bytes[begin..<offset], as: UTF8.self).asciiLowercased
  }

  private mutating func number() -> Double? {
    let begin = offset
    skipSign()
    let whole = skip { $0.isDigit }
    if next == UInt8(ascii: ".") {
      offset += 1
      guard skip({ $0.isDigit }) > 0 else { return nil }
    } else if whole == 0 {
      return nil
    }
    skipExponent()
    let value = Double(String(decoding: bytes[begin..<offset], as: UTF8.self)) ?? 0
    return min(max(value, -Self.maxNumber), Self.maxNumber)
  }

  /// Skips an exponent; a letter without digits after it is a unit instead.
  private mutating func skipExponent() {
    guard next == UInt8(ascii: "e") || next == UInt8(ascii: "E") else { return }
    let begin = offset
    offset += 1
    skipSign()
    if skip({ $0.isDigit }) == 0 { offset = begin }
  }

  private mutating func skipSign() {
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
  }

  @discardableResult
  private mutating func skip(_ isSkipped: (UInt8) -> Bool) -> Int {
    let begin = offset
    while let next, isSkipped(next) { offset += 1 }
    return offset - begin
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
  fileprivate var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
  fileprivate var isSpace: Bool { self == 0x20 || (self >= 0x9 && self <= 0xD && self != 0xB) }
}
