import PickerGeometry

/// The container as the steps see it: along and across the lines instead of width and height.
extension FlowContainer {
  var isSingleLine: Bool { wrap == .nowrap }

  /// Whether lines follow each other from the far side.
  var linesTurned: Bool { wrap == .wrapReverse }

  /// Padding and border together.
  var insets: Insets { padding + border }

  @inline(__always)
  func side(_ axis: Axis) -> ContainerSide {
    axis == .horizontal
      ? ContainerSide(size: width, least: minWidth, most: maxWidth, insets: insets.horizontal)
      : ContainerSide(size: height, least: minHeight, most: maxHeight, insets: insets.vertical)
  }

  /// How the line at `index` of `count` is justified.
  @inline(__always)
  func justify(line index: Int, of count: Int) -> FlowJustify {
    index < count - 1 ? justify : justifyLast
  }

  /// How the last line shown is justified.
  var justifyLast: FlowJustify { justifyLastLine ?? (justify == .stretch ? .start : justify) }
}

/// The border box of the container along one axis, and what padding and border take of it.
struct ContainerSide {
  /// The given size, clamped; nil where the content decides.
  let given: Double?

  /// The greatest size where the content decides.
  let greatest: Double

  let insets: Double
  private let least: Double

  @inline(__always)
  fileprivate init(size: Double?, least: Double?, most: Double?, insets: Double) {
    self.insets = insets
    self.least = max(least ?? 0, insets)
    greatest = max(self.least, most ?? .infinity)
    given = if let size, size < .infinity { max(self.least, min(greatest, size)) } else { nil }
  }

  /// `size` held between the least and the greatest, and no less than its insets.
  @inline(__always)
  func clamped(_ size: Double) -> Double { max(least, min(greatest, size)) }

  /// The border box around `content`, and what is inside its padding.
  @inline(__always)
  func fitted(_ content: Double) -> (outer: Double, inner: Double) {
    let wanted = content + insets
    let outer = clamped(wanted)
    return (outer, outer == wanted ? content : outer - insets)
  }
}
