import PickerGeometry

extension Double {
  /// At most three decimals, without a trailing zero.
  var svg: String { svg(decimals: 3) }

  /// At most `decimals` decimals, without a trailing zero, never `-0`.
  func svg(decimals: Int) -> String {
    guard isFinite, magnitude < 1e15 else { return "0" }
    var factor = 1
    for _ in 0..<decimals { factor *= 10 }
    let units = Int((self * Double(factor)).rounded())
    var digits = String(units.magnitude % UInt(factor))
    digits = String(repeating: "0", count: max(0, decimals - digits.count)) + digits
    while digits.last == "0" { digits.removeLast() }
    let whole = "\(units < 0 ? "-" : "")\(units.magnitude / UInt(factor))"
    return digits.isEmpty ? whole : "\(whole).\(digits)"
  }
}

extension Path {
  /// SVG path data.
  func svg(decimals: Int) -> String {
    func text(_ points: Point...) -> String {
      points.map { "\($0.x.svg(decimals: decimals)) \($0.y.svg(decimals: decimals))" }
        .joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let p): "M\(text(p))"
      case .line(let p): "L\(text(p))"
      case .quad(let c, let p): "Q\(text(c, p))"
      case .cubic(let c1, let c2, let p): "C\(text(c1, c2, p))"
      case .close: "Z"
      }
    }.joined()
  }
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
