/// Hue, saturation and brightness: the hexcone, also called HSV.
///
/// Source: Smith, *Color Gamut Transform Pairs* (1978).
public struct HSB: ColorModel {
  /// Hue, saturation, brightness, alpha.
  public static let space = ColorSpace.hsba

  /// The hue in turns, 0…1; 1 equals 0.
  public var hue: Double
  /// From grey to the pure hue, 0…1.
  public var saturation: Double
  /// The maximum of red, green and blue, 0…1.
  public var brightness: Double
  /// The opacity: 0 is clear, 1 is opaque.
  public var alpha: Double

  /// Creates a colour from its parameters.
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
    self.alpha = alpha
  }

  /// Converts a colour; black has saturation 0, a grey hue 0.
  public init(_ color: Color) {
    let circle = HueCircle(color)
    let saturation = circle.maximum > 0 ? circle.chroma / circle.maximum : 0
    self.init(
      hue: circle.hue, saturation: saturation, brightness: circle.maximum, alpha: color.alpha)
  }

  /// The sRGB colour.
  public var color: Color {
    let chroma = brightness * saturation
    return HueCircle.color(hue: hue, minimum: brightness - chroma, chroma: chroma, alpha: alpha)
  }
}
