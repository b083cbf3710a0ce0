extension Segmented {
  /// Creates segments with these texts and default values otherwise.
  ///
  ///     let control = Segmented(["Day", "Week"], selected: 1)
  ///
  /// - Parameters:
  ///   - texts: The labels, in reading order.
  ///   - selected: The index of the selected segment, by default the first; nil for none.
  public init(_ texts: [String], selected: Int? = 0) {
    self.init(items: texts.map { Segment($0) }, selected: selected.map { [$0] } ?? [])
  }
}

extension Segment: ExpressibleByStringInterpolation {
  /// Creates a segment with a label, such as `Segmented(items: ["Day", Segment("Week", isEnabled: false)])`.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}
