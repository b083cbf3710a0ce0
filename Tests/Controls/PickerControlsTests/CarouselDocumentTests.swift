import PickerControls
import PickerJSON
import PickerMotion
import PickerTestSupport
import Testing

/// Valid and invalid documents of carousels.
@Suite struct CarouselDocumentTests {
  @Test func events_areReadInOrder() throws {
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

  @Test func timing_isReadByItsKeys() throws {
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

  @Test func document_truncatedAnywhere_isAnError() {
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
    return try #require(document.control.as(Carousel.self))
  }
}
