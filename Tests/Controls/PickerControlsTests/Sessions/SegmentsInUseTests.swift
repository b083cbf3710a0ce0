import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerTree
import Testing

@Suite struct SegmentsInUseTests {
  @Test func tap_selects_andMovesTheIndicator() throws {
    let session = try session(of: segments())
    #expect(session.selection == ["a"] && !session.isAnimating(at: 0))
    let target = session.send(.tap(.point(Point(x: 30, y: 2))), at: 5).target
    #expect(target == SessionTarget(.segment, id: "c"))
    #expect(session.selection == ["c"] && session.focus == target)
    #expect(session.isAnimating(at: 5.05) && !session.isAnimating(at: 5.11))
    let half = try #require(session.tree(at: 5.05).nodes(role: .indicator).first)
    #expect(abs(half.frame.x - 11) < 1e-9)
    let selected = try sessionDocument(segments(#""selected": 2"#)).layout()
    #expect(session.tree(at: 6) == selected)
  }

  @Test func timesBeforeTheLatestInput_countAsTheLatest() throws {
    let session = try session(of: segments())
    session.send(.tap(.point(Point(x: 30, y: 2))), at: 5)
    session.send(.tap(.point(Point(x: 15, y: 2))), at: 3)
    #expect(session.selection == ["b"] && session.isAnimating(at: 5.05))
    #expect(session.tree(at: 4) == session.tree(at: 5))
    #expect(session.tree(at: -.infinity) == session.tree(at: 5))
  }

  @Test(
    arguments: [
      (Point?.none, 0.1, "b"), (Point.zero, 0.1, "a"), (Point?.none, 1.1, "a"),
      (Point(x: .nan, y: 0), 0.1, "a"), (Point(x: 150, y: 0), 0.1, "c"),
    ])
  func drag_released_selectsWhereItsVelocityLeads(
    velocity: Point?, time: Double, selected: String
  ) throws {
    let session = try session(of: segments())
    #expect(!session.send(.beginDrag(Point(x: 30, y: 2)), at: 0).isUsed)
    #expect(session.send(.beginDrag(Point(x: 2, y: 2)), at: 0).isUsed)
    session.send(.drag(Point(x: 6, y: 2)), at: 0.1)
    #expect(session.tree(at: 0.1).nodes(role: .indicator).first?.frame.x == 4)
    #expect(session.isAnimating(at: 100))
    session.send(.endDrag(velocity: velocity), at: time)
    #expect(session.selection == [selected])
  }

  @Test func keys_moveTheSelection() throws {
    let session = try session(of: segments())
    #expect(session.send(.key(.right), at: 0).isUsed && session.selection == ["b"])
    #expect(session.send(.key(.end), at: 0).isUsed && session.selection == ["c"])
    #expect(!session.send(.key(.space), at: 0).isUsed && session.send(.key(.right), at: 0).isUsed)
    #expect(
      session.selection == ["a"] && session.send(.key(.up), at: 0).isUsed
        && session.selection == ["c"])
    #expect(session.send(.key(.home), at: 0).isUsed && session.selection == ["a"])
  }

  @Test func select_andDeselect_changeTheSelection() throws {
    let session = try session(of: segments())
    #expect(session.send(.select("b"), at: 0).isUsed && session.selection == ["b"])
    #expect(
      session.send(.deselect("a"), at: 0).isUsed && session.send(.deselect("b"), at: 0).isUsed)
    #expect(session.selection == [] && session.focus == nil)
    #expect(session.tree(at: 1).nodes(role: .indicator).isEmpty)
  }

  @Test func disabledSegment_isNotSelected() throws {
    let session = try session(
      of: segments(#""items": ["a", {"text": "b", "enabled": false}, "c"]"#)
        .replacing(#""items": ["a", "b", "c"], "#, with: ""))
    #expect(session.send(.tap(.point(Point(x: 15, y: 2))), at: 0).target == nil)
    #expect(!session.send(.select("b"), at: 0).isUsed && session.selection == ["a"])
    #expect(session.send(.key(.right), at: 0).isUsed && session.selection == ["c"])
  }

  @Test func momentarySegments_areTapped_andNeverSelected() throws {
    let session = try session(of: segments(#""momentary": true"#))
    #expect(session.send(.tap(.point(Point(x: 15, y: 2))), at: 0).target?.id == "b")
    #expect(session.selection == [] && !session.send(.select("b"), at: 0).isUsed)
    #expect(session.send(.key(.right), at: 0).isUsed && session.focus?.id == "c")
    #expect(session.send(.key(.space), at: 0).isUsed && session.selection == [])
    #expect(session.send(.key(.right), at: 0).isUsed && session.focus?.id == "a")
    #expect(!session.isAnimating(at: 0))
  }

  @Test func severalSegments_areToggled() throws {
    let session = try session(of: segments(#""selected": ["a", "c"]"#))
    #expect(
      session.send(.tap(.point(Point(x: 15, y: 2))), at: 0).target
        == SessionTarget(.segment, id: "b"))
    #expect(session.selection == ["a", "b", "c"] && session.focus?.id == "b")
    let all = try sessionDocument(segments(#""selected": ["a", "b", "c"]"#)).layout()
    #expect(session.tree(at: 0) == all)
    #expect(
      session.send(.deselect("a"), at: 0).isUsed && session.send(.deselect("b"), at: 0).isUsed)
    #expect(session.selection == ["c"] && session.tree(at: 0).nodes[0].state == .selectsMany)
    #expect(session.send(.key(.left), at: 0).isUsed && session.focus?.id == "a")
    #expect(session.send(.key(.enter), at: 0).isUsed && session.selection == ["a", "c"])
    session.send(.resize(ProposedSize(width: 62)), at: 0)
    #expect(session.selection == ["a", "c"] && session.tree(at: 0).size.width == 62)
  }

  @Test func transition_isReported_untilTheControlIsUsed() throws {
    let json = segments(#""selected": 2, "transition": {"from": 0, "duration": 1}"#)
    let session = try session(of: json)
    #expect(try session.tree(at: 0) == sessionDocument(json).layout())
    #expect(session.tree(at: 0).transition?.duration == 1)
    session.send(.tap(.point(Point(x: 2, y: 2))), at: 0)
    #expect(session.tree(at: 0).transition == nil && session.isAnimating(at: 0.9))
    let half = try #require(session.tree(at: 0.5).nodes(role: .indicator).first)
    #expect(abs(half.frame.x - 11) < 1e-9)
  }

  @Test func resize_keepsTheSelection_andEndsADrag() throws {
    let session = try session(of: segments())
    session.send(.select("b"), at: 0)
    session.send(.beginDrag(Point(x: 15, y: 2)), at: 1)
    session.send(.resize(ProposedSize(width: 62)), at: 1)
    #expect(session.proposal == ProposedSize(width: 62) && !session.isAnimating(at: 1))
    #expect(session.tree(at: 1).nodes(role: .indicator).first?.frame.x == 21)
  }
}
