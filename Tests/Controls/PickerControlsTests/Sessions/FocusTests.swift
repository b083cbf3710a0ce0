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
      #expect(session.setFocus(to: stop, at: 0))
      #expect(session.focusPosition(at: 0) == stop)
      #expect(session.focus?.role == tree.nodes[stop].role)
    }
    #expect(session.tree(at: 0) == tree && session.selection == selection)
    #expect(session.setFocus(to: nil, at: 0))
    #expect(session.focus == nil && session.focusPosition(at: 0) == nil)
  }

  @Test(arguments: documents)
  func setFocus_elsewhere_leavesItWhereItWas(json: String) throws {
    let session = try session(of: json)
    let tree = session.tree(at: 0)
    let stops = tree.navigation().map(\.node)
    let first = try #require(stops.first)
    #expect(session.setFocus(to: first, at: 0))
    let others = tree.nodes.indices.filter {
      !stops.contains($0) && tree.nodes[$0].role != .page
    }
    for position in others + [-1, tree.nodes.count, .min, .max] {
      #expect(!session.setFocus(to: position, at: 0))
    }
    for time in [Double.nan, .infinity, 1e300] {
      #expect(!session.setFocus(to: nil, at: time) && !session.setFocus(to: first, at: time))
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
      #expect(session.press(key, at: 0) && session.focus?.id == id)
      #expect(session.focusPosition(at: 0) != nil)
      #expect(!session.press(.tab, at: 0) && !session.press(.backTab, at: 0))
      #expect(session.focus?.id == id && session.tree(at: 0) == tree)
      #expect(session.setFocus(to: nil, at: 0))
    }
  }

  @Test func tab_skipsControlsWithoutAnEnabledItem() throws {
    let session = try session(
      of: chipsDocument(#"{"text": "aa", "enabled": false}"#, width: 20))
    #expect(!session.press(.tab, at: 0) && session.focus == nil)
    let page = try PickerControlsTests.session(of: carouselDocument(#""count": 1"#))
    #expect(!page.press(.tab, at: 0) && page.focus == nil)
  }

  @Test func tab_goesThroughThePartsOfAColourPicker() throws {
    let session = try session(of: greyDocument)
    #expect(session.press(.tab, at: 0) && session.focus?.id == "slider(white)")
    #expect(session.press(.tab, at: 0) && session.focus?.id == "slider(alpha)")
    #expect(!session.press(.tab, at: 0) && session.focus?.id == "slider(alpha)")
    #expect(session.press(.left, at: 0) && session.color?.components == [0.5, 0.99])
    #expect(session.press(.backTab, at: 0) && !session.press(.backTab, at: 0))
    #expect(session.setFocus(to: nil, at: 0) && session.press(.backTab, at: 0))
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
      #expect(session.setFocus(to: swatch.position, at: 0))
      #expect(session.focusPosition(at: 0) == palette.position)
    }
    #expect(session.setFocus(to: palette.position, at: 0) && session.color == color)
  }

  @Test func focusedSegment_isSelectedBySpace_orTheNextByAnArrowKey() throws {
    let session = try session(of: segments())
    let b = try #require(session.tree(at: 0).node(ofID: "b")).position
    #expect(session.setFocus(to: b, at: 0) && session.selection == ["a"])
    #expect(session.press(.space, at: 0) && session.selection == ["b"])
    #expect(!session.press(.space, at: 0) && session.isAnimating(at: 0.01))
    #expect(session.setFocus(to: b, at: 0) && session.select("a", at: 0))
    #expect(session.focus?.id == "b" && session.press(.right, at: 0))
    #expect(session.selection == ["c"] && session.focus?.id == "c")
  }

  @Test func focus_leavesTheChipForHiddenOnes_forTheFirstOfThem() throws {
    let session = try session(of: crowded)
    let overflow = try #require(session.tree(at: 0).nodes(role: .overflow).first).position
    #expect(session.setFocus(to: overflow, at: 0) && session.press(.enter, at: 0))
    #expect(session.tree(at: 0).nodes(role: .overflow).isEmpty)
    #expect(session.focus == SessionTarget(.chip, id: "bb") && session.selection.isEmpty)
  }

  @Test func focusedDot_turnsToItsPageBySpace() throws {
    let session = try session(of: carouselDocument())
    let dot = try #require(session.tree(at: 0).node(ofID: "dot3")).position
    #expect(session.setFocus(to: dot, at: 0) && session.page(at: 5) == 0)
    #expect(session.press(.space, at: 5) && session.page(at: 9) == 2)
    #expect(session.press(.left, at: 9) && session.focus == SessionTarget(.dot, id: "dot2"))
  }
}
