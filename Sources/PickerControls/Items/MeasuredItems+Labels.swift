import PickerText
import PickerTree

extension MeasuredItems {
  /// Returns the items without the labels of some, which keep their icons, their heights and their names.
  func withoutLabels(of positions: [Int], by measurer: any TextMeasuring) -> MeasuredItems {
    var items = self
    for item in positions {
      items.metrics[item].content = items.removingLabel(of: metrics[item].content, by: measurer)
      items.metrics[item].otherContent = metrics[item].otherContent.map {
        items.removingLabel(of: $0, by: measurer)
      }
      items.metrics[item].updateWidth()
    }
    return items
  }

  /// Empties the label of a content with parts, and returns the content without the space for it.
  private mutating func removingLabel(
    of content: ItemContent, by measurer: any TextMeasuring
  ) -> ItemContent {
    guard let last = content.leading.last, parts[last].role == .icon || parts[last].replacesIcon,
      !texts[content.label].isEmpty
    else { return content }
    let empty = measurer.measureOne(request("", styleIndex: content.styleIndex, wantsInk: false))
    let gap = min(styles[content.styleIndex].gap, content.partsWidth)
    var content = content
    content.partsWidth -= gap
    content.size.width -= labels[content.label].text.size.width + gap
    labels[content.label].fullText = labels[content.label].fullText ?? texts[content.label]
    labels[content.label].text = empty
    texts[content.label] = ""
    return content
  }
}
