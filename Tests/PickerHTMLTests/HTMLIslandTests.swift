import FoundationEssentials
import PickerControls
import PickerGeometry
import PickerJSON
import PickerTestSupport
import PickerTree
import Testing

@testable import PickerHTML

/// The entry of the first control of a document's page, and the page.
private func control(_ document: String) throws -> (entry: JSONObject, page: String) {
  let page = try htmlPage(document)
  let controls = try #require(try islandOf(page)["controls"]).array()
  return (try #require(controls.first { _ in true }).object(), page)
}

extension JSONObject {
  fileprivate func array(_ key: String) throws -> [JSONValue] {
    try Array(#require(self[key]).array())
  }

  fileprivate func numbers(_ key: String) throws -> [Double] {
    try array(key).map { try $0.number() }
  }
}

@Suite struct HTMLIslandTests {
  @Test func chips_writeTheirRule_andDrawEachOtherStateOnce() throws {
    let (entry, page) = try control(
      """
      {"type": "chips", "selection": {"mode": "multiple", "required": true, "limit": 2},
       "items": ["a", {"text": "b", "selected": true}], "chip": {"selectedFill": "red", "fill": "lime"}}
      """)
    #expect(try entry["selects"]?.string() == "multiple")
    #expect(try entry["required"]?.bool() == true)
    #expect(try entry["limit"]?.integer() == 2)
    let items = try entry.array("items").map { try $0.object() }
    #expect(try items.map { try $0["selected"]?.bool() } == [false, true])
    for item in items {
      let node = try item["node"]?.integer() ?? -1
      #expect(page.components(separatedBy: " id=\"o\(node)\" class=\"off\"").count == 2)
      #expect(page.components(separatedBy: " id=\"n\(node)\"").count == 2)
      #expect(page.components(separatedBy: " id=\"a\(node)\"").count == 2)
    }
    let other = try #require(between("id=\"o2\"", "</g>", of: page))
    #expect(other.contains("#FF0000"))
  }

  @Test func icons_areDrawnInEachState_inItsColour() throws {
    let (_, page) = try control(
      """
      {"type": "chips", "chip": {"textColor": "red", "selectedTextColor": "lime"},
       "icons": {"own": {"path": "M0 0H24"}}, "items": [{"text": "a", "icon": "own"}]}
      """)
    let other = try #require(between("class=\"off\"", "</svg>", of: page))
    let shown = try #require(between("<svg", "class=\"off\"", of: page))
    #expect(shown.contains("fill=\"#FF0000\"/>") && other.contains("fill=\"#00FF00\"/>"))
    #expect(!page.contains("stroke-dasharray"))
  }

  @Test func chips_withoutSelection_haveNoOtherStates() throws {
    let (entry, page) = try control(#"{"type": "chips", "selection": "none", "items": ["a"]}"#)
    #expect(try entry["selects"]?.string() == "none")
    #expect(!page.contains("class=\"off\""))
  }

  @Test func segments_haveAStateForEach_andOneForNone() throws {
    let (entry, _) = try control(
      #"{"type": "segmented", "width": 308, "items": ["a", "b", "c"], "spacing": 0, "selected": 1}"#
    )
    #expect(try entry["selected"]?.integer() == 1)
    let states = try entry.array("states").map { try $0.object() }
    #expect(states.count == 4)
    #expect(states[0]["box"] == nil)
    let boxes = try states.dropFirst().map { try $0.numbers("box") }
    #expect(boxes.map { $0[0] } == [4, 104, 204])
    #expect(boxes.allSatisfy { $0[2] == 100 })
    for state in states { #expect(try state.array("parts").count == 3) }
  }

  @Test func segments_withEqualAppearance_shareTheElement() throws {
    let (entry, page) = try control(
      #"{"type": "segmented", "items": ["a", "b"], "segment": {"selectedTextColor": "red"}}"#)
    var elements: Set<String> = []
    for state in try entry.array("states") {
      for part in try state.object().array("parts") {
        elements.insert(try part.object()["element"]?.string() ?? "")
      }
    }
    #expect(elements.count == 4)
    for element in elements {
      #expect(page.components(separatedBy: " id=\"\(element)\"").count == 2)
    }
  }

  /// Half way the indicator is on the second segment, although the third is selected.
  @Test(arguments: [("null", "nnn"), ("0.05", "nvv")])
  func segments_whoseColoursAreOfAMovingIndicator_areDrawnAtRestToo(
    at time: String, expected: String
  ) throws {
    let (entry, page) = try control(
      """
      {"type": "segmented", "width": 308, "items": ["a", "b", "c"], "spacing": 0, "selected": 2,
       "transition": {"from": 0, "at": \(time)}}
      """)
    let parts = try entry.array("states")[3].object().array("parts")
    let elements = try parts.map { try $0.object()["element"]?.string() ?? "" }
    #expect(String(elements.compactMap(\.first)) == expected)
    for element in elements { #expect(page.contains(" id=\"\(element)\"")) }
  }

  @Test func timing_isSixNumbers_ofACurveOrASpring() throws {
    let line = try control(
      #"{"type": "segmented", "items": ["a", "b"], "transition": {"duration": 0.5}}"#)
    #expect(try line.entry.numbers("timing") == [0, 0.5, 0, 0, 1, 1])
    let spring = try control(
      """
      {"type": "segmented", "items": ["a", "b"],
       "transition": {"style": "stretch", "spring": {"mass": 2, "stiffness": 100, "damping": 10}}}
      """)
    #expect(try spring.entry.numbers("timing") == [1, 50, 5, 0, 0, 0])
    #expect(try spring.entry["stretches"]?.bool() == true)
  }

  @Test func scroll_writesTheContent_andWhereEachStateIsScrolledTo() throws {
    let (entry, _) = try control(
      """
      {"type": "segmented", "width": 60, "whenNarrow": ["scroll"], "distribution": "content",
       "items": ["aaa", "bbb", "ccc", {"text": "ddd", "enabled": false}]}
      """)
    let content = try entry.numbers("content")
    #expect(content[0] > 60)
    let states = try entry.array("states").map { try $0.object().numbers("scroll")[0] }
    #expect(states[0] == 0 && states[1] < states[2] && states[2] < states[4])
    #expect(states.allSatisfy { (0...content[0] - 60).contains($0) })
    let enabled = try entry.array("items").map { try $0.object()["enabled"]?.bool() }
    #expect(enabled == [true, true, true, false])
  }

  @Test func hiddenChips_areDrawn_withTheChipsThatCountThem() throws {
    let (entry, page) = try control(
      """
      {"type": "chips", "width": 60, "maxRows": 1, "spacing": 5, "chip": {"padding": 0, "border": 0},
       "overflow": {"label": "+{count}", "lessLabel": "less"}, "items": ["aa", "bb", "cc", "dd", "ee"]}
      """)
    let items = try entry.array("items").map { try $0.object() }
    #expect(try items.map { try $0["id"]?.string() } == ["aa", "bb", "cc", "dd", "ee"])
    let rows = try #require(entry["rows"]).object()
    #expect(try rows["maxRows"]?.integer() == 1)
    #expect(try rows.array("sizes").count == 5 && rows.array("counting").count == 5)
    #expect(try rows.numbers("breaks") == [0, 0, 0, 0, 0])
    #expect(try Array(rows.numbers("flow").prefix(5)) == [60, 1, 0, 5, 5])
    for ending in try rows.array("counting") + [#require(rows["less"])] {
      let id = try #require(try ending.array().first { _ in true }).string()
      #expect(page.components(separatedBy: " id=\"\(id)\" class=\"off\"").count == 2)
    }
    for item in items {
      let node = try item["node"]?.integer() ?? -1
      #expect(page.components(separatedBy: " id=\"n\(node)\"").count == 2)
      #expect(page.components(separatedBy: " id=\"o\(node)\"").count == 2)
    }
  }

  @Test func colors_writeComponentsAndBindings() throws {
    let (entry, _) = try control(
      """
      {"type": "colorPicker", "space": "hsba", "values": [0.25, 0.5, 1, 1], "direction": "rtl",
       "controls": ["palette(hue,saturation)", "slider(alpha)", "slider(brightness)"],
       "palette": {"rows": 3, "columns": 4}}
      """)
    #expect(try entry.numbers("values") == [0.25, 0.5, 1, 1])
    let parts = try entry.array("parts").map { try $0.object() }
    #expect(try parts.map { try $0.numbers("picks") } == [[0, 1], [3], [2]])
    #expect(try parts[0]["columns"]?.integer() == 4)
    #expect(try parts.map { try $0["mirrored"]?.bool() } == [true, true, true])
  }

  @Test func labels_ofATouchSwatch_tellTheNumberAtTheirEnd() throws {
    let entry = try control(##"{"type": "chromaTouch", "value": "#40BFBF"}"##).entry
    let hue = try #require(entry.array("parts")[1].object().array("children").first).object()
    #expect(try hue["head"]?.string() == "Hue ")
    #expect(try hue.numbers("tail") == [1, 8, 0, 18])
    let card = try #require(entry["card"]).object()
    #expect(try card["shown"]?.bool() == false)
    #expect(try #require(card["label"]).object().numbers("tail") == [17, 4, 0, 11, 15, 11, 15])
  }

  @Test func carousel_drawsHiddenPages() throws {
    let (entry, page) = try control(
      #"{"type": "carousel", "width": 300, "height": 20, "count": 3, "current": 1, "autoplay": true}"#
    )
    #expect(try entry["kind"]?.string() == "carousel")
    let pages = try entry.array("pages").map { try $0.object()["element"]?.string() ?? "" }
    #expect(pages.count == 3 && Set(pages).count == 3)
    for element in pages { #expect(page.components(separatedBy: " id=\"\(element)\"").count == 2) }
    #expect(try entry["plays"]?.bool() == true)
    #expect(try entry.array("dots").count == 3)
  }

  @Test func stops_leadToExistingNodes() throws {
    let page = try htmlPage(
      #"{"type": "chips", "width": 12, "items": ["aaaa", "b", "cc", "dddd"]}"#)
    let island = try islandOf(page)
    let stops = try #require(island["stops"]).object()
    #expect(stops.count == 4)
    for stop in stops {
      for next in try stop.value.array() where !next.isNull {
        let node = try next.integer()
        #expect(stops["\(node)"] != nil)
        #expect(page.contains(" id=\"a\(node)\""))
      }
    }
  }

  @Test func panel_offsetsTheNodeNumbersOfItsControls() throws {
    let page = try htmlPage(
      """
      {"type": "stack", "items": [{"type": "chips", "items": ["a", "b"]},
       {"type": "segmented", "id": "s", "items": ["a", "b"]}]}
      """)
    let controls = try islandOf(page).array("controls").map { try $0.object() }
    #expect(controls.count == 2)
    let names = try controls[1].array("items").map { try $0.object()["id"]?.string() }
    #expect(names == ["s/a", "s/b"])
    let ids = try controls[0].array("items").map { try $0.object()["id"]?.string() }
    #expect(ids == ["a", "b"])
  }
}
