extension String {
  /// The text with markup characters of XML as entities; characters that XML does not allow are removed.
  package var xmlEscaped: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": continue
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension String {
  /// The text as a CSS string that is also safe in XML attributes and element content: everything but ASCII
  /// letters, digits and spaces is escaped.
  package var cssString: String {
    var quoted = "'"
    for scalar in unicodeScalars {
      switch scalar {
      case "A"..."Z", "a"..."z", "0"..."9", " ":
        quoted.unicodeScalars.append(scalar)
      default:
        quoted += "\\\(String(scalar.value, radix: 16)) "
      }
    }
    return quoted + "'"
  }

  /// Converts `plusLighter` to `plus-lighter`.
  package var kebabCased: String {
    String(
      decoding: utf8.flatMap { byte in
        (0x41...0x5A).contains(byte) ? [0x2D, byte | 0x20] : [byte]
      }, as: UTF8.self)
  }
}
