import PickerCheck

/// The expression of a `Plural-Forms` header, in the syntax of C: the index of the form for `n` things.
///
///     n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2
///
/// Source: GNU gettext, *Additional functions for plural forms*; numbers are unsigned and have 64 bits.
struct PluralExpression {
  indirect enum Node {
    case count
    case number(UInt64)
    case not(Node)
    case binary(String, Node, Node)
    case conditional(Node, Node, Node)
  }

  private let root: Node

  /// Parses an expression of at most 600 bytes.
  ///
  /// - Throws: `expected a number, "n" or "(", found "x"`.
  init(parsing text: String) throws(PluralExpressionError) {
    guard text.utf8.count <= 600 else {
      throw PluralExpressionError(message: "expected at most 600 bytes")
    }
    var parser = PluralExpressionParser(scanner: ByteScanner(Array(text.utf8)))
    root = try parser.whole()
  }

  /// The index for a count; nil if the expression divides by zero.
  func index(for count: UInt64) -> UInt64? { PluralExpression.value(of: root, count) }

  private static func value(of node: Node, _ n: UInt64) -> UInt64? {
    switch node {
    case .count: return n
    case .number(let number): return number
    case .not(let operand): return value(of: operand, n).map { $0 == 0 ? 1 : 0 }
    case .conditional(let condition, let then, let otherwise):
      return value(of: condition, n).flatMap { value(of: $0 != 0 ? then : otherwise, n) }
    case .binary(let sign, let left, let right):
      guard let first = value(of: left, n) else { return nil }
      // As in C, what follows is not evaluated where it does not matter.
      if sign == "&&" && first == 0 { return 0 }
      if sign == "||" && first != 0 { return 1 }
      return value(of: right, n).flatMap { result(of: sign, first, $0) }
    }
  }

  private static func result(of sign: String, _ a: UInt64, _ b: UInt64) -> UInt64? {
    switch sign {
    case "&&", "||": b != 0 ? 1 : 0
    case "==": a == b ? 1 : 0
    case "!=": a != b ? 1 : 0
    case "<": a < b ? 1 : 0
    case "<=": a <= b ? 1 : 0
    case ">": a > b ? 1 : 0
    case ">=": a >= b ? 1 : 0
    case "+": a &+ b
    case "-": a &- b
    case "*": a &* b
    case "/": b == 0 ? nil : a / b
    default: b == 0 ? nil : a % b
    }
  }
}

/// The error of a plural expression.
struct PluralExpressionError: Error {
  var message: String
}

/// A recursive descent, with at most 50 nested operands.
private struct PluralExpressionParser {
  var scanner: ByteScanner
  var depth = 0

  /// The binary operators by increasing precedence; the longer of two first.
  private static let operators = [
    ["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"],
  ]

  mutating func whole() throws(PluralExpressionError) -> PluralExpression.Node {
    let node = try conditional()
    guard scanner.next == nil else { throw unexpected("an operator") }
    return node
  }

  private mutating func conditional() throws(PluralExpressionError) -> PluralExpression.Node {
    depth += 1
    defer { depth -= 1 }
    guard depth <= 50 else {
      throw PluralExpressionError(message: "expected at most 50 nested conditions")
    }
    let condition = try binary(0)
    guard scanner.skip("?") else { return condition }
    let then = try conditional()
    guard scanner.skip(":") else { throw unexpected("\":\"") }
    return .conditional(condition, then, try conditional())
  }

  private mutating func binary(
    _ level: Int
  ) throws(PluralExpressionError) -> PluralExpression.Node {
    guard level < PluralExpressionParser.operators.count else { return try operand() }
    var left = try binary(level + 1)
    while let sign = PluralExpressionParser.operators[level].first(where: { scanner.skip($0) }) {
      left = .binary(sign, left, try binary(level + 1))
    }
    return left
  }

  private mutating func operand() throws(PluralExpressionError) -> PluralExpression.Node {
    scanner.skipSpace()
    var isNegated: Bool?
    while scanner.skip("!") {
      isNegated = !(isNegated ?? false)
      scanner.skipSpace()
    }
    let node = try primary()
    scanner.skipSpace()
    // Two of them make 0 or 1 of any number.
    return switch isNegated {
    case true?: .not(node)
    case false?: .not(.not(node))
    case nil: node
    }
  }

  private mutating func primary() throws(PluralExpressionError) -> PluralExpression.Node {
    if scanner.skip("n") { return .count }
    if scanner.skip("(") {
      let node = try conditional()
      guard scanner.skip(")") else { throw unexpected("\")\"") }
      return node
    }
    let digits = scanner.skip { $0.isDigit }
    guard let number = UInt64(String(decoding: digits, as: UTF8.self)) else {
      throw unexpected("a number, \"n\" or \"(\"")
    }
    return .number(number)
  }

  private func unexpected(_ expectation: String) -> PluralExpressionError {
    PluralExpressionError(message: "expected \(expectation), found \(scanner.found)")
  }
}
