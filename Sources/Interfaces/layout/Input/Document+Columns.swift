import PickerLayout

extension Document {
  /// Makes chips without a given width as wide as a terminal with `columns` columns.
  ///
  /// The width is the largest at which the rendering still has a column for every character of the labels.
  mutating func fill(columns: Int) {
    guard let chips = control.as(Chips.self), chips.container.width == nil, chips.maxWidth == nil,
      chips.wrap != .nowrap, !chips.items.isEmpty
    else { return }
    var container = control.container
    container.width = TerminalRenderer(columns: columns).width(
      showing: control.measured(by: fonts).layout())
    control = control.setting(container: container)
  }
}
