import PickerGeometry

extension Double {
  /// At most three decimals, without a trailing zero.
  package var svg: String { decimalText(3) }
}

extension String {
  /// The text with the characters that XML gives a meaning of their own written as entities;
  /// characters that XML does not allow are left out.
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
  /// The text in quotes as CSS has it, in a form that may also stand in an attribute or between tags:
  /// all but letters, digits and spaces by their numbers.
  var cssString: String {
    var quoted = "'"
    for scalar in unicodeScalars {
      if scalar.isASCII, scalar.properties.isAlphabetic || "0"..."9" ~= scalar || scalar == " " {
        quoted.unicodeScalars.append(scalar)
      } else {
        quoted += "\\\(String(scalar.value, radix: 16)) "
      }
    }
    return quoted + "'"
  }

  /// `plusLighter` as `plus-lighter`.
  var kebabCased: String {
    reduce(into: "") { result, character in
      if character.isUppercase { result += "-" }
      result += character.lowercased()
    }
  }
}
