import PickerColor
import Testing

@Suite struct ColorTests {
  @Test(arguments: [
    ("#F80", "#FF8800"), ("f80", "#FF8800"), ("#f808", "#FF880088"), ("#12345678", "#12345678"),
    ("12aBcF", "#12ABCF"), ("#123456FF", "#123456"), ("#000f", "#000000"), ("#fff0", "#FFFFFF00"),
    ("red", "#FF0000"), ("RebeccaPurple", "#663399"), ("GREY", "#808080"), ("gray", "#808080"),
    ("transparent", "#00000000"), ("Transparent", "#00000000"),
  ])
  func color_ofText_isParsed(text: String, hex: String) {
    #expect(Color(text)?.hex == hex)
  }

  @Test(arguments: [
    "", "#", "#1", "#12", "#12345", "#1234567", "#123456789", "#GGG", "#12 456", " red", "red ",
    "#red", "reddish", "#é80", "rgb(1,2)", " rgb(1 2 3)", "##fff", "dar\u{212A}blue", "0x123",
    "٣٣٣",
  ])
  func color_ofAnythingElse_isNil(text: String) {
    #expect(Color(text) == nil)
  }

  @Test func colorsByName_areThoseOfTheSystem_notOfCSS() {
    let system: [(Color, String, String)] = [
      (.red, "#FF3B30", "#FF453A"), (.orange, "#FF9500", "#FF9F0A"),
      (.yellow, "#FFCC00", "#FFD60A"), (.green, "#34C759", "#30D158"),
      (.mint, "#00C7BE", "#63E6E2"), (.teal, "#30B0C7", "#40C8E0"),
      (.cyan, "#32ADE6", "#64D2FF"), (.blue, "#007AFF", "#0A84FF"),
      (.indigo, "#5856D6", "#5E5CE6"), (.purple, "#AF52DE", "#BF5AF2"),
      (.pink, "#FF2D55", "#FF375F"), (.brown, "#A2845E", "#AC8E68"),
    ]
    for (color, light, dark) in system {
      #expect(color.hex == light)
      #expect(color.dark?.hex == dark)
    }
    #expect(Color.gray.hex == "#8E8E93" && Color.gray.dark == nil)
    #expect(Color("green")?.hex == "#008000")
  }

  @Test func opacity_isAlpha() {
    #expect(
      Color(red: 0.5, green: 0.25, blue: 1, opacity: 0.5)
        == Color(red: 0.5, green: 0.25, blue: 1, alpha: 0.5))
  }

  @Test func gradient_withSwiftUIsLabel_spacesColorsEvenly() {
    #expect(Gradient(colors: [.black, .white, .black]) == Gradient([.black, .white, .black]))
    #expect(Gradient(colors: [.yellow, .blue]).stops.map(\.offset) == [0, 1])
  }

  @Test func hex_ofEveryByte_roundTrips() {
    for byte in 0...255 {
      let value = Double(byte) / 255
      let color = Color(red: value, green: 1 - value, blue: value / 2, alpha: value)
      #expect(Color(color.hex)?.hex == color.hex)
      #expect(Color(color.hex)?.red == value)
    }
  }

  @Test func hex_ofAHalf_roundsUpDespiteNoise() {
    #expect(Color(white: 0.5).hex == "#808080")
    #expect(Color(white: 0.5.nextDown).hex == "#808080")
    #expect(Color(white: 1.0.nextDown, alpha: 0.4999).hex == "#FFFFFF7F")
  }

  @Test func components_outsideTheRange_areClamped() {
    let color = Color(red: -1, green: 2, blue: .nan, alpha: .infinity)
    #expect(color == Color(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(Color(red: 0, green: -.infinity, blue: 0).hex == "#000000")
  }

  @Test func contrast_ofKnownPairs_equalsPublishedValues() {
    #expect(Color.black.contrast(with: .white) == 21)
    #expect(Color.white.contrast(with: .black) == 21)
    #expect(Color.white.contrast(with: .white) == 1)
    let grey = Color("#767676").map { $0.contrast(with: .white) } ?? 0
    #expect((grey * 100).rounded() == 454)
    let blue = Color("#0000FF").map { $0.contrast(with: .white) } ?? 0
    #expect((blue * 100).rounded() == 859)
  }

  @Test func luminance_ofPrimaries_isTheirWeight() {
    #expect(Color("red")?.luminance == 0.2126)
    #expect(Color("lime")?.luminance == 0.7152)
    #expect(Color("blue")?.luminance == 0.0722)
    #expect(Color.white.luminance == 1)
    #expect(Color.black.luminance == 0)
  }

  @Test func mostReadable_onAnyBackground_reachesMinimumContrast() throws {
    for step in 0...255 {
      let background = Color(white: Double(step) / 255)
      let label = background.mostReadable()
      #expect(background.contrast(with: label) > 4.5)
    }
    #expect(try #require(Color("yellow")).mostReadable() == .black)
    #expect(try #require(Color("navy")).mostReadable() == .white)
    #expect(Color.white.mostReadable(of: []) == .black)
    #expect(Color.white.mostReadable(of: [.white, .clear]) == .clear)
  }

  @Test func composited_clearAndOpaque_isTheOpaqueOne() {
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(red.composited(over: .white) == red)
    #expect(Color.clear.composited(over: red) == red)
    #expect(red.composited(over: .clear) == red)
    #expect(Color.clear.composited(over: .clear) == .clear)
    #expect(red.withAlpha(0.5).composited(over: .white) == Color(red: 1, green: 0.5, blue: 0.5))
    let half = Color.white.withAlpha(0.5).composited(over: Color.black.withAlpha(0.5))
    #expect(half.alpha == 0.75)
    #expect(abs(half.red - 2.0 / 3) < 1e-15)
  }

  @Test func blend_luminosityModes_keepTheLuminosity() {
    func luminosity(_ color: Color) -> Double {
      0.3 * color.red + 0.59 * color.green + 0.11 * color.blue
    }
    let (a, b) = (Color(red: 0.9, green: 0.1, blue: 0.4), Color(red: 0.2, green: 0.7, blue: 0.5))
    for mode in [BlendMode.hue, .saturation, .color] {
      #expect(abs(luminosity(a.blended(over: b, mode: mode)) - luminosity(b)) < 1e-12, "\(mode)")
    }
    #expect(abs(luminosity(a.blended(over: b, mode: .luminosity)) - luminosity(a)) < 1e-12)
  }

  @Test func blend_ofSimpleColors_matchesTheFormula() {
    let (a, b) = (Color(red: 0.5, green: 1, blue: 0), Color(red: 0.5, green: 0.25, blue: 0.75))
    #expect(a.blended(over: b, mode: .multiply) == Color(red: 0.25, green: 0.25, blue: 0))
    #expect(a.blended(over: b, mode: .screen) == Color(red: 0.75, green: 1, blue: 0.75))
    #expect(a.blended(over: b, mode: .plusLighter) == Color(red: 1, green: 1, blue: 0.75))
    #expect(a.blended(over: b, mode: .difference) == Color(red: 0, green: 0.75, blue: 0.75))
    #expect(Color.clear.blended(over: .clear, mode: .plusLighter) == .clear)
    // Half of the source covers the backdrop and is multiplied; the other half covers nothing.
    let half = b.withAlpha(0.5)
    #expect(a.blended(over: half, mode: .multiply) == Color(red: 0.375, green: 0.625, blue: 0))
  }
}
