import PickerControls
import PickerGeometry
import PickerJSON
import PickerTestSupport
import PickerText
import PickerTree
import Testing

@testable import PickerControlBase
@testable import PickerItems

@Suite struct PanelTests {
  @Test func title_asAnObject_hasItsOwnLook() throws {
    func tree(_ title: String) throws -> LayoutTree {
      try Document(
        json: Array(
          #"{"type": "stack", "font": {"size": 1}, "items": [{"type": "text", "text": "a", "title": \#(title)}]}"#
            .utf8), fonts: MonospaceMeasurer()
      ).layout()
    }
    let styled = try tree(
      #"{"text": "Title", "font": {"size": 2}, "color": "teal", "opacity": 0.25}"#)
    let node = try #require(styled.nodes.first { $0.role == .title })
    #expect(node.frame.size == Size(width: 10, height: 2))
    #expect(styled.fonts[try #require(styled.label(of: node)).font].size == 2)
    let paint = try #require(styled.paint(of: node))
    #expect(try paint == Paint(fills: [.color(#require(Color("teal")))], opacity: 0.25))
    #expect(try tree(#"{"text": "Title"}"#) == tree(#""Title""#))
    let missing = #expect(throws: JSONError.self) { try tree(#"{"color": "teal"}"#) }
    #expect(missing?.description == "$.items[0].title.text: is missing")
    let number = #expect(throws: JSONError.self) { try tree("5") }
    #expect(number?.path == "$.items[0].title")
  }

  /// Its height and its nodes come from one layout.
  @Test(arguments: [
    ["stack"], ["grid"], ["stack", "grid"], ["grid", "stack"], ["grid", "grid"],
    ["stack", "stack", "grid"],
  ])
  func control_inPanels_isLaidOutOnce(types: [String]) throws {
    func measuredTexts(_ json: String) throws -> Int {
      let counter = CountingMeasurer()
      let control = try Document(json: Array(json.utf8), fonts: MonospaceMeasurer()).control
      let measured = control.measured(by: counter)
      let before = counter.count
      _ = measured.layout(within: ProposedSize(width: 60))
      return counter.count - before
    }
    let control = #"{"type": "segmented", "items": ["aaaaaaaa", "bbbbbbbb", "cccccccc"]}"#
    let alone = try measuredTexts(control)
    #expect(alone > 0)
    let panel = types.reversed().reduce(control) { item, type in
      #"{"type": "\#(type)", \#(type == "grid" ? #""columns": 1, "# : "")"items": [\#(item)]}"#
    }
    #expect(try measuredTexts(panel) == alone)
  }

  private func chips(_ texts: [String], id: String? = nil) -> Chips {
    var chips = bareChips(texts)
    chips.container.id = id
    return chips
  }

  private func tree(_ control: some Control) -> LayoutTree {
    control.measured(by: MonospaceMeasurer()).layout()
  }

  @Test func stack_ofTitledControls_placesThemOneBelowTheOther() {
    let stack = Flow.stack(
      items: [
        PanelItem(chips(["aa", "bb", "cc"], id: "x"), title: "top"),
        PanelItem(chips(["dd"], id: "y")),
      ], container: Container(width: 5), spacing: 2, font: Font(size: 1))
    let tree = tree(stack)
    #expect(
      picture(of: tree) == """
        |top  |
        |     |
        |     |
        |     |
        |     |
        |     |
        |     |
        |     |
        |     |
        |aa bb|
        |cc   |
        |     |
        |     |
        |dd   |
        """)
    #expect(tree.nodes.compactMap(tree.id(of:)) == ["x", "x/aa", "x/bb", "x/cc", "y", "y/dd"])
  }

  @Test func stack_horizontalInRightToLeft_startsAtTheRight() {
    let stack = Flow.stack(
      items: [PanelItem(chips(["aa"])), PanelItem(chips(["b"]))],
      container: Container(width: 8) { $0.direction = .rightToLeft }, axis: .horizontal, spacing: 1)
    #expect(picture(of: tree(stack)) == "|    b aa|")
  }

  @Test func panel_collidingIDs_areMadeUnique() {
    let stack = Flow.stack(items: [PanelItem(chips(["a"])), PanelItem(chips(["a"]))])
    let tree = tree(stack)
    #expect(tree.nodes.compactMap(tree.id(of:)) == ["a", "a#2"])
  }

  @Test func panel_tablesOfItsControls_stayWithTheirNodes() {
    var cut = chips(["abcdef", "b"])
    cut.container.width = 4
    cut.maxRows = 1
    let tree = tree(Flow.stack(items: [PanelItem(chips(["x"])), PanelItem(cut), PanelItem(cut)]))
    let texts = tree.nodes.compactMap { tree.textLine(for: $0)?.text }
    #expect(texts == ["x", "+2", "+2"])
    #expect(tree.overflows.map(\.hiddenIDs) == [["abcdef", "b"], ["abcdef#2", "b#2"]])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [Axis.horizontal, .vertical])
  func stack_tooSmallForAControl_warns(direction: LayoutDirection, axis: Axis) {
    var fixed = chips(["aaa"])
    (fixed.container.id, fixed.container.width, fixed.container.height) = ("fixed", 3, 1)
    var stack = Flow.stack(items: [PanelItem(fixed), PanelItem(fixed)], axis: axis)
    stack.container.direction = direction
    let size = tree(stack).size
    (stack.container.width, stack.container.height) = (size.width, size.height)
    #expect(tree(stack).warnings.isEmpty)
    stack.container.width = size.width - 1
    #expect(tree(stack).warnings.map(\.code).contains(.overflow))
    (stack.container.width, stack.container.height) = (size.width, size.height - 0.5)
    let warnings = tree(stack).warnings
    #expect(warnings.map(\.code).contains(.overflow) && warnings.allSatisfy { $0.id == "fixed" })
  }

  @Test func grid_withColumnsTooNarrow_warns() {
    var fixed = chips(["aaa"])
    (fixed.container.id, fixed.container.width) = ("fixed", 3)
    var grid = Grid(items: [PanelItem(fixed), PanelItem(chips(["a"]))], columns: 2, spacing: 0)
    grid.container.width = 6
    #expect(tree(grid).warnings.isEmpty)
    grid.container.width = 4
    #expect(tree(grid).warnings.map(\.id) == ["fixed"])
    (grid.container.width, grid.container.height) = (6, 0.5)
    #expect(tree(grid).warnings.map(\.code) == [.overflow, .overflow])
  }

  @Test func grid_ofNarrowColumns_isMirroredInRightToLeft() {
    var grid = Grid(items: [PanelItem(chips(["aaa"]))], columns: 3, spacing: 2)
    grid.container.width = 5
    grid.container.padding = Insets(top: 0, leading: 2, bottom: 0, trailing: 1)
    let places = [LayoutDirection.leftToRight, .rightToLeft].map { direction in
      grid.container.direction = direction
      return tree(grid).nodes(role: .chips).map(\.frame)
    }
    #expect(places[0].first?.minX == 2)
    #expect(places[1] == places[0].map { $0.mirrored(in: 5) })
  }

  @Test(arguments: [(10.0, 3), (9.9, 2), (3.0, 1), (1.0, 1), (100.0, 4)])
  func grid_withMinimumWidth_hasAsManyColumnsAsFit(width: Double, columns: Int) {
    let grid = Grid(
      items: (0..<4).map { _ in PanelItem(chips(["a"])) }, minimum: 2.0, columns: 1, spacing: 2)
    #expect(grid.columnCount(in: width) == columns)
  }

  @Test func grid_columns_shareTheWidth() {
    let grid = Grid(
      items: ["a", "b", "c"].map { PanelItem(chips([$0])) }, container: Container(width: 7),
      columns: 2, spacing: 1)
    #expect(
      picture(of: tree(grid)) == """
        |a   b  |
        |       |
        |c      |
        """)
  }

  @Test func panel_ofDocuments_reportsTheirPaths() throws {
    let document = #"""
      {"type": "stack", "direction": "rtl", "items": [
        {"type": "chips", "title": "T", "items": ["a"]},
        {"type": "grid", "columns": 1, "items": [{"type": "text", "text": "x", "direction": "ltr"}]}]}
      """#
    let control = try Document(json: Array(document.utf8), fonts: StrictCatalog()).control
    let stack = try #require(control.as(Flow.self))
    #expect(control.type == "stack" && AnyControl(Flow()).type == "flow")
    #expect(stack.items.map { $0.control?.title } == ["T", nil])
    #expect(stack.items.map { $0.control?.inheritsDirection } == [true, true])
    let error = #expect(throws: JSONError.self) {
      try Document(
        json: Array(
          #"{"type":"grid","items":[{"type":"chips"},{"type":"chips","items":[{"id":3}]}]}"#.utf8),
        fonts: StrictCatalog())
    }
    #expect(error?.path == "$.items[1].items[0].id")
  }
}
