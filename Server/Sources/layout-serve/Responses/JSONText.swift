/// Writes the small JSON objects of the server's own.
enum JSONText {
  /// A text as a JSON string, in quotes.
  static func string(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars { json += escaped(scalar) }
    return json + "\""
  }

  /// An object whose values are JSON already, in this order.
  static func object(_ members: KeyValuePairs<String, String>) -> String {
    "{" + members.map { "\(string($0.key)):\($0.value)" }.joined(separator: ",") + "}"
  }

  /// A text from a client in quotes for a message: shortened, and without control characters.
  static func quoted(_ text: String) -> String {
    string(text.count > 80 ? "\(text.prefix(80))…" : text)
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\u{7F}"..."\u{9F}", "\0"..."\u{1F}":
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return String(scalar)
    }
  }
}
