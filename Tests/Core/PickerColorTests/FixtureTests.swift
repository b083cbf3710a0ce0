import Foundation
import PickerTestSupport
import PickerColor
import Testing

/// The numbers of a file recorded by Scripts/record/color_fixtures.py.
private func recorded(_ name: String) throws -> [Double] {
  let file = try fixture(name)
  let data = try file.pathExtension == "gz" ? unzipped(file) : Data(contentsOf: file)
  return stride(from: 0, to: data.count - 7, by: 8).map { at in
    let bits = data[at..<at + 8].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Double(bitPattern: bits)
  }
}

private func fixture(_ name: String) throws -> URL {
  try #require(Bundle.module.resourceURL).appending(path: "Fixtures/\(name)")
}

/// The maximum difference, with hues compared on the circle.
private struct Deviation {
  var worst = 0.0

  mutating func compare(_ a: Double, _ b: Double) { worst = max(worst, abs(a - b)) }

  mutating func compareHues(_ a: Double, _ b: Double) {
    worst = max(worst, min(abs(a - b), 1 - abs(a - b)))
  }

  mutating func compare(_ a: Color, _ b: Color) {
    compare(a.red, b.red)
    compare(a.green, b.green)
    compare(a.blue, b.blue)
    compare(a.alpha, b.alpha)
  }
}

@Suite struct FixtureTests {
  /// A colour of the grid, and the fourteen numbers that the library gives for it.
  private func forEachColor(_ body: (Color, ArraySlice<Double>) -> Void) throws {
    let numbers = try recorded("colors.f64.gz")
    try #require(numbers.count == 10_000 * 14)
    for index in 0..<10_000 {
      let color = Color(
        red: Double(index / 400) / 24, green: Double(index / 20 % 20) / 19,
        blue: Double(index % 20) / 19)
      body(color, ArraySlice(numbers[index * 14..<index * 14 + 14]))
    }
  }

  @Test func hsb_of10000Colors_agreesBothWays() throws {
    var (there, back) = (Deviation(), Deviation())
    try forEachColor { color, numbers in
      let n = Array(numbers[numbers.startIndex...].prefix(3))
      let value = HSB(color)
      there.compareHues(value.hue, n[0])
      there.compare(value.saturation, n[1])
      there.compare(value.brightness, n[2])
      back.compare(HSB(hue: n[0], saturation: n[1], brightness: n[2]).color, color)
    }
    #expect(there.worst < 1e-9)
    #expect(back.worst < 1e-9)
  }

  @Test func hsl_of10000Colors_agreesBothWays() throws {
    var (there, back) = (Deviation(), Deviation())
    try forEachColor { color, numbers in
      let n = Array(numbers.dropFirst(3).prefix(3))
      let value = HSL(color)
      there.compareHues(value.hue, n[0])
      there.compare(value.saturation, n[1])
      there.compare(value.lightness, n[2])
      back.compare(HSL(hue: n[0], saturation: n[1], lightness: n[2]).color, color)
    }
    #expect(there.worst < 1e-9)
    #expect(back.worst < 1e-9)
  }

  @Test func cmyk_of10000Colors_agreesBothWays() throws {
    var (there, back) = (Deviation(), Deviation())
    try forEachColor { color, numbers in
      let n = Array(numbers.dropFirst(6).prefix(4))
      let value = CMYK(color)
      there.compare(value.cyan, n[0])
      there.compare(value.magenta, n[1])
      there.compare(value.yellow, n[2])
      there.compare(value.black, n[3])
      back.compare(CMYK(cyan: n[0], magenta: n[1], yellow: n[2], black: n[3]).color, color)
    }
    #expect(there.worst < 1e-9)
    #expect(back.worst < 1e-9)
  }

  @Test func oklch_of10000Colors_agreesBothWays() throws {
    var (there, back) = (Deviation(), Deviation())
    try forEachColor { color, numbers in
      let n = Array(numbers.dropFirst(10).prefix(3))
      let value = OKLCH(color)
      there.compare(value.lightness, n[0])
      there.compare(value.chroma * 0.4, n[1])
      there.compareHues(value.hue, n[2])
      back.compare(OKLCH(lightness: n[0], chroma: n[1] / 0.4, hue: n[2]).color, color)
    }
    #expect(there.worst < 1e-6)
    #expect(back.worst < 1e-6)
  }

  @Test func luminance_of10000Colors_agrees() throws {
    var deviation = Deviation()
    try forEachColor { color, numbers in
      deviation.compare(color.luminance, numbers[numbers.endIndex - 1])
    }
    // The library keeps more digits of the three weights than WCAG prints.
    #expect(deviation.worst < 1e-4)
  }

  @Test func blend_ofEveryMode_agrees() throws {
    let numbers = try recorded("blends.f64")
    try #require(numbers.count == BlendMode.allCases.count * 64 * 12)
    for (position, mode) in BlendMode.allCases.enumerated() {
      var deviation = Deviation()
      for index in position * 64..<position * 64 + 64 {
        let n = Array(numbers[index * 12..<index * 12 + 12])
        func color(_ at: Int) -> Color {
          Color(red: n[at], green: n[at + 1], blue: n[at + 2], alpha: n[at + 3])
        }
        deviation.compare(color(0).blended(over: color(4), mode: mode), color(8))
      }
      // The library weighs luminosity by 0.299, 0.587, 0.114; CSS by 0.3, 0.59, 0.11.
      let weighs = [.hue, .saturation, .color, .luminosity].contains(mode)
      #expect(deviation.worst < (weighs ? 0.01 : 1e-9), "\(mode)")
    }
  }

  @Test func name_ofEveryCSSColor_isParsed() throws {
    let lines = try String(contentsOf: fixture("names.txt"), encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 148)
    for line in lines {
      let parts = line.split(separator: " ").map(String.init)
      #expect(Color(parts[0])?.hex == parts[1].uppercased(), "\(line)")
      #expect(Color(parts[0].uppercased()) == Color(parts[1]), "\(line)")
    }
  }
}
