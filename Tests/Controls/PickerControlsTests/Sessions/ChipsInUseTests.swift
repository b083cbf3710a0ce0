import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerTree
import Testing

/// Chips at x = 0, 3 and 6, two points wide.
private func three(_ selection: String) throws -> any ControlSession {
  try session(
    of: chipsDocument(
      #"{"text": "aa", "selected": true}, "bb", "cc""#, width: 20, #""selection": \#(selection)"#))
}

private let b = Point(x: 4, y: 0.5)

@Suite struct ChipsInUseTests {
  @Test func tap_togglesAChip() throws {
    let session = try three(#""multiple""#)
    #expect(session.send(.tap(.point(b)), at: 0).target == SessionTarget(.chip, id: "bb"))
    #expect(session.selection == ["aa", "bb"] && session.focus?.id == "bb")
    #expect(session.tree(at: 0).items.map(\.isSelected) == [true, true, false])
    #expect(session.send(.tap(.point(b)), at: 0).target != nil && session.selection == ["aa"])
    #expect(!session.isAnimating(at: 0) && !session.send(.beginDrag(b), at: 0).isUsed)
  }

  @Test func tap_followsTheRuleOfTheDocument() throws {
    let one = try three(#""single""#)
    #expect(one.send(.tap(.point(b)), at: 0).target != nil && one.selection == ["bb"])
    let required = try three(#"{"mode": "single", "required": true}"#)
    #expect(required.send(.tap(.point(Point(x: 1, y: 0.5))), at: 0).target == nil)
    #expect(!required.send(.deselect("aa"), at: 0).isUsed && required.selection == ["aa"])
    let limited = try three(#"{"mode": "multiple", "limit": 1}"#)
    #expect(
      limited.send(.tap(.point(b)), at: 0).target == nil
        && !limited.send(.select("bb"), at: 0).isUsed)
    #expect(
      limited.send(.select("aa"), at: 0).isUsed && limited.send(.deselect("aa"), at: 0).isUsed)
    #expect(limited.send(.select("bb"), at: 0).isUsed && limited.selection == ["bb"])
  }

  @Test func chip_thatCannotBeSelected_isAButton() throws {
    let none = try three(#""none""#)
    let before = none.tree(at: 0)
    #expect(none.send(.tap(.point(b)), at: 0).target == SessionTarget(.chip, id: "bb"))
    #expect(none.focus == SessionTarget(.chip, id: "bb") && none.selection == ["aa"])
    #expect(
      none.send(.key(.space), at: 0).isUsed && none.send(.key(.enter), at: 0).isUsed
        && none.tree(at: 0) == before)
    #expect(!none.send(.select("bb"), at: 0).isUsed && none.measured == nil)
    let disabled = try session(
      of: chipsDocument(
        #"{"text": "aa", "enabled": false}"#, width: 20, #""selection": "none""#))
    #expect(disabled.send(.tap(.point(Point(x: 1, y: 0.5))), at: 0).target == nil)
  }

  @Test func refusal_isThatOfTheLatestInput() throws {
    let limited = try session(
      of: chipsDocument(
        #"{"text": "aa", "selected": true}, "bb""#, width: 20,
        #""selection": {"mode": "multiple", "limit": 1, "required": true}"#))
    #expect(limited.refusal == nil)
    limited.send(.tap(.point(b)), at: 0)
    #expect(
      limited.refusal == SessionRefusal(control: "c", id: "bb", reason: .limitReached))
    limited.send(.tap(.point(Point(x: 1, y: 0.5))), at: 0)
    #expect(limited.refusal == SessionRefusal(control: "c", id: "aa", reason: .required))
    limited.send(.tap(.point(Point(x: 19, y: 40))), at: 0)
    #expect(limited.refusal == nil)
    #expect(!limited.send(.select("bb"), at: 0).isUsed && limited.refusal?.reason == .limitReached)
    #expect(limited.send(.select("aa"), at: 0).isUsed && limited.refusal == nil)
    let none = try three(#""none""#)
    none.send(.tap(.point(b)), at: 0)
    #expect(none.refusal == nil)
  }

  @Test func stableChips_areSelected_likeTheDocumentThatSelectsThem() throws {
    func json(_ selected: Bool) -> String {
      chipsDocument(
        #""aa", {"text": "bb", "selected": \#(selected)}"#, width: 20, #""stableSize": true"#)
    }
    let session = try session(of: json(false))
    session.send(.tap(.point(b)), at: 0)
    #expect(try session.tree(at: 0).json() == sessionDocument(json(true)).layout().json())
  }

  @Test func tapOnANode_namesTheChip_orItsIconThatRemovesIt() throws {
    let session = try session(
      of: chipsDocument(
        #"{"text": "aa", "trailingIcon": "cross"}, "bb", {"text": "n", "enabled": false}"#,
        width: 60))
    let tree = session.tree(at: 0)
    let label = try #require(tree.nodes.firstIndex { tree.label(of: $0)?.text.text == "bb" })
    #expect(session.send(.tap(.node(label)), at: 0).target == SessionTarget(.chip, id: "bb"))
    #expect(session.selection == ["bb"] && session.focus?.id == "bb")
    let icon = try #require(tree.nodes.firstIndex { $0.role == .trailingIcon })
    #expect(session.send(.tap(.node(icon)), at: 0).target == SessionTarget(.trailingIcon, id: "aa"))
    #expect(session.selection == ["bb"])
    let disabled = try #require(tree.nodes.firstIndex { $0.state.contains(.disabled) })
    for position in [0, disabled, -1, tree.nodes.count, .min, .max] {
      #expect(session.send(.tap(.node(position)), at: 0).target == nil)
    }
    #expect(session.send(.tap(.node(label)), at: .nan).target == nil && session.selection == ["bb"])
  }

  @Test func tapOnANode_inAPanel_isThatOfTheControl_andRefusedByItsRule() throws {
    let one = chipsDocument(
      #""aa", "bb""#, width: 20, #""selection": {"mode": "multiple", "limit": 1}"#)
    let session = try session(
      of: #"{"type": "stack", "spacing": 50, "items": [\#(one), \#(greyDocument)]}"#)
    let tree = session.tree(at: 0)
    let ids = try ["c/aa", "c/bb"].map { try #require(tree.node(ofID: $0)).position }
    #expect(session.send(.tap(.node(ids[0])), at: 0).target == SessionTarget(.chip, id: "c/aa"))
    #expect(session.send(.tap(.node(ids[1])), at: 0).target == nil)
    #expect(session.refusal?.id == "c/bb" && session.selection == ["c/aa"])
    let slider = try #require(tree.nodes.firstIndex { $0.role == .slider })
    let color = session.color
    #expect(session.send(.tap(.node(slider)), at: 0).target?.role == .slider)
    #expect(session.color == color && session.focus?.role == .slider)
  }

  @Test func homeAndEnd_leadToTheEndsOfTheListBox_andSelectAllSelectsWhatIsShown() throws {
    let items = #""aa", "bb", {"text": "n", "enabled": false}, "cc", "dd""#
    let session = try session(of: chipsDocument(items, width: 5, #""selection": "multiple""#))
    #expect(session.send(.key(.end), at: 0).isUsed && session.focus?.id == "dd")
    #expect(session.send(.key(.home), at: 0).isUsed && session.focus?.id == "aa")
    #expect(
      session.send(.key(.selectAll), at: 0).isUsed && session.selection == ["aa", "bb", "cc", "dd"])
    #expect(!session.send(.key(.selectAll), at: 0).isUsed && session.focus?.id == "aa")
    let one = try PickerControlsTests.session(
      of: chipsDocument(items, width: 5, #""selection": "single""#))
    #expect(!one.send(.key(.selectAll), at: 0).isUsed && one.selection.isEmpty)
    let limited = try PickerControlsTests.session(
      of: chipsDocument(
        items, width: 5, #""selection": {"mode": "multiple", "limit": 3}"#))
    #expect(!limited.send(.key(.selectAll), at: 0).isUsed && limited.selection.isEmpty)
    #expect(limited.refusal?.reason == .limitReached && limited.refusal?.id == "dd")
  }

  @Test func remove_letsTheOthersMoveUp_withTheirIDsAndStates() throws {
    let session = try session(
      of: chipsDocument(
        #""aa", "bb", "bb", {"text": "cc", "selected": true}"#, width: 6,
        #""selection": "multiple""#))
    #expect(picture(of: session.tree(at: 0)) == "|aa bb |\n|      |\n|bb cc |")
    #expect(
      session.send(.select("bb#2"), at: 0).isUsed && session.send(.remove("bb"), at: 0).isUsed)
    #expect(picture(of: session.tree(at: 0)) == "|aa bb |\n|      |\n|cc    |")
    #expect(session.selection == ["bb#2", "cc"])
    #expect(session.tree(at: 0).items.compactMap(\.id) == ["aa", "bb#2", "cc"])
    #expect(!session.send(.remove("bb"), at: 0).isUsed && !session.send(.remove("x"), at: 0).isUsed)
    #expect(session.send(.remove("bb#2"), at: 0).isUsed && session.selection == ["cc"])
  }

  @Test func remove_leavesTheFocusOnTheNextChipThatIsEnabled_orOnThePreceding() throws {
    func focusAfterRemoving(_ id: String, of items: String, _ keys: String = #""wrap": "wrap""#)
      throws -> String?
    {
      let session = try session(of: chipsDocument(items, width: 5, keys))
      let node = try #require(session.tree(at: 0).position(of: SessionTarget(.chip, id: id)))
      #expect(session.send(.focus(node), at: 0).isUsed && session.send(.remove(id), at: 0).isUsed)
      return session.focus.map { $0.id ?? "+" }
    }
    let no = #"{"text": "n", "enabled": false}"#
    #expect(try focusAfterRemoving("b", of: #""a", "b", \#(no), "c""#) == "c")
    #expect(try focusAfterRemoving("b", of: #""a", "b", \#(no)"#) == "a")
    #expect(try focusAfterRemoving("b", of: #"\#(no), "b""#) == nil)
    let rows = #""maxRows": 1, "overflow": {}"#
    #expect(try focusAfterRemoving("a", of: #""a", \#(no), "c", "d", "e""#, rows) == "+")
  }

  @Test func remove_inPanels_andOnPagesOfCarousels_isByTheIDsOfTheTree() throws {
    let chips = chipsDocument(#""aa", "bb""#, width: 20)
    let documents = [
      (#"{"type": "stack", "items": [\#(chips)]}"#, "c/"),
      (#"{"type": "carousel", "width": 40, "height": 20, "pages": [\#(chips)]}"#, "page1/c/"),
    ]
    for (json, prefix) in documents {
      let session = try session(of: json)
      #expect(
        session.send(.remove(prefix + "aa"), at: 0).isUsed
          && !session.send(.remove(prefix + "aa"), at: 0).isUsed)
      #expect(session.tree(at: 0).nodes(role: .chip).count == 1)
      #expect(session.send(.select(prefix + "bb"), at: 0).isUsed)
    }
  }

  @Test func overflowChip_expands_andCollapses() throws {
    let session = try session(
      of: chipsDocument(
        #""aa", "bb", "cc", "dd""#, width: 5,
        #""maxRows": 1, "overflow": {"lessLabel": "<"}"#))
    let collapsed = session.tree(at: 0)
    #expect(picture(of: collapsed) == "|aa +3|")
    #expect(session.send(.select("dd"), at: 0).isUsed && session.selection == ["dd"])
    #expect(session.send(.deselect("dd"), at: 0).isUsed)
    #expect(session.send(.tap(.point(b)), at: 0).target == SessionTarget(.overflow))
    let expanded = session.tree(at: 0)
    #expect(expanded.items.compactMap(\.id) == ["aa", "bb", "cc", "dd"])
    let less = try #require(expanded.center(of: .overflow))
    #expect(session.send(.tap(.point(less)), at: 0).target == SessionTarget(.overflow))
    #expect(session.tree(at: 0) == collapsed)
  }

  @Test func hiddenChips_withoutAChipForThem_stayHidden() throws {
    let session = try session(
      of: chipsDocument(
        #""aa", "bb", "cc""#, width: 5, #""maxRows": 1, "overflow": "hidden""#))
    let before = session.tree(at: 0)
    #expect(session.send(.tap(.point(Point(x: 5, y: 0))), at: 0).target?.role != .overflow)
    #expect(session.tree(at: 0).items.count == before.items.count)
  }

  @Test func trailingIcon_reportsItsChip_andChangesNothing() throws {
    let icon = #""trailingIcon": {"name": "cross", "width": 2, "height": 1}"#
    let session = try session(
      of: chipsDocument(
        #"{"text": "aa", \#(icon)}, {"text": "bb", "enabled": false, \#(icon)}"#, width: 30))
    let before = session.tree(at: 0)
    let icons = before.nodes(role: .trailingIcon).map(\.absoluteFrame.center)
    #expect(icons.count == 2)
    #expect(
      session.send(.tap(.point(icons[0])), at: 0).target == SessionTarget(.trailingIcon, id: "aa"))
    #expect(session.send(.tap(.point(icons[1])), at: 0).target == nil)
    #expect(session.tree(at: 0) == before && session.selection.isEmpty)
  }

  @Test func keys_moveTheFocus_andToggle() throws {
    let session = try three(#""multiple""#)
    #expect(session.focus == nil && !session.send(.key(.space), at: 0).isUsed)
    #expect(session.send(.key(.right), at: 0).isUsed && session.focus?.id == "aa")
    #expect(session.send(.key(.right), at: 0).isUsed && session.focus?.id == "bb")
    #expect(session.send(.key(.space), at: 0).isUsed && session.selection == ["aa", "bb"])
    #expect(session.send(.key(.end), at: 0).isUsed && session.focus?.id == "cc")
    #expect(
      !session.send(.key(.right), at: 0).isUsed && !session.send(.key(.pageDown), at: 0).isUsed)
    #expect(session.send(.key(.enter), at: 0).isUsed && session.selection == ["aa", "bb", "cc"])
  }

  @Test func resize_wraps_andKeepsTheSelection() throws {
    let session = try three(#""multiple""#)
    session.send(.tap(.point(b)), at: 0)
    session.send(.resize(ProposedSize(width: 5)), at: 0)
    #expect(picture(of: session.tree(at: 0)) == "|aa bb|\n|     |\n|cc   |")
    #expect(session.selection == ["aa", "bb"])
  }
}
