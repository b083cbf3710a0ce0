import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerTree
import Testing

@testable import PickerSurfaces

/// Chips of one row with an overflow chip, segments, and a text, one below the other.
private let panel = #"""
  {"type": "stack", "id": "panel", "width": 32, "spacing": 50, "items": [
    \#(chipsDocument(#""aa", "bb", "cc", "dd""#, width: 5, #""maxRows": 1, "title": "T""#)),
    \#(segments()),
    {"type": "text", "text": "t", "font": {"size": 1}}
  ]}
  """#

/// The centre of a node in the session's tree.
private func center(_ id: String, in session: any ControlSession) throws -> Point {
  try #require(session.tree(at: 0).frame(ofID: id)).center
}

@Suite struct PanelInUseTests {
  @Test func panel_beforeAnyInput_isThatOfTheDocument() throws {
    let session = try session(of: panel)
    #expect(try session.tree(at: 0) == sessionDocument(panel).layout())
    #expect(session.selection == ["s/a"] && session.color == nil && session.page(at: 0) == nil)
    #expect(session.focus == nil && !session.isAnimating(at: 0))
  }

  @Test func tap_goesToTheControlBeneath() throws {
    let session = try session(of: panel)
    #expect(
      session.send(.tap(.point(try center("c/aa", in: session))), at: 0).target
        == SessionTarget(.chip, id: "c/aa"))
    #expect(session.focus?.id == "c/aa")
    #expect(
      session.send(.tap(.point(try center("s/c", in: session))), at: 1).target
        == SessionTarget(.segment, id: "s/c"))
    #expect(session.selection == ["c/aa", "s/c"] && session.isAnimating(at: 1.05))
    #expect(session.send(.key(.left), at: 2).isUsed && session.selection == ["c/aa", "s/b"])
  }

  @Test func menusWithEqualItems_withoutASelection_areDifferentControls() throws {
    let menu = #"""
      {"type": "segmented", "width": 2, "font": {"size": 1}, "items": ["a", "b", "c"], "selected": null, "whenNarrow": ["menu"]}
      """#
    let session = try session(of: #"{"type": "stack", "items": [\#(menu), \#(menu)]}"#)
    #expect(session.tree(at: 0).ids == ["a", "b", "c", "a#2", "b#2", "c#2"])
    #expect(session.send(.select("b#2"), at: 0).isUsed && session.selection == ["b#2"])
    #expect(session.send(.select("b"), at: 0).isUsed && session.selection == ["b", "b#2"])
  }

  @Test func refusal_isThatOfTheControlOfTheLatestInput() throws {
    let session = try session(
      of: #"""
        {"type": "stack", "width": 32, "items": [
          \#(chipsDocument(#"{"text": "aa", "selected": true}, "bb""#, width: 20, #""selection": {"mode": "multiple", "limit": 1}"#)),
          \#(segments())]}
        """#)
    session.send(.tap(.point(try center("c/bb", in: session))), at: 0)
    #expect(session.refusal == SessionRefusal(control: "c", id: "c/bb", reason: .limitReached))
    session.send(.tap(.point(try center("s/c", in: session))), at: 0)
    #expect(session.refusal == nil)
    #expect(!session.send(.select("c/bb"), at: 0).isUsed && session.refusal?.id == "c/bb")
    session.send(.tap(.point(Point(x: -9, y: -9))), at: 0)
    #expect(session.refusal == nil)
  }

  @Test func panel_isLaidOutAgain_whenAControlGrows() throws {
    let session = try session(of: panel)
    let before = session.tree(at: 0)
    let overflow = try #require(before.center(of: .overflow))
    #expect(session.send(.tap(.point(overflow)), at: 0).target == SessionTarget(.overflow))
    let after = session.tree(at: 0)
    #expect(after.size.height > before.size.height)
    let (old, new) = (before.frame(ofID: "s"), after.frame(ofID: "s"))
    #expect(new?.y == old.map { $0.y + after.size.height - before.size.height })
    #expect(
      session.send(.select("c/dd"), at: 0).isUsed && session.send(.deselect("s/a"), at: 0).isUsed)
    #expect(session.selection == ["c/dd"])
  }

  @Test func drag_followsTheFinger_inThePanel() throws {
    let session = try session(of: panel)
    let start = try center("s/a", in: session)
    #expect(session.send(.beginDrag(start), at: 0).isUsed)
    session.send(.drag(start + Point(x: 11, y: 0)), at: 0)
    session.send(.endDrag(velocity: nil), at: 1)
    #expect(session.selection == ["s/b"] && !session.send(.select("s"), at: 1).isUsed)
  }

  @Test func hiddenItems_areSelectedByID() throws {
    let session = try session(of: panel)
    #expect(session.send(.select("c/dd"), at: 0).isUsed && session.selection == ["c/dd", "s/a"])
    #expect(
      session.send(.deselect("c/dd"), at: 0).isUsed && !session.send(.select("c/zz"), at: 0).isUsed)
    let unnamed = panel.replacing(#""id": "c", "#, with: "").replacing(#""id": "s", "#, with: "")
    let other = try PickerControlsTests.session(of: unnamed)
    #expect(
      other.send(.select("dd"), at: 0).isUsed && other.send(.select("c"), at: 0).isUsed
        && !other.send(.select("zz"), at: 0).isUsed)
    #expect(other.selection == ["dd", "c"])
  }

  @Test func idsInUseTwice_areThoseOfTheTree() throws {
    let row = #"{"type": "chips", "items": ["x", "y"]}"#
    let session = try session(of: #"{"type": "grid", "columns": 1, "items": [\#(row), \#(row)]}"#)
    let ids = session.tree(at: 0).items.compactMap(\.id)
    #expect(ids.count == 4 && Set(ids).count == 4)
    for id in ids { #expect(session.send(.select(id), at: 0).isUsed) }
    #expect(session.selection == ids)
  }

  @Test func nestedPanels_passInputOn() throws {
    let session = try session(
      of:
        #"{"type": "grid", "columns": 1, "items": [\#(panel), \#(greyDocument), \#(carouselDocument())]}"#
    )
    #expect(session.color?.components == [0.5, 1] && session.page(at: 0) == 0)
    #expect(session.send(.pick(.middle(of: .rgba)), at: 0).isUsed)
    let chip = try #require(
      session.tree(at: 0).items.first {
        $0.id?.hasSuffix("/bb") == true || $0.id?.hasSuffix("/aa") == true
      })
    #expect(session.send(.tap(.point(chip.frame.center)), at: 0).target?.id == chip.id)
    #expect(session.selection.first == chip.id)
    session.send(.resize(ProposedSize(width: 400)), at: 0)
    #expect(session.tree(at: 0).size.width == 400 && session.selection.first == chip.id)
  }

  @Test func panel_ofTextsOnly_takesNoInput() throws {
    let json = #"{"type": "stack", "items": [{"type": "text", "text": "t"}]}"#
    #expect(try sessionDocument(json).session() == nil)
  }
}
