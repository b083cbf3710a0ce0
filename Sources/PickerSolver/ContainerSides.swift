import PickerGeometry

/// The container along and across its lines: what its content does not change, worked out once.
struct ContainerSides: Sendable {
  private(set) var along: ContainerSide
  private(set) var across: ContainerSide
  let isVertical: Bool

  /// Whether distances from where the flow starts are those from left and top.
  let isUpright: Bool

  @inline(__always)
  init(_ container: borrowing FlowContainer) {
    let edges = container.insets.edges(in: container.direction)
    let mirrored = container.direction == .rightToLeft
    isVertical = container.axis == .vertical
    let isFlipped = isVertical ? container.linesTurned : container.reversed
    let width = ContainerSide(
      size: container.width, least: container.minWidth, most: container.maxWidth,
      near: edges.left, far: edges.right, isTurned: isFlipped != mirrored)
    let height = ContainerSide(
      size: container.height, least: container.minHeight, most: container.maxHeight,
      near: edges.top, far: edges.bottom,
      isTurned: isVertical ? container.reversed : container.linesTurned)
    along = isVertical ? height : width
    across = isVertical ? width : height
    isUpright = !isVertical && !along.isTurned && !across.isTurned
  }

  /// The side that lies along `axis`.
  func side(_ axis: Axis) -> ContainerSide { (axis == .vertical) == isVertical ? along : across }

  @inline(__always)
  mutating func resize(_ axis: Axis, to size: Double?) {
    if (axis == .vertical) == isVertical { along.resize(to: size) } else { across.resize(to: size) }
  }
}

/// The border box of the container along one axis, and what padding and border take of it.
struct ContainerSide: Sendable {
  /// The given size, clamped; nil where the content decides.
  private(set) var given: Double?

  /// The greatest size where the content decides.
  let greatest: Double

  /// Padding and border together.
  let insets: Double

  /// Whether the flow runs from right to left, or from the bottom to the top.
  let isTurned: Bool

  /// Padding and border at the left or at the top.
  let near: Double

  private let far: Double
  private let least: Double

  @inline(__always)
  fileprivate init(
    size: Double?, least: Double?, most: Double?, near: Double, far: Double, isTurned: Bool
  ) {
    self.near = near
    self.far = far
    self.isTurned = isTurned
    insets = near + far
    self.least = max(least ?? 0, insets)
    greatest = max(self.least, most ?? .infinity)
    resize(to: size)
  }

  @inline(__always)
  fileprivate mutating func resize(to size: Double?) {
    given = if let size, size < .infinity { clamped(size) } else { nil }
  }

  /// The given size inside padding and border.
  var givenInside: Double? { given.map { $0 - insets } }

  /// Where the flow starts in a border box of `size`, from the left or the top.
  @inline(__always)
  func origin(in size: Double) -> Double { isTurned ? size - far : near }

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
