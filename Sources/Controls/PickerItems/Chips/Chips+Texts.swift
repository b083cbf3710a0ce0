extension Chips {
  /// Creates chips with these texts and default values otherwise.
  ///
  ///     var chips = Chips(["tea", "coffee"])
  ///     chips.alignment = .leading
  public init(_ texts: [String]) {
    self.init(items: texts.map { Chip(text: $0) })
  }
}

extension Chip: ExpressibleByStringInterpolation {
  /// Creates a chip with a label, such as `Chips(items: ["tea", Chip("coffee", isSelected: true)])`.
  public init(stringLiteral text: String) {
    self.init(text: text)
  }
}
