import PickerControlBase

extension Chips {
  /// Returns the chips in another language, direction and text size.
  ///
  /// The translation keys are the ids of chips, with `.badge` for their badges. The keys of the overflow chip are the
  /// control's id with `.overflow` and `.less`. If there is no such key, or no id, the text itself is the key.
  public func localized(by localization: Localization) -> Chips {
    var chips = self
    chips.container = container.localized(by: localization)
    chips.font = localization.font(font)
    if localization.scale != 1 { chips.chip = localization.style(chip) }
    chips.items = localization.items(items)
    // Without a limit of rows there is no overflow chip.
    if maxRows != nil { chips.overflow = overflow?.localized(by: localization, in: container.id) }
    return chips
  }
}

extension OverflowLabel {
  /// Returns the labels in another language.
  ///
  /// - Parameter id: The id of the control.
  func localized(by localization: Localization, in id: String?) -> OverflowLabel {
    var label = self
    label.label = localization.template(self.label, id: id.map { $0 + ".overflow" })
    label.lessLabel = lessLabel.map { localization.text($0, id: id.map { $0 + ".less" }) }
    return label
  }
}
