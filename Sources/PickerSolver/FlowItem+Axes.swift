import PickerGeometry

/// The item as the steps see it: sizes along an axis instead of widths and heights.
extension FlowItem {
  @inline(__always)
  func given(_ axis: Axis) -> Double? { axis == .horizontal ? width : height }

  /// Whether a line may stretch the box along `axis`; a percentage forbids it even where it cannot be resolved.
  @inline(__always)
  func isAutomatic(_ axis: Axis) -> Bool {
    given(axis) == nil
      && (axis == .horizontal ? percentages.width : percentages.height) == nil
  }

  @inline(__always)
  func least(_ axis: Axis) -> Double {
    max((axis == .horizontal ? minWidth : minHeight) ?? 0, inset[axis])
  }

  @inline(__always)
  func most(_ axis: Axis) -> Double {
    (axis == .horizontal ? maxWidth : maxHeight) ?? .infinity
  }

  /// `size` held between the least and the greatest size; the least wins.
  @inline(__always)
  func clamped(_ size: Double, _ axis: Axis) -> Double {
    max(least(axis), min(most(axis), size))
  }

  /// CSS Flexbox §9.2 step 3: the flex base size, no smaller than the box's own padding and border.
  @inline(__always)
  func base(_ axis: Axis) -> Double {
    max(basis ?? preferred(axis), inset[axis])
  }

  /// The size the box has where nothing presses or pulls.
  @inline(__always)
  func preferred(_ axis: Axis) -> Double {
    given(axis) ?? content[axis]
  }

  /// CSS Flexbox §9.9.2: what the box adds to a container as large as its content.
  func contribution(_ axis: Axis) -> Double {
    var size = max(preferred(axis), inset[axis])
    let base = base(axis)
    if grow == 0 { size = min(size, base) }
    if shrink == 0 { size = max(size, base) }
    return clamped(size, axis) + margins(axis)
  }

  @inline(__always)
  func margins(_ axis: Axis) -> Double {
    axis == .horizontal ? margin.horizontal : margin.vertical
  }

  /// The margin on the side where `axis` starts, or where it ends.
  func margin(before axis: Axis, turned: Bool) -> Double {
    switch axis {
    case .horizontal: turned ? margin.trailing : margin.leading
    case .vertical: turned ? margin.bottom : margin.top
    }
  }

  /// Whether the margin on the side where `axis` starts, or where it ends, takes what is free.
  func hasAutoMargin(before axis: Axis, turned: Bool) -> Bool {
    switch axis {
    case .horizontal: autoMargins.contains(turned ? .trailing : .leading)
    case .vertical: autoMargins.contains(turned ? .bottom : .top)
    }
  }

  /// Whether a margin along `axis` takes what is free.
  func hasAutoMargin(_ axis: Axis) -> Bool {
    !autoMargins.isDisjoint(
      with: axis == .horizontal ? [.leading, .trailing] : [.top, .bottom])
  }

  /// The size along `axis` that belongs to `size` across it, by the aspect ratio.
  func transferred(_ size: Double, to axis: Axis) -> Double? {
    aspectRatio.map { min(axis == .horizontal ? size * $0 : size / $0, Lengths.maximum) }
  }
}
