import PickerColor
import PickerGeometry
import PickerJSON
import PickerMotion
import Testing

@testable import PickerControls

private func read(_ keys: String) throws -> Segmented? {
  let json = #"{"type": "segmented", "items": ["a", "b", {"text": "c"}], \#(keys)}"#
  return try Document(json: Array(json.utf8), fonts: StrictCatalog()).control as? Segmented
}

@Suite struct SegmentedDocumentTests {
  @Test func keys_areTheProperties() throws {
    let control = try #require(
      try read(
        #"""
        "selected": ["c", 0], "distribution": "fixed", "spacing": 3, "axis": "vertical",
        "momentary": true, "whenNarrow": ["wrap", "menu"], "minimumScale": 0.5, "stableSize": true,
        "separator": {"thickness": 2, "inset": 1, "fill": "red"}, "segment": {"padding": 1},
        "indicator": {"inset": 2, "cornerRadius": 3, "fill": "blue", "shadow": {"radius": 9}}
        """#))
    #expect(control.selected == [0, 2])
    #expect(control.distribution == .fixed && control.spacing == 3 && control.axis == .vertical)
    #expect(control.isMomentary && control.stableSize)
    #expect(control.whenNarrow == [.wrap, .menu] && control.minimumScale == 0.5)
    let red = try #require(Color("red"))
    #expect(control.separator == Separator(thickness: 2, inset: 1, fill: red))
    #expect(control.indicator.inset == Insets(2) && control.indicator.shadow?.radius == 9)
    #expect(control.indicator.shadow?.color == Color.black.withAlpha(0.2))
  }

  @Test func absentKeys_haveTheDefaults() throws {
    let control = try #require(try read(#""spacing": null"#))
    #expect(control.selected == [0])
    #expect(control.whenNarrow == [.truncate])
    #expect(control.separator == nil && control.transition == nil && !control.isMomentary)
    #expect(control == Segmented(items: control.items))
  }

  @Test func items_takeTheirOwnLimitsAndAnyKeyOfTheStyle() throws {
    let json = #"""
      {"type": "segmented", "items": [
        {"text": "a", "width": 3, "height": 4, "minWidth": 1, "maxWidth": 9, "enabled": false,
         "icon": "i", "badge": "2", "padding": 5}]}
      """#
    let document = try Document(json: Array(json.utf8), fonts: StrictCatalog())
    let item = try #require((document.control as? Segmented)?.items.first)
    #expect(item.width == 3 && item.height == 4 && !item.isEnabled && item.badge == "2")
    #expect(item.style.minWidth == 1 && item.style.maxWidth == 9)
    #expect(item.icon == Icon("i") && item.style.padding == Insets(5))
  }

  @Test func separator_isATruthValueOrAnObject() throws {
    #expect(try read(#""separator": true"#)?.separator == Separator())
    #expect(try read(#""separator": false"#)?.separator == nil)
    #expect(try read(#""separator": {}"#)?.separator == Separator())
  }

  @Test func transitions_areReadWhole() throws {
    let transition = try read(
      #"""
      "transition": {"from": "b", "curve": "easeIn", "duration": 0.4, "style": "stretch",
        "velocity": -3, "fps": 24, "at": 0.2}
      """#)?.transition
    #expect(
      transition
        == IndicatorTransition(
          from: 1, timing: .curve(.easeIn, duration: 0.4), style: .stretch, velocity: -3, fps: 24,
          at: 0.2))
    let bezier = try #require(TimingCurve(x1: 0.1, y1: -2, x2: 1, y2: 3))
    let curve = try read(#""transition": {"curve": [0.1, -2, 1, 3]}"#)?.transition?.timing
    #expect(curve == .curve(bezier, duration: 0.1))
    let spring = try #require(Spring(mass: 2, stiffness: 30, damping: 4))
    let physics = try read(
      #""transition": {"spring": {"mass": 2, "stiffness": 30, "damping": 4}}"#)?.transition
    #expect(physics?.timing == .spring(spring))
    let look = try #require(Spring(response: 0.5, dampingFraction: 0.825))
    #expect(try read(#""transition": {"spring": {}}"#)?.transition?.timing == .spring(look))
  }

  @Test(arguments: [
    (#""axis": "diagonal""#, "$.axis: expected one of horizontal, vertical, found"),
    (#""momentary": 1"#, "$.momentary: expected true or false"),
    (#""whenNarrow": "wrap""#, "$.whenNarrow: expected an array"),
    (#""whenNarrow": ["fold"]"#, "$.whenNarrow[0]: expected one of content, dropIcons, "),
    (#""minimumScale": 1.1"#, "$.minimumScale: must be at most 1, is 1.1"),
    (#""minimumScale": 0"#, "$.minimumScale: must be at least 0.01, is 0"),
    (#""separator": 1"#, "$.separator: expected true, false or an object"),
    (#""separator": {"width": 1}"#, "$.separator.width: unknown key"),
    (#""separator": {"thickness": -1}"#, "$.separator.thickness: must be at least 0, is -1"),
    (#""transition": 0.1"#, "$.transition: expected an object"),
    (
      #""transition": {"form": 0}"#, #"$.transition.form: unknown key "form", did you mean "from"?"#
    ),
    (#""transition": {"from": 3}"#, "$.transition.from: must be 0 to 2, is 3"),
    (#""transition": {"from": "d"}"#, #"$.transition.from: no item has the id "d""#),
    (#""transition": {"from": true}"#, "$.transition.from: expected an index, an id"),
    (#""transition": {"curve": "swift"}"#, "$.transition.curve: expected one of linear, ease, "),
    (#""transition": {"curve": [0, 0, 1]}"#, "$.transition.curve: a cubic Bézier is [x1, y1, x2"),
    (#""transition": {"curve": [2, 0, 1, 1]}"#, "$.transition.curve: a cubic Bézier is [x1, y1,"),
    (#""transition": {"curve": [0, 1e9, 1, 1]}"#, "$.transition.curve[1]: must be at most 1000"),
    (#""transition": {"duration": -1}"#, "$.transition.duration: must be at least 0, is -1"),
    (#""transition": {"fps": 0}"#, "$.transition.fps: must be at least 1, is 0"),
    (#""transition": {"at": -0.1}"#, "$.transition.at: must be at least 0, is -0.1"),
    (#""transition": {"style": "jump"}"#, "$.transition.style: expected one of slide, stretch"),
    (#""transition": {"spring": 3}"#, "$.transition.spring: expected an object"),
    (
      #""transition": {"spring": {"response": 0}}"#,
      "$.transition.spring.response: must be at least 0.001, is 0"
    ),
    (
      #""transition": {"spring": {"stiffness": 3}}"#,
      "$.transition.spring: a spring has response and dampingFraction, or stiffness, damping"
    ),
    (
      #""transition": {"spring": {"stiffness": 3, "damping": 3, "response": 1}}"#,
      "$.transition.spring: a spring has response"
    ),
    (#""items": []"#, #"$.items: "#),
  ])
  func documents_thatAreWrong_areAnsweredWithPlaceAndReason(keys: String, answer: String) {
    let error = #expect(throws: JSONError.self) { try read(keys) }
    #expect(error?.description.hasPrefix(answer) == true, "\(String(describing: error))")
  }
}
