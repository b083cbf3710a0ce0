import PickerColor
import Testing

/// Colours that differ between the light and the dark scheme.
@Suite struct SchemeColorTests {
  private let pair = Color(light: .white, dark: Color(red: 28.0 / 255, green: 0, blue: 1))

  @Test func colors_ofTwoSchemes_haveTheLightComponents() {
    #expect(pair.red == 1 && pair.hex == "#FFFFFF" && pair != .white)
    #expect(pair.dark?.hex == "#1C00FF")
    #expect(pair.resolved(in: .light) == .white)
    #expect(pair.resolved(in: .dark) == Color(red: 28.0 / 255, green: 0, blue: 1))
    #expect(Color.white.dark == nil && Color.white.resolved(in: .dark) == .white)
    #expect(Color(light: .black, dark: .black) == .black)
  }

  @Test func components_inEightBits_areKeptExactly() {
    for step in 0...255 {
      let share = Double(step) / 255
      let color = Color(red: share, green: share, blue: 1 - share, alpha: share)
      let dark = Color(light: .white, dark: color).resolved(in: .dark)
      #expect(dark.hex == color.hex, "\(step)")
      #expect(dark.red == color.red && dark.green == color.green, "\(step)")
    }
  }

  @Test func alphaAndMixing_applyToBothSchemes() {
    let faint = pair.withAlpha(0.5)
    #expect(faint.alpha == 0.5 && abs((faint.dark?.alpha ?? 0) - 0.5) < 1e-4)
    #expect(pair.mixed(with: pair, 0.3).hex == "#FFFFFF")
    let middle = pair.mixed(with: .black, 0.5)
    #expect(middle.hex == "#808080" && middle.dark?.hex == "#0E0080")
  }

  @Test(arguments: [
    ("light-dark(#fff, #1C00FF)", "#FFFFFF", "#1C00FF"),
    ("light-dark(teal,navy)", "#008080", "#000080"),
    ("light-dark( transparent , black )", "#00000000", "#000000"),
  ])
  func text_withBothSchemes_isRead(text: String, light: String, dark: String) {
    let color = Color(schemes: text)
    #expect(color?.hex == light && color?.dark?.hex == dark)
  }

  @Test(arguments: [
    "light-dark(#fff)", "light-dark(#fff, #000, #111)", "light-dark(#fff, nocolour)", "light-dark",
    "light-dark(#fff, #000", "dark-light(#fff, #000)", "light-dark(light-dark(#fff, #000), #fff)",
    "",
  ])
  func text_thatIsNoColor_isNotRead(text: String) {
    #expect(Color(schemes: text) == nil)
  }

  @Test func text_ofOneColor_isThatColor() {
    #expect(Color(schemes: "teal") == Color("teal"))
  }
}
