import PickerColor
import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerTree
import Testing

private let middle = Point(x: 80, y: 10)

/// Begins a session of a carousel.
private func carousel(_ keys: String) throws -> any ControlSession {
  try session(of: carouselDocument(keys))
}

@Suite struct CarouselInUseTests {
  @Test func dot_slidesToItsPage_theShorterWay() throws {
    let session = try session(of: carouselDocument())
    #expect(session.page(at: 0) == 0 && session.selection == ["page1"])
    let target = session.send(.tap(.point(Point(x: 66, y: 26))), at: 1).target
    #expect(target == SessionTarget(.dot, id: "dot3"))
    #expect(session.isAnimating(at: 1.1) && !session.isAnimating(at: 2))
    #expect(session.page(at: 1) == 0 && session.page(at: 2) == 2)
    #expect(session.selection == ["page3"])
    let page = try sessionDocument(carouselDocument(#""count": 3, "current": 2"#)).layout()
    #expect(session.tree(at: 2) == page)
  }

  @Test func border_liesOverThePages_andTakesNoTap() throws {
    let session = try session(
      of: #"""
        {"type": "carousel", "id": "p", "width": 100, "height": 50, "cornerRadius": 5,
         "border": {"width": 4, "color": "red"}, "pages": [{"fill": "teal"}, {"fill": "gold"}]}
        """#)
    let tree = session.tree(at: 0)
    let border = try #require(Array(tree.children(of: 0)).last)
    #expect(tree.nodes[border].role == .layer && tree.nodes[border].frame == Rect(size: tree.size))
    let paint = try #require(tree.paint(of: tree.nodes[border]))
    #expect(
      paint.stroke == Stroke(fill: .color(Color(red: 1, green: 0, blue: 0)), width: 4)
        && paint.fills.isEmpty)
    #expect(paint.cornerRadius == CornerRadii(5) && tree.paint(of: tree.nodes[0])?.stroke == nil)
    #expect(
      session.send(.tap(.point(Point(x: 1, y: 25))), at: 0).target
        == SessionTarget(.page, id: "page1"))
    #expect(session.send(.beginDrag(Point(x: 1, y: 25)), at: 0).isUsed)
  }

  @Test func page_tapped_isReported_andNothingMoves() throws {
    let session = try session(of: carouselDocument())
    session.send(.select("page2"), at: 0)
    let before = session.tree(at: 3)
    #expect(
      session.send(.tap(.point(Point(x: 5, y: 2))), at: 3).target
        == SessionTarget(.page, id: "page2"))
    #expect(session.tree(at: 3) == before && session.focus == nil && !session.isAnimating(at: 3))
    #expect(session.send(.tap(.point(Point(x: 5, y: 1e4))), at: 3).target == nil)
  }

  @Test(arguments: [(Point?.none, 1), (Point.zero, 0), (Point(x: -900, y: 0), 1)])
  func drag_released_turnsWhereItsVelocityLeads(velocity: Point?, page: Int) throws {
    let session = try session(of: carouselDocument())
    #expect(session.send(.beginDrag(middle), at: 0).isUsed)
    session.send(.drag(Point(x: 40, y: 30)), at: 0.1)
    #expect(session.tree(at: 0.1).nodes(role: .page).map(\.frame.x) == [-40, 60])
    #expect(session.isAnimating(at: 50))
    session.send(.endDrag(velocity: velocity), at: 0.1)
    #expect(session.page(at: 2) == page && !session.isAnimating(at: 2))
  }

  @Test func pagesInView_areTappedAndDraggedWhereTheyAreDrawn() throws {
    let session = try carousel(#""count": 5, "pagesInView": 2, "gap": 20"#)
    // The viewport is 100 points long, a page 40.
    #expect(session.tree(at: 0).nodes(role: .page).map(\.frame.x) == [0, 60])
    #expect(
      session.send(.tap(.point(Point(x: 70, y: 2))), at: 0).target
        == SessionTarget(.page, id: "page2"))
    #expect(session.send(.tap(.point(Point(x: 50, y: 2))), at: 0).target == nil)
    #expect(session.send(.beginDrag(Point(x: 90, y: 2)), at: 1).isUsed)
    session.send(.drag(Point(x: 61, y: 2)), at: 3)
    #expect(session.tree(at: 3).nodes(role: .page).map { $0.frame.x.rounded() } == [-29, 31, 91])
    session.send(.endDrag(velocity: .zero), at: 3)
    #expect(session.page(at: 5) == 0)
    #expect(session.send(.beginDrag(Point(x: 90, y: 2)), at: 6).isUsed)
    session.send(.drag(Point(x: 59, y: 2)), at: 8)
    session.send(.endDrag(velocity: .zero), at: 8)
    #expect(session.page(at: 9) == 1)
    let there = try sessionDocument(
      carouselDocument(#""count": 5, "pagesInView": 2, "gap": 20, "current": 1"#)
    ).layout()
    #expect(session.tree(at: 9) == there)
  }

  @Test func controls_onPagesInView_takeFocusAndKeys() throws {
    let pages = ["aa", "bb", "cc", "dd"].map {
      #"{"type": "chips", "id": "c", "width": 20, "font": {"size": 1}, "items": ["\#($0)"]}"#
    }
    let session = try session(
      of: #"""
        {"type": "carousel", "width": 100, "height": 60, "pagesInView": 2, "indicator": "none",
         "pages": [\#(pages.joined(separator: ","))]}
        """#)
    let second = try #require(session.tree(at: 0).frame(ofID: "page2/c/bb"))
    #expect(session.send(.tap(.point(second.center)), at: 0).target?.id == "page2/c/bb")
    #expect(session.focus?.id == "page2/c/bb")
    session.send(.focus(nil), at: 0)
    var ids: [String?] = []
    while ids.count < 9, session.send(.key(.tab), at: 0).isUsed { ids.append(session.focus?.id) }
    #expect(ids == ["page1", "page1/c/aa", "page2/c/bb"])
    session.send(.key(.pageDown), at: 1)
    #expect(session.focus?.id == "page2")
  }

  @Test func keys_turnPages_alongTheAxis() throws {
    let session = try session(of: carouselDocument())
    #expect(session.send(.key(.right), at: 0).isUsed && session.page(at: 1) == 1)
    #expect(session.send(.key(.pageUp), at: 1).isUsed && session.page(at: 2) == 0)
    #expect(session.send(.key(.end), at: 2).isUsed && session.page(at: 3) == 2)
    #expect(!session.send(.key(.down), at: 3).isUsed && !session.send(.key(.space), at: 3).isUsed)
    let mirrored = try carousel(#""count": 3, "direction": "rtl", "loops": false"#)
    #expect(!mirrored.send(.key(.right), at: 0).isUsed && mirrored.send(.key(.left), at: 0).isUsed)
    #expect(mirrored.page(at: 1) == 1)
    let vertical = try carousel(#""count": 3, "axis": "vertical""#)
    #expect(!vertical.send(.key(.right), at: 0).isUsed && vertical.send(.key(.down), at: 0).isUsed)
  }

  @Test func autoplay_runsFromTheStartOfTheSession() throws {
    let session = try session(
      of: carouselDocument(#""count": 3, "autoplay": true"#), at: 100)
    #expect(session.isAnimating(at: 100) && session.page(at: 102.9) == 0)
    #expect(session.page(at: 103.5) == 1 && session.page(at: 0) == 0)
    #expect(session.send(.beginDrag(middle), at: 103.5).isUsed)
    #expect(session.page(at: 200) == 1)
    session.send(.endDrag(velocity: .zero), at: 200)
    #expect(session.page(at: 202) == 1 && session.page(at: 203.9) == 2)
  }

  @Test func session_continuesWhereTheDocumentIs() throws {
    let json = carouselDocument(
      #"""
      "count": 3, "events": [{"at": 1, "drag": "began"}, {"at": 1.5, "drag": {"changed": -30}}]
      """#)
    let session = try session(of: json)
    let before = session.tree(at: 0)
    #expect(try before == sessionDocument(json).layout())
    #expect(session.send(.beginDrag(middle), at: 0).isUsed)
    let pages = session.tree(at: 0).nodes(role: .page).map(\.frame.x)
    #expect(pages.map { ($0 * 1e6).rounded() } == [-30e6, 70e6])
    session.send(.drag(middle + Point(x: -10, y: 0)), at: 1)
    #expect(session.tree(at: 1).nodes(role: .page).map { $0.frame.x.rounded() } == [-40, 60])
  }

  @Test func select_slidesToAPage_andResizeKeepsIt() throws {
    let session = try carousel(#""count": 3"#)
    #expect(
      session.send(.select("page2"), at: 0).isUsed
        && !session.send(.deselect("page2"), at: 0).isUsed)
    session.send(.resize(ProposedSize(width: 200)), at: 1)
    #expect(session.page(at: 1) == 1 && session.tree(at: 1).size == Size(width: 200, height: 50))
    session.send(.beginDrag(middle), at: 1)
    session.send(.drag(middle + Point(x: -100, y: 0)), at: 1)
    #expect(session.tree(at: 1).nodes(role: .page).map(\.frame.x) == [-100, 100])
  }

  @Test func fewPages_doNotMove() throws {
    let one = try carousel(#""count": 1"#)
    #expect(!one.send(.beginDrag(middle), at: 0).isUsed && !one.send(.key(.right), at: 0).isUsed)
    let none = try carousel(#""count": 0"#)
    #expect(
      none.page(at: 0) == nil && none.selection == [] && !none.send(.key(.home), at: 0).isUsed)
  }
}
