import PickerGeometry

/// The sizes that percentages and aspect ratios of items refer to.
struct RelativeBase: Equatable, Sendable {
  /// The size of the container's content box; nil if it is not definite.
  var width: Double?
  var height: Double?

  /// The main axis.
  var axis: Axis

  /// The cross size of a single line, if it is known before the sizes of its items.
  var lineCrossSize: Double?

  /// The alignment of items without their own.
  var align: FlowAlign

  /// The width that contents may take, where it is not ``width``.
  var available: Double?

  /// The browser to whose layout units parts of lengths are truncated; nil for none.
  var browser: Browser?

  /// The question that is answered.
  var question = Question.layout

  /// The questions that a container is asked.
  enum Question: Sendable {
    case minimum
    case maximum
    case layout
  }

  func length(_ axis: Axis) -> Double? { axis == .horizontal ? width : height }

  /// Returns a percentage of `whole`, or nil if `whole` is not definite; without a percentage, `points`.
  func length(_ percent: Double?, of whole: Double?, or points: Double?) -> Double? {
    guard let percent else { return points }
    return whole.map { min(max(0, browser.cut(percent / 100 * $0)), Lengths.maximum) }
  }

  /// Returns the sum of `points` and a percentage of `whole`.
  func margin(_ points: Double, _ percent: Double, of whole: Double) -> Double {
    max(-Lengths.maximum, min(points + browser.cut(percent / 100 * whole), Lengths.maximum))
  }

  /// The base of a row whose container is not known yet.
  static let unknown = RelativeBase(axis: .horizontal, align: .start)
}

extension FlowItem {
  /// Whether the item has percentages, sizes that follow from its content, or an aspect ratio.
  @inline(__always)
  var isRelative: Bool { ratio != nil || hasPercentages || !keywords.isEmpty }

  /// Returns the item with all sizes in points.
  ///
  /// - Parameter answers: The answers of its content, if it has one.
  func resolved(against base: RelativeBase, _ answers: ContentAnswers? = nil) -> FlowItem {
    var item = self
    item.resolve(against: base, answers)
    return item
  }

  /// Changes all sizes to points.
  ///
  /// - Parameter answers: The answers of its content, if it has one.
  mutating func resolve(against base: RelativeBase, _ answers: ContentAnswers?) {
    if hasPercentages { resolvePercentages(base) }
    if answers != nil || !keywords.isEmpty { resolveContent(base, answers) }
    if ratio != nil { resolveAspectRatio(base) }
    // A percentage basis of an indefinite height means the content size. Of an indefinite width it counts as absent,
    // because the width of the container is still being computed.
    if hasPercentages, percentages.basis != nil, basis == nil, base.axis == .vertical {
      basis = content.height
    }
  }

  private mutating func resolvePercentages(_ base: RelativeBase) {
    let percentages = percentages
    width = base.length(percentages.width, of: base.width, or: width)
    height = base.length(percentages.height, of: base.height, or: height)
    minWidth = base.length(percentages.minWidth, of: base.width, or: minWidth)
    maxWidth = base.length(percentages.maxWidth, of: base.width, or: maxWidth)
    minHeight = base.length(percentages.minHeight, of: base.height, or: minHeight)
    maxHeight = base.length(percentages.maxHeight, of: base.height, or: maxHeight)
    basis = base.length(percentages.basis, of: base.length(base.axis), or: basis)
    guard let width = base.width else { return }
    margin.top = base.margin(margin.top, percentages.margin.top, of: width)
    margin.leading = base.margin(margin.leading, percentages.margin.leading, of: width)
    margin.bottom = base.margin(margin.bottom, percentages.margin.bottom, of: width)
    margin.trailing = base.margin(margin.trailing, percentages.margin.trailing, of: width)
  }

  /// CSS Flexbox §9.2 step 3 B: a definite cross size determines the main content size;
  /// otherwise the bounds of the cross size are transferred to it. Source of the latter: CSS Sizing 4 §5.1.
  private mutating func resolveAspectRatio(_ base: RelativeBase) {
    let axis = base.axis
    let crossAxis = axis.perpendicular
    if let size = definiteCrossSize(base) {
      setContent(
        axis, transferred(clamped(size, crossAxis), to: axis).map(base.browser.transferred))
    } else if axis == .horizontal {
      let minimum = transferred(minimum(crossAxis), to: axis).map(base.browser.transferred) ?? 0
      let maximum =
        transferred(min(maximum(crossAxis), Lengths.maximum), to: axis).map(
          base.browser.transferred)
        ?? Lengths.maximum
      let width = max(minimum, min(maximum, content.width))
      setContent(axis, base.browser == .webkit ? clamped(width, axis) : width)
    } else {
      let width = base.browser.transferred(fitContentWidth(asBaseSize: true))
      setContent(axis, transferred(width, to: axis).map(base.browser.transferred))
    }
  }

  /// The contribution of the box to the max-content width of a vertical flow, margins included.
  func columnContribution(in browser: Browser?) -> Double {
    columnWidth(in: browser) + margins(.horizontal)
  }

  /// The width of the box where no line stretches it.
  func columnWidth(in browser: Browser?) -> Double {
    let given = height.flatMap { transferred(clamped($0, .vertical), to: .horizontal) }
    let width = width ?? given.map(browser.transferred)
    return clamped(width ?? fitContentWidth(asBaseSize: false), .horizontal)
  }

  /// The width of a box in a vertical flow whose width is neither definite nor stretched.
  ///
  /// The bounds of its height are transferred to it. If it determines the height, as the base size, percentage bounds
  /// are not transferred: Chromium resolves them later.
  private func fitContentWidth(asBaseSize: Bool) -> Double {
    let low = asBaseSize && percentages.minHeight != nil ? inset.height : minimum(.vertical)
    let high = asBaseSize && percentages.maxHeight != nil ? .infinity : maximum(.vertical)
    let minimum = transferred(low, to: .horizontal) ?? 0
    let maximum = transferred(min(high, Lengths.maximum), to: .horizontal) ?? Lengths.maximum
    return clamped(max(minimum, min(maximum, content.width)), .horizontal)
  }

  private mutating func setContent(_ axis: Axis, _ size: Double?) {
    guard let size else { return }
    if axis == .horizontal { content.width = size } else { content.height = size }
  }

  /// The cross size, if it does not depend on the main size.
  func definiteCrossSize(_ base: RelativeBase) -> Double? {
    let crossAxis = base.axis.perpendicular
    if let given = given(crossAxis) { return given }
    guard isAutomatic(crossAxis), let line = base.lineCrossSize, align ?? base.align == .stretch,
      !hasAutoMargin(crossAxis)
    else { return nil }
    return line - margins(crossAxis)
  }
}
