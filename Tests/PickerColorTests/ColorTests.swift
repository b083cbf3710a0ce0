import PickerColor
import Testing

@Suite struct ColorTests {
  @Test(arguments: [
    ("#F80", "#FF8800"), ("f80", "#FF8800"), ("#f808", "#FF880088"), ("#12345678", "#12345678"),
    ("12aBcF", "#12ABCF"), ("#123456FF", "#123456"), ("#000f", "#000000"), ("#fff0", "#FFFFFF00"),
    ("red", "#FF0000"), ("RebeccaPurple", "#663399"), ("GREY", "#808080"), ("gray", "#808080"),
    ("transparent", "#00000000"), ("Transparent", "#00000000"),
  ])
  func color_ofText_isRead(text: String, hex: String) {
    #expect(Color(text)?.hex == hex)
  }

  @Test(arguments: [
    "", "#", "#1", "#12", "#12345", "#1234567", "#123456789", "#GGG", "#12 456", " red", "red ",
    "#red", "reddish", "#é80", "rgb(1,2,3)", "##fff", "dar\u{212A}blue", "0x123", "٣٣٣",
  ])
  func color_ofAnythingElse_isNil(text: String) {
    #expect(Color(text) == nil)
  }

  @Test func hex_ofEveryByte_isReadAgain() {
    for byte in 0...255 {
      let value = Double(byte) / 255
      let color = Color(red: value, green: 1 - value, blue: value / 2, alpha: value)
      #expect(Color(color.hex)?.hex == color.hex)
      #expect(Color(color.hex)?.red == value)
    }
  }

  @Test func hex_ofAHalf_isRoundedUpDespiteNoise() {
    #expect(Color(white: 0.5).hex == "#808080")
    #expect(Color(white: 0.5.nextDown).hex == "#808080")
    #expect(Color(white: 1.0.nextDown, alpha: 0.4999).hex == "#FFFFFF7F")
  }

  @Test func components_beyondTheRange_areBroughtWithin() {
    let color = Color(red: -1, green: 2, blue: .nan, alpha: .infinity)
    #expect(color == Color(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(Color(red: 0, green: -.infinity, blue: 0).hex == "#000000")
  }

  @Test func contrast_ofKnownPairs_isWhatIsPublished() {
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

  @Test func label_onAnyBackground_reachesTheContrastThatIsAlwaysPossible() throws {
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

  @Test func over_ofClearAndOpaque_isTheOneThatShows() {
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(red.over(.white) == red)
    #expect(Color.clear.over(red) == red)
    #expect(red.over(.clear) == red)
    #expect(Color.clear.over(.clear) == .clear)
    #expect(red.withAlpha(0.5).over(.white) == Color(red: 1, green: 0.5, blue: 0.5))
    let half = Color.white.withAlpha(0.5).over(Color.black.withAlpha(0.5))
    #expect(half.alpha == 0.75)
    #expect(abs(half.red - 2.0 / 3) < 1e-15)
  }

  @Test func blend_ofLuminosity_keepsTheLuminosityItPromises() {
    func luminosity(_ color: Color) -> Double {
      0.3 * color.red + 0.59 * color.green + 0.11 * color.blue
    }
    let (a, b) = (Color(red: 0.9, green: 0.1, blue: 0.4), Color(red: 0.2, green: 0.7, blue: 0.5))
    for mode in [BlendMode.hue, .saturation, .color] {
      #expect(abs(luminosity(a.blended(over: b, mode)) - luminosity(b)) < 1e-12, "\(mode)")
    }
    #expect(abs(luminosity(a.blended(over: b, .luminosity)) - luminosity(a)) < 1e-12)
  }

  @Test func blend_ofSimpleColors_isWhatItsNameSays() {
    let (a, b) = (Color(red: 0.5, green: 1, blue: 0), Color(red: 0.5, green: 0.25, blue: 0.75))
    #expect(a.blended(over: b, .multiply) == Color(red: 0.25, green: 0.25, blue: 0))
    #expect(a.blended(over: b, .screen) == Color(red: 0.75, green: 1, blue: 0.75))
    #expect(a.blended(over: b, .plusLighter) == Color(red: 1, green: 1, blue: 0.75))
    #expect(a.blended(over: b, .difference) == Color(red: 0, green: 0.75, blue: 0.75))
    #expect(Color.clear.blended(over: .clear, .plusLighter) == .clear)
    // Half of the source meets the backdrop and is multiplied, the other half meets nothing.
    let half = b.withAlpha(0.5)
    #expect(a.blended(over: half, .multiply) == Color(red: 0.375, green: 0.625, blue: 0))
  }
}
