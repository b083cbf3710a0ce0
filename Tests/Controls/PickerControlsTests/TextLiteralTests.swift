import PickerControls
import Testing

/// Controls over plain texts.
@Suite struct TextLiteralTests {
  @Test func chips_ofTexts_equalChipsOfItems() {
    #expect(Chips(["tea", "coffee"]) == Chips(items: [Chip("tea"), Chip("coffee")]))
    #expect(Chips([]) == Chips())
  }

  @Test func segments_ofTexts_haveTheSelectedOne() {
    #expect(Segmented(["Day", "Week"]) == Segmented(items: [Segment("Day"), Segment("Week")]))
    #expect(Segmented(["Day", "Week"], selected: 1).selected == [1])
    #expect(Segmented(["Day", "Week"], selected: nil).selected == [])
  }

  @Test func literals_standForItems() {
    let chips: [Chip] = ["tea", Chip("coffee", isSelected: true)]
    #expect(chips == [Chip("tea"), Chip("coffee", isSelected: true)])
    let segments: [Segment] = ["Day"]
    #expect(segments == [Segment("Day")])
  }
}
