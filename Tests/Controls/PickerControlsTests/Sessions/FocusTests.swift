import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerTree
import Testing

/// Chips of which three are hidden behind one.
private let crowded = chipsDocument(#""aa", "bb", "cc", "dd""#, width: 5, #""maxRows": 1"#)

/// A document of each kind of control in which the focus moves from item to item.
private let documents = [
  segments(), segments(#""selected": ["a", "c"]"#), segments(#""momentary": true"#),
  chipsDocument(#""aa", {"text": "bb", "enabled": false}, "cc""#, width: 20), crowded,
  greyDocument, carouselDocument(),
  #"{"type": "stack", "items": [\#(crowded), \#(greyDocument), \#(carouselDocument())]}"#,
]

@Suite struct FocusTests {
  @Test(arguments: documents)
  func setFocus_toAStop_changesNothingElse(json: String) throws {
    let session = try session(of: json)
    let (tree, selection) = (session.tree(at: 0), session.selection)
    let stops = tree.navigation().map(\.node)
    #expect(!stops.isEmpty && session.focusPosition(at: 0) == nil)
    for stop in stops {
      #expect(session.send(.focus(stop), at: 0).isUsed)
      #expect(session.focusPosition(at: 0) == stop)
      #expect(session.focus?.role == tree.nodes[stop].role)
    }
    #expect(session.tree(at: 0) == tree && session.selection == selection)
    #expect(session.send(.focus(nil), at: 0).isUsed)
    #expect(session.focus == nil && session.focusPosition(at: 0) == nil)
  }

  @Test(arguments: documents)
  func setFocus_elsewhere_leavesItWhereItWas(json: String) throws {
    let session = try session(of: json)
    let tree = session.tree(at: 0)
    let stops = tree.navigation().map(\.node)
    let first = try #require(stops.first)
    #expect(session.send(.focus(first), at: 0).isUsed)
    let others = tree.nodes.indices.filter {
      !stops.contains($0) && tree.nodes[$0].role != .page
    }
    for position in others + [-1, tree.nodes.count, .min, .max] {
      #expect(!session.send(.focus(position), at: 0).isUsed)
    }
    for time in [Double.nan, .infinity, 1e300] {
      #expect(
        !session.send(.focus(nil), at: time).isUsed && !session.send(.focus(first), at: time).isUsed
      )
    }
    #expect(session.focusPosition(at: .nan) == first)
  }

  @Test(
    arguments: [
      (segments(#""selected": 1"#), "b"), (segments(#""selected": ["b", "c"]"#), "b"),
      (segments(#""momentary": true"#), "a"),
      (chipsDocument(#""aa", {"text": "bb", "selected": true}"#, width: 20), "bb"),
      (chipsDocument(#"{"text": "aa", "enabled": false}, "bb""#, width: 20), "bb"),
      (carouselDocument(#""count": 3, "current": 1"#), "dot2"),
      (carouselDocument(#""count": 3, "indicator": {"style": "none"}"#), "page1"),
    ])
  func tab_givesAControlTheFocusOnce(json: String, id: String) throws {
    let session = try session(of: json)
    let tree = session.tree(at: 0)
    for key in [SessionKey.tab, .backTab] {
      #expect(session.send(.key(key), at: 0).isUsed && session.focus?.id == id)
      #expect(session.focusPosition(at: 0) != nil)
      #expect(
        !session.send(.key(.tab), at: 0).isUsed && !session.send(.key(.backTab), at: 0).isUsed)
      #expect(session.focus?.id == id && session.tree(at: 0) == tree)
      #expect(session.send(.focus(nil), at: 0).isUsed)
    }
  }

  @Test func tab_skipsControlsWithoutAnEnabledItem() throws {
    let session = try session(
      of: chipsDocument(#"{"text": "aa", "enabled": false}"#, width: 20))
    #expect(!session.send(.key(.tab), at: 0).isUsed && session.focus == nil)
    let page = try PickerControlsTests.session(of: carouselDocument(#""count": 1"#))
    #expect(!page.send(.key(.tab), at: 0).isUsed && page.focus == nil)
  }

  @Test func tab_goesThroughThePartsOfAColourPicker() throws {
    let session = try session(of: greyDocument)
    #expect(session.send(.key(.tab), at: 0).isUsed && session.focus?.id == "slider(white)")
    #expect(session.send(.key(.tab), at: 0).isUsed && session.focus?.id == "slider(alpha)")
    #expect(!session.send(.key(.tab), at: 0).isUsed && session.focus?.id == "slider(alpha)")
    #expect(session.send(.key(.left), at: 0).isUsed && session.color?.components == [0.5, 0.99])
    #expect(
      session.send(.key(.backTab), at: 0).isUsed && !session.send(.key(.backTab), at: 0).isUsed)
    #expect(session.send(.focus(nil), at: 0).isUsed && session.send(.key(.backTab), at: 0).isUsed)
    #expect(session.focus?.id == "slider(alpha)")
  }

  @Test func swatches_shareTheFocusOfTheirPalette() throws {
    let session = try session(
      of: #"""
        {"type": "colorPicker", "controls": ["palette(hue,saturation)", "slider(brightness)", "slider(alpha)"],
         "palette": {"rows": 3, "columns": 5}}
        """#)
    let tree = session.tree(at: 0)
    let (color, palette) = (session.color, try #require(tree.nodes(role: .palette).first))
    for swatch in tree.nodes(role: .swatch) {
      #expect(session.send(.focus(swatch.position), at: 0).isUsed)
      #expect(session.focusPosition(at: 0) == palette.position)
    }
    #expect(session.send(.focus(palette.position), at: 0).isUsed && session.color == color)
  }

  @Test func focusedSegment_isSelectedBySpace_orTheNextByAnArrowKey() throws {
    let session = try session(of: segments())
    let b = try #require(session.tree(at: 0).node(ofID: "b")).position
    #expect(session.send(.focus(b), at: 0).isUsed && session.selection == ["a"])
    #expect(session.send(.key(.space), at: 0).isUsed && session.selection == ["b"])
    #expect(!session.send(.key(.space), at: 0).isUsed && session.isAnimating(at: 0.01))
    #expect(session.send(.focus(b), at: 0).isUsed && session.send(.select("a"), at: 0).isUsed)
    #expect(session.focus?.id == "b" && session.send(.key(.right), at: 0).isUsed)
    #expect(session.selection == ["c"] && session.focus?.id == "c")
  }

  @Test func focus_leavesTheChipForHiddenOnes_forTheFirstOfThem() throws {
    let session = try session(of: crowded)
    let overflow = try #require(session.tree(at: 0).nodes(role: .overflow).first).position
    #expect(
      session.send(.focus(overflow), at: 0).isUsed && session.send(.key(.enter), at: 0).isUsed)
    #expect(session.tree(at: 0).nodes(role: .overflow).isEmpty)
    #expect(session.focus == SessionTarget(.chip, id: "bb") && session.selection.isEmpty)
  }

  @Test func focusedDot_turnsToItsPageBySpace() throws {
    let session = try session(of: carouselDocument())
    let dot = try #require(session.tree(at: 0).node(ofID: "dot3")).position
    #expect(session.send(.focus(dot), at: 0).isUsed && session.page(at: 5) == 0)
    #expect(session.send(.key(.space), at: 5).isUsed && session.page(at: 9) == 2)
    #expect(
      session.send(.key(.left), at: 9).isUsed && session.focus == SessionTarget(.dot, id: "dot2"))
  }
}
