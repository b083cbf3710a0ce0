import PickerControls
import PickerGeometry
import PickerLimits
import PickerTestSupport
import PickerTree
import Testing

/// Chips of which at most two can be selected, beside segments.
private let panel = #"""
  {"type": "stack", "id": "panel", "width": 32, "items": [
    \#(chipsDocument(#""aa", {"text": "bb", "selected": true}, "cc""#, width: 30,
      #""selection": {"mode": "multiple", "limit": 2}"#)),
    \#(segments())]}
  """#

@Suite struct SessionEventTests {
  @Test func event_tellsWhatItSelects() throws {
    let session = try session(of: panel)
    var expected = SessionResult(isUsed: true)
    expected.selected = ["c/aa"]
    #expect(session.send(.select("c/aa"), at: 0) == expected)
    let moved = session.send(.select("s/b"), at: 0)
    #expect(moved.selected == ["s/b"] && moved.deselected == ["s/a"])
    #expect(session.state.selection == ["c/aa", "c/bb", "s/b"])
    #expect(session.send(.select("zz"), at: 0) == SessionResult())
  }

  @Test func tap_tellsItsTarget_andThatTheFocusMoves() throws {
    let session = try session(of: panel)
    let place = try #require(session.tree(at: 0).frame(ofID: "c/cc")).center
    let result = session.send(.tap(.point(place)), at: 0)
    #expect(result.target == SessionTarget(.chip, id: "c/cc") && result.movesFocus)
    #expect(result.selected == ["c/cc"] && session.state.focus == result.target)
    #expect(!session.send(.tap(.point(place)), at: 0).movesFocus)
  }

  @Test func tapOnANode_tellsWhatItSelects() throws {
    for json in [panel, segments(), chipsDocument(#""aa", "bb""#, width: 20)] {
      let session = try session(of: json)
      let tree = session.tree(at: 0)
      let node = try #require(tree.nodes.indices.last { tree.nodes[$0].role.isItem })
      let id = try #require(tree.id(of: tree.nodes[node]))
      let result = session.send(.tap(.node(node)), at: 0)
      #expect(result.isUsed && result.target?.id == id && result.selected == [id])
      #expect(result.movesFocus)
    }
  }

  @Test func refusal_hasItsReason_andWhatIsSaid() throws {
    let session = try session(of: panel)
    session.send(.select("c/aa"), at: 0)
    let result = session.send(.select("c/cc"), at: 0)
    let refusal = SessionRefusal(control: "c", id: "c/cc", reason: .limitReached)
    #expect(!result.isUsed && result.refusal == refusal && session.state.refusal == refusal)
    #expect(result.announcement == "No more can be selected")
  }

  @Test func removal_namesTheChip_inTheLanguageOfTheControl() throws {
    let german = chipsDocument(
      #""Tee", "Milch""#, width: 20, #""language": "de", "selection": "multiple""#)
    let session = try session(of: german)
    session.send(.select("Tee"), at: 0)
    let result = session.send(.remove("Tee"), at: 0)
    #expect(result.removed == "Tee" && result.deselected == [])
    #expect(result.announcement == "Tee entfernt")
  }

  @Test func expansion_isTold() throws {
    let session = try session(
      of: chipsDocument(#""aa", "bb", "cc", "dd""#, width: 5, #""maxRows": 1"#))
    #expect(session.state.isExpanded == false)
    let chip = try #require(session.tree(at: 0).center(of: .overflow))
    #expect(session.send(.tap(.point(chip)), at: 0).isExpanded == true)
    #expect(session.state.isExpanded == true)
  }

  @Test func expansion_ofAFlow_isTold() throws {
    let session = try session(
      of: #"""
        {"type": "flow", "width": 30, "wrap": "wrap", "maxLines": 1, "overflow": {"font": {"size": 1}, "chip": {"padding": 0, "border": 0}},
         "items": [{"width": 12, "height": 4}, {"width": 12, "height": 4}, {"width": 12, "height": 4}]}
        """#)
    let chip = try #require(session.tree(at: 0).center(of: .overflow))
    #expect(session.state.isExpanded == false)
    #expect(session.send(.tap(.point(chip)), at: 0).isExpanded == true)
    #expect(session.state.isExpanded == true && session.state.focus?.role == .overflow)
  }

  @Test func stage_isTold_whenItChanges() throws {
    let session = try session(of: #"{"type": "chromaTouch", "width": 320}"#)
    #expect(session.state.stage == .sliders)
    let slider = try #require(session.tree(at: 0).center(of: .slider))
    session.send(.setForce(0.6), at: 0)
    #expect(session.send(.beginDrag(slider), at: 0).stage == .peek)
    #expect(session.send(.endDrag(velocity: nil), at: 1).stage == nil)
  }
}

@Suite struct KeptArrangementTests {
  /// How often the budget is asked while work is done, which every layout does.
  private func checks(_ work: () -> Void) -> Int {
    let probe = BudgetProbe()
    Budget(probe: probe).asCurrent { work() }
    return probe.checkCount
  }

  @Test func state_betweenTwoEvents_laysNothingOut() throws {
    let session = try session(of: panel)
    session.send(.select("c/aa"), at: 0)
    _ = (session.state, session.tree(at: 0))
    let count = checks {
      for _ in 0..<9 {
        _ = (session.selection, session.focus, session.refusal, session.focusPosition(at: 0))
        _ = session.tree(at: 5)
      }
    }
    #expect(count == 0)
    session.send(.select("s/b"), at: 6)
    #expect(checks { _ = session.tree(at: 6.01) } > 0)
    #expect(session.tree(at: 6.01) != session.tree(at: 6.05))
  }

  @Test func resize_laysTheControlsOut_onceForAllReads() throws {
    let session = try session(of: panel)
    session.send(.resize(ProposedSize(width: 40)), at: 0)
    #expect(checks { _ = (session.tree(at: 0), session.state) } == 0)
    #expect(session.tree(at: 1).size.width == 40)
  }
}

extension Role {
  fileprivate var isItem: Bool { self == .chip || self == .segment }
}
