import PickerGeometry

/// The container along its main and cross axes: everything that does not depend on its content, computed once.
struct ContainerSides: Sendable {
  private(set) var main: ContainerSide
  private(set) var cross: ContainerSide
  let isVertical: Bool

  /// Whether the main axis runs from left to right and the cross axis from top to bottom.
  let matchesPhysicalAxes: Bool

  @inline(__always)
  init(_ container: borrowing FlowContainer) {
    let edges = container.insets.edges(in: container.direction)
    let mirrored = container.direction == .rightToLeft
    isVertical = container.axis == .vertical
    let isFlipped = isVertical ? container.hasReversedLines : container.isReversed
    let width = ContainerSide(
      size: container.width, minimum: container.minWidth, maximum: container.maxWidth,
      startInset: edges.left, endInset: edges.right, isReversed: isFlipped != mirrored)
    let height = ContainerSide(
      size: container.height, minimum: container.minHeight, maximum: container.maxHeight,
      startInset: edges.top, endInset: edges.bottom,
      isReversed: isVertical ? container.isReversed : container.hasReversedLines)
    main = isVertical ? height : width
    cross = isVertical ? width : height
    matchesPhysicalAxes = !isVertical && !main.isReversed && !cross.isReversed
  }

  /// The side along `axis`.
  func side(_ axis: Axis) -> ContainerSide { (axis == .vertical) == isVertical ? main : cross }

  @inline(__always)
  mutating func resize(_ axis: Axis, to size: Double?) {
    if (axis == .vertical) == isVertical { main.resize(to: size) } else { cross.resize(to: size) }
  }
}

/// The size of the container's border box along one axis, with its padding and border.
struct ContainerSide: Sendable {
  /// The definite size, clamped; nil if the size depends on the content.
  private(set) var given: Double?

  /// The maximum size, infinite if none is set.
  let maximum: Double

  /// The sum of padding and border.
  let insets: Double

  /// Whether the flow runs from right to left or from bottom to top.
  let isReversed: Bool

  /// Padding and border at the left or top edge.
  let startInset: Double

  private let endInset: Double
  private let minimum: Double

  @inline(__always)
  fileprivate init(
    size: Double?, minimum: Double?, maximum: Double?, startInset: Double, endInset: Double,
    isReversed: Bool
  ) {
    self.startInset = startInset
    self.endInset = endInset
    self.isReversed = isReversed
    insets = startInset + endInset
    self.minimum = max(minimum ?? 0, insets)
    self.maximum = max(self.minimum, maximum ?? .infinity)
    resize(to: size)
  }

  @inline(__always)
  fileprivate mutating func resize(to size: Double?) {
    given = if let size, size < .infinity { clamped(size) } else { nil }
  }

  /// The definite size of the content box.
  var givenInside: Double? { given.map { $0 - insets } }

  /// The start of the flow in a border box of `size`, measured from the left or the top.
  @inline(__always)
  func origin(in size: Double) -> Double { isReversed ? size - endInset : startInset }

  /// `size` clamped between the minimum and the maximum, and at least the insets.
  @inline(__always)
  func clamped(_ size: Double) -> Double { max(minimum, min(maximum, size)) }

  /// The sizes of the border box and of the content box for content of size `content`.
  @inline(__always)
  func fitted(_ content: Double) -> (outer: Double, inner: Double) {
    let wanted = content + insets
    let outer = clamped(wanted)
    return (outer, outer == wanted ? content : outer - insets)
  }
}
