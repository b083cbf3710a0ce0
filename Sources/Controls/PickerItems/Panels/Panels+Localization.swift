import PickerControlBase

extension Grid {
  /// Returns the grid and its controls in another language, direction and text size.
  ///
  /// The key of a title's translation is the id of its control with `.title`, or the title itself.
  public func localized(by localization: Localization) -> Grid {
    var grid = self
    grid.container = container.localized(by: localization)
    grid.font = localization.font(font)
    grid.changeItems { $0.localize(by: localization) }
    return grid
  }
}

extension Flow {
  /// Returns the flow and its controls in another language, direction and text size.
  ///
  /// The key of a title's translation is the id of its control with `.title`, or the title itself.
  public func localized(by localization: Localization) -> Flow {
    var flow = self
    flow.container = container.localized(by: localization)
    flow.titleFont = localization.font(titleFont)
    flow.changeItems { $0.localize(by: localization) }
    flow.overflow = overflow.map { overflow in
      var chip = overflow.localized(by: localization)
      chip.label = overflow.label.localized(by: localization, in: container.id)
      return chip
    }
    return flow
  }
}

extension PanelItem {
  /// Translates the title and the control, and scales their fonts.
  fileprivate mutating func localize(by localization: Localization) {
    title = title.map { localization.text($0, id: control.container.id.map { $0 + ".title" }) }
    titleStyle.font = titleStyle.font.map(localization.font)
    control = control.localized(by: localization)
  }
}

// Children.
extension Grid {
  /// Returns the grid with the control of every item replaced.
  public func replacingChildren(_ change: (AnyControl) -> AnyControl) -> Grid {
    var grid = self
    grid.changeItems { $0.control = change($0.control) }
    return grid
  }

  private mutating func changeItems(_ change: (inout PanelItem) -> Void) {
    for place in items.indices { change(&items[place]) }
  }
}

extension Flow {
  /// Returns the flow with every control replaced.
  public func replacingChildren(_ change: (AnyControl) -> AnyControl) -> Flow {
    var flow = self
    flow.changeItems { $0.control = change($0.control) }
    return flow
  }

  private mutating func changeItems(_ change: (inout PanelItem) -> Void) {
    for place in items.indices {
      guard var item = items[place].control else { continue }
      change(&item)
      items[place].control = item
    }
  }
}
