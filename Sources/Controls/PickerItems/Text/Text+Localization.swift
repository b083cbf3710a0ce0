import PickerControlBase

extension Text {
  /// Returns the text in another language, direction and text size.
  ///
  /// The key of the translation is the id of the control, or the text itself.
  public func localized(by localization: Localization) -> Text {
    var text = self
    text.container = container.localized(by: localization)
    text.text = localization.text(self.text, id: container.id)
    text.font = localization.font(font)
    return text
  }
}
