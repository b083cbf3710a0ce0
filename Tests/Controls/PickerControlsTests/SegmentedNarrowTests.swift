import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerText
import PickerTree
import Testing

/// Controls at narrow widths: the compression step, and the picture.
private func narrow(
  _ control: Segmented, _ width: Double, _ strategies: NarrowStrategy...
) -> LayoutTree {
  var control = control
  control.container.width = width
  control.whenNarrow = strategies
  return control.tree
}

@Suite struct SegmentedNarrowTests {
  @Test func width_thatIsSufficient_needsNoStrategy() {
    let control = segmented("aaa", "bb", "c")
    let tree = narrow(control, 11, .content, .dropIcons, .shrinkText, .truncate, .wrap, .menu)
    #expect(tree.state == nil)
    #expect(picture(of: tree) == "|aaa  bb  c |")
  }

  @Test func label_widerThanItsSegment_isWarnedOf() {
    var control = segmented("aaaaa", "b")
    control.segment.truncation = Truncation.none
    let warnings = narrow(control, 5, .truncate).warnings.filter { $0.code == .overflow }
    #expect(warnings.map(\.id) == ["aaaaa"])
    #expect(warnings.first?.message == "the label overflows the segment")
    #expect(narrow(control, 20, .truncate).warnings.isEmpty)
  }

  /// The frame of every label in its segment, with the width of the segment.
  private func labels(of tree: LayoutTree) -> [(frame: Rect, width: Double, text: String?)] {
    tree.nodes(role: .segment).flatMap { segment in
      segment.children.filter { $0.role == .label }.map {
        (frame: $0.frame, width: segment.frame.width, text: $0.text)
      }
    }
  }

  @Test func padding_givesWayBeforeTheLabel_inNarrowSegments() throws {
    var control = segmented("aaaa", "bbbb")
    control.segment.padding = Insets(horizontal: 3, vertical: 0)
    control.spacing = 0
    // The label keeps two ems while there is padding; then it is cut.
    for (width, x, text) in [
      (20.0, 3.0, "aaaa"), (18, 3, "aa…"), (16, 3, "a…"), (10, 1.5, "a…"), (4, 0, "a…"),
      (2, 0, "a"),
    ] {
      let label = try #require(labels(of: narrow(control, width, .truncate)).first)
      #expect(label.text == text && label.frame.x == x, "\(width): \(label)")
      #expect(label.frame.maxX <= label.width)
    }
  }

  @Test func border_doesNotGiveWay() throws {
    var control = segmented("aaaa")
    control.segment.padding = Insets(3)
    control.segment.border = Insets(1)
    let label = try #require(labels(of: narrow(control, 4, .truncate)).first)
    #expect(label.frame.x == 1 && label.text == "a…")
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func labels_ofSegmentsNarrowerThanTheirPadding_stayInside(direction: LayoutDirection) {
    var control = Segmented(items: ["Week", "Month", "Quarter", "Year"].map { Segment($0) })
    control.container.direction = direction
    for width in [20.0, 40, 60, 120, 180, 240] {
      let tree = narrow(control, width, .truncate)
      for label in labels(of: tree) {
        #expect(label.frame.x >= 0 && label.frame.maxX <= label.width + 1e-9, "\(width): \(label)")
      }
      #expect(!tree.warnings.contains { $0.code == .overflow })
    }
  }

  @Test(arguments: [Axis.horizontal, .vertical])
  func indicator_ofManyEqualSegments_staysInside(axis: Axis) throws {
    var control = Segmented(items: (0..<100).map { Segment("\($0)") }, selected: [99])
    control.axis = axis
    control.container.height = axis == .vertical ? 300 : nil
    let tree = narrow(control, 300, .truncate)
    let indicator = try #require(tree.nodes(role: .indicator).first)
    #expect(indicator.frame.maxX <= 300 && indicator.frame.maxY <= tree.size.height)
    #expect(indicator.frame.size[axis] > 1)
  }

  @Test func lines_narrowerThanACharacter_doNotSuffice() {
    var control = segmented("aa", "bb")
    control.segment.maxLines = 2
    control.container.width = 1
    control.spacing = 0
    control.whenNarrow = [.wrap]
    let tree = control.measured(by: CellMeasurer()).layout()
    #expect(tree.state?.strategy == .wrap)
  }

  @Test func content_thatFits_givesUpEqualWidths() {
    let tree = narrow(segmented("aaaaa", "b", "c"), 9, .content)
    #expect(tree.state?.strategy == .content)
    #expect(picture(of: tree) == "|aaaaa b c|")
  }

  @Test func dropIcons_thatFits_keepsIconsThatStandAlone() {
    var control = segmented("aa", "bb", "")
    for item in 0..<3 { control.items[item].icon = Icon("i", width: 2, height: 1) }
    control.items[1].badge = "b"
    let whole = narrow(control, 100, .dropIcons)
    #expect(whole.frames(.icon).count == 3)
    let tree = narrow(control, 14, .dropIcons)
    #expect(tree.state?.strategy == .dropIcons)
    #expect(tree.frames(.icon).count == 1)
    #expect(tree.frames(.badge).count == 1)
    #expect(tree.size.height == whole.size.height)
  }

  @Test func shrinkText_takesTheLargestHundredthThatFits() {
    let control = segmented("aaaaaaaaaa", "bbbb")
    for percent in 70...99 {
      let tree = narrow(control, 20 * Double(percent) / 100 + 1.0001, .shrinkText)
      #expect(tree.state?.strategy == .shrinkText)
      let sizes = tree.fonts[tree.labels[0].font].size
      #expect(abs(sizes - Double(percent) / 100) < 1e-12, "\(percent)")
      #expect(!tree.labels[0].text.isTruncated)
      #expect(tree.size.height == 1)
    }
  }

  @Test func shrinkText_neverBelowTheMinimumScale_thenTruncates() {
    var control = segmented("aaaaaaaaaa", "bbbb")
    control.minimumScale = 0.5
    let tree = narrow(control, 9, .shrinkText)
    #expect(tree.fonts[tree.labels[0].font].size == 0.5)
    #expect(tree.warnings.map(\.code) == [.truncated])
    #expect(tree.frames(.segment).map(\.width) == [4, 4])
  }

  @Test func truncate_leavesEqualWidthsEqual() {
    let tree = narrow(segmented("aaaaaa", "bb", "c"), 11, .truncate)
    #expect(tree.state?.strategy == .truncate)
    #expect(picture(of: tree) == "|aa…  bb  c |")
  }

  @Test func truncate_isNotEnough_whereNoCharacterIsLeft() {
    let control = segmented("aaaaaa", "bbbbbb", "cccc")
    #expect(narrow(control, 8, .truncate, .wrap).state?.strategy == .truncate)
    #expect(narrow(control, 5, .truncate, .wrap).state?.strategy == .wrap)
    #expect(narrow(control, 3, .truncate, .wrap, .menu).state?.strategy == .menu)
    #expect(narrow(control, 3, .truncate).state?.strategy == .truncate)
  }

  @Test func wrap_equal_keepsColumns() {
    let tree = narrow(segmented("aaa", "bbb", "ccc", "ddd", "eee"), 11, .wrap)
    #expect(tree.state?.strategy == .wrap)
    #expect(
      picture(of: tree) == """
        |aaa bbb ccc|
        |           |
        |ddd eee    |
        """)
  }

  @Test func wrap_content_minimisesTheLongerLine() {
    var control = segmented("aaaaaa", "bb", "c", "d", "e")
    control.distribution = .content
    control.spacing = 0
    let tree = narrow(control, 6, .wrap)
    #expect(
      picture(of: tree) == """
        |aaaaaa|
        |bbc de|
        """)
  }

  @Test func wrap_ofAColumn_makesTwoColumns() {
    var control = segmented("a", "bb", "c", "d", "e")
    control.axis = .vertical
    control.container = Container(width: 5, height: 5)
    control.whenNarrow = [.wrap]
    #expect(
      picture(of: control.tree) == """
        | a  d|
        |     |
        |bb  e|
        |     |
        | c   |
        """)
  }

  @Test func wrap_inAGivenHeight_sharesIt() {
    var control = segmented("aaa", "bbb", "ccc", "ddd")
    control.container = Container(width: 7, height: 9)
    control.whenNarrow = [.wrap]
    #expect(control.frames.map(\.height) == [4, 4, 4, 4])
    #expect(control.frames.map(\.y) == [0, 0, 5, 5])
  }

  @Test func wrap_ofOne_staysOnOneLine() {
    let tree = narrow(segmented("aaaaaa"), 3, .wrap)
    #expect(tree.frames(.segment) == [Rect(x: 0, y: 0, width: 3, height: 1)])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [Axis.horizontal, .vertical])
  func scroll_bringsTheSelectedSegmentIntoView(direction: LayoutDirection, axis: Axis) {
    var control = segmented("aaa", "bbbbb", "c", "dddd", "ee", "fffffff")
    control.axis = axis
    control.distribution = .content
    control.whenNarrow = [.scroll]
    control.container.padding = Insets(top: 0.5, leading: 1, bottom: 2, trailing: 0.25)
    control.container.direction = direction
    for length in [4.0, 7, 9.5, 12] {
      control.container.width = axis == .horizontal ? length + 2 : nil
      control.container.height = axis == .vertical ? length : nil
      for selected in control.items.indices {
        control.selected = [selected]
        let tree = control.tree
        guard let scroll = tree.state?.scroll else {
          Issue.record("not scrolled")
          continue
        }
        let frame = tree.frames(.segment)[selected]
        let fits = frame.size[axis] <= tree.size[axis]
        #expect(!fits || frame.isInside(Rect(size: tree.size)))
        #expect(fits || frame.center[axis] == tree.size[axis] / 2)
        #expect(scroll.offset[axis] >= 0)
        #expect(scroll.offset[axis] <= scroll.content[axis] - tree.size[axis])
        #expect(scroll.offset[axis.perpendicular] == 0)
        #expect(tree.warnings.isEmpty)
      }
    }
  }

  @Test func scroll_withoutSelection_startsAtTheLeadingEdge() {
    var control = segmented("aaa", "bbbbb", "c", width: 5)
    control.whenNarrow = [.scroll]
    control.selected = []
    #expect(control.frames[0].minX == 0)
    control.container.direction = .rightToLeft
    #expect(control.frames[0].maxX == 5)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [Axis.horizontal, .vertical])
  func scroll_beyondAnEdge_fadesTowardsIt(direction: LayoutDirection, axis: Axis) {
    var control = segmented()
    control.items = (0..<12).map { Segment("aaaa", id: "\($0)") }
    control.spacing = 0
    control.axis = axis
    control.whenNarrow = [.scroll]
    control.container.direction = direction
    let content = control.tree.size[axis]
    control.container.width = axis == .horizontal ? 8 : nil
    control.container.height = axis == .vertical ? 8 : nil
    for selected in control.items.indices {
      control.selected = [selected]
      let tree = control.tree
      let offset = tree.state?.scroll?.offset[axis] ?? 0
      #expect(alpha(of: tree, at: 0, along: axis) == (offset > 0 ? 0 : 1))
      #expect(alpha(of: tree, at: 1, along: axis) == (offset > 0 ? 0.5 : 1))
      #expect(alpha(of: tree, at: 4, along: axis) == 1)
      #expect(alpha(of: tree, at: 8, along: axis) == (offset < content - 8 ? 0 : 1))
      #expect(tree.paint(of: tree.nodes[0])?.fills.contains { $0.mask != nil } != true)
    }
  }

  /// The alpha of the masks at a distance from the start of a control; nil if they differ from each other.
  private func alpha(of tree: LayoutTree, at position: Double, along axis: Axis) -> Double? {
    var alphas: Set<Double> = []
    tree.walk { node in
      let frame = node.absoluteFrame
      let (start, length) = (frame.origin[axis], frame.size[axis])
      let isVisible = start < tree.size[axis] && start + length > 0
      guard node.role != .segmented, isVisible, start <= position, position <= start + length,
        let fill = node.paint?.fills.first
      else { return }
      var point = Point.zero
      point[axis] = position - start
      let mask = fill.mask ?? .color(.black)
      alphas.insert((mask.color(at: point, in: frame.size).alpha * 1000).rounded() / 1000)
    }
    return alphas.count == 1 ? alphas.first : nil
  }

  @Test func scroll_whereAllFit_fadesNothing() {
    let tree = narrow(segmented("aaa", "bbb"), 20, .scroll)
    #expect(tree.paints.allSatisfy { $0.fills.allSatisfy { $0.mask == nil } })
  }

  @Test func menu_showsTheSelectedSegmentOnly() {
    var control = segmented("aaa", "bbbb", "c")
    control.selected = [1]
    let tree = narrow(control, 6, .menu)
    #expect(tree.state?.strategy == .menu)
    #expect(picture(of: tree) == "| bbbb |")
    #expect(tree.nodes.compactMap(tree.id) == ["bbbb"])
    #expect(tree.frames(.indicator) == [Rect(x: 0, y: 0, width: 6, height: 1)])
    control.selected = []
    let none = narrow(control, 6, .menu)
    #expect(none.nodes.compactMap(none.id) == ["aaa"])
    #expect(none.frames(.indicator).isEmpty)
  }

  @Test func strategies_areCumulative() {
    var control = segmented("aaaaaaaaaaaa", "bbbbbb", "cccccc")
    for item in 0..<3 { control.items[item].icon = Icon("i", width: 2, height: 1) }
    let all = NarrowStrategy.allCases
    let strategies = stride(from: 52.0, through: 1, by: -0.5).map { width in
      control.container.width = width
      control.whenNarrow = all
      return control.tree.state?.strategy
    }
    var seen: [NarrowStrategy?] = []
    for strategy in strategies where seen.last != strategy { seen.append(strategy) }
    #expect(seen == [nil, .content, .dropIcons, .shrinkText, .truncate, .wrap, .scroll])
  }

  @Test func maximumWidths_areNotNarrow() {
    var control = segmented("aaaaaaaa", "bb")
    control.distribution = .content
    control.segment.maxWidth = 3
    let tree = narrow(control, 20, .menu)
    #expect(tree.state == nil)
    #expect(tree.warnings.map(\.code) == [.truncated])
  }

  @Test func labelsOnSeveralLines_breakBeforeAnyStrategyApplies() {
    var control = segmented("aa bb", "c")
    control.segment.maxLines = 2
    let tree = narrow(control, 5, .menu)
    #expect(tree.state == nil)
    #expect(
      picture(of: tree) == """
        |aa   |
        |bb  c|
        """)
  }
}
