import PickerControlBase

extension Grid {
  /// Returns the grid and its controls in another language, direction and text size.
  ///
  /// The key of a title's translation is the id of its control with `.title`, else the title itself.
  public func localized(by localization: Localization) -> Grid {
    var grid = self
    grid.container = container.localized(by: localization)
    grid.font = localization.font(font)
    grid.items = items.map { $0.localized(by: localization) }
    return grid
  }
}

extension Flow {
  /// Returns the flow and its controls in another language, direction and text size.
  ///
  /// The key of a title's translation is the id of its control with `.title`, else the title itself.
  public func localized(by localization: Localization) -> Flow {
    var flow = self
    flow.container = container.localized(by: localization)
    flow.titleFont = localization.font(titleFont)
    for place in items.indices {
      flow.items[place].control = items[place].control?.localized(by: localization)
    }
    flow.overflow = overflow.map { overflow in
      var chip = overflow.localized(by: localization)
      chip.label = overflow.label.localized(by: localization, in: container.id)
      return chip
    }
    return flow
  }
}

extension PanelItem {
  /// Returns the item in another language, direction and text size.
  func localized(by localization: Localization) -> PanelItem {
    var item = self
    item.title = title.map {
      localization.text($0, id: control.container.id.map { $0 + ".title" })
    }
    item.titleStyle.font = titleStyle.font.map(localization.font)
    item.control = control.localized(by: localization)
    return item
  }
}
