import PickerColor
import Testing

@Suite struct ColorSpaceTests {
  /// Colours throughout the sRGB cube, including corners and edges.
  static let colors: [Color] = (0..<1000).map { index in
    let (r, g, b) = (index / 100, index / 10 % 10, index % 10)
    return Color(
      red: Double(r) / 9, green: Double(g) / 9, blue: Double(b) / 9, alpha: Double(r + g + b) / 27)
  }

  private func distance(_ a: Color, _ b: Color) -> Double {
    max(
      abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue), abs(a.alpha - b.alpha))
  }

  @Test(arguments: ColorSpace.allCases.filter { $0 != .greyscale })
  func color_throughASpace_comesBack(space: ColorSpace) {
    for color in Self.colors {
      let value = ColorValue(color, in: space)
      #expect(distance(value.color, color) < 1e-12, "\(color)")
      #expect(value.components.allSatisfy { (0...1).contains($0) }, "\(value)")
    }
  }

  @Test func color_nearTheEndOfTheLinearPart_roundTripsThroughOklch() {
    for step in -50...50 {
      let red = 0.04045 + Double(step) * 1e-7
      let color = Color(red: red, green: 0.04, blue: 0.3)
      #expect(distance(OKLCH(color).color, color) < 1e-12)
    }
  }

  @Test(arguments: [ColorSpace.hsba, .rgba, .cmyka, .hsl])
  func color_throughAnyTwoSpaces_comesBack(first: ColorSpace) {
    for second in ColorSpace.allCases where second != .greyscale {
      for color in Self.colors.enumerated() where color.offset % 7 == 0 {
        let value = ColorValue(color.element, in: first)
        let back = value.converted(to: second).converted(to: first)
        #expect(distance(back.color, color.element) < 1e-12)
      }
    }
  }

  @Test(
    arguments: [
      ("black", [0, 0, 0, 1], [0, 0, 0, 1], [0, 0, 0, 1, 1], [0, 1]),
      ("white", [0, 0, 1, 1], [0, 0, 1, 1], [0, 0, 0, 0, 1], [1, 1]),
      ("red", [0, 1, 1, 1], [0, 1, 0.5, 1], [0, 1, 1, 0, 1], [0.2126, 1]),
      ("yellow", [1.0 / 6, 1, 1, 1], [1.0 / 6, 1, 0.5, 1], [0, 0, 1, 0, 1], [0.9278, 1]),
      ("lime", [1.0 / 3, 1, 1, 1], [1.0 / 3, 1, 0.5, 1], [1, 0, 1, 0, 1], [0.7152, 1]),
      ("cyan", [0.5, 1, 1, 1], [0.5, 1, 0.5, 1], [1, 0, 0, 0, 1], [0.7874, 1]),
      ("blue", [2.0 / 3, 1, 1, 1], [2.0 / 3, 1, 0.5, 1], [1, 1, 0, 0, 1], [0.0722, 1]),
      ("magenta", [5.0 / 6, 1, 1, 1], [5.0 / 6, 1, 0.5, 1], [0, 1, 0, 0, 1], [0.2848, 1]),
      ("transparent", [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 1, 0], [0, 0]),
    ] as [(String, [Double], [Double], [Double], [Double])])
  func corner_inEverySpace_isExact(
    name: String, hsb: [Double], hsl: [Double], cmyk: [Double], grey: [Double]
  ) throws {
    let color = try #require(Color(name))
    #expect(ColorValue(color, in: .hsba).components == hsb)
    #expect(ColorValue(color, in: .hsl).components == hsl)
    #expect(ColorValue(color, in: .cmyka).components == cmyk)
    #expect(ColorValue(color, in: .greyscale).components == grey)
    for space in [ColorSpace.hsba, .hsl, .cmyka, .rgba] {
      #expect(ColorValue(color, in: space).color == color, "\(space)")
    }
  }

  @Test func grey_inEverySpace_staysExactlyGrey() {
    for step in 0...255 {
      let grey = Color(white: Double(step) / 255)
      #expect(Greyscale(grey).white == grey.red)
      #expect(OKLCH(grey).chroma == 0)
      for space in ColorSpace.allCases {
        let value = ColorValue(grey, in: space)
        #expect(value.color.isGrey)
        #expect(distance(value.color, grey) < 1e-15)
      }
    }
    #expect(OKLCH(.white).lightness == 1)
    #expect(OKLCH(.black).lightness == 0)
    #expect(OKLCH(lightness: 1, chroma: 0, hue: 0.3).color == .white)
  }

  @Test func hue_ofOneTurn_equalsZero() {
    for (s, v) in [(1.0, 1.0), (0.3, 0.8), (0, 0.5)] {
      #expect(
        HSB(hue: 0, saturation: s, brightness: v).color
          == HSB(hue: 1, saturation: s, brightness: v).color)
      #expect(
        HSL(hue: 0, saturation: s, lightness: v).color
          == HSL(hue: 1, saturation: s, lightness: v).color)
    }
  }

  @Test func model_ofAnotherModel_isConverted() {
    #expect(HSL(CMYK(cyan: 1, magenta: 0, yellow: 0, black: 0)).lightness == 0.5)
    #expect(Greyscale(HSB(hue: 0, saturation: 1, brightness: 1)).white == 0.2126)
    #expect(CMYK(Greyscale(white: 0.25)).black == 0.75)
  }

  @Test func oklch_outsideSRGB_isClamped() {
    let vivid = OKLCH(lightness: 0.7, chroma: 1, hue: 0.4)
    #expect(!vivid.isDisplayable)
    #expect(vivid.color.green <= 1 && vivid.color.red >= 0)
    #expect(Self.colors.allSatisfy { OKLCH($0).isDisplayable })
  }
}

@Suite struct ColorValueTests {
  @Test func value_parameterOfAnotherSpace_isConverted() throws {
    let red = try ColorSpace.rgba.parameter("red")
    let hue = try ColorSpace.hsba.parameter("hue")
    let alpha = try ColorSpace.greyscale.parameter("alpha")
    var value = try ColorValue(space: .hsba, components: [1.0 / 3, 1, 1])
    #expect(value[red] == 0)
    value[red] = 1
    #expect(value.color == Color("yellow"))
    #expect(value[hue] == 1.0 / 6)
    value[alpha] = 0.5
    #expect(value.components == [1.0 / 6, 1, 1, 0.5])
    #expect(value.space == .hsba)
  }

  @Test func value_withoutSaturation_keepsItsHue() throws {
    let saturation = try ColorSpace.hsba.parameter("saturation")
    let value = try ColorValue(space: .hsba, components: [0.3, 0.7, 0.9, 1])
    let grey = value.setting(saturation, to: 0)
    #expect(grey.color.isGrey)
    #expect(grey.converted(to: .hsba).setting(saturation, to: 0.7) == value)
  }

  @Test func number_outsideTheRange_isClamped() throws {
    let hue = try ColorSpace.hsba.parameter("hue")
    let value = ColorValue(.black, in: .hsba)
    #expect(value.setting(hue, to: 3)[hue] == 1)
    #expect(value.setting(hue, to: -3)[hue] == 0)
    #expect(value.setting(hue, to: .nan)[hue] == 0)
  }

  @Test func sum_inASpace_isClampedPerParameter() throws {
    let a = try ColorValue(space: .rgba, components: [0.75, 0.25, 0, 0.5])
    let b = try ColorValue(space: .rgba, components: [0.5, 0.25, 0, 0.75])
    #expect(a.adding(b).components == [1, 0.5, 0, 1])
    let c = try ColorValue(space: .hsba, components: [0.75, 0.5, 0.5, 1])
    #expect(c.adding(c).components == [1, 1, 1, 1])
    let grey = try ColorValue(space: .greyscale, components: [0.25, 0.5])
    #expect(grey.adding(grey).components == [0.5, 1])
    #expect(a.adding(grey).components == [1, 0.5, 0.25, 1])
  }

  @Test func components_invalid_throw() {
    func message(_ space: ColorSpace, _ components: [Double]) -> String? {
      do {
        _ = try ColorValue(space: space, components: components)
        return nil
      } catch { return error.message }
    }
    #expect(message(.hsba, [0, 1]) == "hsba takes 4 numbers, or 3 without alpha, not 2")
    #expect(message(.hsba, [1.5, 0, 0]) == "hue must be from 0 to 1, is 1.5")
    #expect(message(.cmyka, [0, 0, 0, 0, -1]) == "alpha must be from 0 to 1, is -1.0")
    #expect(message(.greyscale, [.nan]) == "white must be from 0 to 1, is nan")
    #expect(message(.greyscale, []) == "greyscale takes 2 numbers, or 1 without alpha, not 0")
    #expect(message(.greyscale, [0.5]) == nil)
  }
}

@Suite struct ParameterTests {
  private func message(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch { return "\(error)" }
  }

  @Test func parameters_ofASpace_areInOrder() throws {
    #expect(ColorSpace.cmyka.parameters.map(\.name) == [.cyan, .magenta, .yellow, .black, .alpha])
    #expect(ColorSpace.greyscale.parameters.map(\.name) == [.white, .alpha])
    for space in ColorSpace.allCases {
      #expect(space.parameters.map(\.index) == Array(0..<space.count))
      #expect(space.parameters.last?.isAlpha == true)
      #expect(space.parameters.allSatisfy { $0.space == space })
    }
  }

  @Test func parameter_unknown_throws() {
    #expect(
      message { _ = try ColorSpace.hsba.parameter("red") }
        == #"hsba has no parameter "red"; it has hue, saturation, brightness and alpha"#)
    #expect(
      message { _ = try ColorSpace.greyscale.parameter("") }
        == #"greyscale has no parameter ""; it has white and alpha"#)
  }

  @Test func pair_ofOneSpace_isValid() throws {
    let (hue, alpha) = (ColorSpace.hsba.parameters[0], ColorSpace.rgba.parameters[3])
    #expect(try ParameterPair(first: hue, second: alpha).space == .hsba)
    #expect(try ParameterPair(first: alpha, second: hue).space == .hsba)
    #expect(
      try ParameterPair(first: hue, second: ColorSpace.hsba.parameters[1]).second.name
        == .saturation)
  }

  @Test func pair_invalid_throws() throws {
    let (hue, red) = (ColorSpace.hsba.parameters[0], ColorSpace.rgba.parameters[0])
    #expect(
      message { _ = try ParameterPair(first: hue, second: hue) }
        == "hue is used twice: a pair takes two different parameters")
    #expect(
      message { _ = try ParameterPair(first: hue, second: red) }
        == "hue belongs to hsba and red to rgba: a pair takes two parameters of one space")
    #expect(
      message { _ = try ParameterPair(first: hue, second: ColorSpace.hsl.parameters[0]) }
        == "hue belongs to hsba and hue to hsl: a pair takes two parameters of one space")
    #expect(
      message {
        _ = try ParameterPair(
          first: ColorSpace.hsba.parameters[3], second: ColorSpace.rgba.parameters[3])
      } == "alpha is used twice: a pair takes two different parameters")
  }
}
