extension Path {
  /// Returns the path as SVG path data: absolute commands, at most `decimals` decimals per number, no spaces
  /// next to letters.
  ///
  ///     M0 0L10 0Q10 5 5 5Z
  public func svgData(decimals: Int = 3) -> String {
    func text(_ points: Point...) -> String {
      points.map { "\($0.x.decimalText(decimals)) \($0.y.decimalText(decimals))" }
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

extension Double {
  /// The number with at most `decimals` decimals, without trailing zeros, never `-0`; `0` if it is not a number or
  /// its magnitude is 1e12 or more.
  package func decimalText(_ decimals: Int) -> String {
    guard isFinite, magnitude < 1e12 else { return "0" }
    var (factor, places) = (UInt64(1), decimals)
    for _ in 0..<decimals { factor *= 10 }
    let units = Int64((self * Double(factor)).rounded())
    var digits = units.magnitude
    while places > 0, digits % 10 == 0 {
      (digits, factor, places) = (digits / 10, factor / 10, places - 1)
    }
    let whole = "\(units < 0 ? "-" : "")\(digits / factor)"
    guard places > 0 else { return whole }
    // The factor takes the place of the point, and keeps zeros behind it.
    return "\(whole).\(Substring(String(factor + digits % factor).utf8.dropFirst()))"
  }
}
