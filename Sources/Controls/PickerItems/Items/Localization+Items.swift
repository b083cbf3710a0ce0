import PickerControlBase
import PickerText

// How items are localized.
extension Localization {
  /// Returns a style with its fonts scaled.
  func style(_ style: ItemStyle) -> ItemStyle {
    var style = style
    style.font = style.font.map(font)
    style.selectedFont = style.selectedFont.map(font)
    return style
  }
}

extension Localization {
  /// Returns items with their texts translated and their fonts scaled.
  ///
  /// If a text changes, items keep the ids that they have in the source language: an item without an id is identified
  /// by its text.
  func items<Item: LabelledItem>(_ items: [Item]) -> [Item] {
    var localized = items
    var changes = false
    for place in items.indices {
      let text = text(items[place].text, id: items[place].id)
      if text != items[place].text {
        localized[place].text = text
        changes = true
      }
      if let badge = items[place].badge {
        localized[place].badge = self.text(badge, id: items[place].id.map { $0 + ".badge" })
      }
      if scale != 1, !items[place].ownStyle.isUnset {
        localized[place].style = style(items[place].style)
      }
    }
    if changes {
      for (place, id) in identities(of: items).enumerated() { localized[place].id = id }
    }
    return localized
  }
}
