import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerTree
import Testing

/// A drawing of 200 × 200 points with chips of 20 × 10 points, 10 apart, at its left top corner, on a card in a layer with these keys, and
/// a picker at the bottom.
private func drawing(_ keys: String) -> String {
  #"""
  {"type": "drawing", "id": "d", "width": 200, "height": 200, "layers": [
    {\#(keys), "items": [
      {"shape": "roundedRect", "width": 60, "height": 40, "at": "topLeading", "fill": "white"},
      {"at": "topLeading", "symbol": {
        "type": "chips", "id": "c", "width": 60, "font": {"size": 10}, "spacing": 10,
        "alignment": "leading", "chip": {"padding": 0, "border": 0}, "items": ["aa", "bb"]}}]},
    {"items": [{"symbol": \#(greyDocument), "at": "bottomLeading"}]}]}
  """#
}

extension ControlSession {
  /// A point of a node where it is drawn, in the first row and column of points of a grid.
  fileprivate func place(of id: String) throws -> Point {
    let tree = tree(at: 0)
    let points = stride(from: 2.0, to: 200, by: 4).flatMap { y in
      stride(from: 2.0, to: 200, by: 4).map { Point(x: $0, y: y) }
    }
    return try #require(
      points.first { point in
        tree.hitTest(atPoint: point)?.path.contains { tree.id(of: tree.nodes[$0]) == id } ?? false
      })
  }
}

@Suite struct DrawingInUseTests {
  @Test func drawing_beforeAnyInput_isThatOfTheDocument() throws {
    let document = drawing(#""draggable": true"#)
    let session = try session(of: document)
    #expect(try session.tree(at: 0) == sessionDocument(document).layout())
    #expect(session.selection.isEmpty && session.focus == nil && session.offset == nil)
  }

  @Test func keys_inADrawingWithoutControls_areLeft() throws {
    let session = try session(
      of: #"""
        {"type": "drawing", "width": 90, "height": 90, "layers": [{"draggable": true, "items": [
          {"shape": "roundedRect", "width": 60, "height": 40, "fill": "white"}]}]}
        """#)
    for key in SessionKey.allCases { #expect(!session.send(.key(key), at: 0).isUsed) }
  }

  @Test(arguments: [
    #""opacity": 1"#, #""transform": [{"translate": [50, 30]}]"#,
    #""transformOrigin": "center", "transform": [{"rotate": 90}, {"scale": 0.5}]"#,
  ])
  func tap_onAControl_inAMovedLayer_isForIt(keys: String) throws {
    let session = try session(of: drawing(keys))
    let target = session.send(.tap(.point(try session.place(of: "c/bb"))), at: 0).target
    #expect(target?.id == "c/bb" && session.selection == ["c/bb"])
    #expect(session.focus?.id == "c/bb")
    #expect(session.send(.key(.space), at: 1).isUsed && session.selection.isEmpty)
  }

  @Test func tap_besideControls_isForNone() throws {
    let session = try session(of: drawing(#""draggable": true"#))
    #expect(
      session.send(.tap(.point(Point(x: 50, y: 30))), at: 0).target == nil
        && session.selection.isEmpty)
  }

  @Test func drag_ofAPartOfAControl_isForIt_andElseMovesTheLayer() throws {
    let session = try session(of: drawing(#""draggable": true"#))
    #expect(session.send(.beginDrag(try session.place(of: "grey/slider(white)")), at: 0).isUsed)
    session.send(.drag(Point(x: 198, y: 190)), at: 0)
    session.send(.endDrag(velocity: nil), at: 0)
    #expect(try #require(session.color).components[0] > 0.9 && session.offset == nil)
    #expect(!session.send(.beginDrag(try session.place(of: "c/aa")), at: 1).isUsed)
    #expect(session.send(.beginDrag(Point(x: 50, y: 30)), at: 1).isUsed)
    session.send(.drag(Point(x: 90, y: 39)), at: 1)
    session.send(.endDrag(velocity: nil), at: 1)
    #expect(session.offset == Point(x: 40, y: 9))
    #expect(session.send(.tap(.point(try session.place(of: "c/bb"))), at: 2).target?.id == "c/bb")
  }

  @Test func drag_inAPanelOfDrawings_isToldByTheDrawingOfItsLayer() throws {
    let ball = #"""
      {"type": "drawing", "width": 100, "height": 80, "layers": [{"id": "ball", "draggable": true,
        "items": [{"shape": "circle", "width": 40, "fill": "red"}]}]}
      """#
    let session = try session(of: #"{"type": "stack", "items": [\#(ball), \#(ball)]}"#)
    let frames = session.tree(at: 0).nodes(role: .drawing).map(\.absoluteFrame)
    let told = { session.tree(at: 1).nodes(role: .drawing).map { $0.controlState?.dragOffset } }
    #expect(told() == [nil, nil])
    for (drawing, distance) in [(1, Point(x: 30, y: 20)), (0, Point(x: -5, y: 7))] {
      let start = frames[drawing].origin + Point(x: 20, y: 20)
      #expect(session.send(.beginDrag(start), at: 0).isUsed)
      session.send(.drag(start + distance), at: 0)
      session.send(.endDrag(velocity: nil), at: 0)
    }
    #expect(told() == [Point(x: -5, y: 7), Point(x: 30, y: 20)])
    let tree = session.tree(at: 1)
    #expect(
      try LayoutTree(json: tree.json()).nodes(role: .drawing).map { $0.controlState?.dragOffset }
        == told())
  }

  @Test func tabKey_leadsFromControlToControl() throws {
    let session = try session(of: drawing(#""opacity": 1"#))
    var ids: [String?] = []
    while ids.count < 9, session.send(.key(.tab), at: 0).isUsed { ids.append(session.focus?.id) }
    #expect(ids == ["c/aa", "grey/slider(white)", "grey/slider(alpha)"])
    #expect(session.send(.select("c/bb"), at: 1).isUsed && session.selection == ["c/bb"])
    #expect(session.send(.focus(nil), at: 1).isUsed && session.focus == nil)
  }

  @Test func drawing_withoutControlsThatTakeInput_hasNoSession() throws {
    let text =
      #"{"type": "drawing", "layers": [{"items": [{"symbol": {"type": "text", "text": "a"}}]}]}"#
    #expect(try sessionDocument(text).session() == nil)
  }
}
