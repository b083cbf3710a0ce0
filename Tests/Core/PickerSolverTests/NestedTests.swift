import Dispatch
import Foundation
import PickerGeometry
import PickerLimits
import PickerSolver
import PickerTestSupport
import Testing

/// Flows in flows, whose leaves are boxes and words that wrap.
@Suite struct NestedTests {
  /// A row of a label that takes what is left, and a switch.
  ///
  ///     |aaa bbb  SS|    width 11: the label gets 8 of it, and two lines
  ///     |ccc        |
  @Test func row_textThatGrows_wrapsInWhatIsLeft() throws {
    let label = FlowItem { ($0.grow, $0.keywords.minWidth) = (1, .auto) }
    let row = FlowContainer(width: 11) { ($0.itemSpacing, $0.align) = (1, .start) }
    let words = Words(widths: [4, 4, 3], line: 1)
    let knob = FlowItem(width: 2, height: 1) { $0.shrink = 0 }
    let solver = try FlowSolver([label, knob], contents: [words], in: row)
    let solution = solver.solve()
    #expect(
      solution.frames == [
        Rect(x: 0, y: 0, width: 8, height: 2), Rect(x: 9, y: 0, width: 2, height: 1),
      ])
    #expect(solution.size == Size(width: 11, height: 2))
  }

  @Test func column_inRow_isAsHighAsItsWrappedText() throws {
    let text = FlowItem { $0.keywords.minWidth = .auto }
    let column = try FlowBox(
      FlowSolver(
        [text, FlowItem(content: Size(width: 2, height: 1))],
        contents: [Words(widths: [3, 3, 3], line: 1)], in: FlowContainer(axis: .vertical)))
    let shrinking = FlowItem { $0.keywords.minWidth = .auto }
    let solver = try FlowSolver(
      [shrinking, FlowItem(width: 4, height: 1) { $0.shrink = 0 }], contents: [column],
      in: FlowContainer(width: 10))
    let solution = solver.solve()
    #expect(solution.frames[0] == Rect(x: 0, y: 0, width: 6, height: 3))
    #expect(solver.minContentWidth == 7)
    #expect(solver.maxContentWidth == 13)
  }

  @Test(arguments: [(1.0, 6.0), (5, 6), (8, 8), (20, 9)])
  func fitContent_isBetweenTheWidthsOfTheContent(available: Double, expected: Double) throws {
    let item = FlowItem { ($0.keywords.width, $0.shrink) = (.fitContent, 0) }
    let solver = try FlowSolver(
      [item], contents: [Words(widths: [6, 3], line: 1)], in: FlowContainer(width: available))
    #expect(solver.solve().frames[0].width == expected)
  }

  @Test func minimum_auto_isTheContentsOrTheOwnSize() throws {
    let words = Words(widths: [6, 6], line: 1)
    let content = FlowItem { $0.keywords.minWidth = .auto }
    let given = FlowItem(width: 4) { $0.keywords.minWidth = .auto }
    let container = FlowContainer(width: 2)
    for (item, width) in [(content, 6.0), (given, 4), (FlowItem(), 2)] {
      let solver = try FlowSolver([item], contents: [words], in: container)
      #expect(solver.solve().frames[0].width == width)
    }
  }

  @Test func order_contentsMoveWithTheirItems() throws {
    let items = [FlowItem { $0.order = 1 }, FlowItem()]
    let solver = try FlowSolver(
      items, contents: [Words(widths: [3], line: 1)], in: FlowContainer(align: .start))
    var solution = solver.solve()
    #expect(solution.frames.map { $0.width } == [0, 3])
    try solution.update(item: 0, to: FlowItem())
    #expect(solution.frames.map { $0.width } == [3, 0])
    try solution.update(replacing: 0..<1, with: [FlowItem()])
    #expect(solution.frames.map { $0.width } == [0, 0])
  }

  @Test(arguments: [
    (FlowInset(top: .points(2), leading: .points(3)), Rect(x: 4, y: 3, width: 4, height: 2)),
    (
      FlowInset(bottom: .percent(10), trailing: .points(0)),
      Rect(x: 15, y: 15.2, width: 4, height: 2)
    ),
    (FlowInset(leading: .points(2), trailing: .points(13)), Rect(x: 3, y: 8, width: 3, height: 4)),
    (FlowInset(), Rect(x: 8, y: 9, width: 4, height: 2)),
  ])
  func absolute_inAContainer_refersToItsPaddingBox(inset: FlowInset, frame: Rect) throws {
    let container = FlowContainer(width: 20, height: 20) {
      ($0.border, $0.padding, $0.justify, $0.align) = (Insets(1), Insets(2), .center, .center)
    }
    let solution = try FlowSolver([], in: container).solve()
    let words = Words(widths: [2, 2], line: 2)
    #expect(try solution.placement(of: FlowItem(), at: inset, content: words).frame == frame)
  }

  /// Columns 120 wide of items with a width, leading and trailing margins and an alignment, as Chromium 156 places their left edges.
  @Test(arguments: [
    (
      LayoutDirection.leftToRight, FlowWrap.nowrap,
      [(34, 3, 1, FlowAlign.baseline), (54, 2, 7, .baseline)], [3.0, 3]
    ),
    (.rightToLeft, .nowrap, [(63, 5, 1, .baseline), (56, 2, 1, .baseline)], [52, 52]),
    (.rightToLeft, .wrap, [(31, 9, 5, .lastBaseline), (32, 6, 7, .baseline)], [80, 82]),
    (
      .leftToRight, .wrapReverse,
      [(58, 4, 12, .start), (20, 7, 8, .baseline), (50, 7, 11, .start)], [50, 92, 59]
    ),
  ])
  func baselines_inAColumn_areLeftEdges(
    direction: LayoutDirection, wrap: FlowWrap, items: [(Double, Double, Double, FlowAlign)],
    lefts: [Double]
  ) throws {
    let items = items.map { width, leading, trailing, align in
      FlowItem(width: width, height: 10) {
        $0.margin = Insets(leading: leading, trailing: trailing)
        $0.align = align
      }
    }
    let container = FlowContainer(axis: .vertical, wrap: wrap, width: 120, height: 60) {
      ($0.direction, $0.alignLines) = (direction, .start)
    }
    let solution = try FlowSolver(items, in: container).solve()
    #expect(solution.frames.map { $0.x } == lefts)
    #expect(solution.lines.allSatisfy { $0.baseline == nil && $0.lastBaseline == nil })
  }

  @Test func answers_outOfRange_areBroughtIntoIt() throws {
    let solver = try FlowSolver(
      [FlowItem()], contents: [Faulty()], in: FlowContainer(align: .baseline))
    #expect(solver.solve().size == Size(width: 10_000_000, height: 0))
  }

  /// Every content is asked as often as there are different questions, however deep it is: of a doubling for each level, nothing
  /// would be left at depth 100.
  @Test(arguments: [10, 100, 1000])
  func nest_deep_asksEveryContentAFewTimes(depth: Int) throws {
    let contents = try Counting.nest(depth: depth)
    let root = try FlowSolver(
      [FlowItem()], contents: [contents[depth]], in: FlowContainer(width: 9))
    onLargeStack { _ = root.solve() }
    let questions = contents.map { $0.questions }
    #expect(questions.max() ?? 0 <= 4)
    #expect(questions.reduce(0, +) <= 3 * depth)
  }

  /// Comparison with nests recorded in Chromium, to a depth of 5. Only the 1/64 px to which it truncates lengths, a 64th of that here,
  /// stands between.
  @Test func nest_everyRecordedOne_agreesWithChromium() throws {
    let cases = try NestedCase.all()
    #expect(cases.count == 1000)
    for (number, recorded) in cases.enumerated() where number % sweep(8, full: 1) == 0 {
      let off = try recorded.deviation()
      #expect(off <= 1.0 / 1024, "case \(number): off by \(off)")
    }
  }

  /// Nests of which many items are aligned by their last baselines. In columns, Chromium aligns the left edges of the items.
  @Test func nest_withLastBaselines_agreesWithChromium() throws {
    let cases = try NestedCase.all("nested-last")
    #expect(cases.count == 600)
    for (number, recorded) in cases.enumerated() where number % sweep(8, full: 1) == 0 {
      #expect(try recorded.deviation() <= 3.0 / 64, "case \(number)")
    }
  }
}

extension FlowContainer {
  fileprivate init(align: FlowAlign) {
    self.init()
    self.align = align
  }
}

extension FlowSizeKeywords {
  fileprivate static var automaticMinimums: FlowSizeKeywords {
    var keywords = FlowSizeKeywords()
    (keywords.minWidth, keywords.minHeight) = (.auto, .auto)
    return keywords
  }
}

/// Answers that are no lengths.
private final class Faulty: FlowContent {
  func contentWidths(height: Double?) -> FlowContentWidths {
    FlowContentWidths(minimum: -1, maximum: .infinity)
  }

  func layout(width: Double, height: FlowContentHeight) -> FlowContentLayout {
    FlowContentLayout(height: -1, firstBaseline: .nan, lastBaseline: .infinity)
  }
}

/// Works on a thread of its own, with space for a nest of 1,000 levels.
private func onLargeStack(_ work: @escaping @Sendable () -> Void) {
  let isDone = DispatchSemaphore(value: 0)
  let thread = Thread {
    work()
    isDone.signal()
  }
  thread.stackSize = 64 << 20
  thread.start()
  isDone.wait()
}

/// Counts the questions to a content.
private final class Counting: FlowContent {
  private let content: any FlowContent
  private let count = Mutex(0)

  init(_ content: any FlowContent) { self.content = content }

  var questions: Int { count.withLock { $0 } }

  /// Columns in rows in columns, from the innermost to the outermost.
  static func nest(depth: Int) throws -> [Counting] {
    var all = [Counting(Words(widths: [3, 4, 5], line: 1))]
    for level in 0..<depth {
      let item = FlowItem { ($0.keywords, $0.grow) = (.automaticMinimums, 1) }
      let container = FlowContainer(axis: level.isMultiple(of: 2) ? .vertical : .horizontal) {
        $0.padding = Insets(0.01)
        $0.align = level.isMultiple(of: 3) ? .start : .stretch
      }
      let solver = try FlowSolver(
        [item, FlowItem(width: 1, height: 1)], contents: [all[level]], in: container)
      all.append(Counting(FlowBox(solver)))
    }
    return all
  }

  func contentWidths(height: Double?) -> FlowContentWidths {
    count.withLock { $0 += 1 }
    return content.contentWidths(height: height)
  }

  func layout(width: Double, height: FlowContentHeight) -> FlowContentLayout {
    count.withLock { $0 += 1 }
    return content.layout(width: width, height: height)
  }
}

/// Content that cancels the work when it is asked for the tenth time.
private final class CancellingContent: FlowContent {
  let budget = Budget()
  private let asked = Mutex(0)

  var count: Int { asked.withLock { $0 } }

  private func note() {
    asked.withLock { $0 += 1 }
    if count == 10 { budget.cancel() }
  }

  func contentWidths(height: Double?) -> FlowContentWidths {
    note()
    return FlowContentWidths(minimum: 1, maximum: 2)
  }

  func layout(width: Double, height: FlowContentHeight) -> FlowContentLayout {
    note()
    return FlowContentLayout(height: 1)
  }
}

@Suite struct NestedBudgetTests {
  @Test(arguments: [Axis.horizontal, .vertical])
  func content_onceTheWorkIsCancelled_isNotAsked(_ axis: Axis) throws {
    let content = CancellingContent()
    #expect(throws: LimitError.cancelled) {
      try content.budget.run {
        let contents = [any FlowContent](repeating: content, count: 100)
        let solver = try? FlowSolver(
          contents.map { _ in FlowItem() }, contents: contents, in: FlowContainer(axis: axis))
        #expect(solver?.solve().frames.count == 100)
      }
    }
    #expect(content.count == 10)
  }
}
