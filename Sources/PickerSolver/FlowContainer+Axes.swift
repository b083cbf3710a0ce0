import PickerGeometry

/// The container as the steps see it: along and across the lines instead of width and height.
extension FlowContainer {
  var isSingleLine: Bool { wrap == .nowrap }

  /// Whether lines follow each other from the far side.
  var linesTurned: Bool { wrap == .wrapReverse }

  /// Padding and border together.
  var insets: Insets { padding + border }

  @inline(__always)
  func insets(_ axis: Axis) -> Double {
    axis == .horizontal ? insets.horizontal : insets.vertical
  }

  /// The given size of the border box, clamped; nil where the content decides.
  @inline(__always)
  func given(_ axis: Axis) -> Double? {
    let size = axis == .horizontal ? width : height
    guard let size, size < .infinity else { return nil }
    return clamped(size, axis)
  }

  /// `size` of the border box held between the least and the greatest, and no less than its insets.
  @inline(__always)
  func clamped(_ size: Double, _ axis: Axis) -> Double {
    let least = axis == .horizontal ? minWidth : minHeight
    return max(least ?? 0, min(most(axis), size), insets(axis))
  }

  /// The greatest size of the border box where the content decides.
  @inline(__always)
  func greatest(_ axis: Axis) -> Double {
    clamped(.infinity, axis)
  }

  @inline(__always)
  private func most(_ axis: Axis) -> Double {
    (axis == .horizontal ? maxWidth : maxHeight) ?? .infinity
  }

  /// How the line at `index` of `count` is justified.
  @inline(__always)
  func justify(line index: Int, of count: Int) -> FlowJustify {
    if index < count - 1 { return justify }
    return justifyLastLine ?? (justify == .stretch ? .start : justify)
  }
}
