import PickerGeometry

/// The item as the steps see it: sizes along an axis instead of widths and heights.
extension FlowItem {
  @inline(__always)
  func given(_ axis: Axis) -> Double? { axis == .horizontal ? width : height }

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
}
