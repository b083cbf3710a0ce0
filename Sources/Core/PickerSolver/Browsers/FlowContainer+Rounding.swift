import PickerGeometry

extension FlowContainer {
  /// Rounds all lengths to the layout units of the browser. Rounded lengths stay as they are.
  @inline(__always)
  mutating func roundLengths() {
    guard let browser else { return }
    round(as: browser)
  }

  private mutating func round(as browser: Browser) {
    itemSpacing = browser.rounded(itemSpacing)
    lineSpacing = browser.rounded(lineSpacing)
    padding = padding.map { browser.rounded($0) }
    border = border.map { browser.roundedBorder($0) }
    (width, height) = (width.map(browser.rounded), height.map(browser.rounded))
    (minWidth, maxWidth) = (minWidth.map(browser.rounded), maxWidth.map(browser.rounded))
    (minHeight, maxHeight) = (minHeight.map(browser.rounded), maxHeight.map(browser.rounded))
  }
}

extension FlowItem {
  /// Returns the item with its lengths in layout units. Rounded lengths stay as they are.
  func rounded(as browser: Browser) -> FlowItem {
    var item = self
    item.content = Size(
      width: browser.rounded(content.width), height: browser.rounded(content.height))
    (item.width, item.height) = (width.map(browser.rounded), height.map(browser.rounded))
    (item.minWidth, item.maxWidth) = (minWidth.map(browser.rounded), maxWidth.map(browser.rounded))
    (item.minHeight, item.maxHeight) = (
      minHeight.map(browser.rounded), maxHeight.map(browser.rounded)
    )
    item.margin = margin.map { browser.rounded($0) }
    item.inset = Size(width: browser.rounded(inset.width), height: browser.rounded(inset.height))
    item.basis = basis.map(browser.rounded)
    return item
  }
}

extension [FlowItem] {
  /// Returns the items with their lengths in the layout units of a browser, if there is one.
  func rounded(as browser: Browser?) -> [FlowItem] {
    guard let browser else { return self }
    return map { $0.rounded(as: browser) }
  }
}
