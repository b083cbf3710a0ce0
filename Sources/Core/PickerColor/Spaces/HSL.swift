/// Hue, saturation and lightness: the double cone of CSS.
///
/// Source: Joblove and Greenberg, *Color Spaces for Computer Graphics* (1978); CSS Color 4, section 7.
public struct HSL: ColorModel {
  /// Hue, saturation, lightness, alpha.
  public static let space = ColorSpace.hsl

  /// The hue in turns, 0…1; 1 equals 0.
  public var hue: Double
  /// From grey to the most saturated colour of the lightness, 0…1.
  public var saturation: Double
  /// From black over the pure hue at ½ to white, 0…1.
  public var lightness: Double
  /// The opacity: 0 is clear, 1 is opaque.
  public var alpha: Double

  /// Creates a colour from its parameters.
  public init(hue: Double, saturation: Double, lightness: Double, alpha: Double = 1) {
    self.hue = hue
    self.saturation = saturation
    self.lightness = lightness
    self.alpha = alpha
  }

  /// Converts a colour; black, white and greys have saturation and hue 0.
  public init(_ color: Color) {
    let circle = HueCircle(color)
    let sum = circle.maximum + circle.minimum
    let saturation = circle.chroma > 0 ? circle.chroma / min(sum, 2 - sum) : 0
    self.init(
      hue: circle.hue, saturation: min(saturation, 1), lightness: sum / 2, alpha: color.alpha)
  }

  /// The sRGB colour.
  public var color: Color {
    let chroma = 2 * saturation * min(lightness, 1 - lightness)
    return HueCircle.color(
      hue: hue, minimum: lightness - chroma / 2, chroma: chroma, alpha: alpha)
  }
}
