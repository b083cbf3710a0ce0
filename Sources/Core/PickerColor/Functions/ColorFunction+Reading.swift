extension ColorFunction {
  /// Reads a function in either syntax: `rgb(255, 0, 0, 0.5)`, `rgb(255 0 0 / 50%)`.
  ///
  /// - Parameter text: A text that ends with a closing bracket.
  /// - Returns: Nil if it begins with no name of a function.
  init?(_ text: ArraySlice<UInt8>) throws(ColorTextError) {
    guard let bracket = text.firstIndex(of: UInt8(ascii: "(")), text.last == UInt8(ascii: ")"),
      let name = Name(rawValue: String(decoding: text[..<bracket], as: UTF8.self).asciiLowercased)
    else { return nil }
    self.init(name: name)
    var scanner = ColorFunctionScanner(text[(bracket + 1)..<(text.endIndex - 1)])
    guard var tokens = scanner.tokens() else { throw expected("numbers, percentages or angles") }
    if name == .color { space = try takeSpace(&tokens) }
    try read(tokens)
  }

  private func expected(_ expectation: String) -> ColorTextError {
    ColorTextError(expectation: "\(expectation) in \(name.rawValue)()")
  }

  /// Removes the name of the space of `color()`.
  private func takeSpace(_ tokens: inout [ColorToken]) throws(ColorTextError) -> RGBSpace {
    guard case .word(let word)? = tokens.first, let space = RGBSpace(rawValue: word) else {
      let names = RGBSpace.allCases.map { $0.rawValue }.joined(separator: ", ")
      throw expected("one of the spaces \(names)")
    }
    tokens.removeFirst()
    return space
  }

  private mutating func read(_ tokens: [ColorToken]) throws(ColorTextError) {
    let hasCommas = tokens.contains(.comma)
    guard !hasCommas || name.mayHaveCommas else {
      throw expected("three values separated by spaces")
    }
    let parts = hasCommas ? ColorFunction.listed(tokens) : ColorFunction.spaced(tokens)
    guard let parts else { throw expected("three values and at most an alpha") }
    if hasCommas { try checkCommas(parts) }
    for (index, kind) in name.components.enumerated() {
      values[index] = try value(parts[index], kind, number: index + 1)
    }
    if parts.count == 4 { alpha = try readAlpha(parts[3]) }
  }

  /// The three or four values between commas; nil if commas or values are missing.
  private static func listed(_ tokens: [ColorToken]) -> [ColorToken]? {
    guard tokens.count == 5 || tokens.count == 7 else { return nil }
    let isListed = tokens.indices.allSatisfy {
      $0 % 2 == 1 ? tokens[$0] == .comma : tokens[$0].isValue
    }
    return isListed ? stride(from: 0, to: tokens.count, by: 2).map { tokens[$0] } : nil
  }

  /// The three values, and one after a slash; nil if there are others.
  private static func spaced(_ tokens: [ColorToken]) -> [ColorToken]? {
    let values = tokens.prefix(3)
    guard values.count == 3, values.allSatisfy({ $0.isValue }) else { return nil }
    if tokens.count == 3 { return tokens }
    guard tokens.count == 5, tokens[3] == .slash, tokens[4].isValue else { return nil }
    return values + [tokens[4]]
  }

  /// With commas there is no `none`, and numbers and percentages are not mixed.
  private func checkCommas(_ parts: [ColorToken]) throws(ColorTextError) {
    guard !parts.contains(.none) else { throw expected("no \"none\" between commas") }
    let percentages = parts.prefix(3).filter { $0.isPercentage }.count
    if case .hue = name.components[0] {
      guard percentages == 2, !parts[0].isPercentage else {
        throw expected("a hue and two percentages between commas")
      }
    } else if percentages != 0, percentages != 3 {
      throw expected("only numbers or only percentages between commas")
    }
  }

  private func value(
    _ token: ColorToken, _ kind: Component, number: Int
  ) throws(ColorTextError) -> Double {
    switch (token, kind) {
    case (.none, _): return 0
    case (.number(let degrees), .hue), (.angle(let degrees), .hue): return degrees / 360
    case (.number(let number), .share(let full)): return number / full
    case (.percentage(let percentage), .share): return percentage / 100
    case (_, .hue): throw expected("an angle such as 210 or 210deg as value \(number)")
    case (_, .share): throw expected("a number or a percentage as value \(number)")
    }
  }

  private func readAlpha(_ token: ColorToken) throws(ColorTextError) -> Double {
    switch token {
    case .none: return 0
    case .number(let number): return number
    case .percentage(let percentage): return percentage / 100
    default: throw expected("an alpha such as 0.5 or 50%")
    }
  }
}
