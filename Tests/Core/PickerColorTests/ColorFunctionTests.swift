import Foundation
import PickerTestSupport
import Testing

@testable import PickerColor

/// A line of the file that Scripts/record/color_functions.py records.
private struct Answer: Sendable {
  let text: String
  /// Red, green, blue and alpha, not clipped; nil if the text is invalid.
  let numbers: [Double]?
  /// The drawn pixel, of opaque colours.
  let pixel: String?

  init(_ line: Substring) {
    let fields = line.split(separator: "\t")
    text = String(fields[0])
    numbers = fields.count == 6 ? fields[1...4].compactMap { Double($0) } : nil
    pixel = fields.count == 6 && fields[5] != "-" ? fields[5].uppercased() : nil
  }

  static func all() throws -> [Answer] {
    let file = try #require(Bundle.module.resourceURL).appending(path: "Fixtures/functions.txt.gz")
    return String(decoding: try unzipped(file), as: UTF8.self).split(separator: "\n").dropFirst()
      .map { Answer($0) }
  }
}

@Suite struct ColorFunctionTests {
  @Test func functions_areValid_wherever_ChromiumTakesThem() throws {
    let answers = try Answer.all()
    #expect(answers.count == 1229)
    #expect(answers.filter { $0.numbers == nil }.count == 69)
    for answer in answers {
      #expect((Color(answer.text) == nil) == (answer.numbers == nil), "\(answer.text)")
    }
  }

  /// Chromium computes with single precision and approximates the transfer functions, which shows in dark components.
  @Test func components_clippedOneByOne_areThoseOfChromium() throws {
    var beyond = 0
    for answer in try Answer.all() {
      guard let numbers = answer.numbers, let color = Color(answer.text) else { continue }
      let ours = [color.red, color.green, color.blue, color.alpha]
      let worst = zip(ours, numbers).map { abs($0 - min(max($1, 0), 1)) }.max() ?? 1
      if worst > 0.5 / 255 { beyond += 1 }
      #expect(worst < 1.3 / 255, "\(answer.text): \(ours), \(numbers)")
    }
    #expect(beyond <= 5)
  }

  @Test func pixels_areThoseOfChromium() throws {
    var (count, exact) = (0, 0)
    for answer in try Answer.all() {
      guard let pixel = answer.pixel, let drawn = Color(pixel), let color = Color(answer.text)
      else { continue }
      count += 1
      if color.hex == pixel { exact += 1 }
      let worst = max(
        abs(color.red - drawn.red), abs(color.green - drawn.green), abs(color.blue - drawn.blue))
      #expect(worst < 1.6 / 255, "\(answer.text): \(color.hex), \(pixel)")
    }
    #expect(count > 700)
    #expect(Double(exact) / Double(count) > 0.97)
  }

  @Test(arguments: [
    ("rgb(1,2)", "three values and at most an alpha in rgb()"),
    ("rgba(1 2 3, 4)", "three values and at most an alpha in rgba()"),
    ("rgb(100%, 1, 2)", "only numbers or only percentages between commas in rgb()"),
    ("rgb(1, 2, none)", "no \"none\" between commas in rgb()"),
    ("hsl(120, 50, 50)", "a hue and two percentages between commas in hsl()"),
    ("hsl(50% 120 50%)", "an angle such as 210 or 210deg as value 1 in hsl()"),
    ("lab(50 20deg 30)", "a number or a percentage as value 2 in lab()"),
    ("lab(50, 20, 30)", "three values separated by spaces in lab()"),
    ("rgb(1 2 3 / red)", "an alpha such as 0.5 or 50% in rgb()"),
    ("rgb(1px 2 3)", "numbers, percentages or angles in rgb()"),
    (
      "color(p3 1 0 0)",
      "one of the spaces srgb, srgb-linear, display-p3, a98-rgb, prophoto-rgb, rec2020, xyz, xyz-d50, xyz-d65 in color()"
    ),
    ("calc(1)", "a colour such as \"#1A2B3C\" or \"teal\""),
  ])
  func error_namesWhatWasExpected(text: String, expectation: String) {
    #expect(throws: ColorTextError(expectation: expectation)) { try Color(reading: text) }
  }

  @Test func hugeAndManyNumbers_areNoTrap() {
    #expect(Color("rgb(1e400 -1e400 0)")?.hex == "#FF0000")
    #expect(Color("hsl(1e300 50% 50%)") != nil)
    #expect(Color("oklch(1e99 1e99 1e99 / 1e99)")?.alpha == 1)
    #expect(Color("rgb(" + String(repeating: "1 ", count: 100_000) + ")") == nil)
  }

  @Test func schemes_mayBeFunctions() {
    let pair = Color(schemes: "light-dark(rgb(255, 0, 0), hsl(240 100% 50%))")
    #expect(pair?.hex == "#FF0000" && pair?.dark?.hex == "#0000FF")
    #expect(Color(schemes: "light-dark(rgb(1, 2, 3)") == nil)
  }

  @Test func valuesInTheirOwnSpace_areKept() throws {
    let grey = try ColorValue(reading: "hsl(210 0% 40%)", in: .hsl)
    #expect(grey.components.map { ($0 * 1e6).rounded() / 1e6 } == [0.583333, 0, 0.4, 1])
    let vivid = try ColorValue(reading: "oklch(0.7 0.3 150 / 50%)", in: .oklch)
    #expect(vivid.components.map { ($0 * 1e6).rounded() / 1e6 } == [0.7, 0.75, 0.416667, 0.5])
    #expect(try ColorValue(reading: "hsl(210 100% 50%)", in: .rgba).color.hex == "#0080FF")
    #expect(try ColorValue(reading: "teal", in: .hsl).color.hex == "#008080")
  }
}
