import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerTree
import Testing

@testable import PickerControlBase
@testable import PickerItems

private func flow(_ keys: String, _ items: String...) -> String {
  #"{"type": "flow"\#(keys), "items": [\#(items.joined(separator: ", "))]}"#
}

private func box(_ keys: String) -> String { #"{"width": 3, "height": 1, \#(keys)}"# }

private func tree(_ json: String) throws -> LayoutTree { try sessionDocument(json).layout() }

/// Documents with nested flows, stacks and grids, each of which shows something that depends on the order of nodes and tables.
private let nests: [String] = [
  // Equal ids at several levels, in containers with and without ids.
  flow("", box(#""id": "x""#), flow("", box(#""id": "x""#), flow("", box(#""id": "x""#)))),
  flow("", box(#""id": "x""#), flow(#", "id": "f""#, flow(#", "id": "f""#, box(#""id": "f""#)))),
  flow(
    "", flow(#", "id": "f/f""#, flow(#", "id": "f""#, box(#""id": "f""#))),
    flow(#", "id": "f""#, flow(#", "id": "f/f""#, box(#""id": "f/f/f""#)))),
  #"""
  {"type": "stack", "width": 40, "items": [
    {"type": "flow", "id": "a", "maxLines": 1, "wrap": "wrap", "overflow": {}, "items": [
      {"id": "x", "width": 20, "height": 1}, {"width": 30, "height": 1}, {"id": "y", "width": 9, "height": 1},
      {"type": "text", "id": "x#2", "text": "hidden"}]},
    {"type": "flow", "items": [
      {"type": "flow", "maxLines": 1, "wrap": "wrap", "overflow": {}, "items": [
        {"id": "x", "width": 20, "height": 1}, {"type": "text", "id": "a", "text": "hidden", "width": 39}]}]}]}
  """#,
  // Gradients that end at the farthest corner, of boxes of several sizes and of hidden ones.
  #"""
  {"type": "flow", "fill": {"radial": {"stops": [[0, "red"], [1, "blue"]]}}, "items": [
    {"type": "flow", "fill": {"radial": {"stops": [[0, "red"], [1, "blue"]]}}, "maxLines": 1, "wrap": "wrap", "width": 30, "items": [
      {"width": 20, "height": 8, "fill": {"radial": {"stops": [[0, "red"], [1, "teal"]]}}},
      {"width": 9, "height": 9, "fill": {"radial": {"stops": [[0, "red"], [1, "teal"]]}}},
      {"width": 50, "height": 9, "fill": {"radial": {"stops": [[0, "gray"], [1, "teal"]]}}}]},
    {"width": 7, "height": 8, "fill": {"radial": {"stops": [[0, "red"], [1, "blue"]]}}},
    {"width": 8, "height": 8, "fill": {"radial": {"stops": [[0, "red"], [1, "blue"]]}}}]}
  """#,
  // Colours, titles, languages, warnings and rows.
  #"""
  {"type": "stack", "width": 60, "background": "white", "detail": ["rows", "trace", "breakpoints"], "items": [
    {"type": "grid", "id": "g", "title": "Grid", "scheme": "dark", "columns": 2, "items": [
      {"type": "stack", "id": "s", "title": {"text": "Stack", "font": {"size": 30}, "opacity": 0.5}, "theme": "plain", "items": [
        {"type": "text", "text": "abc", "title": "Grid"}, {"type": "text", "id": "t", "text": "abcdefghij"}]},
      {"type": "flow", "id": "f", "language": "de", "background": "red", "wrap": "wrap", "width": 20, "padding": 12, "items": [
        {"width": 30, "height": 2, "id": "b"}, {"type": "text", "text": "abcdefghij", "minWidth": 0},
        {"width": 2, "height": 2, "position": "absolute", "inset": -4, "id": "o"}]}]},
    {"type": "flow", "id": "scaled", "scale": 2, "items": [
      {"type": "flow", "items": [{"width": 1.3, "height": 1.3, "id": "x"}, {"width": 1.3, "height": 1.3, "id": "y"}]}]},
    {"type": "chips", "items": ["x", "y"], "chip": {"minTarget": 44}}]}
  """#,
  // Percentages of heights that follow from the content.
  #"""
  {"type": "flow", "axis": "vertical", "height": 40, "items": [
    {"type": "flow", "grow": 1, "items": [{"width": 3, "height": "50%"}, {"width": 4, "height": 3}]},
    {"type": "flow", "minHeight": 9, "items": [{"width": 3, "height": "50%"}, {"width": 4, "height": 3}]}]}
  """#,
]

/// Nested flows, stacks and grids, whose nodes are appended to the tree of the outermost one in place.
@Suite struct NestedLayoutTests {
  /// Sessions embed the complete trees of all levels, and their ids address items.
  @Test(arguments: nests.indices) func nest_appendedInPlace_equalsOneOfEmbeddedTrees(
    number: Int
  ) throws {
    try check(try sessionDocument(nests[number]).control)
  }

  private func check(_ control: AnyControl) throws {
    let inPlace = control.measured(by: MonospaceMeasurer()).layout()
    guard let (embedded, items) = try embedding(control) else { return }
    #expect(inPlace == embedded)
    for item in items { try check(item) }
  }

  /// The layout of a panel with the complete trees of its items, and these items; nil for other controls.
  private func embedding(
    _ control: AnyControl
  ) throws -> (tree: LayoutTree, items: [AnyControl])? {
    if let flow = control.as(Flow.self) {
      return embedding(try flow.measuredFlow(by: MonospaceMeasurer()))
    }
    return control.as(Grid.self).map { grid in
      let items = grid.items.measured(
        in: grid.container, font: grid.font, by: MonospaceMeasurer())
      return embedding(MeasuredGrid(grid: grid, items: items))
    }
  }

  private func embedding(
    _ panel: some MeasuredPanel
  ) -> (tree: LayoutTree, items: [AnyControl]) {
    let tree = panel.layout(within: .asDeclared) { item, proposal in
      NestedLayout(panel.items[item].control.layout(within: proposal))
    }
    return (tree, panel.items.map { $0.described })
  }

  @Test func ids_thatAreEqual_getASuffixAtEachLevel() throws {
    #expect(try tree(nests[0]).ids == ["x", "x#2", "x#2#2"])
  }

  /// A name for each box without an id, at each level of a nest, would cost more than the layout.
  @Test func boxes_withoutIDs_takeNoNames() throws {
    let nest = flow("", #"{"width": 3}"#, flow("", box(#""id": "b""#), #"{"width": 3}"#))
    let tree = try tree(nest)
    #expect(tree.ids == ["b"])
    #expect(tree.nodes.map { $0.id } == [-1, -1, -1, 0, -1])
  }

  /// Each level has a flow with an id and a box with one: two ids, however deep they are.
  @Test(arguments: [1, 2, 20]) func ids_ofDeepNests_areMadeOnce(depth: Int) throws {
    let levels = (1...depth).map { #", "id": "f\#($0)""# }
    var nest = flow(levels[depth - 1], box(#""id": "b""#))
    for level in levels.dropLast().reversed() { nest = flow(level, box(#""id": "b""#), nest) }
    let measured = try sessionDocument(flow("", nest)).control.measured(by: MonospaceMeasurer())
    var (tree, names) = (LayoutTree(type: ""), NestedNames())
    measured.nestedLayout(within: .asDeclared).append(
      at: .zero, prefix: nil, to: &tree, &names)
    #expect(names.madeCount == 2 * depth && !names.hasEqualIDs)
    #expect(tree.nodes.count == 1 + 2 * depth && tree.ids.count == 2 * depth)
    #expect(tree.ids.contains((1...depth).map { "f\($0)/" }.joined() + "b"))
    #expect(tree == measured.layout())
  }

  /// Hidden boxes and controls, and items that are named by their places.
  @Test func ids_ofHiddenItems_havePrefixesInNestedFlows() throws {
    let nested = flow(
      #", "id": "f", "width": 7, "wrap": "wrap", "maxLines": 1, "overflow": {}"#,
      box(#""id": "a""#), box(#""id": "b""#), box(#""shrink": 1"#), box(#""id": "d""#),
      #"{"type": "text", "text": "a", "id": "e"}"#)
    let hidden = try tree(flow("", nested)).overflows.first?.hiddenIDs
    #expect(hidden?.suffix(3) == ["f/item#3", "f/d", "f/e"])
    #expect(try session(of: flow("", nested)).tree(at: 0).overflows.first?.hiddenIDs == hidden)
  }

  /// A flow of boxes, and one with a control: percentages of a height that follows from the content are absent in both.
  @Test(arguments: ["", #", {"type": "text", "text": ""}"#])
  func percentages_ofIndefiniteHeights_areAbsent(more: String) throws {
    let nest = #"""
      {"type": "flow", "axis": "vertical", "items": [
        {"type": "flow", "minHeight": 9, "align": "start",
         "items": [{"id": "b", "width": 3, "height": "50%"}, {"width": 4, "height": 3}\#(more)]}]}
      """#
    #expect(try tree(nest).frame(ofID: "b")?.height == 0)
  }
}
