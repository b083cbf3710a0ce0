import PickerGeometry

/// The item in terms of axes instead of widths and heights.
extension FlowItem {
  @inline(__always)
  func given(_ axis: Axis) -> Double? { axis == .horizontal ? width : height }

  /// Whether a line may stretch the box along `axis`; a percentage forbids it even where it cannot be resolved.
  @inline(__always)
  package func isAutomatic(_ axis: Axis) -> Bool {
    given(axis) == nil && (!hasPercentages && keywords.isEmpty || hasNoRelativeSize(axis))
  }

  private func hasNoRelativeSize(_ axis: Axis) -> Bool {
    axis == .horizontal
      ? percentages.width == nil : percentages.height == nil && keywords.height == nil
  }

  @inline(__always)
  func minimum(_ axis: Axis) -> Double {
    max((axis == .horizontal ? minWidth : minHeight) ?? 0, inset[axis])
  }

  @inline(__always)
  func maximum(_ axis: Axis) -> Double {
    (axis == .horizontal ? maxWidth : maxHeight) ?? .infinity
  }

  /// `size` clamped between the minimum and the maximum size; the minimum wins.
  @inline(__always)
  func clamped(_ size: Double, _ axis: Axis) -> Double {
    max(minimum(axis), min(maximum(axis), size))
  }

  /// CSS Flexbox §9.2 step 3: the flex base size, at least the padding and border of the box.
  @inline(__always)
  func base(_ axis: Axis) -> Double {
    max(basis ?? preferred(axis), inset[axis])
  }

  /// The flex base size in a browser. In WebKit, a base size from the content is within the bounds of the box.
  @inline(__always)
  func base(_ axis: Axis, in browser: Browser?) -> Double {
    guard browser == .webkit, basis == nil, given(axis) == nil, ratio == nil else {
      return base(axis)
    }
    return clamped(content[axis], axis)
  }

  /// The size before flexing and clamping.
  @inline(__always)
  func preferred(_ axis: Axis) -> Double {
    given(axis) ?? content[axis]
  }

  /// The cross size of the box in a line of a size. In WebKit, the maximum main size bounds it by the aspect ratio (CSS Sizing 4 §5.1),
  /// as if the line did not stretch it.
  func stretched(to size: Double, _ axis: Axis, in browser: Browser?) -> Double {
    guard browser == .webkit, let most = transferred(maximum(axis.perpendicular), to: axis) else {
      return clamped(size, axis)
    }
    return clamped(min(size, most), axis)
  }

  /// CSS Flexbox §9.9.2: the contribution of the box to the max-content size of the container; Firefox and WebKit ignore the flex basis.
  func contribution(_ axis: Axis, in browser: Browser? = nil) -> Double {
    var size = max(preferred(axis), inset[axis])
    guard keywords.basis == nil, !browser.measuresContentsSimply else {
      return clamped(size, axis) + margins(axis)
    }
    let base = base(axis)
    if grow == 0 { size = min(size, base) }
    if shrink == 0 { size = max(size, base) }
    return clamped(size, axis) + margins(axis)
  }

  /// Whether the flex basis does not follow from the content.
  var hasDefiniteBasis: Bool { basis != nil && keywords.basis == nil && percentages.basis == nil }

  /// The contribution of the box to the min-content size of a container whose lines wrap, whatever its flex basis.
  func wrappingContribution(_ axis: Axis) -> Double {
    clamped(max(preferred(axis), inset[axis]), axis) + margins(axis)
  }

  @inline(__always)
  func margins(_ axis: Axis) -> Double {
    axis == .horizontal ? margin.horizontal : margin.vertical
  }

  /// Whether a margin along `axis` is automatic.
  func hasAutoMargin(_ axis: Axis) -> Bool { autoMargins.isAny(along: axis) }

  /// The size along `axis` that follows from the perpendicular `size` by the aspect ratio; nil without a ratio.
  func transferred(_ size: Double, to axis: Axis) -> Double? {
    ratio.map { min(axis == .horizontal ? size * $0 : size / $0, Lengths.maximum) }
  }

  /// The aspect ratio; nil for none.
  @inline(__always)
  var ratio: Double? { aspectRatio == 0 ? nil : aspectRatio }
}

// Placement asks the margins for their sides, and not the item, of which a copy would be made for each question.

extension Insets {
  /// The margins before and after a box in a direction along `axis`.
  @inline(__always)
  func sides(_ axis: Axis, reversed: Bool) -> (before: Double, after: Double) {
    let (start, end) = axis == .horizontal ? (leading, trailing) : (top, bottom)
    return reversed ? (end, start) : (start, end)
  }
}

extension FlowAutoMargins {
  /// Whether the margins before and after a box in a direction along `axis` are automatic.
  @inline(__always)
  func sides(_ axis: Axis, reversed: Bool) -> (before: Bool, after: Bool) {
    let (start, end): (FlowAutoMargins, FlowAutoMargins) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    return reversed ? (contains(end), contains(start)) : (contains(start), contains(end))
  }

  /// Whether a margin along `axis` is automatic.
  @inline(__always)
  func isAny(along axis: Axis) -> Bool {
    !isDisjoint(with: axis == .horizontal ? [.leading, .trailing] : [.top, .bottom])
  }
}
