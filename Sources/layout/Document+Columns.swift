import PickerLayout

extension Document {
  /// Lets chips that may be as wide as they want fill the columns of a terminal.
  ///
  /// A row is as wide as its drawing can be without a label cut for want of characters.
  mutating func fill(columns: Int) {
    guard let chips = control as? Chips, chips.container.width == nil, chips.maxWidth == nil,
      chips.wrap != .nowrap, !chips.items.isEmpty
    else { return }
    control.container.width = TerminalRenderer(columns: columns).width(
      showing: control.measured(by: fonts).layout())
  }
}
