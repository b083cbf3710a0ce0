import PickerGeometry

extension FlowContainer {
  /// Throws if a number is not a length (0 to 1e7 points; an infinite width or height counts as absent)
  /// or a count is below 1.
  func validate() throws(FlowError) {
    guard !isPlausible else { return }
    for (field, value) in numbers {
      guard let message = Lengths.errorMessage(for: value, from: 0, to: Lengths.maximum) else {
        continue
      }
      throw FlowError(item: nil, field: field, message: message)
    }
    for (field, count) in [("maxLines", maxLines), ("maxItemsPerLine", maxItemsPerLine)] {
      guard let count, count < 1 else { continue }
      throw FlowError(item: nil, field: field, message: "must be at least 1, is \(count)")
    }
    if let minLines, !FlowContainer.lineCounts.contains(minLines) {
      throw FlowError(
        item: nil, field: "minLines",
        message:
          "must be at least 1 and at most \(FlowContainer.lineCounts.upperBound), is \(minLines)")
    }
  }

  /// The values of ``minLines``: the work of balancing grows with it.
  package static var lineCounts: ClosedRange<Int> { 1...100 }

  private var numbers: [(String, Double)] {
    [
      ("width", bounded(width)), ("height", bounded(height)), ("minWidth", minWidth ?? 0),
      ("maxWidth", bounded(maxWidth)), ("minHeight", minHeight ?? 0),
      ("maxHeight", bounded(maxHeight)), ("itemSpacing", itemSpacing),
      ("lineSpacing", lineSpacing), ("padding.top", padding.top),
      ("padding.leading", padding.leading), ("padding.bottom", padding.bottom),
      ("padding.trailing", padding.trailing), ("border.top", border.top),
      ("border.leading", border.leading), ("border.bottom", border.bottom),
      ("border.trailing", border.trailing),
    ]
  }

  /// Whether all numbers are valid. Checked first because it allocates no list, and most containers are valid.
  private var isPlausible: Bool {
    let sizes =
      ok(bounded(width)) && ok(bounded(height)) && ok(minWidth) && ok(bounded(maxWidth))
      && ok(minHeight) && ok(bounded(maxHeight)) && ok(itemSpacing) && ok(lineSpacing)
    return sizes && ok(padding) && ok(border) && maxLines ?? 1 > 0 && maxItemsPerLine ?? 1 > 0
      && FlowContainer.lineCounts.contains(minLines ?? 1)
  }

  private func ok(_ value: Double?) -> Bool {
    guard let value else { return true }
    return value >= 0 && value <= Lengths.maximum
  }

  private func ok(_ insets: Insets) -> Bool {
    ok(insets.top) && ok(insets.leading) && ok(insets.bottom) && ok(insets.trailing)
  }

  private func bounded(_ length: Double?) -> Double {
    length == .infinity ? 0 : length ?? 0
  }
}
