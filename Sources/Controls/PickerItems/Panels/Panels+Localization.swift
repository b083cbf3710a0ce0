import PickerControlBase

extension Grid: ParentControl {
  package mutating func localize(
    by localization: Localization, replacingChildren change: (AnyControl) -> AnyControl
  ) {
    font = localization.font(font)
    for place in items.indices { items[place].localize(by: localization, replacing: change) }
  }
}

extension Flow: ParentControl {
  package mutating func localize(
    by localization: Localization, replacingChildren change: (AnyControl) -> AnyControl
  ) {
    titleFont = localization.font(titleFont)
    for place in items.indices {
      guard var item = items[place].control else { continue }
      item.localize(by: localization, replacing: change)
      items[place].control = item
    }
    overflow = overflow.map { overflow in
      var chip = overflow.localized(by: localization)
      chip.label = overflow.label.localized(by: localization, in: container.id)
      return chip
    }
  }
}

extension PanelItem {
  /// Translates the title and scales its font, and replaces the control.
  fileprivate mutating func localize(
    by localization: Localization, replacing change: (AnyControl) -> AnyControl
  ) {
    title = title.map { localization.text($0, id: control.container.id.map { $0 + ".title" }) }
    titleStyle.font = titleStyle.font.map(localization.font)
    control = change(control)
  }
}
