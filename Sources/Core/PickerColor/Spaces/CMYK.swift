/// Cyan, magenta, yellow and black ink without a colour profile: the complement of red, green and blue.
///
/// Conversion uses as much black as possible: the minimum of the other three inks is 0.
///
/// Source: CSS Color 5, section 10 (naive conversion).
public struct CMYK: ColorModel {
  /// Cyan, magenta, yellow, black, alpha.
  public static let space = ColorSpace.cmyka

  /// The amount of cyan ink, 0…1.
  public var cyan: Double
  /// The amount of magenta ink, 0…1.
  public var magenta: Double
  /// The amount of yellow ink, 0…1.
  public var yellow: Double
  /// The amount of black ink, 0…1.
  public var black: Double
  /// The opacity: 0 is clear, 1 is opaque.
  public var alpha: Double

  /// Creates a colour from its parameters.
  public init(cyan: Double, magenta: Double, yellow: Double, black: Double, alpha: Double = 1) {
    self.cyan = cyan
    self.magenta = magenta
    self.yellow = yellow
    self.black = black
    self.alpha = alpha
  }

  /// Converts a colour; black becomes black ink alone.
  public init(_ color: Color) {
    let light = max(color.red, color.green, color.blue)
    func ink(_ component: Double) -> Double { light > 0 ? (light - component) / light : 0 }
    self.init(
      cyan: ink(color.red), magenta: ink(color.green), yellow: ink(color.blue), black: 1 - light,
      alpha: color.alpha)
  }

  /// The sRGB colour.
  public var color: Color {
    let light = 1 - black
    return Color(
      red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light,
      alpha: alpha)
  }
}
