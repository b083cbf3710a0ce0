import PickerGeometry

// The folder: `Steps` and `LineBreaking` are the algorithm of CSS, `Relative` and `Content` give sizes that follow from others,
// `Update` solves again after a change, `Queries` asks for widths, breakpoints and what fits before "+3", `Browsers` rounds.

/// Places boxes on lines: CSS flexbox layout for one container of leaf boxes, with extensions.
///
/// Creating a solver validates and prepares the items once. After that, every ``solve(crossSize:)`` is arithmetic.
/// Extensions to CSS: a maximum number of lines and of items per line, forced breaks, balanced lines, a separate
/// alignment for the last line, and lines whose items grow to fill them.
///
///     |AAA BBB |    items 3×1 3×1 5×1, width 8, spacing 1
///     |CCCCC   |
///
/// Source: CSS Flexible Box Layout Module Level 1, section 9; `balance` is of Level 2.
public struct FlowSolver: Sendable {
  /// The container that items flow in.
  public private(set) var container: FlowContainer

  private(set) var sides: ContainerSides

  private(set) var table: ItemTable

  private(set) var plan: FlowPlan

  /// Prepares `items` to flow in `container`.
  ///
  /// - Parameters:
  ///   - items: The items, in any number.
  ///   - contents: The content of each item, which determines its size instead of ``FlowItem/content``; nil for none.
  ///     The array may be shorter than `items`.
  ///   - container: The container.
  /// - Throws: ``FlowError`` if a number is not a length, such as
  ///   `items[3].width: must be at least 0, is -4`.
  /// - Complexity: O(*n*); O(*n* log *n*) if an item sets ``FlowItem/order``.
  public init(
    _ items: [FlowItem], contents: [(any FlowContent)?] = [], in container: FlowContainer
  ) throws(FlowError) {
    try self.init(
      items, contents.prefix(items.count).map { $0.map(ContentAnswers.init) }, container)
  }

  init(
    _ items: [FlowItem], _ answers: [ContentAnswers?], _ container: FlowContainer
  ) throws(FlowError) {
    try container.validate()
    try items.validate()
    var container = container
    container.roundLengths()
    self.container = container
    sides = ContainerSides(container)
    table = ItemTable(items.rounded(as: container.browser), answers, axis: container.axis)
    plan = FlowPlan(container, table.facts)
  }

  /// A solver of the same items in another container, which has been validated and has the same axis.
  @inline(__always)
  init(_ table: ItemTable, in container: FlowContainer) {
    var container = container
    container.roundLengths()
    self.container = container
    sides = ContainerSides(container)
    self.table = table
    plan = FlowPlan(container, table.facts)
  }

  /// The items, in the order in which they were passed.
  public var items: [FlowItem] { table.givenItems }

  /// The index of the item at each place in the flow.
  ///
  /// Nil if items flow in the order in which they were passed, because none sets ``FlowItem/order``.
  public var flowOrder: [Int]? { table.order.isEmpty ? nil : table.order }

  /// Replaces the container and keeps the items.
  ///
  /// - Throws: ``FlowError`` if a number is not a length, such as `padding.top: must be at least 0, is -4`. The
  ///   solver is then unchanged.
  /// - Complexity: O(1); O(*n*) if the axis changes.
  public mutating func change(_ container: FlowContainer) throws(FlowError) {
    try container.validate()
    if container.axis != table.axis || container.browser != self.container.browser {
      table = ItemTable(
        items.rounded(as: container.browser), table.givenAnswers, axis: container.axis)
    }
    take(container)
  }

  /// Resolves percentages and aspect ratios of all items against `base`.
  mutating func resolve(against base: RelativeBase) {
    guard table.base != base else { return }
    table.resolve(against: base)
    plan = FlowPlan(container, table.facts)
  }

  /// Removes the maximum width, so the container is as wide as its content.
  mutating func removeMaxWidth() {
    container.maxWidth = nil
    sides = ContainerSides(container)
  }

  /// Replaces the item at `index` with `item`; returns false if forced breaks changed.
  mutating func replace(_ index: Int, with item: FlowItem) -> Bool {
    defer { plan = FlowPlan(container, table.facts) }
    return table.replace(index, with: container.browser.map { item.rounded(as: $0) } ?? item)
  }

  /// Replaces the container with one that has been validated and has the same axis.
  mutating func take(_ container: FlowContainer) {
    var container = container
    container.roundLengths()
    self.container = container
    sides = ContainerSides(container)
    plan = FlowPlan(container, table.facts)
  }

  /// Sets the size of the container along `axis`; `size` has been validated.
  mutating func resize(_ axis: Axis, to size: Double?) {
    let size = container.browser.map { browser in size.map(browser.rounded) } ?? size
    if axis == .horizontal { container.width = size } else { container.height = size }
    sides.resize(axis, to: size)
  }

  /// Sets the width, and the height unless the content determines it. Neither is less than 0 or more than 1e7.
  mutating func resize(to width: Double?, _ height: FlowContentHeight) {
    resize(.horizontal, to: width)
    switch height {
    case .natural: break
    case .definite(let points): resize(.vertical, to: points)
    case .indefinite(let points):
      (container.height, container.minHeight, container.maxHeight) = (nil, points, points)
      sides = ContainerSides(container)
    }
  }

  /// A function from the index and the main size of an item to its cross size, for items that are
  /// ``FlowItem/isContentDependent``. Both are border-box sizes, in points.
  public typealias CrossSize = (_ item: Int, _ mainSize: Double) -> Double

  /// Places the items.
  ///
  /// Greedy first fit: an item joins the line if it fits. An item wider than the container takes a separate line.
  /// Without a finite width there is one line unless items of negative outer size make the container narrower than
  /// the preceding items. Without items, the size is the sum of padding and border.
  ///
  /// Items flow in the order of ``FlowItem/order``; see ``flowOrder``.
  ///
  /// - Parameter crossSize: Called once for each item that is ``FlowItem/isContentDependent`` and has no definite
  ///   cross size, after the item has grown or shrunk. If the result is not finite, the item keeps its natural size.
  /// - Returns: The solution, with the unrounded frames of all visible items.
  /// - Complexity: O(*n*); `balance` O(*n* log *n*).
  public func solve(crossSize: CrossSize? = nil) -> FlowSolution {
    var solution = FlowSolution(unsolved: self)
    solution.solveAll(crossSize)
    return solution
  }

  /// Places the items in a container of another width and height.
  ///
  /// - Parameters:
  ///   - width: The width of the border box in points; nil or `.infinity` fits the content.
  ///   - height: The height of the border box in points; nil or `.infinity` fits the content.
  ///   - crossSize: See ``solve(crossSize:)``.
  /// - Returns: The solution, with the unrounded frames of all visible items.
  /// - Throws: ``FlowError`` if `width` or `height` is not a length, such as `width: must be at least 0, is -1`.
  /// - Complexity: The same as ``solve(crossSize:)``.
  public func solve(
    width: Double?, height: Double?, crossSize: CrossSize? = nil
  ) throws(FlowError) -> FlowSolution {
    var solution = FlowSolution(unsolved: self)
    try solution.update(width: width, height: height, crossSize: crossSize)
    return solution
  }
}

extension FlowSolver {
  /// Places the items in a container with the width and the height that its own container gives it, both in points.
  /// With a natural height, the height of ``container`` applies, if it has one.
  ///
  /// - Complexity: The same as ``solve(crossSize:)``.
  public func solve(width: Double, height: FlowContentHeight) -> FlowSolution {
    solution(width: width, height: height)
  }

  func solution(width: Double?, height: FlowContentHeight) -> FlowSolution {
    var solution = FlowSolution(unsolved: self)
    solution.update(container, width: width, height: height)
    return solution
  }
}

extension FlowPass {
  /// Runs all steps of section 9 of the specification, in order.
  mutating func run(_ crossSize: FlowSolver.CrossSize?) {
    resetSizes()
    measuredWidth = nil
    resolveRelativeSizes(crossSize)  // CSS Sizing 3 §5.2.1
    flow(crossSize)
  }

  /// Runs the steps that follow once all sizes are in points.
  @inline(__always)
  mutating func flow(_ crossSize: FlowSolver.CrossSize?) {
    // Not in numerical order. `ItemTable` has done step 3. Step 4 may need the longest line, so it
    // follows step 5. Step 9 shares out free cross space, so step 15 comes first. Step 11
    // stretches items within their lines and moves no line, so step 16 can precede it.
    measureAvailableSpace()  // §9.2 step 2
    boundByContentSize()  // §9.9.1
    collectLines()  // §9.3 step 5
    sizeContainerMainAxis()  // §9.2 step 4, which the longest line may decide
    resolveFlexibleLengths(allLines)  // §9.3 step 6, §9.7
    measureCrossSizes(allLines, crossSize)  // §9.4 step 7
    sizeLines(allLines)  // §9.4 step 8
    sizeContainerCrossAxis()  // §9.6 step 15
    stretchLines()  // §9.4 step 9
    alignLines()  // §9.6 step 16
    stretchItems(allLines)  // §9.4 step 11
  }
}
