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
    #expect(session.tap(atPoint: b, at: 0) == SessionTarget(.chip, id: "bb"))
    #expect(session.selection == ["aa", "bb"] && session.focus?.id == "bb")
    #expect(session.tree(at: 0).items.map(\.isSelected) == [true, true, false])
    #expect(session.tap(atPoint: b, at: 0) != nil && session.selection == ["aa"])
    #expect(!session.isAnimating(at: 0) && !session.beginDrag(atPoint: b, at: 0))
  }

  @Test func tap_followsTheRuleOfTheDocument() throws {
    let one = try three(#""single""#)
    #expect(one.tap(atPoint: b, at: 0) != nil && one.selection == ["bb"])
    let required = try three(#"{"mode": "single", "required": true}"#)
    #expect(required.tap(atPoint: Point(x: 1, y: 0.5), at: 0) == nil)
    #expect(!required.deselect("aa", at: 0) && required.selection == ["aa"])
    let limited = try three(#"{"mode": "multiple", "limit": 1}"#)
    #expect(limited.tap(atPoint: b, at: 0) == nil && !limited.select("bb", at: 0))
    #expect(limited.select("aa", at: 0) && limited.deselect("aa", at: 0))
    #expect(limited.select("bb", at: 0) && limited.selection == ["bb"])
  }

  @Test func chip_thatCannotBeSelected_isAButton() throws {
    let none = try three(#""none""#)
    let before = none.tree(at: 0)
    #expect(none.tap(atPoint: b, at: 0) == SessionTarget(.chip, id: "bb"))
    #expect(none.focus == SessionTarget(.chip, id: "bb") && none.selection == ["aa"])
    #expect(none.press(.space, at: 0) && none.press(.enter, at: 0) && none.tree(at: 0) == before)
    #expect(!none.select("bb", at: 0) && none.measured == nil)
    let disabled = try session(
      of: chipsDocument(
        #"{"text": "aa", "enabled": false}"#, width: 20, #""selection": "none""#))
    #expect(disabled.tap(atPoint: Point(x: 1, y: 0.5), at: 0) == nil)
  }

  @Test func refusal_isThatOfTheLatestInput() throws {
    let limited = try session(
      of: chipsDocument(
        #"{"text": "aa", "selected": true}, "bb""#, width: 20,
        #""selection": {"mode": "multiple", "limit": 1, "required": true}"#))
    #expect(limited.refusal == nil)
    limited.tap(atPoint: b, at: 0)
    #expect(
      limited.refusal == SessionRefusal(control: "c", id: "bb", reason: .limitReached))
    limited.tap(atPoint: Point(x: 1, y: 0.5), at: 0)
    #expect(limited.refusal == SessionRefusal(control: "c", id: "aa", reason: .required))
    limited.tap(atPoint: Point(x: 19, y: 40), at: 0)
    #expect(limited.refusal == nil)
    #expect(!limited.select("bb", at: 0) && limited.refusal?.reason == .limitReached)
    #expect(limited.select("aa", at: 0) && limited.refusal == nil)
    let none = try three(#""none""#)
    none.tap(atPoint: b, at: 0)
    #expect(none.refusal == nil)
  }

  @Test func stableChips_areSelected_likeTheDocumentThatSelectsThem() throws {
    func json(_ selected: Bool) -> String {
      chipsDocument(
        #""aa", {"text": "bb", "selected": \#(selected)}"#, width: 20, #""stableSize": true"#)
    }
    let session = try session(of: json(false))
    session.tap(atPoint: b, at: 0)
    #expect(try session.tree(at: 0).json() == sessionDocument(json(true)).layout().json())
  }

  @Test func tapOnANode_namesTheChip_orItsIconThatRemovesIt() throws {
    let session = try session(
      of: chipsDocument(
        #"{"text": "aa", "trailingIcon": "cross"}, "bb", {"text": "n", "enabled": false}"#,
        width: 60))
    let tree = session.tree(at: 0)
    let label = try #require(tree.nodes.firstIndex { tree.label(of: $0)?.text.text == "bb" })
    #expect(session.tap(position: label, at: 0) == SessionTarget(.chip, id: "bb"))
    #expect(session.selection == ["bb"] && session.focus?.id == "bb")
    let icon = try #require(tree.nodes.firstIndex { $0.role == .trailingIcon })
    #expect(session.tap(position: icon, at: 0) == SessionTarget(.trailingIcon, id: "aa"))
    #expect(session.selection == ["bb"])
    let disabled = try #require(tree.nodes.firstIndex { $0.state.contains(.disabled) })
    for position in [0, disabled, -1, tree.nodes.count, .min, .max] {
      #expect(session.tap(position: position, at: 0) == nil)
    }
    #expect(session.tap(position: label, at: .nan) == nil && session.selection == ["bb"])
  }

  @Test func tapOnANode_inAPanel_isThatOfTheControl_andRefusedByItsRule() throws {
    let one = chipsDocument(
      #""aa", "bb""#, width: 20, #""selection": {"mode": "multiple", "limit": 1}"#)
    let session = try session(
      of: #"{"type": "stack", "spacing": 50, "items": [\#(one), \#(greyDocument)]}"#)
    let tree = session.tree(at: 0)
    let ids = try ["c/aa", "c/bb"].map { try #require(tree.node(ofID: $0)).position }
    #expect(session.tap(position: ids[0], at: 0) == SessionTarget(.chip, id: "c/aa"))
    #expect(session.tap(position: ids[1], at: 0) == nil)
    #expect(session.refusal?.id == "c/bb" && session.selection == ["c/aa"])
    let slider = try #require(tree.nodes.firstIndex { $0.role == .slider })
    let color = session.color
    #expect(session.tap(position: slider, at: 0)?.role == .slider)
    #expect(session.color == color && session.focus?.role == .slider)
  }

  @Test func homeAndEnd_leadToTheEndsOfTheListBox_andSelectAllSelectsWhatIsShown() throws {
    let items = #""aa", "bb", {"text": "n", "enabled": false}, "cc", "dd""#
    let session = try session(of: chipsDocument(items, width: 5, #""selection": "multiple""#))
    #expect(session.press(.end, at: 0) && session.focus?.id == "dd")
    #expect(session.press(.home, at: 0) && session.focus?.id == "aa")
    #expect(session.press(.selectAll, at: 0) && session.selection == ["aa", "bb", "cc", "dd"])
    #expect(!session.press(.selectAll, at: 0) && session.focus?.id == "aa")
    let one = try PickerControlsTests.session(
      of: chipsDocument(items, width: 5, #""selection": "single""#))
    #expect(!one.press(.selectAll, at: 0) && one.selection.isEmpty)
    let limited = try PickerControlsTests.session(
      of: chipsDocument(
        items, width: 5, #""selection": {"mode": "multiple", "limit": 3}"#))
    #expect(!limited.press(.selectAll, at: 0) && limited.selection.isEmpty)
    #expect(limited.refusal?.reason == .limitReached && limited.refusal?.id == "dd")
  }

  @Test func remove_letsTheOthersMoveUp_withTheirIDsAndStates() throws {
    let session = try session(
      of: chipsDocument(
        #""aa", "bb", "bb", {"text": "cc", "selected": true}"#, width: 6,
        #""selection": "multiple""#))
    #expect(picture(of: session.tree(at: 0)) == "|aa bb |\n|      |\n|bb cc |")
    #expect(session.select("bb#2", at: 0) && session.remove("bb", at: 0))
    #expect(picture(of: session.tree(at: 0)) == "|aa bb |\n|      |\n|cc    |")
    #expect(session.selection == ["bb#2", "cc"])
    #expect(session.tree(at: 0).items.compactMap(\.id) == ["aa", "bb#2", "cc"])
    #expect(!session.remove("bb", at: 0) && !session.remove("x", at: 0))
    #expect(session.remove("bb#2", at: 0) && session.selection == ["cc"])
  }

  @Test func remove_leavesTheFocusOnTheNextChipThatIsEnabled_orOnThePreceding() throws {
    func focusAfterRemoving(_ id: String, of items: String, _ keys: String = #""wrap": "wrap""#)
      throws -> String?
    {
      let session = try session(of: chipsDocument(items, width: 5, keys))
      let node = try #require(session.tree(at: 0).position(of: SessionTarget(.chip, id: id)))
      #expect(session.setFocus(to: node, at: 0) && session.remove(id, at: 0))
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
      #expect(session.remove(prefix + "aa", at: 0) && !session.remove(prefix + "aa", at: 0))
      #expect(session.tree(at: 0).nodes(role: .chip).count == 1)
      #expect(session.select(prefix + "bb", at: 0))
    }
  }

  @Test func overflowChip_expands_andCollapses() throws {
    let session = try session(
      of: chipsDocument(
        #""aa", "bb", "cc", "dd""#, width: 5,
        #""maxRows": 1, "overflow": {"lessLabel": "<"}"#))
    let collapsed = session.tree(at: 0)
    #expect(picture(of: collapsed) == "|aa +3|")
    #expect(session.select("dd", at: 0) && session.selection == ["dd"])
    #expect(session.deselect("dd", at: 0))
    #expect(session.tap(atPoint: b, at: 0) == SessionTarget(.overflow))
    let expanded = session.tree(at: 0)
    #expect(expanded.items.compactMap(\.id) == ["aa", "bb", "cc", "dd"])
    let less = try #require(expanded.center(of: .overflow))
    #expect(session.tap(atPoint: less, at: 0) == SessionTarget(.overflow))
    #expect(session.tree(at: 0) == collapsed)
  }

  @Test func hiddenChips_withoutAChipForThem_stayHidden() throws {
    let session = try session(
      of: chipsDocument(
        #""aa", "bb", "cc""#, width: 5, #""maxRows": 1, "overflow": "hidden""#))
    let before = session.tree(at: 0)
    #expect(session.tap(atPoint: Point(x: 5, y: 0), at: 0)?.role != .overflow)
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
    #expect(session.tap(atPoint: icons[0], at: 0) == SessionTarget(.trailingIcon, id: "aa"))
    #expect(session.tap(atPoint: icons[1], at: 0) == nil)
    #expect(session.tree(at: 0) == before && session.selection.isEmpty)
  }

  @Test func keys_moveTheFocus_andToggle() throws {
    let session = try three(#""multiple""#)
    #expect(session.focus == nil && !session.press(.space, at: 0))
    #expect(session.press(.right, at: 0) && session.focus?.id == "aa")
    #expect(session.press(.right, at: 0) && session.focus?.id == "bb")
    #expect(session.press(.space, at: 0) && session.selection == ["aa", "bb"])
    #expect(session.press(.end, at: 0) && session.focus?.id == "cc")
    #expect(!session.press(.right, at: 0) && !session.press(.pageDown, at: 0))
    #expect(session.press(.enter, at: 0) && session.selection == ["aa", "bb", "cc"])
  }

  @Test func resize_wraps_andKeepsTheSelection() throws {
    let session = try three(#""multiple""#)
    session.tap(atPoint: b, at: 0)
    session.resize(to: ProposedSize(width: 5), at: 0)
    #expect(picture(of: session.tree(at: 0)) == "|aa bb|\n|     |\n|cc   |")
    #expect(session.selection == ["aa", "bb"])
  }
}
