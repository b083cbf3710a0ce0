import PickerControlBase
import PickerText
import PickerTree

extension MeasuredItems {
  /// Returns the items without their icons; an item without text keeps its icon. Heights do not change.
  func droppingIcons() -> MeasuredItems { mappingContents(droppingIcon) }

  private func droppingIcon(of content: ItemContent) -> ItemContent {
    guard let last = content.leading.last, parts[last].role == .icon || parts[last].replacesIcon,
      !texts[content.label].isEmpty
    else { return content }
    var content = content
    content.leading = content.leading.lowerBound..<last
    let gap = styles[content.styleIndex].gap
    let width = [content.leading, content.trailing].joined().reduce(0) {
      $0 + parts[$1].size.width + gap
    }
    content.size.width -= content.partsWidth - width
    content.partsWidth = width
    return content
  }

  /// Returns the items with scaled label fonts; icons, badges and heights do not change.
  ///
  /// - Parameter scale: The factor applied to the current font size.
  func scalingLabels(
    by scale: Double, wantsInk: Bool, by measurer: any TextMeasuring
  ) -> MeasuredItems {
    var items = self
    for styleIndex in styles.indices { items.scaleFont(of: styleIndex, by: scale) }
    let contents = metrics.flatMap { [$0.content] + ($0.otherContent.map { [$0] } ?? []) }
    let requests = contents.map {
      items.request(texts[$0.label], styleIndex: $0.styleIndex, wantsInk: wantsInk)
    }
    for (content, measured) in zip(contents, measurer.measure(requests)) {
      items.labels[content.label] = Label(
        showing: measured, of: texts[content.label], font: items.styles[content.styleIndex].font)
    }
    return items.mappingContents { [items] in items.resized($0, after: self) }
  }

  private mutating func scaleFont(of styleIndex: Int, by scale: Double) {
    styles[styleIndex].textStyle.font.size *= scale
    styles[styleIndex].textStyle.font.letterSpacing *= scale
    styles[styleIndex].font = fonts.count
    fonts.append(styles[styleIndex].textStyle.font)
  }

  private func resized(_ content: ItemContent, after before: MeasuredItems) -> ItemContent {
    var content = content
    content.size.width +=
      labels[content.label].text.size.width - before.labels[content.label].text.size.width
    return content
  }
}

// Check marks.
extension MeasuredItems {
  /// Returns the items without the check marks that do not take the space of an icon. Heights do not change.
  func hidingCheckmarks() -> MeasuredItems {
    guard parts.contains(where: { $0.role == .checkmark }) else { return self }
    return mappingContents(hidingCheckmark)
  }

  /// Shows the check mark of an item of some width if its complete label fits next to it, even while it is not
  /// selected.
  mutating func fitCheckmark(of item: Int, in width: Double) {
    let (content, other) = (metrics[item].content, metrics[item].otherContent)
    metrics[item].content = showingCheckmark(of: hidingCheckmark(of: content), in: width)
    guard let other else { return }
    metrics[item].otherContent = showingCheckmark(of: hidingCheckmark(of: other), in: width)
  }

  private func hidingCheckmark(of content: ItemContent) -> ItemContent {
    guard let first = content.leading.first, parts[first].role == .checkmark,
      !parts[first].replacesIcon, !texts[content.label].isEmpty
    else { return content }
    var content = content
    content.leading = first + 1..<content.leading.upperBound
    content.hidesCheckmark = true
    content.widen(by: -checkmarkWidth(first, of: content))
    return content
  }

  private func showingCheckmark(of content: ItemContent, in width: Double) -> ItemContent {
    let first = content.leading.lowerBound - 1
    guard content.hidesCheckmark else { return content }
    var shown = content
    shown.leading = first..<content.leading.upperBound
    shown.hidesCheckmark = false
    shown.widen(by: checkmarkWidth(first, of: content))
    return fits(shown, in: width) ? shown : content
  }

  private func checkmarkWidth(_ part: Int, of content: ItemContent) -> Double {
    parts[part].size.width + styles[content.styleIndex].gap
  }
}

extension ItemContent {
  /// Changes the width of its parts, in points.
  fileprivate mutating func widen(by width: Double) {
    partsWidth += width
    size.width += width
  }
}

extension MeasuredItems {
  /// Returns the items with other contents, whose heights are the same.
  private func mappingContents(_ map: (ItemContent) -> ItemContent) -> MeasuredItems {
    var items = self
    for item in metrics.indices { items.metrics[item].mapContents(map) }
    return items
  }
}

extension ItemMetrics {
  /// Changes the contents in all states, and the natural width to the maximum of theirs.
  mutating func mapContents(_ map: (ItemContent) -> ItemContent) {
    content = map(content)
    otherContent = otherContent.map(map)
    natural.width = max(content.size.width, otherContent?.size.width ?? 0)
  }
}
