import PickerControlBase

extension Segmented {
  /// Returns the segments in another language, direction and text size.
  ///
  /// The translation keys are the ids of segments, with `.badge` for their badges. If there is no such key, or no id,
  /// the text itself is the key.
  public func localized(by localization: Localization) -> Segmented {
    var segmented = self
    segmented.container = container.localized(by: localization)
    segmented.font = localization.font(font)
    if localization.scale != 1 { segmented.segment = localization.style(segment) }
    segmented.items = localization.items(items)
    return segmented
  }
}
