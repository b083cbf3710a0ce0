import PickerGeometry
import PickerSolver
import PickerTestSupport
import Testing

/// What WebKit does otherwise than Chromium.
@Suite struct WebKitTests {
  private func frames(
    _ items: [FlowItem], in container: FlowContainer, as browser: Browser = .webkit
  ) throws -> [Rect] {
    var container = container
    container.browser = browser
    return try FlowSolver(items, in: container).solve().frames
  }

  /// CSS Flexbox §9.7 says nothing of what does not divide evenly: 100 px are 6400 units, and a seventh of them 914.29.
  @Test func growth_isRoundedForEachItem() throws {
    let items = Array(repeating: FlowItem { $0.grow = 1 }, count: 7)
    let container = FlowContainer(width: 100)
    #expect(
      try frames(items, in: container).map { $0.width * 64 } == Array(repeating: 914, count: 7))
    let chromium = try frames(items, in: container, as: .chromium).map { $0.width * 64 }
    #expect(chromium.reduce(0, +) == 6400)
  }

  /// The rest of 7 px, which are 448 units, between 3 gaps is left at the end.
  @Test(arguments: [
    (FlowJustify.spaceBetween, [0.0, 149, 298, 447]), (.spaceAround, [56, 168, 280, 392]),
    (.spaceEvenly, [89, 178, 267, 356]),
  ])
  func gaps_areEqual(justify: FlowJustify, places: [Double]) throws {
    let items = Array(repeating: FlowItem(), count: 4)
    let container = FlowContainer(width: 7) { $0.justify = justify }
    #expect(try frames(items, in: container).map { $0.x * 64 } == places)
  }

  @Test func autoMargins_areEqual() throws {
    let items = Array(repeating: FlowItem { $0.autoMargins = [.leading] }, count: 3)
    #expect(try frames(items, in: FlowContainer(width: 7)).map { $0.x * 64 } == [149, 298, 447])
  }

  /// CSS Box Alignment §5.3: `space-around` falls back to `safe center`, and what overflows starts where the writing direction does. In
  /// WebKit it starts where the flow does.
  @Test(arguments: [(Browser.chromium, 0.0), (.webkit, -10)])
  func overflow_startsWhereTheFlowDoes(browser: Browser, place: Double) throws {
    let item = FlowItem(width: 30) { $0.shrink = 0 }
    let container = FlowContainer(width: 20) { ($0.isReversed, $0.justify) = (true, .spaceAround) }
    #expect(try frames([item], in: container, as: browser)[0].x == place)
  }

  /// CSS Flexbox §9.9.2: a flex basis may make the contribution of an item smaller. WebKit and Firefox take its width.
  @Test(arguments: [(Browser.chromium, 10.0), (.firefox, 30), (.webkit, 30)])
  func basis_ofAnItem_doesNotMakeTheContainerSmaller(browser: Browser, width: Double) throws {
    let item = FlowItem(width: 30) { $0.basis = 10 }
    let container = FlowContainer { $0.browser = browser }
    #expect(try FlowSolver([item], in: container).solve().size.width == width)
  }

  /// CSS Flexbox §9.9.1: columns that wrap make a container wider. In WebKit and Firefox it is as wide as the widest item.
  @Test(arguments: [(Browser.chromium, 20.0), (.firefox, 10), (.webkit, 10)])
  func columns_thatWrap_doNotMakeTheContainerWider(browser: Browser, width: Double) throws {
    let items = Array(repeating: FlowItem(width: 10, height: 10), count: 2)
    let container = FlowContainer(axis: .vertical, wrap: .wrap, height: 10) {
      $0.browser = browser
    }
    #expect(try FlowSolver(items, in: container).solve().size.width == width)
  }

  /// CSS Flexbox §9.2 step 3: the flex base size is not clamped. In WebKit that of content is: 10 px and half of 90.
  @Test(arguments: [(Browser.chromium, 50.0), (.webkit, 55)])
  func base_ofContent_isWithinItsBounds(browser: Browser, width: Double) throws {
    let item = FlowItem { ($0.minWidth, $0.grow) = (10, 0.5) }
    #expect(try frames([item], in: FlowContainer(width: 100), as: browser)[0].width == width)
  }

  /// CSS Sizing 4 §5.1: bounds are transferred by the aspect ratio to a size that is neither definite nor stretched. In WebKit they
  /// also are to one that a line stretches.
  @Test(arguments: [(Browser.chromium, 50.0), (.webkit, 10)])
  func ratio_boundsAStretchedSize(browser: Browser, height: Double) throws {
    let item = FlowItem(width: 40) { ($0.maxWidth, $0.aspectRatio) = (20, 2) }
    let container = FlowContainer(width: 100, height: 50)
    #expect(try frames([item], in: container, as: browser)[0].height == height)
  }
}

/// Bounds by content, which are part of the width that an item needs in CSS Flexbox §9.9.1.
@Suite struct WebKitContentTests {
  private func width(
    _ item: FlowItem, _ words: [Double], as browser: Browser, in width: Double? = nil
  ) throws -> Double {
    let container = FlowContainer(width: width) { $0.browser = browser }
    let content = Words(widths: words, line: 10, gap: 0)
    let solver = try FlowSolver([item], contents: [content], in: container)
    return width == nil
      ? FlowBox(solver).contentWidths(height: nil).maximum : solver.solve().frames[0].width
  }

  @Test(arguments: [(Browser.chromium, 60.0), (.webkit, 20)])
  func minimum_ofAnItemWithAWidth_isNotPartOfIt(browser: Browser, needed: Double) throws {
    let item = FlowItem(width: 20) { $0.keywords.minWidth = .maxContent }
    #expect(try width(item, [30, 30], as: browser) == needed)
  }

  @Test(arguments: [(Browser.chromium, 30.0), (.webkit, 20)])
  func minimum_beyondTheMaximum_isNotPartOfIt(browser: Browser, needed: Double) throws {
    let item = FlowItem { ($0.maxWidth, $0.keywords.minWidth) = (20, .minContent) }
    #expect(try width(item, [30], as: browser) == needed)
    #expect(try width(item, [30], as: browser, in: 100) == needed)
  }

  @Test(arguments: [(Browser.chromium, 10.0), (.webkit, 20)])
  func maximum_ofAnItemWithAWidth_isNotPartOfIt(browser: Browser, needed: Double) throws {
    let item = FlowItem(width: 20) { $0.keywords.maxWidth = .maxContent }
    #expect(try width(item, [10], as: browser) == needed)
  }
}

/// Halves of layout units of Firefox.
@Suite struct FirefoxTests {
  /// Half of 59.45 px, which are 3567 units, is 1783.5 of them.
  @Test func growth_ofHalfTheSpace_isRoundedUp() throws {
    let container = FlowContainer(width: 59.45) { $0.browser = .firefox }
    let item = FlowItem { $0.grow = 0.5 }
    #expect(try FlowSolver([item], in: container).solve().frames[0].width * 60 == 1784)
  }

  /// CSS Sizing 4 §5.1: a minimum height of 34.25 px makes the width 1027.5 units, which become 1028, and they a height of 2056.
  @Test func minimum_byARatio_isRoundedInBothDirections() throws {
    let container = FlowContainer(axis: .vertical) {
      ($0.browser, $0.align) = (.firefox, .start)
    }
    let item = FlowItem { ($0.minHeight, $0.aspectRatio) = (34.25, 0.5) }
    let frame = try FlowSolver([item], in: container).solve().frames[0]
    #expect((frame.width * 60).rounded() == 1028)
    #expect((frame.height * 60).rounded() == 2056)
  }
}
