import PickerControlBase
import PickerGeometry

extension MeasuredItems {
  /// Sets the sizes of an item that follow from its measured label and its parts.
  func setSize(of item: inout ItemMetrics) {
    setSize(of: &item.content)
    item.natural = item.content.size
    guard var other = item.otherContent else { return }
    setSize(of: &other)
    item.otherContent = other
    item.natural = item.content.size.union(other.size)
  }

  private func setSize(of content: inout ItemContent) {
    let text = labels[content.label].text.size
    let insets = styles[content.styleIndex].insets
    if !content.isPlain { addParts(to: &content) }
    content.size = Size(
      width: min(text.width + content.partsWidth + insets.horizontal, Lengths.maximum),
      height: min(max(text.height, content.partsHeight) + insets.vertical, Lengths.maximum))
  }

  private func addParts(to content: inout ItemContent) {
    let gap = styles[content.styleIndex].gap
    for part in [content.leading, content.trailing].joined() {
      content.partsWidth += parts[part].size.width + gap
      content.partsHeight = max(content.partsHeight, parts[part].size.height)
    }
    // An item without text has one gap less: only the parts stand side by side.
    if texts[content.label].isEmpty { content.partsWidth = max(0, content.partsWidth - gap) }
  }
}
