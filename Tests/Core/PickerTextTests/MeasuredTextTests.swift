import PickerGeometry
import PickerText
import Testing

@Suite struct MeasuredTextTests {
  private let line = TextLine(
    text: "tea", frame: Rect(x: 0, y: 0, width: 30, height: 20), baseline: 16)

  @Test func measuredText_ofPlacedLines_returnsThem() {
    let text = MeasuredText(
      size: Size(width: 30, height: 20), baseline: 16, lines: [line], missing: ["\u{1F375}"])
    #expect(text.lines == [line])
    #expect(text.text == "tea")
    #expect(text.missing == ["\u{1F375}"])
  }

  @Test func measuredText_linesSet_keepsWhatIsMissing() {
    var text = MeasuredText(
      size: Size(width: 30, height: 20), baseline: 16, lines: [line], missing: ["\u{1F375}"])
    text.lines = [line, line]
    #expect(text.text == "tea\ntea")
    #expect(text.missing == ["\u{1F375}"])
  }

  @Test func measuredTexts_ofEqualLines_areEqualAndHashAlike() {
    let a = MeasuredText(size: Size(width: 30, height: 20), baseline: 16, lines: [line])
    var b = MeasuredText(size: Size(width: 30, height: 20), baseline: 16, lines: [line])
    #expect(a == b)
    #expect(a.hashValue == b.hashValue)
    b.lines[0].text = "ten"
    #expect(a != b)
  }

  @Test func fontWeight_outOfRange_isNil() {
    #expect(FontWeight(0) == nil)
    #expect(FontWeight(1000.5) == nil)
    #expect(FontWeight(.nan) == nil)
    #expect(FontWeight(1)?.value == 1)
    #expect(FontWeight.named.map(\.weight.value) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
  }
}
