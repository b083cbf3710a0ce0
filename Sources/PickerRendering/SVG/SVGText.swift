import PickerGeometry

extension Double {
  /// At most three decimals, without a trailing zero.
  var svg: String { decimalText(3) }
}

extension String {
  /// The text with the characters that XML gives a meaning of their own written as entities;
  /// characters that XML does not allow are left out.
  var xmlEscaped: String {
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
  /// `plusLighter` as `plus-lighter`.
  var kebabCased: String {
    reduce(into: "") { result, character in
      if character.isUppercase { result += "-" }
      result += character.lowercased()
    }
  }
}
