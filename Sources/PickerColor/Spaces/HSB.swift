/// Hue, saturation and brightness: the hexcone, also called HSV.
///
/// Source: Smith, *Color Gamut Transform Pairs* (1978).
public struct HSB: ColorModel {
  /// Hue, saturation, brightness, alpha.
  public static let space = ColorSpace.hsba

  /// The hue in turns, 0…1; 1 is the same as 0.
  public var hue: Double
  /// From grey to the pure hue, 0…1.
  public var saturation: Double
  /// The greatest of red, green and blue, 0…1.
  public var brightness: Double
  /// 0 is clear, 1 is opaque.
  public var alpha: Double

  /// A colour of these numbers.
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
    self.alpha = alpha
  }

  /// Hue, saturation and brightness of a colour; black has saturation 0, a grey hue 0.
  public init(_ color: Color) {
    let circle = HueCircle(color)
    let saturation = circle.greatest > 0 ? circle.chroma / circle.greatest : 0
    self.init(
      hue: circle.hue, saturation: saturation, brightness: circle.greatest, alpha: color.alpha)
  }

  /// The colour.
  public var color: Color {
    let chroma = brightness * saturation
    return HueCircle.color(hue: hue, least: brightness - chroma, chroma: chroma, alpha: alpha)
  }
}
