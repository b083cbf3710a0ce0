import PickerGeometry
import PickerSolver
import PickerTestSupport
import PickerText
import PickerTree
import Synchronization
import Testing

@testable import PickerControls

/// Tables of breakpoints against layouts at every sixty-fourth of a point.
@Suite struct BreakpointSweepTests {
  private func chips(_ dice: inout SeededGenerator, _ wrap: FlowWrap) -> Chips {
    var style = ItemStyle()
    (style.padding, style.border) = (.zero, .zero)
    let count = Int.random(in: 2...6, using: &dice)
    let items = (0..<count).map { index in
      var chip = Chip("", id: "\(index)")
      chip.width = Double(Int.random(in: 8...256, using: &dice)) / 64
      chip.height = Double(Int.random(in: 1...2, using: &dice))
      chip.breakAfter = Int.random(in: 0..<9, using: &dice) == 0
      if Int.random(in: 0..<9, using: &dice) == 0 { chip.margin.points.leading = -0.5 }
      return chip
    }
    let isCounted = Bool.random(using: &dice)
    return Chips(
      items: items, font: Font(size: 0.5), itemSpacing: Double(Int.random(in: 0...1, using: &dice)),
      rowSpacing: 0, wrap: wrap, maxRows: Int.random(in: 0..<4, using: &dice) > 0 ? 2 : nil,
      overflow: isCounted ? .label(OverflowLabel(CountTemplate("+{count}..."))) : .hidden,
      maxItemsPerRow: Int.random(in: 0..<4, using: &dice) == 0 ? 3 : nil, chip: style)
  }

  @Test(arguments: [FlowWrap.nowrap, .wrap, .wrapReverse])
  func chips_everySixtyFourth_isWhatTheTableSays(_ wrap: FlowWrap) throws {
    var dice = SeededGenerator(seed: 145)
    for round in 0..<12 {
      let chips = chips(&dice, wrap)
      let measured = chips.measuredChips(by: MonospaceMeasurer())
      let table = try #require(measured.breakpoints())
      #expect(table.isComplete)
      var place = 0
      for sixtyFourth in 0...Int((table.to + 1) * 64) {
        let width = Double(sixtyFourth) / 64
        while place + 1 < table.steps.count, table.steps[place + 1].width <= width { place += 1 }
        let placement = measured.placement(within: Room(width: width), tracing: false)
        let step = table.steps[place]
        guard
          step.itemsPerRow == placement.flow.lines.map(\.items.count),
          step.hiddenCount == placement.hidden.count, step.height == placement.flow.size.height
        else {
          Issue.record("\(wrap) \(round) at \(width): \(step)")
          break
        }
      }
    }
  }

  @Test func balance_withACount_stepsWhereMoreChipsCanStay() throws {
    var style = ItemStyle()
    (style.padding, style.border) = (Insets(8), Insets(2))
    let items = [100.0, 40, 30].map { width in
      var chip = Chip("", id: "\(width)")
      (chip.width, chip.height) = (width, 10)
      return chip
    }
    let chips = Chips(
      items: items, itemSpacing: 0, rowSpacing: 0, wrap: .balance, maxRows: 9, chip: style)
    let table = try #require(chips.measuredChips(by: MonospaceMeasurer()).breakpoints())
    #expect(table.steps.map(\.width) == [0, 70, 170])
  }

  @Test func flow_basisBeyondWidth_hasAStepWhereAllShareALine() throws {
    let items = [
      FlowItem(width: 50, height: 10, basis: 70), FlowItem(width: 50, height: 20),
    ]
    let solver = try FlowSolver(items, in: FlowContainer(wrap: .wrap))
    let table = try #require(BreakpointTable(solver))
    #expect(table.steps.map(\.width) == [0, 120])
    #expect(table.to == 120)
  }

  @Test func verticalFlow_namesBothSides() throws {
    let items = [FlowItem(width: 50, height: 10), FlowItem(width: 30, height: 20)]
    let solver = try FlowSolver(items, in: FlowContainer(axis: .vertical, wrap: .wrap))
    let table = try #require(BreakpointTable(solver))
    #expect(table.axis == .vertical)
    #expect(table.steps.map(\.height) == [0, 30])
    #expect(table.steps.map(\.width) == [80, 50])
  }

  @Test func countingChip_widerThanManyChips_asksForAFewLayoutsOnly() {
    let count = 4_000
    let counter = CountingMeasurer()
    var style = ItemStyle()
    (style.padding, style.border, style.maxLines) = (.zero, .zero, 2)
    let items = (0..<count).map { Chip("a", id: "\($0)") }
    let chips = Chips(
      items: items, container: Container(width: Double(count) - 1), font: Font(size: 1),
      itemSpacing: 0, maxRows: 1,
      overflow: .label(
        OverflowLabel(CountTemplate(String(repeating: "+", count: count / 2) + "{count}"))),
      chip: style)
    let tree = chips.measured(by: counter).layout()
    #expect(tree.overflows.first?.hiddenIDs.count ?? 0 > count / 2)
    // Each layout measures every chip again, for its label may take two lines.
    #expect(counter.requests < 6 * count)
  }
}

/// Counts what it is asked.
private final class CountingMeasurer: TextMeasuring {
  private let count = Mutex(0)

  var requests: Int { count.withLock { $0 } }

  func measure(_ requests: [TextRequest]) -> [MeasuredText] {
    count.withLock { $0 += requests.count }
    return MonospaceMeasurer().measure(requests)
  }
}

/// Which strategy of a segmented control holds at which widths.
@Suite struct SegmentedBreakpointTests {
  private func segmented(_ strategies: [Segmented.Rung]) -> MeasuredSegmented? {
    var style = ItemStyle()
    (style.padding, style.border) = (Insets(0.5), .zero)
    let segments = ["bread", "tea", "cheese and more"].map { Segment($0, icon: Icon("i")) }
    let control = Segmented(
      items: segments, container: Container(padding: Insets(1)), font: Font(size: 1),
      segment: style, whenNarrow: strategies)
    return control.measured(by: MonospaceMeasurer()) as? MeasuredSegmented
  }

  @Test(arguments: [
    [Segmented.Rung.truncate], [.content, .dropIcons, .truncate], [.dropIcons, .shrinkText, .menu],
    [.wrap, .scroll], [],
  ])
  func segments_everySixtyFourth_areArrangedAsTheTableSays(_ strategies: [Segmented.Rung]) throws {
    let measured = try #require(segmented(strategies))
    let table = measured.breakpoints(in: .asDeclared)
    #expect(table.isComplete && table.steps.count <= 2 * strategies.count + 1)
    for sixtyFourth in 0...Int((table.to + 2) * 64) {
      let width = Double(sixtyFourth) / 64
      let arrangement = measured.arrangement(of: measured.items, in: Room(width: width))
      let step = try #require(table.steps.last { $0.width <= width + 1.0 / 512 })
      #expect(step.strategy == arrangement.rung?.rawValue, "\(strategies) at \(width)")
      #expect(step.itemsPerRow == arrangement.lines.map(\.count), "\(strategies) at \(width)")
    }
  }
}
