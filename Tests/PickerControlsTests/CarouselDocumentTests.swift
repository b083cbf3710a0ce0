import PickerJSON
import PickerMotion
import PickerTestSupport
import Testing

@testable import PickerControls

/// Documents that describe carousels, right and wrong.
@Suite struct CarouselDocumentTests {
  @Test(arguments: malformed)
  func document_thatIsWrong_isAnsweredWithPlaceAndReason(keys: String, answer: String) {
    let document = #"{"type": "carousel", \#(keys)}"#
    let error = #expect(throws: JSONError.self) {
      try Document(json: Array(document.utf8), fonts: StrictCatalog())
    }
    #expect(error?.description.hasPrefix(answer) == true, "\(String(describing: error))")
    #expect(error?.description.contains("\n") == false)
  }

  @Test func events_areReadAsTheyStand() throws {
    let control = try carousel(
      #"""
      "count": 3, "at": 4, "events": [
        {"at": 0, "drag": "began"}, {"at": 0.1, "drag": {"changed": -40}}, {"at": 0.1, "drag": "ended"},
        {"at": 1, "drag": "began"}, {"at": 2, "drag": {"ended": 250.5}},
        {"at": 3, "goTo": 2}, {"at": 3, "goTo": "next"}, {"at": 3, "goTo": "previous"},
        {"at": 3, "autoplay": true}]
      """#)
    #expect(control.at == 4)
    #expect(
      control.events.map(\.action) == [
        .dragBegan, .dragChanged(translation: -40), .dragEnded(velocity: nil), .dragBegan,
        .dragEnded(velocity: 250.5), .go(page: 2), .step(1), .step(-1), .autoplay(true),
      ])
  }

  @Test func timing_isReadByItsWords() throws {
    let timing = try carousel(
      #"""
      "timing": {"slide": 0.5, "dwell": 2, "curve": "easeOut", "threshold": 200, "velocityWindow": 0.1}
      """#
    ).timing
    #expect(
      timing
        == CarouselTiming(
          slide: 0.5, dwell: 2, curve: .easeOut, threshold: 200, velocityWindow: 0.1))
    let spring = try carousel(#""timing": {"spring": {"response": 0.4, "dampingFraction": 1}}"#)
    #expect(spring.timing.spring == Spring(response: 0.4, dampingFraction: 1))
  }

  @Test func pages_mayBeAHundredThousand() throws {
    let tree = try Document(
      json: Array(#"{"type": "carousel", "count": 100000, "current": 99999}"#.utf8),
      fonts: StrictCatalog()
    ).layout()
    #expect(tree.labels.map(\.text.text) == ["100000 / 100000"])
  }

  @Test func document_cutOffAnywhere_isAnError() {
    let whole = Array(
      #"{"type": "carousel", "pages": [{"width": 1, "height": 2}], "events": [{"at": 0, "goTo": 0}]}"#
        .utf8)
    #expect(throws: Never.self) { try Document(json: whole, fonts: StrictCatalog()) }
    for length in 0..<whole.count {
      #expect(throws: JSONError.self) {
        try Document(json: Array(whole[..<length]), fonts: StrictCatalog())
      }
    }
  }

  private func carousel(_ keys: String) throws -> Carousel {
    let document = try Document(
      json: Array(#"{"type": "carousel", \#(keys)}"#.utf8), fonts: StrictCatalog())
    return try #require(document.control as? Carousel)
  }
}

/// Keys of carousels, and how what is said of them begins.
private let malformed: [(keys: String, answer: String)] = [
  (#""pages": {}"#, "$.pages: expected an array, found"),
  (#""pages": ["a.png"]"#, "$.pages[0]: expected an object, a page, found"),
  (#""pages": [{"href": "a.png"}]"#, #"$.pages[0]: "width" is missing"#),
  (#""pages": [{"width": 3}]"#, #"$.pages[0]: "height" is missing"#),
  (#""pages": [{"width": -3, "height": 2}]"#, "$.pages[0].width: must be at least 0, is -3"),
  (#""pages": [{"hrefs": "a"}]"#, #"$.pages[0].hrefs: unknown key "hrefs", did you mean "href"?"#),
  (#""pages": [{"type": "chip"}]"#, "$.pages[0].type: expected one of text, flow"),
  (#""pages": [{"type": "chips", "item": []}]"#, #"$.pages[0].item: unknown key "item""#),
  (
    #""pages": [{"type": "chips", "fonts": [{"file": "no.ttf"}]}]"#, "$.pages[0].fonts[0].file: "
  ),
  (#""pages": [{"id": "a"}, {"id": "a"}]"#, #"$.pages[1].id: "a" is the id of pages[0] too"#),
  (#""count": -1"#, "$.count: must be at least 0, is -1"),
  (#""count": 100001"#, "$.count: must be at most 100000, is 100001"),
  (#""count": 2.5"#, "$.count: expected a whole number"),
  (#""count": 2, "pages": [{}]"#, "$.count: is for carousels without pages, there are 1"),
  (#""count": 2, "current": 2"#, "$.current: must be 0 to 1, is 2"),
  (#""count": 2, "current": -1"#, "$.current: must be 0 to 1, is -1"),
  (#""current": 0"#, "$.current: there are no pages, is 0"),
  (#""axis": "down""#, "$.axis: expected one of horizontal, vertical"),
  (#""fit": "cover""#, "$.fit: expected one of scaleDown, fit, fill, stretch, none"),
  (#""loops": 1"#, "$.loops: expected true or false"),
  (#""autoplay": {}"#, "$.autoplay: expected true or false"),
  (#""indicator": "bar""#, "$.indicator: expected one of dots, label, none"),
  (#""indicator": 3"#, "$.indicator: expected dots, label, none, or an object"),
  (#""indicator": {"size": -1}"#, "$.indicator.size: must be at least 0, is -1"),
  (#""timing": 3"#, "$.timing: expected an object, found"),
  (#""timing": {"slide": -1}"#, "$.timing.slide: must be at least 0, is -1"),
  (#""timing": {"dwell": 1e9}"#, "$.timing.dwell: must be at most 10000000"),
  (#""timing": {"curve": "fast"}"#, "$.timing.curve: expected one of linear, ease"),
  (#""timing": {"spring": {"response": 0}}"#, "$.timing.spring.response: must be at least 0.001"),
  (#""timing": {"velocityWindow": 0}"#, "$.timing.velocityWindow: must be at least 0.001, is 0"),
  (#""timing": {"treshold": 3}"#, #"$.timing.treshold: unknown key "treshold", did you mean"#),
  (#""at": -1"#, "$.at: must be at least 0, is -1"),
  (#""events": {}"#, "$.events: expected an array, found"),
  (#""events": [3]"#, "$.events[0]: expected an object, found"),
  (#""events": [{"goTo": "next"}]"#, #"$.events[0]: "at" is missing"#),
  (#""events": [{"at": 0}]"#, "$.events[0]: must have one of drag, goTo and autoplay, has 0"),
  (
    #""events": [{"at": 0, "goTo": "next", "autoplay": true}]"#,
    "$.events[0]: must have one of drag, goTo and autoplay, has 2"
  ),
  (#""events": [{"at": 0, "goTo": 0}]"#, "$.events[0].goTo: there are no pages, is 0"),
  (#""count": 2, "events": [{"at": 0, "goTo": 2}]"#, "$.events[0].goTo: must be 0 to 1, is 2"),
  (#""events": [{"at": 0, "goTo": "first"}]"#, "$.events[0].goTo: expected one of next, previous"),
  (#""events": [{"at": 0, "goTo": true}]"#, "$.events[0].goTo: expected a page's number, next"),
  (
    #""events": [{"at": 2, "goTo": "next"}, {"at": 1, "goTo": "next"}]"#,
    "$.events[1].at: must be at least 2, the time before, is 1"
  ),
  (#""events": [{"at": 0, "drag": "moved"}]"#, "$.events[0].drag: expected one of began, ended"),
  (#""events": [{"at": 0, "drag": 3}]"#, "$.events[0].drag: expected began, ended, or an object"),
  (#""events": [{"at": 0, "drag": {}}]"#, "$.events[0].drag: must have one of changed and ended"),
  (#""events": [{"at": 0, "drag": "ended"}]"#, "$.events[0].drag: no drag has begun"),
  (#""events": [{"at": 0, "drag": {"changed": 3}}]"#, "$.events[0].drag: no drag has begun"),
  (
    #""events": [{"at": 0, "drag": "began"}, {"at": 0, "drag": "began"}]"#,
    "$.events[1].drag: a drag has begun already"
  ),
  (
    #""count": 2, "events": [{"at": 0, "drag": "began"}, {"at": 0, "goTo": 1}, {"at": 0, "drag": "ended"}]"#,
    "$.events[2].drag: no drag has begun"
  ),
]
