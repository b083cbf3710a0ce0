import PickerControls
import PickerTestSupport
import PickerTree
import Testing

/// Panels that are narrower than they are declared.
@Suite struct NarrowPanelTests {
  private func tree(
    _ document: String, width: Double? = nil, options: String? = nil
  ) throws -> LayoutTree {
    let document = try Document(
      json: Array(document.utf8), options: options.map { Array($0.utf8) },
      fonts: MonospaceMeasurer())
    let measured = document.control.measured(by: MonospaceMeasurer())
    return measured.layout(within: ProposedSize(width: width))
  }

  private func frames(_ tree: LayoutTree) -> [Rect] { tree.root?.children.map { $0.frame } ?? [] }

  @Test func widthsOfAStack_areMaxima_whereItIsNarrowerThanDeclared() throws {
    let stack = #"""
      {"type": "stack", "width": 340, "padding": 20, "items": [
        {"type": "segmented", "width": 300, "items": ["a", "b"]},
        {"type": "chips", "width": 400, "items": ["c"]}, {"type": "chips", "width": 50, "items": ["d"]}]}
      """#
    #expect(frames(try tree(stack)).map(\.width) == [300, 400, 50])
    #expect(frames(try tree(stack, width: 500)).map(\.width) == [300, 400, 50])
    #expect(frames(try tree(stack, width: 240)).map(\.width) == [200, 200, 50])
    #expect(
      try tree(stack, options: #"{"width": 240}"#).json() == tree(stack, width: 240).json())
  }

  @Test func widthsOfAStackWithoutAWidth_stayAsDeclared() throws {
    let stack = #"{"type": "stack", "items": [{"type": "chips", "width": 300, "items": ["c"]}]}"#
    #expect(frames(try tree(stack, width: 200)).map(\.width) == [300])
    #expect(frames(try tree(stack, options: #"{"width": 200}"#)).map(\.width) == [300])
  }

  @Test func controlsOfARow_shrink_whereItIsNarrowerThanDeclared() throws {
    let row = #"""
      {"type": "stack", "axis": "horizontal", "width": 320, "spacing": 20, "items": [
        {"type": "chips", "width": 200, "items": ["a"]}, {"type": "chips", "width": 100, "items": ["b"]}]}
      """#
    #expect(frames(try tree(row)).map(\.width) == [200, 100])
    #expect(frames(try tree(row, width: 170)).map(\.width) == [100, 50])
  }

  @Test func widthsOfAColumn_areMaxima_whereItIsNarrowerThanDeclared() throws {
    let flow = #"""
      {"type": "flow", "axis": "vertical", "width": 300, "align": "start", "items": [
        {"width": 280, "height": 9}, {"type": "chips", "width": 290, "items": ["c"]},
        {"type": "flow", "axis": "vertical", "width": 250, "align": "start", "items": [{"width": 240, "height": 9}]},
        {"width": 320, "height": 9, "maxWidth": 310}]}
      """#
    #expect(frames(try tree(flow)).map(\.width) == [280, 290, 250, 310])
    let narrow = try tree(flow, width: 200)
    #expect(frames(narrow).map(\.width) == [200, 200, 200, 310])
    let nested = narrow.root?.children.map({ $0 })[2].children.first { _ in true }
    #expect(nested?.frame.width == 200)
  }

  @Test(arguments: ["stack", "grid"])
  func panelInANarrowPanel_isNarrow_withoutAWidth(type: String) throws {
    let panel = #"""
      {"type": "stack", "width": 300, "items": [
        {"type": "\#(type)", "columns": 1, "items": [
          {"type": "text", "width": 8, "text": "a b c d e f"}, {"type": "chips", "width": 280, "items": ["c"]}]},
        {"type": "chips", "items": ["d"]}]}
      """#.replacing(type == "stack" ? #""columns": 1, "# : "-", with: "")
    #expect(frames(try tree(panel)).map(\.width) == [300, 300])
    let inner = try #require(try tree(panel).root?.children.first { _ in true })
    #expect(inner.children.map { $0.frame.width } == [8, 280])
    let narrow = try tree(panel, width: 200)
    let nested = try #require(narrow.root?.children.first { _ in true })
    #expect(nested.children.map { $0.frame.width } == [8, 200])
    #expect(nested.frame.height == inner.frame.height)
    #expect(narrow.warnings.map(\.code) == (try tree(panel).warnings.map(\.code)))
  }

  @Test(arguments: [(700.0, 3), (500, 3), (460, 2), (280, 1), (150, 1)])
  func grid_thatIsNarrowerThanDeclared_fallsToFewerColumns(width: Double, columns: Int) throws {
    let grid = #"""
      {"type": "grid", "width": 800, "columns": 3, "spacing": 20, "items": [
        {"type": "carousel", "width": 300, "height": 50, "pages": [{"width": 150, "height": 10}]}, {"type": "chips", "items": ["b"]},
        {"type": "chips", "items": ["c"]}, {"type": "chips", "items": ["d"]}]}
      """#
    let boxes = frames(try tree(grid, width: width))
    #expect(Set(boxes.map(\.x)).count == columns)
    #expect(boxes.allSatisfy { $0.maxX <= width })
    #expect(Set(frames(try tree(grid)).map(\.x)).count == 3)
  }

  @Test func session_inANarrowerWidth_showsTheLayoutOfThatWidth() throws {
    let stack = #"""
      {"type": "stack", "width": 340, "padding": 20, "items": [
        {"type": "segmented", "width": 300, "items": ["a", "b"]}, {"type": "chips", "items": ["c"]}]}
      """#
    let document = try Document(json: Array(stack.utf8), fonts: MonospaceMeasurer())
    let session = try #require(
      document.control.session(within: .asDeclared, by: MonospaceMeasurer(), at: 0))
    session.resize(to: ProposedSize(width: 240), at: 0)
    #expect(frames(session.tree(at: 9)) == frames(try tree(stack, width: 240)))
  }
}
