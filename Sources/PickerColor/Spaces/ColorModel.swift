/// A colour written in the numbers of one space, each from 0 to 1.
///
/// Any model is made of any other, by way of ``Color``: `HSL(CMYK(cyan: 1, magenta: 0, yellow: 0, black: 0))`.
public protocol ColorModel: Hashable, Sendable {
  /// The space whose numbers these are.
  static var space: ColorSpace { get }

  /// The numbers of a colour. A grey has hue 0.
  init(_ color: Color)

  /// The colour; what sRGB cannot show is brought within it, component by component.
  var color: Color { get }
}

extension ColorModel {
  /// The same colour, carried over from another model.
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

/// What the models with a hue share.
struct HueCircle {
  /// The greatest and the least component, and what lies between them.
  let greatest: Double
  let least: Double
  var chroma: Double { greatest - least }

  /// The place on the circle in turns, 0 up to 1; 0 for a grey.
  let hue: Double

  init(_ color: Color) {
    greatest = max(color.red, color.green, color.blue)
    least = min(color.red, color.green, color.blue)
    hue = HueCircle.hue(color, greatest: greatest, chroma: greatest - least)
  }

  private static func hue(_ color: Color, greatest: Double, chroma: Double) -> Double {
    guard chroma > 0 else { return 0 }
    let sixths =
      if greatest == color.red {
        (color.green - color.blue) / chroma
      } else if greatest == color.green {
        (color.blue - color.red) / chroma + 2
      } else {
        (color.red - color.green) / chroma + 4
      }
    return wrapped(sixths / 6)
  }

  /// The colour at `hue` whose components reach from `least` up by `chroma`.
  ///
  /// Red is 1 in the sixths beside hue 0, falls to 0 over the next one, and so on round the circle; green and
  /// blue are the same a third later.
  static func color(hue: Double, least: Double, chroma: Double, alpha: Double) -> Color {
    let sixths = wrapped(hue) * 6
    func component(_ shift: Double) -> Double {
      let place = sixths + shift
      let distance = abs((place < 6 ? place : place - 6) - 3)
      return least + chroma * clamped(distance - 1)
    }
    return Color(red: component(0), green: component(4), blue: component(2), alpha: alpha)
  }
}

/// The place on the circle, 0 up to but not including 1.
func wrapped(_ turns: Double) -> Double {
  let part = turns - turns.rounded(.down)
  return part < 1 ? part : 0
}
