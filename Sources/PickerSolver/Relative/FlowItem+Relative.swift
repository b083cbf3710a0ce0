import PickerGeometry

/// What relative sizes of items are taken of.
struct RelativeBase: Equatable, Sendable {
  /// Inside padding and border; nil where it is not known.
  var width: Double?
  var height: Double?

  /// The axis of the lines.
  var axis: Axis

  /// The size of the one line across, where it is known before its items are.
  var lineAcross: Double?

  /// Where items stand across their line that do not say so themselves.
  var align: FlowAlign

  func length(_ axis: Axis) -> Double? { axis == .horizontal ? width : height }
}

extension FlowItem {
  /// Whether sizes follow from the container's, or from each other.
  @inline(__always)
  var isRelative: Bool { aspectRatio != nil || !percentages.isEmpty }

  /// The same item with all sizes in points.
  func resolved(against base: RelativeBase) -> FlowItem {
    var item = self
    if !percentages.isEmpty { item.resolvePercentages(base) }
    if aspectRatio != nil { item.resolveAspectRatio(base) }
    // Of a height that is not known, a basis in percent means the content. Of a width it counts as absent:
    // that of the container is still to be found.
    if percentages.basis != nil, item.basis == nil, base.axis == .vertical {
      item.basis = item.content.height
    }
    return item
  }

  private mutating func resolvePercentages(_ base: RelativeBase) {
    width = Self.length(percentages.width, base.width, or: width)
    height = Self.length(percentages.height, base.height, or: height)
    minWidth = Self.length(percentages.minWidth, base.width, or: minWidth)
    maxWidth = Self.length(percentages.maxWidth, base.width, or: maxWidth)
    minHeight = Self.length(percentages.minHeight, base.height, or: minHeight)
    maxHeight = Self.length(percentages.maxHeight, base.height, or: maxHeight)
    basis = Self.length(percentages.basis, base.length(base.axis), or: basis)
    guard let width = base.width else { return }
    margin.top = Self.margin(margin.top, percentages.margin.top, width)
    margin.leading = Self.margin(margin.leading, percentages.margin.leading, width)
    margin.bottom = Self.margin(margin.bottom, percentages.margin.bottom, width)
    margin.trailing = Self.margin(margin.trailing, percentages.margin.trailing, width)
  }

  /// A percentage of a size that is not known counts as absent.
  private static func length(
    _ percent: Double?, _ whole: Double?, or points: Double?
  ) -> Double? {
    guard let percent else { return points }
    return whole.map { min(max(0, percent / 100 * $0), Lengths.maximum) }
  }

  private static func margin(_ points: Double, _ percent: Double, _ whole: Double) -> Double {
    max(-Lengths.maximum, min(points + percent / 100 * whole, Lengths.maximum))
  }

  /// CSS Flexbox §9.2 step 3 B: a size across that is known decides the content size along the line;
  /// else its bounds bound that. Source of the latter: CSS Sizing 4 §5.1.
  private mutating func resolveAspectRatio(_ base: RelativeBase) {
    let axis = base.axis
    let across = axis.perpendicular
    if let size = definiteAcross(base) {
      setContent(axis, transferred(clamped(size, across), to: axis))
    } else if axis == .horizontal {
      let least = transferred(least(across), to: axis) ?? 0
      let most = transferred(min(most(across), Lengths.maximum), to: axis) ?? Lengths.maximum
      setContent(axis, max(least, min(most, content.width)))
    } else {
      setContent(axis, transferred(fitContentWidth, to: axis))
    }
  }

  /// The width of a box in a vertical flow that neither its width nor its line decides.
  private var fitContentWidth: Double {
    let least = transferred(least(.vertical), to: .horizontal) ?? 0
    let most =
      transferred(min(most(.vertical), Lengths.maximum), to: .horizontal) ?? Lengths.maximum
    return clamped(max(least, min(most, content.width)), .horizontal)
  }

  private mutating func setContent(_ axis: Axis, _ size: Double?) {
    guard let size else { return }
    if axis == .horizontal { content.width = size } else { content.height = size }
  }

  /// The size across the line, if it does not depend on the size along it.
  private func definiteAcross(_ base: RelativeBase) -> Double? {
    let across = base.axis.perpendicular
    if let given = given(across) { return given }
    guard isAutomatic(across), let line = base.lineAcross, align ?? base.align == .stretch,
      !hasAutoMargin(across)
    else { return nil }
    return line - margins(across)
  }
}
