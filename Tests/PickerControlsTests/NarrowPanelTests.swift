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

  @Test func widthsOfAStackWithoutAWidth_areMaxima() throws {
    let stack = #"{"type": "stack", "items": [{"type": "chips", "width": 300, "items": ["c"]}]}"#
    #expect(frames(try tree(stack)).map(\.width) == [300])
    #expect(frames(try tree(stack, width: 200)).map(\.width) == [200])
  }

  @Test func widthsOfAColumn_areMaxima_whereItIsNarrowerThanDeclared() throws {
    let flow = #"""
      {"type": "flow", "axis": "vertical", "width": 300, "align": "start", "items": [
        {"width": 280, "height": 9}, {"type": "chips", "width": 290, "items": ["c"]},
        {"type": "flow", "width": 250, "align": "start", "axis": "vertical", "items": [{"width": 240, "height": 9}]},
        {"width": 320, "height": 9, "maxWidth": 310}]}
      """#
    #expect(frames(try tree(flow)).map(\.width) == [280, 290, 250, 310])
    let narrow = try tree(flow, width: 200)
    #expect(frames(narrow).map(\.width) == [200, 200, 200, 310])
    #expect(narrow.root?.children.map { $0.children.first?.frame.width ?? 0 }[2] == 200)
  }

  @Test(arguments: [(700.0, 3), (500, 2), (420, 2), (400, 1), (150, 1)])
  func grid_thatIsNarrowerThanDeclared_fallsToFewerColumns(width: Double, columns: Int) throws {
    let grid = #"""
      {"type": "grid", "width": 800, "columns": 3, "spacing": 20, "items": [
        {"type": "chips", "width": 200, "items": ["a"]}, {"type": "chips", "items": ["b"]},
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

@Suite struct ClippedIndicatorTests {
  @Test func indicatorOfAMaterialTrack_withPadding_hasTheCornersOfTheTrack() throws {
    func radius(_ keys: String) throws -> Double? {
      let document = #"{"type": "segmented", "theme": "material", "items": ["a", "b"]\#(keys)}"#
      let tree = try Document(json: Array(document.utf8), fonts: MonospaceMeasurer()).layout()
      let indicator = tree.root?.children.first { $0.role == .indicator }
      return indicator?.paint.map { $0.cornerRadius.topLeft }
    }
    #expect(try radius("") == 0)
    #expect(try radius(#", "padding": 16"#) == 20)
    #expect(try radius(#", "padding": 16, "indicator": {"cornerRadius": 3}"#) == 3)
  }

  @Test(arguments: [0.0, 0.12, 0.25])
  func chromaTouch_whileItPops_hasNoLabelOutsideOfItself(time: Double) throws {
    let document = #"""
      {"type": "chromaTouch", "padding": 10, "width": 320, "height": 480, "value": {"hue": 0.8, "saturation": 0.6, "brightness": 1},
       "touches": [{"on": "brightness", "force": 0.95}], "transition": {"at": \#(time)}}
      """#
    let tree = try Document(json: Array(document.utf8), fonts: MonospaceMeasurer()).layout()
    for slider in tree.root?.children.filter({ $0.role == .slider }) ?? [] {
      let isInside = slider.frame.intersection(Rect(size: tree.size)) != nil
      #expect(slider.children.contains { $0.role == .label } == isInside)
    }
  }
}
