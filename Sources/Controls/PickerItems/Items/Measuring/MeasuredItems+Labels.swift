import PickerControlBase
import PickerText
import PickerTree

extension MeasuredItems {
  /// Returns the items, some of them without their labels. These keep their icons, their heights and their names.
  func withoutLabels(
    of positions: ArraySlice<Int>, by measurer: any TextMeasuring
  ) -> MeasuredItems {
    var items = self
    var empty = EmptyLabels(measurer: measurer)
    for item in positions {
      var metrics = metrics[item]
      metrics.mapContents { items.removingLabel(of: $0, for: &empty) }
      items.metrics[item] = metrics
    }
    return items
  }

  /// Empties the label of a content with parts, and returns the content without the space for it.
  private mutating func removingLabel(
    of content: ItemContent, for empty: inout EmptyLabels
  ) -> ItemContent {
    guard let last = content.leading.last, parts[last].role == .icon || parts[last].replacesIcon,
      !texts[content.label].isEmpty
    else { return content }
    let empty = empty.label(ofStyle: content.styleIndex, in: self)
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

/// Empty labels in the styles of items, each measured once.
private struct EmptyLabels {
  let measurer: any TextMeasuring
  private var labels: [Int: MeasuredText] = [:]

  init(measurer: any TextMeasuring) { self.measurer = measurer }

  mutating func label(ofStyle style: Int, in items: MeasuredItems) -> MeasuredText {
    if let label = labels[style] { return label }
    let label = measurer.measureOne(items.request("", styleIndex: style, wantsInk: false))
    labels[style] = label
    return label
  }
}
