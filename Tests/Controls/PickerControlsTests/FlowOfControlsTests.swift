import PickerControls
import PickerGeometry
import PickerJSON
import PickerSolver
import PickerTestSupport
import PickerTree
import Testing

/// A text of squares: one character is one point wide and high.
private func text(_ words: String, _ keys: String = "") -> String {
  #"{"type": "text", "text": "\#(words)", "font": {"size": 1}\#(keys)}"#
}

private func flow(_ keys: String, _ items: String...) -> String {
  #"{"type": "flow"\#(keys), "items": [\#(items.joined(separator: ", "))]}"#
}

private func tree(_ json: String) throws -> LayoutTree { try sessionDocument(json).layout() }

/// A flow whose items are controls, among them flows.
@Suite struct FlowOfControlsTests {
  @Test func row_textThatGrows_wrapsInWhatIsLeft() throws {
    let row = flow(
      #", "width": 10, "spacing": 1, "align": "start""#,
      text("aaaa bbbb", #", "id": "label", "grow": 1, "basis": 0"#),
      #"{"id": "knob", "width": 3, "height": 1, "shrink": 0}"#)
    let tree = try tree(row)
    #expect(tree.size == Size(width: 10, height: 2))
    #expect(tree.frame(ofID: "label") == Rect(x: 0, y: 0, width: 6, height: 2))
    #expect(tree.frame(ofID: "knob") == Rect(x: 7, y: 0, width: 3, height: 1))
  }

  @Test func nest_columnInARowInAColumn_isAsHighAsItsTexts() throws {
    let column = flow(
      #", "id": "column", "axis": "vertical", "grow": 1"#, text("aaaa bbbb"), text("c"))
    let row = flow(#", "id": "row""#, column, #"{"width": 4, "height": 1, "shrink": 0}"#)
    let tree = try tree(
      flow(#", "width": 8, "axis": "vertical""#, row, #"{"id": "end", "height": 1}"#))
    #expect(tree.frame(ofID: "row") == Rect(x: 0, y: 0, width: 8, height: 3))
    #expect(tree.frame(ofID: "row/column") == Rect(x: 0, y: 0, width: 4, height: 3))
    #expect(tree.frame(ofID: "end") == Rect(x: 0, y: 3, width: 8, height: 1))
    #expect(tree.warnings.isEmpty)
  }

  @Test(arguments: [
    (#""width": "minContent""#, 4.0), (#""width": "maxContent", "shrink": 0"#, 9),
    (#""width": "fitContent""#, 6),
    (#""shrink": 1"#, 6), (#""minWidth": 0, "width": 2"#, 2), (#""width": "50%""#, 3),
    (#""basis": "minContent", "grow": 1"#, 6), (#""maxWidth": "minContent""#, 4),
  ])
  func width_ofAText_isWhatItsKeySays(key: String, width: Double) throws {
    let row = flow(#", "width": 6, "align": "start""#, text("aaaa bbbb", #", "id": "t", \#(key)"#))
    #expect(try tree(row).frame(ofID: "t")?.width == width)
  }

  @Test func minimum_ofAControl_isAutomatic() throws {
    let narrow = #", "width": 2"#
    #expect(try tree(flow(narrow, text("aaaa bb", #", "id": "t""#))).frame(ofID: "t")?.width == 4)
    let chips = chipsDocument(#""aaa", "bbbbb""#, width: 20)
      .replacing(#""width": 20, "#, with: "")
    #expect(try tree(flow(narrow, chips)).frame(ofID: "c")?.width == 5)
    let zero = text("aaaa bb", #", "id": "t", "minWidth": 0"#)
    #expect(try tree(flow(narrow, zero)).frame(ofID: "t")?.width == 2)
  }

  @Test func baseline_ofNestedTexts_isShared() throws {
    let large = #"{"type": "text", "text": "A", "font": {"size": 4}}"#
    let column = flow(#", "id": "f", "axis": "vertical""#, text("a"), text("b"))
    let tree = try tree(flow(#", "align": "baseline", "width": 20"#, large, column))
    // The baseline of a character is at three quarters of its size.
    #expect(tree.frame(ofID: "f")?.y == 3 - 0.75)
  }

  @Test func keys_ofTheItemAndOfTheControl_areSeparate() throws {
    let row = flow(
      #", "width": 20, "height": 9"#,
      text(
        "a", #", "id": "t", "padding": 2, "border": 1, "alignSelf": "end", "margin": 1, "order": 1"#
      ),
      #"{"id": "b", "width": 3, "alignSelf": "center", "height": 1}"#,
      #"{"id": "c", "width": 3, "align": "end", "height": 1}"#)
    let tree = try tree(row)
    #expect(tree.frame(ofID: "t") == Rect(x: 7, y: 1, width: 7, height: 7))
    #expect(tree.frame(ofID: "b") == Rect(x: 0, y: 4, width: 3, height: 1))
    #expect(tree.frame(ofID: "c") == Rect(x: 3, y: 8, width: 3, height: 1))
  }

  @Test(arguments: [
    (#"{"type": "text", "text": "a", "grow": -1}"#, "$.items[1].grow: must be at least 0, is -1"),
    (#"{"type": "text", "text": 5}"#, "$.items[1].text: expected a string, found 5"),
    (#"{"type": "tree"}"#, "$.items[1].type: expected one of text, flow"),
    (
      #"{"type": "flow", "items": [{"width": "wide"}]}"#,
      "$.items[1].items[0].width: expected a number"
    ),
    (#"{"type": "text", "minHeight": "minContent"}"#, "$.items[1].minHeight: expected a number"),
    (#"{"type": "text", "text": "a", "align": "end"}"#, "$.items[1]"),
    (
      #"{"type": "text", "text": "a", "id": "a"}"#,
      "$.items[1].id: \"a\" is already the id of $.items[0]"
    ),
    (#"{"alignSelf": "middle"}"#, "$.items[1].alignSelf: expected"),
  ])
  func item_wrong_isAnErrorAtItsPath(item: String, message: String) throws {
    let error = #expect(throws: JSONError.self) { try tree(flow("", #"{"id": "a"}"#, item)) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  /// A badge over the corner of an icon, whose row does not know of it.
  @Test func position_absolute_takesNoPartInTheFlow() throws {
    let badge = text(
      "9", #", "id": "badge", "position": "absolute", "inset": {"top": -1, "trailing": "-10%"}"#)
    let veil = #"{"id": "veil", "position": "absolute", "inset": 1, "order": -1}"#
    let row = flow(
      #", "width": 20, "height": 6, "border": 1"#, badge, #"{"id": "icon", "width": 3}"#, veil)
    let placed = try tree(row)
    #expect(placed.frame(ofID: "icon") == Rect(x: 1, y: 1, width: 3, height: 4))
    #expect(placed.frame(ofID: "badge") == Rect(x: 18 + 1.8, y: 0, width: 1, height: 1))
    #expect(placed.frame(ofID: "veil") == Rect(x: 2, y: 2, width: 16, height: 2))
    #expect(placed.children(of: 0).map { placed.node(at: $0)?.id } == ["icon", "veil", "badge"])
    #expect(placed.warnings.isEmpty)
    let error = #expect(throws: JSONError.self) { try tree(flow("", #"{"inset": 3}"#)) }
    #expect(error?.description == #"$.items[0].inset: needs "position": "absolute""#)
  }

  @Test func flow_inUse_passesInputToItsControls() throws {
    let inner = flow(
      #", "id": "row", "spacing": 1"#, #"{"width": 2, "height": 2}"#,
      chipsDocument(#""aa", "bb", "cc", "dd""#, width: 5, #""maxRows": 1"#),
      segments().replacing(#""height": 4"#, with: #""height": 1"#))
    let panel = flow(
      #", "axis": "vertical", "width": 60"#, text("t"), inner, #"{"id": "end", "height": 1}"#)
    let session = try session(of: panel)
    #expect(try session.tree(at: 0) == tree(panel))
    let center = try #require(session.tree(at: 0).center(of: .chip))
    #expect(session.tap(atPoint: center, at: 0) == SessionTarget(.chip, id: "row/c/aa"))
    #expect(session.selection == ["row/c/aa", "row/s/a"])
    #expect(session.press(.tab, at: 0) && session.focus?.id == "row/s/a")
    let before = try #require(session.tree(at: 0).frame(ofID: "end"))
    let more = try #require(session.tree(at: 0).center(of: .overflow))
    #expect(session.tap(atPoint: more, at: 0) == SessionTarget(.overflow))
    let after = try #require(session.tree(at: 0).frame(ofID: "end"))
    #expect(after.y > before.y)
  }

  @Test func flow_localized_translatesItsControls() throws {
    let document = try sessionDocument(flow("", text("Home", #", "id": "t""#), "{}"))
    let turned = document.control.localized(
      by: Localization(language: "de") { TranslatedText($0.text + "!") })
    #expect(
      turned.measured(by: MonospaceMeasurer()).layout().nodes(role: .line).map { $0.textLine?.text }
        == ["Home!"])
    #expect(document.control.localizableTexts.map { $0.text } == ["Home"])
  }

  @Test func flow_accessible_namesItsControls() throws {
    let row = flow("", text("Sound"), segments(#""selected": 0, "label": "Sound""#))
    let stops = try tree(row).accessibility()
    #expect(stops.contains { $0.name == "Sound" && $0.role == .radiogroup })
  }
}
