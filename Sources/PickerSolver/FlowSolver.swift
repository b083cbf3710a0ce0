import PickerGeometry

/// Places boxes on lines: CSS Flexible Box Layout for one container of leaf boxes, and what it lacks.
///
/// Making a solver checks and prepares the items once; after that every ``solve(crossSize:)`` is
/// arithmetic. Beyond CSS it knows the most lines, the most items a line, forced breaks, balanced
/// lines, an alignment of its own for the last line, and lines whose items grow to fill them.
///
///     |AAA BBB |    items 3×1 3×1 5×1, room 8, spacing 1
///     |CCCCC   |
///
/// Source: CSS Flexible Box Layout Module Level 1, section 9; `balance` is of Level 2.
public struct FlowSolver: Sendable {
  /// The container items flow in.
  public private(set) var container: FlowContainer

  private(set) var sides: ContainerSides

  private(set) var table: ItemTable

  private(set) var plan: FlowPlan

  /// Prepares `items` to flow in `container`.
  ///
  /// - Throws: ``FlowError`` where a number is not a length, such as
  ///   `items[3].width: must be at least 0, is -4`.
  /// - Complexity: O(*n*).
  public init(_ items: [FlowItem], in container: FlowContainer) throws(FlowError) {
    try container.validate()
    for index in items.indices { try items[index].validate(at: index) }
    self.container = container
    sides = ContainerSides(container)
    table = ItemTable(items, axis: container.axis)
    plan = FlowPlan(container, table.facts)
  }

  /// The items, in the order they were given in.
  public var items: [FlowItem] { table.givenItems }

  /// For each place in the flow the index of the item that stands there; nil where items flow in the
  /// order they were given in, as they do where none has an ``FlowItem/order``.
  public var flowOrder: [Int]? { table.order.isEmpty ? nil : table.order }

  /// Flows the same items in another container; nothing is measured again.
  ///
  /// - Throws: ``FlowError`` where a number is not a length; the solver is then as it was.
  public mutating func change(_ container: FlowContainer) throws(FlowError) {
    try container.validate()
    if container.axis != table.axis { table = ItemTable(items, axis: container.axis) }
    take(container)
  }

  /// Gives all items sizes in points.
  mutating func resolve(against base: RelativeBase) {
    guard table.base != base else { return }
    table.resolve(against: base)
    plan = FlowPlan(container, table.facts)
  }

  /// Lets the container be as wide as its content wants.
  mutating func liftMaxWidth() {
    container.maxWidth = nil
    sides = ContainerSides(container)
  }

  /// Puts `item` in the place of the one at `index`; returns false where forced breaks changed.
  mutating func replace(_ index: Int, with item: FlowItem) -> Bool {
    defer { plan = FlowPlan(container, table.facts) }
    return table.replace(index, with: item)
  }

  /// Flows in a container that is known to be in order, and has the same axis.
  mutating func take(_ container: FlowContainer) {
    self.container = container
    sides = ContainerSides(container)
    plan = FlowPlan(container, table.facts)
  }

  /// Gives the container another size along `axis`, which is known to be a length.
  mutating func resize(_ axis: Axis, to size: Double?) {
    if axis == .horizontal { container.width = size } else { container.height = size }
    sides.resize(axis, to: size)
  }

  /// The size across the line of an item that is `contentDependent`, from its index and the size of
  /// its border box along the line, both as border boxes in points.
  public typealias CrossSize = (_ item: Int, _ along: Double) -> Double

  /// Places the items.
  ///
  /// Greedy first fit: an item joins the line while it fits; one wider than the room takes a line of
  /// its own. Width absent or infinite makes one line, unless items of negative outer size make that
  /// too short for the items before them; no items make a box of the padding's size.
  ///
  /// Items stand in the order of ``FlowItem/order``; ``flowOrder`` says which is where.
  ///
  /// - Parameter crossSize: Asked once for each item that is ``FlowItem/contentDependent`` and has no
  ///   size given across the line, after it has grown or shrunk. An answer that is not a number
  ///   leaves the natural size.
  /// - Returns: The frames of all items that are shown, unrounded.
  /// - Complexity: O(*n*); `balance` O(*n* log *n*).
  public func solve(crossSize: CrossSize? = nil) -> FlowSolution {
    var solution = FlowSolution(unsolved: self)
    solution.solveAnew(crossSize)
    return solution
  }

  /// Places the items in a container of another width and height; all else of it stays.
  ///
  /// - Parameters:
  ///   - width: Points from border to border; absent or `.infinity`: as the content wants.
  ///   - height: The same from top to bottom.
  ///   - crossSize: As for ``solve(crossSize:)``.
  /// - Returns: The frames of all items that are shown, unrounded.
  /// - Throws: ``FlowError`` where `width` or `height` is not a length.
  public func solve(
    width: Double?, height: Double?, crossSize: CrossSize? = nil
  ) throws(FlowError) -> FlowSolution {
    var solution = FlowSolution(unsolved: self)
    try solution.update(width: width, height: height, crossSize: crossSize)
    return solution
  }
}

extension FlowPass {
  /// The spine: section 9 of the specification from top to bottom.
  mutating func run(_ crossSize: FlowSolver.CrossSize?) {
    forgetSizes()
    measuredWidth = nil
    resolveRelativeSizes(crossSize)  // CSS Sizing 3 §5.2.1
    flow(crossSize)
  }

  /// The same once all sizes are in points.
  @inline(__always)
  mutating func flow(_ crossSize: FlowSolver.CrossSize?) {
    measureRoom()  // §9.2 step 2
    boundRoomByContent()  // §9.9.1
    collectLines()  // §9.3 step 5
    sizeContainerAlong()  // §9.2 step 4, which the longest line may decide
    resolveFlexibleLengths(allLines)  // §9.3 step 6, §9.7
    measureAcross(allLines, crossSize)  // §9.4 step 7
    sizeLines(allLines)  // §9.4 step 8
    sizeContainerAcross()  // §9.6 step 15
    stretchLines()  // §9.4 step 9
    alignLines()  // §9.6 step 16
    stretchItems(allLines)  // §9.4 step 11
  }
}
