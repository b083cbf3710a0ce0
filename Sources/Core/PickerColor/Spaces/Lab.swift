import RealModule

/// Lightness and two opponent colours of CIELAB, with the white of D50.
///
/// Source: CIE 15; CSS Color 4, section 9.1.
struct Lab {
  /// From black to white, 0…1.
  var lightness: Double
  /// From green to red, about −125…125.
  var a: Double
  /// From blue to yellow, about −125…125.
  var b: Double

  /// Creates a colour from CIE LCH: the hue in turns and the chroma.
  init(lightness: Double, hue: Double, chroma: Double) {
    let angle = hue * 2 * Double.pi
    self.init(lightness: lightness, a: chroma * .cos(angle), b: chroma * .sin(angle))
  }

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// The sRGB colour; components outside 0…1 are clamped.
  func color(alpha: Double) -> Color {
    let y = (lightness * 100 + 16) / 116
    let light = SIMD3(light(of: y + a / 500), light(of: y), light(of: y - b / 200))
    return Color(linear: RGBSpace.rgbOfXYZD50 * (light * Lab.white), alpha: alpha)
  }

  /// The inverse of the lightness function: cubic, and linear for dark colours.
  private func light(of root: Double) -> Double {
    root > 6.0 / 29 ? root * root * root : (116 * root - 16) * 27 / 24389
  }

  /// The white of D50, whose luminance is 1.
  private static let white = SIMD3(0.9642956764295676, 1, 0.8251046025104602)
}
