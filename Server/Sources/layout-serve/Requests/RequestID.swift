import HTTPTypes

/// The name of a request, which the response repeats, so that the logs of a client and of what is in between can be joined.
enum RequestID {
  /// `X-Request-Id`
  static let field = HTTPField.Name("X-Request-Id")

  /// The name that a request has, of 1 to 128 letters, digits and `-_.+/=`; another one has a new name, of 32 hex digits.
  static func of(_ head: HTTPFields) -> String {
    guard let field, let given = head[field], (1...128).contains(given.utf8.count),
      given.utf8.allSatisfy(isAllowed)
    else { return random() }
    return given
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-_.+/=".utf8.contains(byte)
    }
  }

  private static func random() -> String {
    let digits = (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 16) }
    return digits.map { String(repeating: "0", count: 16 - $0.count) + $0 }.joined()
  }
}
