import PickerGeometry
import PickerSolver
import PickerTestSupport
import Testing

/// An update gives the same result as a new solver, bit for bit, and does only the necessary work.
@Suite struct UpdateTests {
  private func item(_ random: inout Seeded, rich: Bool) -> FlowItem {
    var item = FlowItem(
      content: Size(
        width: Double.random(in: 5...60, using: &random),
        height: Double(Int.random(in: 10...12, using: &random))))
    guard rich else { return item }
    if Int.random(in: 0..<4, using: &random) == 0 { item.grow = 1 }
    if Int.random(in: 0..<6, using: &random) == 0 { item.margin = Insets(top: 3, leading: -2) }
    if Int.random(in: 0..<6, using: &random) == 0 { item.align = .baseline }
    if Int.random(in: 0..<6, using: &random) == 0 { item.baseline = 7 }
    if Int.random(in: 0..<9, using: &random) == 0 { item.breaksAfter = true }
    if Int.random(in: 0..<20, using: &random) == 0 { item.margin = Insets(trailing: -70) }
    if Int.random(in: 0..<20, using: &random) == 0 { item.basis = 30 }
    if Int.random(in: 0..<9, using: &random) == 0 { item.autoMargins = [.leading, .bottom] }
    makeRelative(&item, Int.random(in: 0..<90, using: &random))
    return item
  }

  /// Makes one item in thirty relative, so that many rounds of forty items have none and updates stay local.
  private func makeRelative(_ item: inout FlowItem, _ dice: Int) {
    switch dice {
    case 0: item.percentages.width = 30
    case 1: item.aspectRatio = 2
    case 2: item.order = -1
    default: break
    }
  }

  private func isSame(_ a: FlowSolution, _ b: FlowSolution) -> Bool {
    a.frames == b.frames && a.lines == b.lines && a.size == b.size && a.hidden == b.hidden
  }

  @Test(arguments: [false, true])
  func update_randomEdits_equalsANewSolution(_ rich: Bool) throws {
    var random = Seeded(rich ? 21 : 22)
    for round in 0..<sweep(20, full: 60) {
      let container = FlowContainer(
        wrap: FlowWrap.allCases[round % 5], width: round % 13 == 0 ? nil : 160,
        height: round % 2 == 0 ? 150 : nil
      ) {
        $0.isReversed = round % 5 == 0
        $0.itemSpacing = 3
        $0.lineSpacing = 2
        $0.justify = FlowJustify.allCases[round % 10]
        $0.align = FlowAlign.allCases[round % FlowAlign.allCases.count]
        $0.alignLines = FlowJustify.allCases[round / 7 % 10]
        $0.maxLines = round % 3 == 0 ? 4 : nil
        $0.maxItemsPerLine = round % 11 == 0 ? 3 : nil
      }
      var items = (0..<40).map { _ in item(&random, rich: rich) }
      var solution = try solve(items, container)
      for _ in 0..<12 {
        let index = Int.random(in: 0..<40, using: &random)
        items[index] = item(&random, rich: rich)
        try solution.update(item: index, to: items[index])
        let same = isSame(solution, try solve(items, container))
        #expect(same, "\(round): \(container)")
      }
    }
  }

  @Test(arguments: [false, true])
  func update_randomSizes_equalsANewSolution(_ rich: Bool) throws {
    var random = Seeded(rich ? 23 : 24)
    let items = (0..<40).map { _ in item(&random, rich: rich) }
    for round in 0..<30 {
      var container = FlowContainer(
        axis: round % 2 == 0 ? .horizontal : .vertical, wrap: FlowWrap.allCases[round % 5]
      ) {
        $0.isReversed = round % 5 == 0
        $0.direction = round % 3 == 0 ? .rightToLeft : .leftToRight
        $0.itemSpacing = 3
        $0.lineSpacing = 2
        $0.justify = FlowJustify.allCases[round % 10]
        $0.align = FlowAlign.allCases[round % FlowAlign.allCases.count]
        $0.maxLines = round % 3 == 0 ? 4 : nil
      }
      let solver = try FlowSolver(items, in: container)
      var solution = solver.solve()
      for _ in 0..<6 {
        container.width =
          Bool.random(using: &random) ? Double.random(in: 0...300, using: &random) : nil
        container.height =
          Bool.random(using: &random) ? Double.random(in: 0...300, using: &random) : nil
        try solution.update(width: container.width, height: container.height)
        let fresh = try solve(items, container)
        let at = try solver.solve(width: container.width, height: container.height)
        #expect(isSame(solution, fresh) && isSame(at, fresh), "\(round): \(container)")
      }
    }
  }

  @Test func update_invalidSize_leavesTheSolutionUnchanged() throws {
    var solution = try solve(boxes([4, 4, 4]), .wrapping(10, 1))
    let before = solution
    #expect(throws: FlowError.self) { try solution.update(width: 20, height: .nan) }
    #expect(throws: FlowError.self) { try solution.solver.solve(width: -1, height: nil) }
    #expect(isSame(solution, before) && solution.solver.container.width == 10)
  }

  @Test func update_editThatSyncs_solvesOnlyItsLines() throws {
    var solution = try solve(boxes(Array(repeating: 10, count: 1_000)), .wrapping(54, 1))
    let change = try solution.update(item: 502, to: FlowItem(width: 9, height: 1))
    #expect(change.solved == 100..<101 && change.moved.isEmpty)
    let higher = try solution.update(item: 502, to: FlowItem(width: 9, height: 2))
    #expect(higher.solved == 100..<101 && higher.moved == 101..<200)
    #expect(solution.frames[505].y == 102)
  }

  @Test func update_firstItemOfALine_canMoveUp() throws {
    var solution = try solve(boxes([4, 4, 4, 4]), .wrapping(10, 1))
    try solution.update(item: 2, to: FlowItem(width: 0, height: 1))
    #expect(solution.lines.map(\.items) == [0..<3, 3..<4])
  }

  @Test func update_hiddenItem_becomesVisible() throws {
    let container = FlowContainer.wrapping(10, 1).with { $0.maxLines = 1 }
    var solution = try solve(boxes([4, 4, 4]), container)
    #expect(solution.hidden == 2..<3)
    try solution.update(item: 1, to: FlowItem(width: 0, height: 1))
    #expect(solution.hidden.isEmpty)
    #expect(solution.frames.map(\.x) == [0, 5, 6])
  }

  @Test func update_lastNegativeItemRemoved_linesAreBalancedAgain() throws {
    var items = boxes([2, 2, 2, 2, 2, 2])
    items[0].margin = Insets(leading: -5)
    let container = FlowContainer.wrapping(15, 1).with { $0.wrap = .balance }
    var solution = try solve(items, container)
    #expect(solution.lines.map(\.items.count) == [6])
    try solution.update(item: 0, to: items[1])
    #expect(solution.lines.map(\.items.count) == [3, 3])
  }

  @Test func update_width_equalsANewSolution() throws {
    var random = Seeded(4)
    let items = (0..<50).map { _ in item(&random, rich: true) }
    let container = FlowContainer(wrap: .wrap, width: 100) {
      $0.itemSpacing = 4
      $0.maxLines = 6
    }
    var solution = try solve(items, container)
    for width in stride(from: 20.0, to: 900, by: 37) {
      try solution.update(width: width)
      let same = isSame(solution, try solve(items, container.with { $0.width = width }))
      #expect(same, "\(width)")
    }
  }

  @Test func update_replacingItems_mayChangeTheirNumber() throws {
    var solution = try solve(boxes([1, 1, 1]), .wrapping(4, 1))
    try solution.update(replacing: 1..<2, with: boxes([2, 3]))
    #expect(picture(solution) == ["A BB", "CCC ", "D   "])
    try solution.update(replacing: 0..<4, with: [])
    #expect(solution.frames.isEmpty && solution.size.height == 0)
    try solution.update(replacing: 0..<0, with: boxes([2]))
    #expect(picture(solution) == ["AA  "])
  }

  @Test func update_contentDependentItem_isMeasuredAgainOnlyWhereLinesChange() throws {
    let label = FlowItem(content: Size(width: 5, height: 1)) { $0.isContentDependent = true }
    let solver = try FlowSolver(Array(repeating: label, count: 6), in: .wrapping(11, 1))
    var asked: [Int] = []
    let ask: FlowSolver.CrossSize = { item, width in
      asked.append(item)
      return 10 / width
    }
    var solution = solver.solve(crossSize: ask)
    #expect(asked == [0, 1, 2, 3, 4, 5])
    asked = []
    try solution.update(item: 3, to: label, crossSize: ask)
    #expect(asked == [2, 3])
    #expect(solution.frames.map(\.height) == Array(repeating: 2, count: 6))
  }

  @Test func update_invalidNumbers_throwAndChangeNothing() throws {
    var solution = try solve(boxes([1, 1]), .wrapping(4, 1))
    let before = solution
    #expect(throws: FlowError.self) { try solution.update(width: .nan) }
    #expect(throws: FlowError.self) { try solution.update(item: 2, to: FlowItem()) }
    #expect(throws: FlowError.self) { try solution.update(item: -1, to: FlowItem()) }
    #expect(throws: FlowError.self) { try solution.update(item: 0, to: FlowItem(width: -1)) }
    #expect(throws: FlowError.self) { try solution.update(replacing: 1..<3, with: []) }
    #expect(isSame(solution, before))
  }

  @Test func update_ofSnappedLayout_isExactAgain() throws {
    let container = FlowContainer.wrapping(8, 0.3)
    let exact = try solve(boxes([1.3, 1.3]), container)
    var snapped = exact.snapped(to: try PixelGrid(scale: 1))
    #expect(snapped.frames[1].x == 2)
    try snapped.update(item: 0, to: FlowItem(width: 1.3, height: 1))
    #expect(isSame(snapped, exact))
  }
}
