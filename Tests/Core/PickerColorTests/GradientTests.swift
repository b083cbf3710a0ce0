import PickerColor
import Testing

@Suite struct GradientTests {
  @Test func hue_ofAPureColor_hasSixSegments() throws {
    for (space, numbers) in [(ColorSpace.hsba, [0.4, 1, 1, 1]), (.hsl, [0.4, 1, 0.5, 1])] {
      let value = try ColorValue(space: space, components: numbers)
      let stops = value.gradient(of: try space.parameter("hue")).stops
      #expect(stops.map(\.offset) == (0...6).map { Double($0) / 6 })
      #expect(
        stops.map(\.color.hex) == [
          "#FF0000", "#FFFF00", "#00FF00", "#00FFFF", "#0000FF", "#FF00FF", "#FF0000",
        ])
    }
  }

  @Test func gradient_ofEveryParameter_matchesThePickedColor() throws {
    for space in ColorSpace.allCases {
      let allowed = space == .oklch ? 1.0 / 510 : 1e-12
      for numbers in [[0.3, 0.6, 0.8, 0.4], [0.9, 0.2, 0.35, 1], [0.7, 0.9, 0.1, 0]] {
        let count = space.count
        let value = try ColorValue(
          space: space, components: (0..<count).map { numbers[$0 % numbers.count] })
        for parameter in space.parameters {
          let gradient = value.gradient(of: parameter)
          for step in 0...333 {
            let place = Double(step) / 333
            let (a, b) = (gradient.color(at: place), value.setting(parameter, to: place).color)
            let error = max(abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue))
            #expect(error < allowed && abs(a.alpha - b.alpha) < 1e-12, "\(parameter) \(place)")
          }
        }
      }
    }
  }

  @Test func gradient_ofLinearParameters_hasMinimalStops() throws {
    func count(_ space: ColorSpace) -> [Int] {
      let value = ColorValue(Color(red: 0.2, green: 0.5, blue: 0.7), in: space)
      return space.parameters.map { value.gradient(of: $0).stops.count }
    }
    #expect(count(.hsba) == [7, 2, 2, 2])
    #expect(count(.hsl) == [7, 2, 3, 2])
    #expect(count(.rgba) == [2, 2, 2, 2])
    #expect(count(.cmyka) == [2, 2, 2, 2, 2])
    #expect(count(.greyscale) == [2, 2])
    #expect(count(.oklch).allSatisfy { $0 <= 100 })
  }

  @Test func gradient_ofParameterOfAnotherSpace_isConverted() throws {
    let value = ColorValue(Color(red: 0.2, green: 0.5, blue: 0.7), in: .hsba)
    let stops = value.gradient(of: try ColorSpace.rgba.parameter("red")).stops
    #expect(stops.map(\.color.hex) == ["#0080B3", "#FF80B3"])
  }

  @Test func color_betweenStops_isInterpolatedLinearly() {
    let gradient = Gradient([.black, .white, Color(red: 1, green: 0, blue: 0, alpha: 0)])
    #expect(gradient.stops.map(\.offset) == [0, 0.5, 1])
    #expect(gradient.color(at: 0.25) == Color(white: 0.5))
    #expect(gradient.color(at: 0.75) == Color(red: 1, green: 0.5, blue: 0.5, alpha: 0.5))
    #expect(gradient.color(at: -1) == .black)
    #expect(gradient.color(at: 2).alpha == 0)
    #expect(gradient.color(at: .nan) == .black)
  }

  @Test func stops_outOfOrder_areClamped() {
    let gradient = Gradient(stops: [
      GradientStop(offset: 0.5, color: .black), GradientStop(offset: 0.25, color: .white),
      GradientStop(offset: 7, color: .clear),
    ])
    #expect(gradient.stops.map(\.offset) == [0.5, 0.5, 1])
    #expect(gradient.color(at: 0.25) == .black)
    #expect(gradient.color(at: 0.5) == .white)
  }

  @Test func gradient_ofFewStops_hasAColorEverywhere() {
    #expect(Gradient(stops: []).color(at: 0.5) == .clear)
    #expect(Gradient([.white]).color(at: 0.5) == .white)
    #expect(Gradient([Color]()).color(at: 0) == .clear)
  }
}
