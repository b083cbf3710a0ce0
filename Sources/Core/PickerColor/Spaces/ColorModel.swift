/// A colour in the parameters of one colour space, each from 0 to 1.
///
/// Models convert into each other via ``Color``: `HSL(CMYK(cyan: 1, magenta: 0, yellow: 0, black: 0))`.
public protocol ColorModel: Hashable, Sendable {
  /// The colour space.
  static var space: ColorSpace { get }

  /// Converts a colour. A grey has hue 0.
  init(_ color: Color)

  /// The sRGB colour; colours outside sRGB are clamped component by component.
  var color: Color { get }
}

extension ColorModel {
  /// Converts a colour of another model.
  public init(_ other: some ColorModel) { self.init(other.color) }
}

extension Color: ColorModel {
  /// The space of red, green and blue.
  public static let space = ColorSpace.rgba

  /// The colour itself.
  public init(_ color: Color) { self = color }

  /// The colour itself.
  public var color: Color { self }
}

/// The hue computations that HSB and HSL share.
struct HueCircle {
  /// The maximum and the minimum component; chroma is their difference.
  let maximum: Double
  let minimum: Double
  var chroma: Double { maximum - minimum }

  /// The hue in turns, from 0 up to but excluding 1; 0 for a grey.
  let hue: Double

  init(_ color: Color) {
    maximum = max(color.red, color.green, color.blue)
    minimum = min(color.red, color.green, color.blue)
    hue = HueCircle.hue(color, maximum: maximum, chroma: maximum - minimum)
  }

  private static func hue(_ color: Color, maximum: Double, chroma: Double) -> Double {
    guard chroma > 0 else { return 0 }
    let sixths =
      if maximum == color.red {
        (color.green - color.blue) / chroma
      } else if maximum == color.green {
        (color.blue - color.red) / chroma + 2
      } else {
        (color.red - color.green) / chroma + 4
      }
    return wrapped(sixths / 6)
  }

  /// Returns the colour of `hue` with components from `minimum` to `minimum + chroma`.
  ///
  /// Red is at its maximum in the sixths on either side of hue 0, falls linearly over the next sixth, and so on around
  /// the circle; green and blue follow a third of a turn later each.
  static func color(hue: Double, minimum: Double, chroma: Double, alpha: Double) -> Color {
    let sixths = wrapped(hue) * 6
    func component(_ shift: Double) -> Double {
      let place = sixths + shift
      let distance = abs((place < 6 ? place : place - 6) - 3)
      return minimum + chroma * clamped(distance - 1)
    }
    return Color(red: component(0), green: component(4), blue: component(2), alpha: alpha)
  }
}

/// The fractional part of `turns`, from 0 up to but excluding 1.
func wrapped(_ turns: Double) -> Double {
  let part = turns - turns.rounded(.down)
  return part < 1 ? part : 0
}
