import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerTree
import Testing

/// Six segments of 10 × 4 points without gaps, of which 25 points are in sight.
private func scrolled(_ keys: String = #""selected": 0"#) -> String {
  #"""
  {"type": "segmented", "id": "s", "width": 25, "height": 4, "padding": 0, "spacing": 0, "whenNarrow": ["scroll"],
   "font": {"size": 1}, "segment": {"padding": 0, "minWidth": 10}, "items": ["a", "b", "c", "d", "e", "f"], \#(keys)}
  """#
}

/// The same segments one below the other.
private let column = #"""
  {"type": "segmented", "id": "s", "width": 4, "height": 25, "axis": "vertical", "padding": 0, "spacing": 0, "whenNarrow": ["scroll"],
   "font": {"size": 1}, "segment": {"padding": 0, "minHeight": 10}, "items": ["a", "b", "c", "d", "e", "f"]}
  """#

extension ControlSession {
  fileprivate func origin(_ id: String = "a", at time: Double = 0) throws -> Point {
    try #require(tree(at: time).frame(ofID: id)).origin
  }

  fileprivate func indicator(at time: Double) -> Rect? {
    tree(at: time).nodes(role: .indicator).first?.absoluteFrame
  }

  /// Turns the wheel in the middle of a control of 25 points, or elsewhere.
  fileprivate func turn(
    _ x: Double, _ y: Double, at time: Double = 0, over point: Point = Point(x: 12, y: 2)
  ) -> Bool {
    scroll(atPoint: point, by: Point(x: x, y: y), at: time)
  }
}

@Suite struct ScrollingInUseTests {
  @Test func wheel_movesTheSegments_andStopsAtBothEnds() throws {
    let session = try session(of: scrolled())
    #expect(!session.turn(-1, 0))
    #expect(session.turn(0, 12))
    let tree = session.tree(at: 0)
    #expect(try session.origin().x == -12 && session.origin("b").x == -2)
    #expect(session.indicator(at: 0) == Rect(x: -12, y: 0, width: 10, height: 4))
    #expect(
      tree.state?.scroll == Scroll(offset: Point(x: 12, y: 0), content: Size(width: 60, height: 4)))
    #expect(tree.hitTest(atPoint: Point(x: 5, y: 2)).map { tree.ids(on: $0.path) } == ["s", "b"])
    #expect(session.turn(99, 0) && !session.turn(1, 0) && !session.turn(0, 1))
    #expect(try session.origin().x == -35)
    #expect(session.turn(-20, 0) && session.turn(-99, 0) && !session.turn(-1, 0))
    #expect(try session.tree(at: 0) == sessionDocument(scrolled()).layout())
    #expect(session.selection == ["a"] && session.focus == nil && !session.isAnimating(at: 0))
  }

  @Test func wheel_fromRightToLeft_leadsOnToTheLeft() throws {
    let session = try session(of: scrolled(#""selected": 0, "direction": "rtl""#))
    #expect(try session.origin().x == 15)
    #expect(!session.turn(5, 0) && !session.turn(0, -5))
    #expect(session.turn(0, 12))
    #expect(try session.origin().x == 27)
    #expect(session.turn(-99, 0) && !session.turn(0, 1))
    #expect(try session.origin("f").x == 0)
  }

  @Test func wheel_overAColumn_movesItDown_andNeverAcross() throws {
    let session = try session(of: column)
    let point = Point(x: 2, y: 12)
    #expect(!session.turn(9, 3, over: point) && !session.turn(0, -3, over: point))
    #expect(session.turn(3, 12, over: point))
    #expect(try session.origin() == Point(x: 0, y: -12))
    #expect(session.turn(0, 99, over: point) && !session.turn(0, 1, over: point))
    #expect(try session.origin("f").y == 15)
  }

  @Test func wheel_whereNothingIsToBeSeen_movesNothing() throws {
    let session = try session(of: scrolled())
    for point in [Point(x: 12, y: 9), Point(x: -1, y: 2), Point(x: .nan, y: 2)] {
      #expect(!session.turn(0, 12, over: point))
    }
    #expect(!session.turn(.nan, 12) && !session.turn(0, 12, at: .nan))
    #expect(session.send(.beginDrag(Point(x: 2, y: 2)), at: 0).isUsed && !session.turn(0, 12))
    session.send(.endDrag(velocity: nil), at: 0)
    session.send(.resize(ProposedSize(width: 60)), at: 1)
    #expect(!session.turn(0, 12) && !session.send(.beginDrag(Point(x: 30, y: 2)), at: 1).isUsed)
    for json in [segments(), chipsDocument(#""aa", "bb""#, width: 20), carouselDocument()] {
      #expect(try !PickerControlsTests.session(of: json).turn(3, 12))
    }
  }

  @Test func wheel_measuresNothing() throws {
    let measurer = CountingMeasurer()
    let control = try sessionDocument(scrolled()).control
    let session = try #require(control.session(within: .asDeclared, by: measurer, at: 0))
    _ = session.tree(at: 0)
    let count = measurer.count
    #expect(session.turn(0, 12) && session.send(.beginDrag(Point(x: 12, y: 2)), at: 0).isUsed)
    session.send(.drag(Point(x: 9, y: 2)), at: 0)
    #expect(try session.origin().x == -15 && measurer.count == count)
  }

  @Test func fades_areWhereMoreIs() throws {
    let session = try session(of: scrolled())
    func fades(_ id: String) throws -> Bool {
      let tree = session.tree(at: 0)
      let segment = try #require(tree.nodes.firstIndex { tree.id(of: $0) == id })
      let label = segment + 1
      return try #require(tree.paint(of: tree.nodes[label])).fills.contains { $0.mask != nil }
    }
    #expect(try !fades("a") && fades("c"))
    #expect(session.turn(0, 20))
    #expect(try fades("c") && !fades("a"))
    #expect(session.turn(0, 99))
    #expect(try !fades("f"))
  }
}

// Fingers.
extension ScrollingInUseTests {
  @Test func drag_besideTheIndicator_scrolls() throws {
    let session = try session(of: scrolled())
    session.send(.press(Point(x: 15, y: 2)), at: 0)
    #expect(session.send(.beginDrag(Point(x: 15, y: 2)), at: 0).isUsed)
    #expect(session.isAnimating(at: 100) && session.focus == nil)
    for (x, origin) in [(5.0, -10.0), (-500, -35), (-5, -20), (99, 0), (0, -15)] {
      session.send(.drag(Point(x: x, y: 40)), at: 1)
      #expect(try session.origin(at: 9).x == origin)
    }
    // What was pressed has been released, and is as wide as before.
    #expect(session.tree(at: 9).items.allSatisfy { $0.frame.width == 10 })
    session.send(.endDrag(velocity: Point(x: -900, y: 0)), at: 2)
    #expect(try session.selection == ["a"] && session.origin(at: 9).x == -15)
    #expect(!session.isAnimating(at: 2))
  }

  @Test func drag_ofTheIndicator_movesIt_alsoWhereItIsScrolled() throws {
    let session = try session(of: scrolled())
    #expect(session.turn(0, 5))
    #expect(session.send(.beginDrag(Point(x: 2, y: 2)), at: 0).isUsed)
    session.send(.drag(Point(x: 12, y: 2)), at: 1)
    #expect(try session.indicator(at: 1)?.x == 5 && session.origin(at: 1).x == -5)
    session.send(.endDrag(velocity: .zero), at: 2)
    #expect(session.selection == ["b"])
    #expect(try session.tree(at: 9) == sessionDocument(scrolled(#""selected": 1"#)).layout())
  }

  @Test func drag_ofTheIndicator_thatSelectsTheSame_scrollsBackToIt() throws {
    let session = try session(of: scrolled())
    #expect(session.turn(0, 5) && session.send(.beginDrag(Point(x: 2, y: 2)), at: 0).isUsed)
    session.send(.endDrag(velocity: .zero), at: 1)
    #expect(session.isAnimating(at: 1))
    #expect(try session.tree(at: 9) == sessionDocument(scrolled()).layout())
  }
}

// Selection and the focus.
extension ScrollingInUseTests {
  @Test func tap_hitsWhatIsSeen_andScrollsToWhereTheLayoutIs() throws {
    let session = try session(of: scrolled())
    #expect(session.turn(0, 30))
    #expect(session.send(.tap(.point(Point(x: 2, y: 2))), at: 0).target?.id == "d")
    #expect(try session.origin(at: 0).x == -30 && session.indicator(at: 0)?.x == -30)
    #expect(session.isAnimating(at: 0.05) && !session.isAnimating(at: 0.2))
    // Half way from 30 to 22.5, and from the first segment to the fourth.
    let (half, indicator) = (try session.origin(at: 0.05).x, session.indicator(at: 0.05)?.x)
    #expect(abs(half + 26.25) < 1e-9 && abs((indicator ?? 0) - (half + 15)) < 1e-9)
    #expect(try session.tree(at: 1) == sessionDocument(scrolled(#""selected": 3"#)).layout())
    #expect(session.send(.tap(.point(Point(x: 3, y: 2))), at: 0.05).target?.id == "c")
  }

  @Test func select_andKeys_scrollToTheSelected() throws {
    let session = try session(of: scrolled())
    #expect(session.send(.select("f"), at: 0).isUsed)
    #expect(try session.origin("f", at: 1).x == 15 && session.origin("f", at: 0).x == 50)
    #expect(session.turn(0, -99, at: 1) && session.send(.key(.left), at: 1).isUsed)
    #expect(try session.tree(at: 2) == sessionDocument(scrolled(#""selected": 4"#)).layout())
    #expect(session.send(.deselect("e"), at: 2).isUsed)
    #expect(try session.tree(at: 3) == sessionDocument(scrolled(#""selected": null"#)).layout())
  }

  @Test func wheel_whileTheSegmentsSlide_stopsThem() throws {
    let session = try session(of: scrolled())
    session.send(.select("f"), at: 0)
    let before = try session.origin(at: 0.05).x
    #expect(session.turn(-5, 0, at: 0.05))
    #expect(try abs(session.origin(at: 0.05).x - before - 5) < 1e-9)
    #expect(try session.origin(at: 9).x == session.origin(at: 0.05).x)
    #expect(session.indicator(at: 9)?.x == (try session.origin("f", at: 9).x))
  }

  @Test func focus_outOfSight_isScrolledIntoSight() throws {
    let session = try session(of: scrolled())
    #expect(session.turn(0, 3) && session.send(.focus(2), at: 0).isUsed)
    #expect(try session.focus?.id == "a" && session.origin(at: 9).x == -3)
    #expect(
      session.send(.focus(nil), at: 0).isUsed && session.turn(0, 30)
        && session.send(.key(.tab), at: 0).isUsed)
    #expect(session.focus?.id == "a" && session.isAnimating(at: 0.05))
    #expect(try session.origin(at: 9).x == 0)
  }

  @Test func resize_keepsTheDistanceFromTheStart() throws {
    for (direction, origins) in [("ltr", [-20.0, 0, 0]), ("rtl", [40, 50, 15])] {
      let session = try session(of: scrolled(#""selected": 0, "direction": "\#(direction)""#))
      #expect(session.turn(0, 20))
      for (width, origin) in zip([30.0, 60, 25], origins) {
        session.send(.resize(ProposedSize(width: width)), at: 1)
        #expect(try session.origin(at: 1).x == origin, "\(direction) \(width)")
      }
    }
  }

  @Test func severalSelected_areToggled_whereTheyAreSeen() throws {
    let session = try session(of: scrolled(#""selected": ["a", "f"]"#))
    #expect(
      session.turn(0, 20) && session.send(.tap(.point(Point(x: 5, y: 2))), at: 0).target?.id == "c")
    #expect(try session.selection == ["a", "c", "f"] && session.origin(at: 9).x == -20)
    #expect(session.send(.beginDrag(Point(x: 5, y: 2)), at: 1).isUsed && session.isAnimating(at: 9))
    session.send(.drag(Point(x: 15, y: 2)), at: 1)
    session.send(.endDrag(velocity: nil), at: 1)
    #expect(try session.origin(at: 1).x == -10 && !session.isAnimating(at: 1))
    #expect(session.send(.key(.end), at: 1).isUsed && session.focus?.id == "f")
    #expect(try session.origin(at: 9).x == -35)
    #expect(session.send(.key(.space), at: 9).isUsed && session.selection == ["a", "c"])
    session.send(.resize(ProposedSize(width: 40)), at: 9)
    #expect(try session.origin(at: 9).x == -20)
  }

  @Test func momentarySegments_outOfSight_arePressedByKeys() throws {
    let session = try session(of: scrolled(#""momentary": true"#))
    #expect(
      session.turn(0, 20) && session.send(.tap(.point(Point(x: 5, y: 2))), at: 0).target?.id == "c")
    #expect(try session.origin(at: 9).x == -20)
    #expect(session.send(.key(.end), at: 9).isUsed && session.send(.key(.space), at: 9).isUsed)
    #expect(try session.focus?.id == "f" && session.origin(at: 10).x == -35)
  }
}

// Containers.
extension ScrollingInUseTests {
  private static let panel =
    #"{"type": "stack", "width": 32, "spacing": 50, "items": [\#(segments().replacing(#""id": "s""#, with: #""id": "t""#)), \#(scrolled())]}"#

  @Test func wheel_inAPanel_isForTheControlBeneath() throws {
    let session = try session(of: Self.panel)
    let point = try #require(session.tree(at: 0).frame(ofID: "s/b")).center
    #expect(!session.turn(0, 12, over: try #require(session.tree(at: 0).frame(ofID: "t/b")).center))
    #expect(!session.turn(0, 12, over: Point(x: 2, y: 30)))
    #expect(session.turn(0, 12, over: point))
    #expect(try session.origin("s/b").x == -2 && session.focus == nil)
    #expect(session.send(.beginDrag(point), at: 0).isUsed)
    session.send(.drag(point - Point(x: 5, y: 0)), at: 0)
    session.send(.endDrag(velocity: nil), at: 0)
    #expect(try session.origin("s/b").x == -7)
    #expect(session.send(.tap(.point(point)), at: 0).target?.id == "s/d")
  }

  @Test func wheel_onAPageOfACarousel_isForTheControlThere() throws {
    let session = try session(
      of:
        #"{"type": "carousel", "width": 100, "height": 50, "pages": [\#(scrolled()), {"width": 9, "height": 9}]}"#
    )
    let point = try #require(session.tree(at: 0).frame(ofID: "page1/s/b")).center
    let before = try session.origin("page1/s/b").x
    #expect(session.turn(0, 12, over: point) && session.send(.beginDrag(point), at: 0).isUsed)
    #expect(try session.origin("page1/s/b").x == before - 12)
    session.send(.drag(point - Point(x: 50, y: 0)), at: 0)
    session.send(.endDrag(velocity: Point(x: -900, y: 0)), at: 0)
    #expect(try session.page(at: 9) == 0 && session.origin("page1/s/b").x == before - 35)
    #expect(!session.turn(0, 12, over: point) && !session.turn(0, 12, over: Point(x: 50, y: 48)))
  }

  @Test func wheel_overAControlAtHalfItsSize_movesItAsFarAsThePointer() throws {
    let large = scrolled().replacing(#""width": 25"#, with: #""width": 200"#)
      .replacing(#""minWidth": 10"#, with: #""minWidth": 80"#)
    let session = try session(
      of:
        #"{"type": "carousel", "width": 100, "height": 50, "fit": "scaleDown", "pages": [\#(large)]}"#
    )
    let before = session.tree(at: 0)
    #expect(session.turn(0, 12, over: Point(x: 50, y: 25)))
    let tree = session.tree(at: 0)
    let segments = try #require(tree.nodes.firstIndex { $0.role == .segmented })
    #expect(tree.controlState(of: tree.nodes[segments])?.scroll?.offset == Point(x: 24, y: 0))
    #expect(before.controlState(of: before.nodes[segments])?.scroll?.offset == .zero)
  }
}

extension LayoutTree {
  /// The ids of the nodes on a path.
  fileprivate func ids(on path: [Int]) -> [String] { path.compactMap { id(of: nodes[$0]) } }
}
