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

  /// Without a stop between others, the gradient would be another one.
  @Test(arguments: ColorSpace.allCases.filter { $0 != .oklch })
  func gradient_ofLinearParameters_hasNoStopTooMany(space: ColorSpace) {
    let value = ColorValue(Color(red: 0.2, green: 0.5, blue: 0.7), in: space)
    for parameter in space.parameters {
      let stops = value.gradient(of: parameter).stops
      #expect(stops.first?.offset == 0 && stops.last?.offset == 1)
      for (place, stop) in stops.enumerated().dropFirst().dropLast() {
        var others = stops
        others.remove(at: place)
        let color = Gradient(stops: others).color(at: stop.offset)
        let error = max(
          abs(color.red - stop.color.red), abs(color.green - stop.color.green),
          abs(color.blue - stop.color.blue))
        #expect(error > 1.0 / 255, "\(parameter) \(stop.offset)")
      }
    }
  }

  @Test func gradient_ofCurvedParameters_hasAtMostAHundredStops() {
    let value = ColorValue(Color(red: 0.2, green: 0.5, blue: 0.7), in: .oklch)
    #expect(
      ColorSpace.oklch.parameters.allSatisfy { value.gradient(of: $0).stops.count <= 100 })
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
