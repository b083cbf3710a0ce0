import PickerControls
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerSolver
import PickerTestSupport
import PickerText
import PickerTree
import Testing

@testable import PickerItems

extension Chips {
  fileprivate func tree(at width: Double) -> LayoutTree {
    measured(by: MonospaceMeasurer()).layout(within: ProposedSize(width: width))
  }
}

/// Chips of one letter repeated, with priorities and perhaps with icons one point wide.
private func chips(
  _ items: [(text: String, priority: Int)], icons: Bool = false, maxRows: Int = 1
) -> Chips {
  var chips = bareChips(
    items.map { item in
      Chip(item.text) {
        $0.priority = item.priority
        if icons { $0.icon = Icon("star", width: 1, height: 1) }
      }
    }, maxRows: maxRows)
  chips.chip.iconSpacing = 0
  chips.overflow = OverflowLabel(
    rule: OverflowRule(by: .priority, collapse: icons ? [.label, .item] : [.item]))
  return chips
}

@Suite struct PriorityOverflowTests {
  /// Between two steps no chip is placed: lines are filled, and checked for their budget, about 40 times.
  @Test(
    arguments: [OverflowRule.Order.position, .priority],
    [[OverflowRule.Part.item], [.label, .item]])
  func breakpoints_ofManyChips_askTheBudgetAndFillFewLines(
    _ order: OverflowRule.Order, _ collapse: [OverflowRule.Part]
  ) throws {
    func steps(_ count: Int) throws -> (work: Int, rows: Int) {
      var chips = chips(
        (0..<count).map { (String(repeating: "a", count: 1 + $0 % 7), $0 * 7919 % count) },
        icons: true, maxRows: 2)
      chips.overflow = OverflowLabel(rule: OverflowRule(by: order, collapse: collapse))
      let measured = chips.measured(by: MonospaceMeasurer())
      let probe = BudgetProbe()
      let table = try Budget(probe: probe).run { measured.breakpoints() }
      return (probe.checkCount, try #require(table).steps.count)
    }
    let count = sweep(40, full: 80)
    let (few, many) = (try steps(20), try steps(count))
    #expect(few.rows > 20 && many.rows > count)
    #expect(few.work > few.rows && many.work < 100 * many.rows, "\(few) \(many)")
  }

  @Test func breakpoints_beyondTheBudget_endAtOnce() throws {
    let chips = chips((0..<200).map { ("item \($0)", $0 * 7919 % 200) }, maxRows: 2)
    let measured = chips.measured(by: MonospaceMeasurer())
    let probe = BudgetProbe(cancellingAt: 50)
    #expect(throws: LimitError.self) {
      try Budget(probe: probe).run { _ = measured.breakpoints() }
    }
    #expect(probe.checkCount < 100, "\(probe.checkCount)")
  }

  @Test func chips_byPriority_leaveFromTheLowest() {
    let chips = chips([("aaa", 0), ("bbb", 2), ("c", 0), ("ddd", 1)])
    let pictures = [14.0, 12, 10, 6, 3].map { picture(of: chips.tree(at: $0)) }
    #expect(
      pictures == [
        "|aaa bbb c ddd |", "|bbb ddd +2  |", "|bbb ddd +2|", "|bbb +3|", "|+4 |",
      ])
    #expect(chips.tree(at: 12).overflows.first?.hiddenIDs == ["aaa", "c"])
  }

  /// `b` would fit beside `ccc` and the count, but leaves before `aaaaaa`.
  @Test func chips_narrowButOfLowPriority_doNotJumpAhead() {
    let chips = chips([("aaaaaa", 1), ("b", 0), ("ccc", 2)])
    #expect(picture(of: chips.tree(at: 11)) == "|ccc +2     |")
    #expect(picture(of: chips.tree(at: 12)) == "|aaaaaa b ccc|")
  }

  @Test func chips_ofEqualPriorities_leaveAsByPosition() {
    let texts = ["aa", "bbb", "c", "dddd", "ee"]
    let byPosition = bareChips(texts, maxRows: 2)
    let equal = chips(texts.map { ($0, 7) }, maxRows: 2)
    for width in stride(from: 0.0, through: 16, by: 0.5) {
      #expect(byPosition.tree(at: width) == equal.tree(at: width))
    }
  }

  @Test func chips_collapsingLabels_loseThemBeforeAnyChipLeaves() {
    let chips = chips([("aaa", 1), ("bb", 0), ("cccc", 2)], icons: true)
    let labels = [14.0, 13, 11, 8, 5, 4].map { width in
      chips.tree(at: width).nodes(role: .chip).map {
        Array($0.children).last?.label?.text.text ?? "?"
      }
    }
    #expect(
      labels == [
        ["aaa", "bb", "cccc"], ["aaa", "", "cccc"], ["", "", "cccc"], ["", "", ""], ["", "", ""],
        [""],
      ])
  }

  @Test func chipWithoutLabel_keepsItsNameAndHeight() throws {
    let chips = chips([("aaa", 1), ("bb", 0)], icons: true)
    let tree = chips.tree(at: 3)
    let nodes = Array(tree.nodes(role: .chip))
    #expect(nodes.map(\.frame.size) == [Size(width: 1, height: 1), Size(width: 1, height: 1)])
    #expect(nodes.map { tree.accessibility()[$0.position].name } == ["aaa", "bb"])
    #expect(tree.warnings.filter { $0.code == .truncated }.isEmpty && tree.truncatedCount == 0)
    let json = tree.json()
    #expect(try LayoutTree(json: json).json() == json)
  }

  @Test func chipsWithoutIconOrWithWidth_keepTheirLabels() {
    var chips = chips([("aaa", 0), ("bb", 0), ("cc", 0)], icons: true)
    chips.items[0].icon = nil
    chips.items[1].width = 4
    let tree = chips.tree(at: 10)
    #expect(
      tree.nodes(role: .label).map { $0.label?.text.text } == ["aaa", "bb", ""])
  }
}

/// Invariants over all small cases.
@Suite struct PriorityInvariantTests {
  private static let texts = ["a", "bbbb", "cc", "ddd"]

  /// The chips with some or each of 3⁴ assignments of priorities.
  private func all(icons: Bool, maxRows: Int) -> [Chips] {
    stride(from: 0, to: 81, by: 81 / sweep(9, full: 81)).map { number in
      let priorities = [number % 3, number / 3 % 3, number / 9 % 3, number / 27]
      return chips(
        Array(zip(Self.texts, priorities)), icons: icons, maxRows: maxRows)
    }
  }

  /// The order in which chips leave, as the article says it.
  private func leaving(_ chips: Chips) -> [String] {
    chips.items.indices.sorted {
      (chips.items[$0].priority, -$0) < (chips.items[$1].priority, -$1)
    }.map { chips.items[$0].text }
  }

  @Test(arguments: [false, true], [1, 2])
  func chips_atAnyWidth_leaveInOrderAndAsFewAsPossible(icons: Bool, maxRows: Int) {
    for chips in all(icons: icons, maxRows: maxRows) {
      let order = leaving(chips)
      var (shown, labelled) = (0, 0)
      for width in stride(from: 0.0, through: 20, by: 0.5) {
        let tree = chips.tree(at: width)
        let hidden = tree.overflows.first?.hiddenIDs ?? []
        #expect(Set(hidden) == Set(order.prefix(hidden.count)), "\(order) at \(width)")
        #expect(hidden == Self.texts.filter { hidden.contains($0) })
        let bare = tree.nodes(role: .chip).filter {
          Array($0.children).last?.label?.text.text == ""
        }
        // More width never shows less.
        #expect(4 - hidden.count >= shown)
        shown = 4 - hidden.count
        if shown == 4 {
          #expect(Set(bare.compactMap { $0.id }) == Set(order.prefix(bare.count)))
          #expect(4 - bare.count >= labelled)
          labelled = 4 - bare.count
        } else {
          #expect(bare.count == (icons ? shown : 0))
          let label = tree.nodes(role: .overflow).first.flatMap { Array($0.children).first?.label }
          #expect(label?.text.text == "+\(hidden.count)")
          #expect(label?.text.size.width == 2)
        }
        #expect(shown == most(order, icons, width, maxRows, labelled: shown == 4 ? labelled : 0))
      }
      #expect(shown == 4 && labelled == 4)
    }
  }

  /// The maximum number of chips that fit, found by trying every number.
  private func most(
    _ order: [String], _ icons: Bool, _ width: Double, _ maxRows: Int, labelled: Int
  ) -> Int {
    for count in (0...4).reversed() {
      let left = Set(order.suffix(count))
      let lengths = Self.texts.filter { left.contains($0) }
        .map { icons ? (order.suffix(labelled).contains($0) ? $0.count + 1 : 1) : $0.count }
      if rows(lengths + (count < 4 ? [2] : []), width) <= maxRows { return count }
    }
    return 0
  }

  private func rows(_ lengths: [Int], _ width: Double) -> Int {
    var (rows, used) = (0, Double.infinity)
    for length in lengths {
      if used + 1 + Double(length) > width {
        (rows, used) = (rows + 1, Double(length))
      } else {
        used += 1 + Double(length)
      }
    }
    return rows
  }

  @Test(arguments: [false, true], [1, 2])
  func breakpoints_ofChips_equalLayouts(icons: Bool, maxRows: Int) throws {
    for chips in all(icons: icons, maxRows: maxRows) {
      let measured = chips.measured(by: MonospaceMeasurer())
      let table = try #require(measured.breakpoints())
      #expect(table.isComplete)
      #expect(table.leaving.isEmpty || table.leaving == leaving(chips))
      #expect(table.collapsing == (icons ? leaving(chips) : []))
      let before = table.steps.map { $0.width - 1.0 / 64 }
      for width in (0...40).map({ Double($0) / 2 }) + before where width >= 0 {
        let step = try #require(table.steps.last { $0.width <= width })
        let shown = try measured.shown(within: ProposedSize(width: width)).get()
        #expect(step.hiddenCount == shown.hidden.count, "\(leaving(chips)) at \(width)")
        #expect(step.collapsedCount == shown.missingLabels)
        #expect(step.itemsPerRow == shown.solution.lines.map(\.items.count))
      }
    }
  }

  @Test func session_resizedDownAndUp_showsTheSameAtTheSameWidth() throws {
    for chips in all(icons: true, maxRows: 1) {
      let session = try #require(
        chips.session(within: ProposedSize(width: 20), by: MonospaceMeasurer(), at: 0))
      let widths = Array(stride(from: 20.0, through: 0, by: -1)) + (0...20).map { Double($0) }
      for width in widths {
        session.resize(to: ProposedSize(width: width), at: 0)
        #expect(session.tree(at: 0) == chips.tree(at: width))
      }
    }
  }
}

/// Segments behind a menu, by priority.
@Suite struct PriorityMenuTests {
  /// Segments 10 points wide for each letter, ten apart, and a menu 10 points wide.
  private func control(_ priorities: [Int], width: Double, icons: Bool = false) -> Segmented {
    var control = segmented("aa", "b", "ccc", "d", width: width)
    control.font.size = 10
    control.spacing = 10
    control.segment.iconSpacing = 0
    control.distribution = .content
    control.selected = []
    control.whenNarrow = [.overflowMenu]
    control.overflow = OverflowRule(by: .priority, collapse: icons ? [.label, .item] : [.item])
    for (item, priority) in priorities.enumerated() {
      control.items[item].priority = priority
      if icons { control.items[item].icon = Icon("star", width: 10, height: 10) }
    }
    return control
  }

  private func shown(_ tree: LayoutTree) -> [String] {
    tree.nodes(role: .segment).compactMap { $0.id }
  }

  @Test func segments_byPriority_leaveFromTheLowest() {
    let shown = [100.0, 99, 80, 79, 50, 49].map {
      self.shown(control([1, 0, 2, 0], width: $0).tree)
    }
    #expect(
      shown == [
        ["aa", "b", "ccc", "d"], ["aa", "ccc"], ["aa", "ccc"], ["ccc"], ["ccc"], [],
      ])
  }

  @Test func segments_atAnyWidth_leaveInOrder() {
    for number in stride(from: 0, to: 81, by: sweep(7, full: 1)) {
      let priorities = [number % 3, number / 3 % 3, number / 9 % 3, number / 27]
      let ids = ["aa", "b", "ccc", "d"]
      let order = ids.indices.sorted { (priorities[$0], -$0) < (priorities[$1], -$1) }
        .map { ids[$0] }
      for distribution in [Segmented.Distribution.content, .equal] {
        for icons in [false, true] {
          var count = 0
          for width in stride(from: 20.0, through: 160, by: sweep(10, full: 5)) {
            var control = control(priorities, width: width, icons: icons)
            control.distribution = distribution
            let tree = control.tree
            let hidden = tree.overflows.first?.hiddenIDs ?? []
            #expect(Set(hidden) == Set(order.prefix(hidden.count)), "\(priorities) at \(width)")
            #expect(shown(tree) == ids.filter { !hidden.contains($0) })
            #expect(4 - hidden.count >= count)
            count = 4 - hidden.count
            let frames = tree.frames(.segment) + tree.frames(.overflow)
            #expect(count == 0 || frames.allSatisfy { $0.maxX <= width + 1e-6 })
          }
        }
      }
    }
  }

  @Test func breakpoints_ofSegments_equalLayouts() throws {
    for icons in [false, true] {
      let control = control([1, 0, 2, 0], width: 0, icons: icons)
      let measured = control.measured(by: MonospaceMeasurer())
      let table = measured.breakpoints(in: .asDeclared)
      #expect(table.isComplete && table.leaving == ["d", "b", "aa", "ccc"])
      #expect(table.collapsing == (icons ? ["d", "b", "aa", "ccc"] : []))
      for (step, next) in zip(table.steps, table.steps.dropFirst()) {
        for width in [step.width, next.width - 1.0 / 256] where width >= step.width {
          var control = control
          control.container.width = width
          let tree = control.tree
          #expect(tree.hiddenCount == step.hiddenCount, "at \(width)")
          let bare = tree.nodes(role: .segment).filter {
            Array($0.children).last?.label?.text.text == ""
          }
          #expect(step.hiddenCount > 0 || bare.count == step.collapsedCount, "at \(width)")
        }
      }
    }
  }

  @Test func hiddenSelection_isOnTheMenu() throws {
    var control = control([1, 0, 2, 0], width: 110)
    control.segment.padding = Insets(horizontal: 5, vertical: 0)
    control.selected = [1]
    let more = try #require(control.tree.nodes(role: .overflow).first { _ in true })
    #expect(more.state.contains(.selected))
    #expect(more.children.first { $0.role == .label }?.label?.text.text == "b")
    #expect(control.tree.frames(.indicator) == [more.frame])
  }
}

/// Items of flows that leave by priority: boxes of one letter each, and controls.
@Suite struct PriorityFlowTests {
  private func flow(
    _ items: [(width: Double, priority: Int)], maxLines: Int = 1, expanded: Bool = false
  ) -> Flow {
    var chip = ItemStyle()
    (chip.padding, chip.border) = (.zero, .zero)
    var flow = Flow(
      items: items.enumerated().map { place, item in
        Flow.Item(
          FlowItem(width: item.width, height: 1), id: String(UnicodeScalar(UInt8(97 + place)))
        ) { $0.priority = item.priority }
      })
    flow.flow.wrap = .wrap
    flow.flow.itemSpacing = 1
    flow.flow.maxLines = maxLines
    flow.flow.align = .start
    var overflow = FlowOverflow(
      OverflowLabel(
        lessLabel: "<", isExpanded: expanded, rule: OverflowRule(by: .priority)))
    (overflow.font, overflow.chip) = (Font(size: 1), chip)
    flow.overflow = overflow
    return flow
  }

  private func tree(_ flow: Flow, _ width: Double) -> LayoutTree {
    flow.measured(by: MonospaceMeasurer()).layout(within: ProposedSize(width: width))
  }

  @Test func items_byPriority_leaveFromTheLowest() {
    let flow = flow([(3, 0), (3, 2), (1, 0), (3, 1)])
    let shown = [13.0, 12, 10, 9, 6, 5, 1].map { width in
      tree(flow, width).nodes(role: .item).compactMap { $0.id }.joined()
    }
    #expect(shown == ["abcd", "bd", "bd", "b", "b", "", ""])
    #expect(
      tree(flow, 12).nodes(role: .overflow).first { _ in true }?.overflow?.hiddenIDs == ["a", "c"])
    #expect(picture(of: tree(flow, 10)) == "|AAA BBB +2|")
  }

  @Test func items_inAnotherOrder_areFollowedByTheChip() {
    var flow = flow([(3, 0), (3, 2), (1, 0), (3, 1)])
    flow.items[3].box.order = -1
    #expect(tree(flow, 10).nodes(role: .item).compactMap { $0.id } == ["d", "b"])
    #expect(tree(flow, 10).nodes(role: .overflow).map { $0.frame.x } == [8])
  }

  @Test func trace_ofAChipOnAFurtherLine_namesNoItem() throws {
    var flow = flow([(3, 0), (3, 0), (3, 0)], maxLines: 2)
    flow.container.detail = [.trace]
    let tree = tree(flow, 4)
    let trace = try #require(tree.trace)
    #expect(trace.map { $0.row } == [0] && trace[0].id == nil)
    #expect(tree.nodes(role: .item).compactMap { $0.id } == ["a"])
  }

  @Test func trace_ofItemsThatAreHiddenWithoutAChip_namesTheFirst() {
    var flow = flow([(3, 0), (3, 0), (3, 0)])
    (flow.overflow, flow.container.detail) = (nil, [.trace])
    #expect(tree(flow, 4).trace?.map { $0.id } == ["b"])
  }

  @Test func items_atAnyWidth_leaveAsChipsDo() throws {
    let widths = [1.0, 4, 2, 3]
    for number in stride(from: 0, to: 81, by: sweep(7, full: 1)) {
      let priorities = [number % 3, number / 3 % 3, number / 9 % 3, number / 27]
      for maxLines in 1...2 {
        let flow = flow(Array(zip(widths, priorities)), maxLines: maxLines)
        var chips = bareChips(
          zip(widths, priorities).enumerated().map { place, item in
            Chip("", id: String(UnicodeScalar(UInt8(97 + place)))) {
              ($0.width, $0.height, $0.priority) = (item.0, 1, item.1)
            }
          }, maxRows: maxLines)
        chips.overflow = OverflowLabel(rule: OverflowRule(by: .priority))
        let (one, other) = (
          flow.measured(by: MonospaceMeasurer()), chips.measured(by: MonospaceMeasurer())
        )
        for width in stride(from: 0.0, through: 15, by: 0.5) {
          let proposal = ProposedSize(width: width)
          let (boxes, labels) = (one.layout(within: proposal), other.layout(within: proposal))
          #expect(
            boxes.nodes(role: .item).map { $0.id } == labels.nodes(role: .chip).map { $0.id },
            "\(priorities) at \(width)")
          #expect(boxes.overflows == labels.overflows)
        }
      }
    }
  }

  @Test func breakpoints_ofFlow_equalLayouts() throws {
    let flow = flow([(3, 0), (3, 2), (1, 0), (3, 1)])
    var detailed = flow
    detailed.container.detail = [.breakpoints]
    let table = try #require(tree(detailed, 10).breakpoints)
    #expect(table.isComplete && table.leaving == ["c", "a", "d", "b"])
    for sixtyFourth in 0...(14 * 64) {
      let width = Double(sixtyFourth) / 64
      let step = try #require(table.steps.last { $0.width <= width })
      let tree = tree(flow, width)
      #expect(step.hiddenCount == tree.hiddenCount, "at \(width)")
      #expect(step.itemsPerRow == [tree.nodes.count { $0.role == .item || $0.role == .overflow }])
    }
  }

  @Test func expanded_showsAllAndTheChipThatHidesThem() {
    let flow = flow([(3, 0), (3, 2), (1, 0), (3, 1)], expanded: true)
    #expect(picture(of: tree(flow, 9)) == "|AAA BBB C|\n|DDD <    |")
    #expect(tree(flow, 13).nodes(role: .overflow).isEmpty)
  }

  @Test func session_pressingTheChip_expandsTheFlow() throws {
    var flow = flow([(3, 0), (3, 2), (3, 0)])
    flow.items[2] = Flow.Item(Chips(["x"]))
    let session = try #require(
      flow.session(within: ProposedSize(width: 6), by: MonospaceMeasurer(), at: 0))
    #expect(session.tree(at: 0).nodes(role: .overflow).count == 1)
    #expect(session.press(.tab, at: 0) && session.focus == SessionTarget(.overflow))
    #expect(session.tree(at: 0).nodes[session.focusPosition(at: 0) ?? 0].role == .overflow)
    #expect(session.press(.enter, at: 1))
    #expect(session.tree(at: 1).nodes(role: .item).count == 2)
    #expect(session.tree(at: 1).nodes(role: .chip).count == 1)
    #expect(session.select("x", at: 2) && session.selection == ["x"])
    let less = try #require(session.tree(at: 2).nodes(role: .overflow).first { _ in true })
    #expect(session.tap(atPoint: less.absoluteFrame.center, at: 3) == SessionTarget(.overflow))
    #expect(session.tree(at: 3) == tree(flow, 6))
  }

  @Test func stack_withoutAWidth_keepsItsAlignmentWhileAPartIsHidden() {
    var stack = Flow.stack(
      items: ["aaaa", "bb", "cc"].map { PanelItem(bareChips([$0])) }, spacing: 0,
      alignment: .center)
    (stack.flow.wrap, stack.flow.maxLines) = (.wrap, 1)
    stack.container.height = 3
    stack.overflow = flow([]).overflow
    #expect(picture(of: tree(stack, .infinity)) == "|aaaa|\n| bb |\n| cc |")
    stack.items.append(Flow.Item(bareChips(["dd"]), box: FlowItem { $0.shrink = 0 }))
    #expect(picture(of: tree(stack, .infinity)) == "|aaaa|\n| bb |\n| +2 |")
  }

  @Test func nestedFlow_leavesInTheWidthOfItsItem() throws {
    let outer = Flow(items: [
      Flow.Item(flow([(3, 0), (3, 1), (3, 2)]), box: FlowItem { $0.grow = 1 }),
      Flow.Item(FlowItem(width: 4, height: 1)),
    ])
    let shown = [20.0, 14, 10].map {
      tree(outer, $0).nodes(role: .overflow).map { $0.overflow?.hiddenIDs }
    }
    #expect(shown == [[], [["a"]], [["a", "b"]]])
  }

  @Test func documents_withoutLimitOrRule_areErrors() throws {
    func message(_ json: String) -> String {
      do {
        _ = try Document(json: Array(json.utf8), fonts: MonospaceMeasurer())
        return ""
      } catch {
        return "\(error)"
      }
    }
    #expect(
      message(#"{"type": "flow", "overflow": {}, "items": []}"#)
        == "$.overflow: needs maxLines and wrapping lines")
    #expect(
      message(#"{"type": "flow", "maxLines": 1, "items": [{"width": 1}, {"priority": 2}]}"#)
        == #"$.items[1].priority: needs "overflow": {"by": "priority"}"#)
    #expect(
      message(
        #"{"type": "flow", "wrap": "wrap", "maxLines": 1, "overflow": {"by": "priority"}, "items": [{"type": "text", "text": "a", "priority": 2}]}"#
      ) == "")
  }
}

/// Keys that would have no effect, or are misspelt.
@Suite struct OverflowRuleDocumentTests {
  private func message(_ json: String) -> String {
    do {
      _ = try Document(json: Array(json.utf8), fonts: MonospaceMeasurer())
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func priorityWithoutOverflowByPriority_isAnError() {
    let item = #"{"text": "a", "priority": 1}"#
    #expect(
      message(#"{"type": "chips", "maxRows": 1, "items": [\#(item)]}"#)
        == #"$.items[0].priority: needs "overflow": {"by": "priority"}"#)
    #expect(
      message(#"{"type": "segmented", "items": ["b", \#(item)]}"#)
        == #"$.items[1].priority: needs "overflow": {"by": "priority"}"#)
    let rule = #""overflow": {"by": "priority"}"#
    #expect(message(#"{"type": "chips", "maxRows": 1, \#(rule), "items": [\#(item)]}"#) == "")
  }

  @Test func overflowOfSegments_needsTheMenu() {
    let rule = #""overflow": {"by": "priority"}"#
    #expect(
      message(#"{"type": "segmented", \#(rule), "items": ["a"]}"#)
        == #"$.overflow: needs "overflowMenu" in whenNarrow"#)
    #expect(
      message(
        #"{"type": "segmented", "whenNarrow": ["overflowMenu"], \#(rule), "items": ["a"]}"#)
        == "")
  }

  @Test(arguments: ["[]", #"["label"]"#, #"["item", "label"]"#, #"["item", "item"]"#])
  func collapse_withoutItemAtItsEnd_isAnError(_ list: String) {
    let document = #"{"type": "chips", "overflow": {"collapse": \#(list)}, "items": []}"#
    #expect(message(document).hasPrefix(#"$.overflow.collapse: expected ["item"] or"#))
  }
}
