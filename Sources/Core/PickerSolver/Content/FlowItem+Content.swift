import PickerGeometry

extension FlowItem {
  /// Resolves the sizes that follow from the content: CSS Flexbox §9.2 step 3 and §4.5.
  mutating func resolveContent(_ base: RelativeBase, _ answers: ContentAnswers?) {
    let height = base.axis == .horizontal ? definiteCrossSize(base) : given(.vertical)
    let asked = asksForWidths(base) ? answers : nil
    let widths =
      asked?.widths(height: height.map { clamped($0, .vertical) })
      ?? FlowContentWidths(minimum: content.width, maximum: content.width)
    resolveWidths(widths, base)
    content.width = base.question == .minimum ? widths.minimum : widths.maximum
    guard base.axis == .vertical else { return resolveRow(widths, base, answers) }
    resolveColumn(widths, base, answers)
  }

  /// Whether anything depends on the widths of the content: nothing does in a column that determines the width.
  private func asksForWidths(_ base: RelativeBase) -> Bool {
    base.axis == .horizontal || base.question != .layout || definiteCrossSize(base) == nil
      || keywords.width != nil || keywords.maxWidth != nil
      || keywords.minWidth.map { $0 != .auto } ?? false
  }

  /// The widths that are keywords.
  private mutating func resolveWidths(_ widths: FlowContentWidths, _ base: RelativeBase) {
    guard !keywords.isEmpty else { return }
    let available = (base.available ?? base.width).map { $0 - margins(.horizontal) }
    let length = { (keyword: FlowSizeKeyword?, points: Double?) -> Double? in
      switch keyword {
      case nil, .auto: points
      case .minContent: widths.minimum
      case .maxContent: widths.maximum
      case .fitContent:
        base.question == .minimum ? widths.minimum : widths.fitting(available)
      }
    }
    width = length(keywords.width, width)
    minWidth = length(keywords.minWidth, minWidth)
    // CSS Flexbox §9.9.1: bounds are part of the width that an item needs. In WebKit this one is not.
    if base.browser != .webkit || base.question == .layout || keywords.maxWidth != .maxContent {
      maxWidth = length(keywords.maxWidth, maxWidth)
    }
    if base.browser == .webkit { limitMinimumWidth(base) }
    if base.axis == .horizontal { basis = length(keywords.basis, basis) }
  }

  /// CSS Flexbox §9.9.1: in WebKit, a minimum by content is part of the width that an item needs only up to a width in points; and
  /// `minContent` only up to a maximum in points, which also bounds it in the layout of a row.
  private mutating func limitMinimumWidth(_ base: RelativeBase) {
    guard let keyword = keywords.minWidth, keyword != .auto, let least = minWidth else { return }
    let isNeeded = base.question != .layout
    if isNeeded, keywords.width == nil, let width { minWidth = min(least, width) }
    guard keyword == .minContent, keywords.maxWidth == nil, let maxWidth,
      isNeeded || (base.axis == .horizontal && isAutomatic(.horizontal))
    else { return }
    minWidth = min(minWidth ?? least, maxWidth)
  }

  /// A row asks for the height once it knows the width.
  private mutating func resolveRow(
    _ widths: FlowContentWidths, _ base: RelativeBase, _ answers: ContentAnswers?
  ) {
    if answers != nil { content.height = 0 }
    guard keywords.minWidth == .auto else { return }
    let height = definiteCrossSize(base).map { clamped($0, .vertical) }
    let byRatio = height.flatMap { transferred($0, to: .horizontal) }
    minWidth = automaticMinimum(
      byRatio ?? bounded(widths.minimum, .horizontal), given: width, maximum: maxWidth)
  }

  /// A column knows the width first: the width of the line if it is stretched, otherwise as much as fits.
  private mutating func resolveColumn(
    _ widths: FlowContentWidths, _ base: RelativeBase, _ answers: ContentAnswers?
  ) {
    let available = (base.available ?? base.width).map { $0 - margins(.horizontal) }
    if answers != nil && base.question != .minimum { content.width = widths.fitting(available) }
    guard base.question == .layout else { return }
    if let answers {
      let used = clamped(definiteCrossSize(base) ?? content.width, .horizontal)
      content.height = answers.layout(width: used, height: .natural).height
    }
    if keywords.minHeight == .auto {
      minHeight = automaticMinimum(
        bounded(content.height, .vertical), given: height, maximum: maxHeight)
    }
    if keywords.basis != nil { basis = content.height }
  }

  /// The size of the content within the bounds of the other axis, transferred by the aspect ratio.
  private func bounded(_ content: Double, _ axis: Axis) -> Double {
    let other = axis.perpendicular
    let low = transferred(minimum(other), to: axis) ?? 0
    let high = transferred(min(maximum(other), Lengths.maximum), to: axis) ?? .infinity
    return max(low, min(content, high))
  }

  /// §4.5: the content's size or the given one, whichever is less, but no more than the maximum.
  private func automaticMinimum(
    _ content: Double, given: Double?, maximum: Double?
  ) -> Double {
    min(min(content, given ?? .infinity), maximum ?? .infinity)
  }
}
