import PickerGeometry
import PickerText
import Testing

@testable import PickerShaping

@Suite struct TextMeasurerTests {
  @Test func label_inInter_hasItsAdvanceAndLineHeight() {
    let text = measured("Hello")
    #expect(text.size == Size(width: 38.1953125, height: 19.359375))
    #expect(text.baseline == 15.5)
    #expect(text.lines.count == 1)
    #expect(text.lines[0].runs[0].face.source == "bundled:InterVariable.ttf")
    #expect(text.direction == .leftToRight)
  }

  @Test func requests_ofManyStyles_areAnsweredInOrder() {
    let small = TextStyle(font: Font(size: 10, opticalSize: .points(20)))
    let large = TextStyle(font: Font(size: 40, opticalSize: .points(20)))
    let requests = (0..<200).map {
      TextRequest("label \($0 % 7)", style: $0 % 3 == 0 ? large : small)
    }
    let answers = TextMeasurer().measure(requests)
    for (request, answer) in zip(requests, answers) {
      #expect(answer.text == request.text)
      #expect(answer == TextMeasurer.shared.measure([request])[0])
    }
  }

  @Test func widths_atOneOpticalSize_growWithTheSize() {
    let widths = [8.0, 16, 160].map {
      measured("Tall", Font(size: $0, opticalSize: .points(14))).size.width / $0
    }
    #expect((widths[0] - widths[1]).magnitude < 1e-12)
    #expect((widths[0] - widths[2]).magnitude < 1e-12)
  }

  @Test func opticalSize_auto_isTheSizeClampedToTheAxis() {
    func axis(_ font: Font) -> Double? {
      measured("a", font).lines[0].runs[0].face.variations.first { $0.tag == "opsz" }?.value
    }
    #expect(axis(Font(size: 8)) == 14)
    #expect(axis(Font(size: 20)) == 20)
    #expect(axis(Font(size: 96)) == 32)
    #expect(axis(Font(size: 96, opticalSize: .points(17))) == 17)
    #expect(axis(Font(size: 96, variations: [FontVariation("opsz", value: 15)])) == 15)
  }

  @Test func weights_fromThinToHeavy_makeTextWider() {
    let widths = FontWeight.named.map { measured("Weights", Font(weight: $0.weight)).size.width }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == 9)
  }

  @Test func emptyText_isOneLineHighAndHasNoWidth() {
    let text = measured("")
    #expect(text.size == Size(width: 0, height: 19.359375))
    #expect(text.lines.map(\.text) == [""])
    #expect(text.lines[0].runs.isEmpty)
    #expect(measured("", lines: nil).size == text.size)
    #expect(measured("", direction: nil).direction == nil)
  }

  @Test func requests_none_giveNone() {
    #expect(TextMeasurer.shared.measure([]).isEmpty)
  }

  @Test func features_off_undoKerning() {
    let kerned = measured("AVAVA").size.width
    let loose = measured("AVAVA", Font(features: [FontFeature("kern", value: 0)])).size.width
    #expect(loose > kerned)
  }

  @Test func features_inARange_applyOnlyThere() {
    let all = measured("1111", Font(features: [FontFeature("tnum", value: 1)])).size.width
    let none = measured("1111").size.width
    let half = measured("1111", Font(features: [FontFeature("tnum", value: 1, in: 0..<2)])).size
      .width
    #expect(none < half && half < all)
    #expect((none + all - 2 * half).magnitude < 1)
  }

  @Test func fontSize_convenience_measuresOnOneLine() {
    let size = "Hello".size(with: Font(size: 16, weight: .medium), by: TextMeasurer.shared)
    #expect(size == measured("Hello", Font(weight: .medium)).size)
  }

  @Test func language_picksLocalForms() {
    let plain = measured("ijs şi", language: "en").runGlyphs
    #expect(measured("ijs şi", language: "ro").runGlyphs != plain)
  }

  @Test func direction_unspecified_followsTheFirstStrongCharacter() {
    #expect(measured("12 (אב) abc", direction: nil).direction == .rightToLeft)
    #expect(measured("12 abc אב", direction: nil).direction == .leftToRight)
    #expect(measured("12 + 3", direction: nil).direction == nil)
    #expect(measured("\u{2067}אב\u{2069} abc", direction: nil).direction == .leftToRight)
    #expect(measured("abc", direction: .rightToLeft).direction == .rightToLeft)
  }
}

extension MeasuredText {
  fileprivate var runGlyphs: [UInt32] {
    lines.flatMap { $0.runs.flatMap { $0.glyphs.map(\.id) } }
  }
}
