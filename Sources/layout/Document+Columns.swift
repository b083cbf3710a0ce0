import PickerLayout

extension Document {
  /// Makes chips without a given width as wide as a terminal with `columns` columns.
  ///
  /// The width is the largest at which the rendering still has a column for every character of the labels.
  mutating func fill(columns: Int) {
    guard let chips = control as? Chips, chips.container.width == nil, chips.maxWidth == nil,
      chips.wrap != .nowrap, !chips.items.isEmpty
    else { return }
    control.container.width = TerminalRenderer(columns: columns).width(
      showing: control.measured(by: fonts).layout())
  }
}
