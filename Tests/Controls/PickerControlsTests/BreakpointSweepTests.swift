import PickerControls
import PickerGeometry
import PickerSolver
import PickerTestSupport
import PickerText
import PickerTree
import Testing

@testable import PickerItems

/// Tables of breakpoints against layouts at every sixty-fourth of a point.
@Suite struct BreakpointSweepTests {
  private let rounds = sweep(4, full: 12)

  private func chip(_ dice: inout SeededGenerator, _ index: Int, width: Int = 160) -> Chip {
    var chip = Chip("", id: "\(index)")
    chip.width = Double(Int.random(in: 8...width, using: &dice)) / 64
    chip.height = Double(Int.random(in: 1...2, using: &dice))
    chip.breaksBefore = Int.random(in: 0..<18, using: &dice) == 0
    chip.breaksAfter = Int.random(in: 0..<9, using: &dice) == 0
    chip.style.grow = Int.random(in: 0..<4, using: &dice) == 0 ? 1 : nil
    if Int.random(in: 0..<6, using: &dice) == 0 { chip.style.minWidth = 0.75 }
    if Int.random(in: 0..<6, using: &dice) == 0 { chip.style.maxWidth = 1.25 }
    if Int.random(in: 0..<9, using: &dice) == 0 { chip.margin.points.leading = -1.5 }
    if Int.random(in: 0..<9, using: &dice) == 0 { chip.margin.automatic = .leading }
    return chip
  }

  private func chips(_ dice: inout SeededGenerator, _ wrap: FlowWrap) -> Chips {
    var style = ItemStyle()
    (style.padding, style.border) = (.zero, .zero)
    let items = (0..<Int.random(in: 1...7, using: &dice)).map { chip(&dice, $0) }
    let isCounted = Bool.random(using: &dice)
    let isExpanded = Int.random(in: 0..<8, using: &dice) == 0
    return Chips(items: items) {
      $0.container = Container(padding: Insets(0.25))
      $0.font = Font(size: 0.25)
      $0.itemSpacing = Double(Int.random(in: 0...1, using: &dice)) / 2
      $0.rowSpacing = 0
      $0.wrap = wrap
      $0.maxRows = [nil, 1, 2, 3].randomElement(using: &dice) ?? nil
      $0.overflow =
        isCounted
        ? OverflowLabel(CountTemplate("+{count}..."), lessLabel: "less", isExpanded: isExpanded)
        : nil
      $0.maxItemsPerRow = Int.random(in: 0..<4, using: &dice) == 0 ? 3 : nil
      $0.chip = style
    }
  }

  @Test(arguments: FlowWrap.allCases)
  func chips_atEverySixtyFourth_matchTheTable(_ wrap: FlowWrap) throws {
    var dice = SeededGenerator(seed: 145)
    for round in 0..<rounds {
      let measured = chips(&dice, wrap).measured(by: MonospaceMeasurer())
      let table = try #require(measured.breakpoints())
      guard table.isComplete else { continue }
      let (difference, step) = try firstDifference(of: table, from: measured)
      #expect(difference == nil, "\(wrap) \(round): \(String(describing: step))")
    }
  }

  /// The first width at which a fresh layout differs from the table, with the table's step.
  private func firstDifference(
    of table: BreakpointTable, from measured: MeasuredChips
  ) throws -> (Double?, BreakpointTable.Step?) {
    var place = 0
    for sixtyFourth in 0...Int((table.to + 1) * 64) {
      let width = Double(sixtyFourth) / 64
      while place + 1 < table.steps.count, table.steps[place + 1].width <= width { place += 1 }
      let shown = try measured.shown(within: ProposedSize(width: width)).get()
      let step = table.steps[place]
      let isSame =
        step.itemsPerRow == shown.solution.lines.map(\.items.count)
        && step.hiddenCount == shown.hidden.count && step.height == shown.solution.size.height
      if !isSame { return (width, step) }
    }
    return (nil, nil)
  }

  @Test func tables_thatCannotBeComplete_areMarkedIncomplete() throws {
    func isComplete(_ wrap: FlowWrap, _ change: (inout Chips) -> Void) throws -> Bool {
      var chips = Chips(items: [Chip("tea"), Chip("more")]) {
        $0.font = Font(size: 1)
        $0.wrap = wrap
      }
      change(&chips)
      let table = chips.measured(by: MonospaceMeasurer()).breakpoints()
      return try #require(table).isComplete
    }
    for wrap in FlowWrap.allCases {
      #expect(try isComplete(wrap) { _ in })
      #expect(try !isComplete(wrap) { $0.items[0].widthPercentage = 50 })
      #expect(try !isComplete(wrap) { $0.chip.maxLines = 2 })
      let isFilled = wrap == .wrap || wrap == .wrapReverse
      let isCounted = try isComplete(wrap) {
        $0.maxRows = 1
        $0.items[0].margin.points.leading = -100
      }
      #expect(isCounted != isFilled)
    }
  }

  @Test func balance_withOverflowChip_stepsWhereMoreChipsFit() throws {
    var style = ItemStyle()
    (style.padding, style.border) = (Insets(8), Insets(2))
    let items = [100.0, 40, 30].map { width in
      var chip = Chip("", id: "\(width)")
      (chip.width, chip.height) = (width, 10)
      return chip
    }
    let chips = Chips(items: items) {
      $0.itemSpacing = 0
      $0.rowSpacing = 0
      $0.wrap = .balance
      $0.maxRows = 9
      $0.chip = style
    }
    let table = try #require(chips.measured(by: MonospaceMeasurer()).breakpoints())
    #expect(table.steps.map(\.width) == [0, 70, 170])
  }

  @Test func flow_basisBeyondWidth_hasAStepWhereAllFitOnOneLine() throws {
    let items = [
      FlowItem(width: 50, height: 10) { $0.basis = 70 }, FlowItem(width: 50, height: 20),
    ]
    let solver = try FlowSolver(items, in: FlowContainer(wrap: .wrap))
    let table = try #require(BreakpointTable(solver))
    #expect(table.steps.map(\.width) == [0, 120])
    #expect(table.to == 120)
  }

  @Test func verticalFlow_reportsBothDimensions() throws {
    let items = [FlowItem(width: 50, height: 10), FlowItem(width: 30, height: 20)]
    let solver = try FlowSolver(items, in: FlowContainer(axis: .vertical, wrap: .wrap))
    let table = try #require(BreakpointTable(solver))
    #expect(table.axis == .vertical)
    #expect(table.steps.map(\.height) == [0, 30])
    #expect(table.steps.map(\.width) == [80, 50])
  }

  @Test func overflowChip_widerThanManyChips_takesFewLayouts() {
    let count = sweep(1_000, full: 4_000)
    let counter = CountingMeasurer()
    var style = ItemStyle()
    (style.padding, style.border, style.maxLines) = (.zero, .zero, 2)
    let items = (0..<count).map { Chip("a", id: "\($0)") }
    let chips = Chips(items: items) {
      $0.container = Container(width: Double(count) - 1)
      $0.font = Font(size: 1)
      $0.itemSpacing = 0
      $0.maxRows = 1
      $0.overflow = OverflowLabel(
        CountTemplate(String(repeating: "+", count: count / 2) + "{count}"))
      $0.chip = style
    }
    let tree = chips.measured(by: counter).layout()
    #expect(tree.overflows.first?.hiddenIDs.count ?? 0 > count / 2)
    // Each layout measures every chip again, because its label may take two lines.
    #expect(counter.count < 6 * count)
  }
}

/// Breakpoints of compression steps against layouts at every sixty-fourth of a point.
@Suite struct SegmentedBreakpointTests {
  private let rounds = sweep(1, full: 3)

  private func segmented(
    _ strategies: [NarrowStrategy], _ dice: inout SeededGenerator
  ) -> MeasuredSegmented {
    var style = ItemStyle()
    (style.padding, style.border) = (Insets(0.125), .zero)
    let segments = (0..<Int.random(in: 1...4, using: &dice)).map { _ in
      let text = String(repeating: "x", count: Int.random(in: 1...9, using: &dice))
      var segment = Segment(text, icon: Bool.random(using: &dice) ? Icon("i") : nil)
      if Int.random(in: 0..<6, using: &dice) == 0 { segment.width = 2 }
      if Int.random(in: 0..<6, using: &dice) == 0 { segment.style.minWidth = 1.5 }
      return segment
    }
    let control = Segmented(items: segments, selected: [Int.random(in: 0..<4, using: &dice)]) {
      $0.container = Container(padding: Insets(0.25))
      $0.font = Font(size: 0.25)
      $0.distribution = Segmented.Distribution.allCases.randomElement(using: &dice) ?? .equal
      $0.spacing = Double(Int.random(in: 0...2, using: &dice)) / 4
      $0.segment = style
      $0.whenNarrow = strategies
    }
    return control.measured(by: MonospaceMeasurer())
  }

  @Test(arguments: [
    [NarrowStrategy.truncate], [.content, .dropIcons, .truncate], [.dropIcons, .shrinkText, .menu],
    [.wrap, .scroll], [.truncate, .wrap, .menu], [.shrinkText, .content, .wrap], [],
    [.overflowMenu], [.content, .overflowMenu, .menu],
  ])
  func segments_atEverySixtyFourth_matchTheTable(_ strategies: [NarrowStrategy]) throws {
    var dice = SeededGenerator(seed: 146)
    for round in 0..<rounds {
      let measured = segmented(strategies, &dice)
      let table = measured.breakpoints(in: .asDeclared)
      #expect(table.isComplete)
      for sixtyFourth in stride(from: 0, through: Int((table.to + 1) * 64), by: sweep(8, full: 1)) {
        let width = Double(sixtyFourth) / 64
        let arrangement = measured.arrangement(of: measured.items, in: ProposedSize(width: width))
        // A step may be up to 1/1024 point too late.
        let isSame = [width, width + 1.0 / 512].contains { place in
          let step = table.steps.last { $0.width <= place }
          return step?.strategy == arrangement.strategy
            && step?.itemsPerRow == arrangement.lines.map(\.count)
        }
        #expect(isSame, "\(strategies) \(round) at \(width)")
        if !isSame { break }
      }
    }
  }

  @Test(arguments: [[NarrowStrategy.truncate], [.shrinkText, .wrap], [.overflowMenu, .menu]])
  func steps_holdAtTheWidthsThatAreWritten(_ strategies: [NarrowStrategy]) {
    var dice = SeededGenerator(seed: 147)
    for _ in 0..<20 {
      var control = segmented(strategies, &dice).control
      (control.font.size, control.spacing) = (0.3, 0.7)
      let measured = control.measured(by: MonospaceMeasurer())
      for step in measured.breakpoints(in: .asDeclared).steps {
        let arrangement = measured.arrangement(
          of: measured.items, in: ProposedSize(width: step.width.roundedLength))
        #expect(arrangement.strategy == step.strategy, "\(strategies) at \(step.width)")
        #expect(arrangement.lines.map(\.count) == step.itemsPerRow)
      }
    }
  }

  private func search(_ count: Int, _ strategies: [NarrowStrategy]) -> SegmentedBreakpoints {
    let control = Segmented(items: (0..<count).map { Segment("\($0)") }) {
      $0.distribution = .content
      $0.whenNarrow = strategies
    }
    return SegmentedBreakpoints(control.measured(by: MonospaceMeasurer()), height: nil)
  }

  /// A bisection of all widths at every step, in which the number of shown segments is searched again, placed 250 times as
  /// many segments.
  @Test(arguments: [
    [NarrowStrategy.overflowMenu], [.content, .shrinkText, .overflowMenu],
    [.truncate, .overflowMenu],
  ])
  func segments_behindAMenu_placeEachStepAFewTimes(_ strategies: [NarrowStrategy]) {
    let count = sweep(40, full: 80)
    var search = search(count, strategies)
    let table = search.table
    #expect(table.isComplete && table.steps.count > count * 7 / 8)
    #expect(search.placedCount < 10 * count * table.steps.count)
  }

  /// Only in full sweeps, because a table of a thousand steps takes most of a minute in a debug build.
  @Test(arguments: sweep([], full: [1000, 4000]))
  func segments_ofWhichManyAreHidden_areListedUpToTheLimit(_ count: Int) {
    var search = search(count, [.overflowMenu])
    let table = search.table
    #expect(table.steps.count == BreakpointTable.limit && table.isComplete == (count < 1000))
    #expect(search.placedCount < 4_000_000)
  }
}
