/// A number in a script, with four decimals as in the JSON of a tree.
func js(_ number: Double) -> String {
  let rounded = (number * 10_000).rounded() / 10_000
  return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
}

/// A string in a script; what could end the string or the script is escaped.
func js(_ text: String) -> String {
  let scalars = text.unicodeScalars.map { scalar in
    switch scalar {
    case "'", "\\", "<", "\0"..."\u{1F}": "\\u{\(String(scalar.value, radix: 16))}"
    default: String(scalar)
    }
  }
  return "'\(scalars.joined())'"
}

/// The arguments of a call.
func list(_ numbers: Double...) -> String { numbers.map(js).joined(separator: ", ") }
