import PickerLayout

extension Document {
  /// Makes a control as wide as a terminal with `columns` columns: chips without a width, and other controls on
  /// request.
  ///
  /// The width is the largest at which the rendering still has a column for every character of the labels.
  mutating func fill(columns: Int, isAsked: Bool) {
    guard isAsked || fillsByDefault else { return }
    var container = control.container
    container.width = TerminalRenderer(columns: columns).width(
      showing: control.measured(by: fonts).layout())
    control = control.setting(container: container)
  }

  private var fillsByDefault: Bool {
    guard let chips = control.as(Chips.self) else { return false }
    return chips.container.width == nil && chips.maxWidth == nil && chips.wrap != .nowrap
      && !chips.items.isEmpty
  }
}
