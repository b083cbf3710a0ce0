/// Cyan, magenta, yellow and black ink, without any profile: the plain complement of red, green and blue.
///
/// As much black as can be is taken out: the least of the three inks is 0, save where another was written.
///
/// Source: CSS Color 5, section 10 (naive conversion).
public struct CMYK: ColorModel {
  /// Cyan, magenta, yellow, black, alpha.
  public static let space = ColorSpace.cmyka

  /// The share of cyan ink, 0…1.
  public var cyan: Double
  /// The share of magenta ink, 0…1.
  public var magenta: Double
  /// The share of yellow ink, 0…1.
  public var yellow: Double
  /// The share of black ink, 0…1.
  public var black: Double
  /// 0 is clear, 1 is opaque.
  public var alpha: Double

  /// A colour of these numbers.
  public init(cyan: Double, magenta: Double, yellow: Double, black: Double, alpha: Double = 1) {
    self.cyan = cyan
    self.magenta = magenta
    self.yellow = yellow
    self.black = black
    self.alpha = alpha
  }

  /// The inks of a colour; pure black is black ink alone.
  public init(_ color: Color) {
    let light = max(color.red, color.green, color.blue)
    func ink(_ component: Double) -> Double { light > 0 ? (light - component) / light : 0 }
    self.init(
      cyan: ink(color.red), magenta: ink(color.green), yellow: ink(color.blue), black: 1 - light,
      alpha: color.alpha)
  }

  /// The colour.
  public var color: Color {
    let light = 1 - black
    return Color(
      red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light,
      alpha: alpha)
  }
}
