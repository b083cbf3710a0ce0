import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerTree
import Testing

/// Chips at x = 0 and 3, two points wide, in a box of 32 points.
private func chips(_ id: String, _ items: String = #""aa", "bb""#) -> String {
  chipsDocument(items, width: 32).replacing(#""id": "c""#, with: #""id": "\#(id)""#)
}

/// Chips, segments of which the second is selected, a text, and chips of which the second is selected, one below the other.
private let filters = #"""
  {"type": "stack", "width": 32, "spacing": 50, "items": [
    \#(chips("c")), \#(segments(#""selected": 1"#)),
    {"type": "text", "text": "t", "font": {"size": 1}},
    \#(chips("d", #""aa", {"text": "bb", "selected": true}"#))
  ]}
  """#

/// The same with segments that stay unselected.
private let filtersOfButtons = filters.replacing(
  segments(#""selected": 1"#), with: segments(#""momentary": true"#))

/// Chips of which three are hidden behind one.
private func crowded(_ id: String) -> String {
  chipsDocument(#""aa", "bb", "cc", "dd""#, width: 5, #""maxRows": 1"#)
    .replacing(#""id": "c""#, with: #""id": "\#(id)""#)
}

extension ControlSession {
  /// Gives an item the focus.
  fileprivate func focus(on id: String) throws {
    let node = try #require(tree(at: 0).node(ofID: id))
    #expect(setFocus(to: node.position, at: 0) && focus?.id == id)
  }

  /// The ids of the focus after each press of a key, until it changes nothing.
  fileprivate func path(pressing key: SessionKey) -> [String?] {
    var ids: [String?] = []
    while ids.count < 100, press(key, at: 0) { ids.append(focus?.id) }
    return ids
  }
}

@Suite struct PanelFocusTests {
  @Test func tab_leadsToTheSelectedItemOfEveryControl() throws {
    let session = try session(of: filters)
    #expect(session.path(pressing: .tab) == ["c/aa", "s/b", "d/bb"])
    #expect(session.focus?.id == "d/bb")
    #expect(session.path(pressing: .backTab) == ["s/b", "c/aa"])
    #expect(session.send(.focus(nil), at: 0).isUsed && session.focus == nil)
    #expect(session.path(pressing: .backTab) == ["d/bb", "s/b", "c/aa"])
    #expect(session.selection == ["s/b", "d/bb"])
  }

  @Test func arrowKey_atTheEdgeOfAControl_leadsToTheAdjacentOne() throws {
    let session = try session(of: filters)
    try session.focus(on: "c/aa")
    #expect(!session.send(.key(.left), at: 0).isUsed && !session.send(.key(.up), at: 0).isUsed)
    #expect(session.send(.key(.down), at: 0).isUsed && session.focus?.id == "s/a")
    #expect(session.selection == ["s/b", "d/bb"])
    try session.focus(on: "d/bb")
    #expect(session.send(.key(.up), at: 0).isUsed && session.focus?.id == "s/a")
    #expect(session.selection == ["s/b", "d/bb"])
    try session.focus(on: "c/bb")
    #expect(session.send(.key(.home), at: 0).isUsed && session.focus?.id == "c/aa")
    #expect(!session.send(.key(.home), at: 0).isUsed)
    #expect(session.send(.key(.end), at: 0).isUsed && session.focus?.id == "c/bb")
    #expect(!session.send(.key(.right), at: 0).isUsed)
  }

  @Test func keysOfAControl_stayInIt_whereItHasUseForThem() throws {
    let session = try session(of: filters)
    try session.focus(on: "s/a")
    #expect(session.send(.key(.right), at: 0).isUsed && session.selection == ["s/b", "d/bb"])
    #expect(session.send(.key(.right), at: 0).isUsed && session.selection == ["s/c", "d/bb"])
    #expect(session.send(.key(.right), at: 0).isUsed && session.focus?.id == "s/a")
    #expect(session.selection == ["s/a", "d/bb"])
    #expect(session.send(.key(.tab), at: 0).isUsed && session.send(.key(.space), at: 0).isUsed)
    #expect(session.selection == ["s/a"] && session.focus?.id == "d/bb")
  }

  @Test func radioGroup_usesEveryArrow_andButtonsAreLeftAtOnce() throws {
    let session = try session(of: filters)
    try session.focus(on: "s/b")
    let keys: [SessionKey] = [.down, .down, .up, .left, .up, .right]
    let ids = keys.map { session.send(.key($0), at: 0).isUsed ? session.focus?.id : nil }
    #expect(ids == ["s/c", "s/a", "s/c", "s/b", "s/a", "s/b"])
    #expect(session.selection == ["s/b", "d/bb"])
    let buttons = try PickerControlsTests.session(of: filtersOfButtons)
    try buttons.focus(on: "s/a")
    #expect(buttons.path(pressing: .down) == ["d/bb"])
    #expect(buttons.path(pressing: .up) == ["s/a", "c/bb"])
  }

  @Test func arrowKey_goesWhereTheNavigationOfThePanelLeads() throws {
    let session = try session(of: filters)
    let tree = session.tree(at: 0)
    for stop in tree.navigation() where tree.nodes[stop.node].role == .chip {
      for (key, target) in [
        (SessionKey.left, stop.left), (.right, stop.right), (.up, stop.up), (.down, stop.down),
        (.home, stop.home), (.end, stop.end),
      ] {
        session.send(.focus(stop.node), at: 0)
        #expect(session.send(.key(key), at: 0).isUsed == (target != nil && target != stop.node))
        #expect(session.focusPosition(at: 0) == target ?? stop.node)
      }
    }
  }

  @Test func onlyOneControl_hasTheFocus() throws {
    let session = try session(of: filters)
    try session.focus(on: "c/bb")
    let c = try #require(session.tree(at: 0).frame(ofID: "s/c")).center
    #expect(session.send(.tap(.point(c)), at: 0).target != nil && session.focus?.id == "s/c")
    #expect(session.send(.key(.backTab), at: 0).isUsed && session.focus?.id == "c/aa")
    #expect(session.send(.key(.tab), at: 0).isUsed && session.focus?.id == "s/c")
  }

  @Test func chipsForHiddenOnes_areToldApartByPosition() throws {
    let session = try session(
      of: #"{"type": "stack", "spacing": 50, "items": [\#(crowded("c")), \#(crowded("d"))]}"#)
    let chips = session.tree(at: 0).nodes(role: .overflow).map(\.position)
    #expect(chips.count == 2)
    for chip in chips {
      #expect(session.send(.focus(chip), at: 0).isUsed && session.focusPosition(at: 0) == chip)
      #expect(session.focus == SessionTarget(.overflow))
    }
    #expect(session.send(.key(.space), at: 0).isUsed && session.focus?.id == "d/bb")
    #expect(session.tree(at: 0).nodes(role: .overflow).map(\.position) == [chips[0]])
  }

  @Test func slider_atItsLimit_keepsTheFocus() throws {
    let session = try session(
      of: #"{"type": "stack", "spacing": 50, "items": [\#(segments()), \#(greyDocument)]}"#)
    #expect(session.path(pressing: .tab).count == 3)
    let alpha = session.focus
    #expect(alpha?.role == .slider && !session.send(.key(.right), at: 0).isUsed)
    #expect(!session.send(.key(.up), at: 0).isUsed && session.focus == alpha)
    #expect(session.send(.key(.down), at: 0).isUsed && session.focus == alpha)
    #expect(session.path(pressing: .backTab).last == "s/a")
  }

  @Test func carousel_isLeftAcrossItsAxis() throws {
    let session = try session(
      of: #"{"type": "stack", "spacing": 50, "items": [\#(segments()), \#(carouselDocument())]}"#)
    #expect(session.path(pressing: .tab).count == 2 && session.focus?.role == .dot)
    #expect(session.send(.key(.right), at: 0).isUsed && session.page(at: 5) == 1)
    #expect(session.focus?.role == .dot && session.send(.key(.up), at: 5).isUsed)
    #expect(session.focus?.role == .segment && session.selection.first == "s/a")
    #expect(session.send(.key(.tab), at: 5).isUsed && session.focus?.role == .dot)
  }

  @Test func nestedPanels_passTheFocusOn() throws {
    let session = try session(
      of:
        #"{"type": "grid", "columns": 1, "items": [\#(crowded("e")), \#(filtersOfButtons), \#(filtersOfButtons)]}"#
    )
    let forward = session.path(pressing: .tab)
    #expect(forward.count == 7 && Set(forward).count == 7)
    #expect(session.path(pressing: .backTab) == forward.dropLast().reversed())
    let ways = session.path(pressing: .down)
    #expect(ways.count == 6 && Set(ways).count == 6 && session.focus?.role == .chip)
  }
}
