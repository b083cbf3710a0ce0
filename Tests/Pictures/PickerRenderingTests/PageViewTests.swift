import PickerColor
import PickerControls
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerTestSupport
import PickerText
import PickerTree
import Testing

@testable import PickerRendering

private func tree(_ json: String) throws -> LayoutTree {
  try Document(json: Array(json.utf8), fonts: MonospaceMeasurer()).layout()
}

private func html(_ tree: LayoutTree, _ fonts: PageFonts = PageFonts()) -> String {
  PageView(fonts: fonts).html(of: tree, naturalWidth: tree.size.width)
}

/// What a view says of a tree; nil: nothing has changed.
private func change(_ view: PageView, _ tree: LayoutTree, focus: Int? = nil) throws -> JSONObject? {
  let change = view.show(tree, naturalWidth: tree.size.width, focus: focus)
  return try change.map { try JSONValue(parsing: $0.json).object() }
}

/// The elements that an object of a view says something of, by their keys.
private func keys(_ element: JSONValue) throws -> [String] {
  let object = try element.object()
  guard object["tag"] != nil || object["children"] != nil else { return [] }
  let own = object["tag"] == nil ? [] : [try object["key"]?.string() ?? ""]
  let children = try object["children"]?.array().filter { $0.kind == .object } ?? []
  return try own + children.flatMap(keys)
}

@Suite struct PageViewTests {
  private let chips =
    #""type": "chips", "width": 200, "items": ["Tea", {"text": "Coffee", "id": "c"}]"#

  @Test func chips_areAListBoxOfOptions_withTheirTexts() throws {
    let page = html(try tree("{\(chips)}"))
    #expect(page.contains(#"<div part="chips" role="listbox" aria-label="Chips""#))
    #expect(page.contains(#"role="option" aria-label="Tea" aria-selected="false" tabindex="0""#))
    #expect(
      page.contains(#"role="option" aria-label="Coffee" aria-selected="false" tabindex="-1""#))
    #expect(page.contains(">Tea</div></div>"))
  }

  @Test func words_thatAreNotInTheLanguageOfTheDocument_haveTheirOwn() throws {
    let items = #""type": "chips", "items": [{"text": "ser", "trailingIcon": "cross"}]"#
    let polish = html(try tree(#"{"language": "pl", \#(items)}"#))
    // What is in an element with an English name is Polish again.
    for element in [
      #/<div part="chips" role="listbox" aria-label="Chips"[^>]*lang="en"/#,
      #/<div part="chip" role="option" aria-label="ser"[^>]*lang="pl"/#,
      #/<div part="trailingIcon"[^>]*aria-label="Remove ser"[^>]*lang="en"/#,
    ] {
      #expect(polish.firstMatch(of: element) != nil, "\(polish)")
    }
    let german = html(try tree(#"{"language": "de", \#(items)}"#))
    #expect(german.contains(#"aria-label="ser entfernen""#) && !german.contains(#"lang="en""#))
    #expect(german.contains(#"aria-label="Auswahl""#))
  }

  @Test func labelsOfAChromaTouch_inALanguageWithoutWords_areEnglish() throws {
    let page = html(
      try tree(#"{"type": "chromaTouch", "width": 300, "height": 300, "language": "pl"}"#))
    let slider =
      #/role="slider" aria-label="Hue"[^>]*lang="en"[^>]*><div part="label"(?:(?!lang)[^>])*>Hue/#
    #expect(page.firstMatch(of: slider) != nil, "\(page)")
  }

  @Test func announcements_areInTheLanguageOfTheDocument() throws {
    func words(_ keys: String) throws -> JSONObject? {
      try change(PageView(fonts: PageFonts()), tree("{\(keys), \(chips)}"))?["words"]?.object()
    }
    let french = try #require(try words(#""language": "fr""#))
    #expect(try french["required"]?.string() == "Un élément doit rester sélectionné")
    #expect(french["language"] == nil)
    let own = try #require(try words(#""words": {"required": "No!"}"#))
    #expect(try own["required"]?.string() == "No!" && own["language"]?.string() == "en")
  }

  @Test func textsAndIcons_overAGradient_keepTheirColoursInForcedColours() throws {
    let gradient = #"{"linear": {"from": "top", "to": "bottom", "stops": ["black", "navy"]}}"#
    func page(_ fill: String, _ item: String) throws -> String {
      html(try tree(#"{"type": "stack", "width": 90, "fill": \#(fill), "items": [\#(item)]}"#))
    }
    let text = #"{"type": "text", "text": "Tea"}"#
    #expect(try page(gradient, text).contains(#"class="picker-text picker-fixed""#))
    #expect(try !page(#""navy""#, text).contains(#"picker-fixed""#))
    let icon = #"{"type": "text", "text": "Tea", "icon": "star"}"#
    #expect(try page(gradient, icon).firstMatch(of: /part="icon"[^>]*class="picker-fixed"/) != nil)
    #expect(try !page(#""navy""#, icon).contains(#"picker-fixed""#))
    let chip = #"{"type": "chips", "items": ["Tea"], "chip": {"fill": "white"}}"#
    #expect(try !page(gradient, chip).contains("picker-text picker-fixed"))
  }

  @Test func text_whoseBackgroundChanges_isToldToKeepItsColour() throws {
    let gradient = #"{"linear": {"from": "top", "to": "bottom", "stops": ["black", "navy"]}}"#
    func stack(_ fill: String) throws -> LayoutTree {
      let text = #"{"type": "text", "text": "Tea"}"#
      return try tree(#"{"type": "stack", "width": 90, "fill": \#(fill), "items": [\#(text)]}"#)
    }
    let view = PageView(fonts: PageFonts())
    _ = try change(view, stack(#""navy""#))
    let told = view.show(try stack(gradient), naturalWidth: 90, focus: nil)
    let json = try #require(told.map { String(decoding: $0.json, as: UTF8.self) })
    #expect(json.contains("picker-text picker-fixed"))
  }

  /// The places in print of the elements of a document, in their order.
  private func places(_ document: String) throws -> [String] {
    html(try tree(document)).matches(of: /(?:--end|grid-area:[0-9]+\/1;--gap):[0-9.]+px/)
      .map { String($0.output.replacing("grid-area:", with: "").replacing("/1;--gap", with: "")) }
  }

  @Test func rowsOfAPanel_areInFlowInPrint() throws {
    func places(_ keys: String, _ items: String) throws -> [String] {
      try self.places(
        #"{"type": "stack", "padding": 10, "spacing": 7, \#(keys) "items": [\#(items)]}"#)
    }
    let text = #"{"type": "text", "text": "Tea"}"#
    #expect(try places("", "\(text), \(text)") == ["--end:10px", "1:10px", "2:7px"])
    #expect(try places(#""axis": "horizontal","#, "\(text), \(text)").isEmpty)
    #expect(try places("", text).isEmpty)
    let row = #"{"type": "flow", "items": [\#(text), \#(text)]}"#
    let inRow = try places("", "\(row), \(text)")
    #expect(inRow == ["--end:10px", "1:10px", "1:10px", "2:7px"])
    let items = #""width": 80, "maxRows": 1, "items": ["Tea", "Coffee", "Milk"]"#
    let list = #"{"type": "chips", "id": "list", \#(items)}"#
    // The list, and beside it the chip that counts the hidden ones.
    let rest = try places("", "\(text), \(list)")
    #expect(rest.count == 4 && rest.suffix(2) == ["2:7px", "2:7px"])
    let titled = try places("", #"{"type": "text", "title": "Tea", "text": "Mate"}, \#(text)"#)
    #expect(titled.map { $0.prefix(2) } == ["--", "1:", "1:", "2:"])
  }

  @Test func rowsOfChips_areInFlowInPrint_unlessSomeAreHidden() throws {
    let items = #""type": "chips", "width": 1, "items": ["Tea", "Milk"]"#
    #expect(try places("{\(items)}").map { $0.prefix(2) } == ["--", "1:", "2:"])
    #expect(try places(#"{\#(items), "maxRows": 1}"#).isEmpty)
    #expect(try places(#"{"type": "chips", "width": 900, "items": ["Tea", "Milk"]}"#).isEmpty)
  }

  @Test func pathThatClips_letsNothingBeScrolledTo() throws {
    func style(_ clip: String) throws -> Substring? {
      let items = #"[{"shape": "circle", "width": 90, "x": 40, "fill": "red"}]"#
      let drawing =
        #"{"type": "drawing", "width": 80, "height": 80, "layers": [{"clip": \#(clip), "items": \#(items)}]}"#
      return html(try tree(drawing)).firstMatch(of: /clip-path:path[^>]*>/).map { $0.output }
    }
    #expect(
      try style(#"{"shape": "roundedRect", "cornerRadius": 9}"#)?.contains("overflow:clip") == true)
    #expect(try style(#"{"shape": "circle", "width": 200}"#)?.contains("overflow:clip") == false)
  }

  @Test func tree_thatIsTheSame_changesNothing() throws {
    let view = PageView(fonts: PageFonts())
    #expect(try change(view, tree("{\(chips)}"))?["nodes"] != nil)
    #expect(try change(view, tree("{\(chips)}")) == nil)
  }

  @Test func selection_changesItsChipAlone() throws {
    let view = PageView(fonts: PageFonts())
    _ = try change(view, tree("{\(chips)}"))
    let selected = chips.replacing(#""id": "c""#, with: #""id": "c", "selected": true"#)
    let root = try #require(try change(view, tree("{\(selected)}"))?["root"])
    // The Tab key leads to the selected one.
    #expect(try keys(root).filter { !$0.hasPrefix("label") } == ["chip Tea", "chip c"])
  }

  @Test func focus_movesTheTabStop_andTellsNothingElse() throws {
    let view = PageView(fonts: PageFonts())
    let tree = try tree("{\(chips)}")
    _ = try change(view, tree)
    let coffee = try #require(tree.nodes.firstIndex { tree.id(of: $0) == "c" })
    let next = try #require(try change(view, tree, focus: coffee))
    #expect(try next["nodes"] == nil && keys(#require(next["root"])) == ["chip Tea", "chip c"])
  }

  @Test func indicator_onAnotherSegment_isTheSameElement() throws {
    let view = PageView(fonts: PageFonts())
    _ = try change(view, tree(#"{"type": "segmented", "items": ["a", "b"]}"#))
    let after = try tree(#"{"type": "segmented", "items": ["a", "b"], "selected": 1}"#)
    let root = try #require(try change(view, after)?["root"])
    #expect(try keys(root).contains("indicator"))
  }

  @Test func item_thatIsLeaving_isInert_andTheFocusIsCountedWithoutIt() throws {
    let view = PageView(fonts: PageFonts())
    let (before, after) = (
      try tree(#"{"type": "chips", "items": ["a", "b", "c"]}"#),
      try tree(#"{"type": "chips", "items": ["b", "c"]}"#)
    )
    let moving = LayoutTransition(from: before, to: after).tree(at: 0.1)
    let next = try #require(after.nodes.firstIndex { after.id(of: $0) == "c" })
    _ = view.show(moving, naturalWidth: 100, focus: next)
    let page = view.html
    #expect(page.contains(#"<div part="chip" inert="" aria-hidden="true" style="#), "\(page)")
    #expect(page.split(separator: "inert=").count == 2)
    #expect(page.contains(#"aria-label="c" aria-selected="false" tabindex="0""#))
    #expect(!page.contains(#"aria-label="a""#))
  }

  @Test func items_thatMove_keepTheirKeys() throws {
    let view = PageView(fonts: PageFonts())
    _ = try change(view, tree(#"{"type": "chips", "items": ["a", "b", "c"]}"#))
    let after = try tree(#"{"type": "chips", "items": ["c", "b"]}"#)
    let root = try #require(try change(view, after)?["root"])
    let children = try keys(root)
    #expect(children.contains("chip c") && !children.contains("chip a"))
  }

  @Test func ellipsis_standsByItself_inTheFontOfWhatIsBesideIt() throws {
    let chips = try tree(
      #"{"type": "chips", "chip": {"maxWidth": 70}, "items": ["abcdefghijklmnop", "b…"]}"#)
    let fonts = PageFonts(["Inter", "Other"]) { _, _ in "Other" }
    let page = html(chips, fonts)
    let signs = page.split(separator: "<span class=\"picker-sign\"").dropFirst()
    #expect(signs.count == 1 && page.contains(">b…</div>"), "\(page)")
    #expect(signs.first?.hasPrefix(" style=\"font-family:'PickerLayout Other',") == true)
  }

  @Test func families_ofTheEngine_comeFirst() throws {
    let tree = try tree(#"{"type": "text", "text": "a", "font": {"family": ["B", "C"]}}"#)
    let page = html(tree, PageFonts(["A", "B"]))
    #expect(page.contains("'PickerLayout B','PickerLayout A','B','C',sans-serif"))
    #expect(
      html(tree).contains("16px 'B','C',sans-serif") || html(tree).contains(" 'B','C',sans-serif"))
  }

  @Test func families_thatRepeat_areListedOnce() throws {
    let tree = try tree(#"{"type": "text", "text": "a", "font": {"family": ["B", "A", "B", "B"]}}"#)
    let page = html(tree, PageFonts(["A", "A"]))
    #expect(page.contains(" 'PickerLayout A','B','A',sans-serif"))
  }

  @Test func elements_beyondTheBudget_areNotDescribed() throws {
    let items = (0..<100).map { "\"Item \($0)\"" }.joined(separator: ", ")
    let tree = try tree(#"{"type": "chips", "items": [\#(items)]}"#)
    let budget = Budget(Limits(bytes: 2_000))
    var page = ""
    #expect(throws: LimitError.self) { try budget.run { page = html(tree) } }
    #expect(page.ranges(of: "part=\"chip\"").count < 20)
  }

  @Test(arguments: [
    ("colorPicker", "Color picker"), ("chips", "Chips"), ("größe", "Größe"), ("3d", "3d"), ("", ""),
  ])
  func names_areReadInWords(name: String, words: String) {
    #expect(name.inWords == words)
  }

  @Test func hostileTexts_neverBecomeMarkup() throws {
    let bad = #"</div><img src=x onerror='1'>\""#
    let page = html(
      try tree(
        #"{"type": "chips", "label": "\#(bad)", "items": [{"text": "\#(bad)", "id": "\#(bad)"}], "font": {"family": "\#(bad)"}}"#
      ))
    #expect(!page.contains("<img"))
  }

  @Test func boxes_thatCSSCannotDescribe_arePictures_eachOfWhichIsDrawnOnce() throws {
    let box = Rect(x: 0, y: 0, width: 40, height: 20)
    var tree = LayoutTree(type: "shape")
    let fill = Fill(
      .linear(Gradient([.black, .white]), from: UnitPoint(x: 0, y: 0), to: UnitPoint(x: 1, y: 0)))
    tree.append(.shape, frame: box, id: "a", paint: Paint(fills: [fill], cornerRadius: 4))
    let page = html(tree)
    #expect(page.contains("<span class=\"picker-graphic\" aria-hidden=\"true\" data-graphic="))
    #expect(page.contains("<linearGradient") && page.contains("border-radius:4px"))
  }

  @Test func whatHidesTheRestOfAList_followsIt() throws {
    let document =
      #"{"type": "chips", "width": 120, "maxRows": 1, "overflow": {}, "items": ["aaaa", "bbbb", "cccc", "dddd"]}"#
    let page = html(try tree(document))
    let list = try #require(page.firstRange(of: "role=\"listbox\""))
    let button = try #require(page.firstRange(of: "part=\"overflow\""))
    let between = page[list.upperBound..<button.lowerBound]
    // The list is closed before it.
    #expect(between.ranges(of: "<div").count == between.ranges(of: "</div>").count)
  }
}
