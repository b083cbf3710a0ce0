import RealModule

/// Lightness, chroma and hue of Oklab: perceptually uniform, with constant hue as chroma changes.
///
/// All are from 0 to 1: chroma 1 means 0.4, like 100 % in CSS, and hue 1 means 360°. Many values are outside sRGB;
/// ``color`` clamps them component by component, like browsers.
///
/// Source: Ottosson, *A perceptual color space for image processing* (2020); matrices of CSS Color 4,
/// section 9.2, multiplied and inverted as fractions.
public struct OKLCH: ColorModel {
  /// Lightness, chroma, hue, alpha.
  public static let space = ColorSpace.oklch

  /// The Oklab chroma that corresponds to 1.
  public static let fullChroma = 0.4

  /// The perceived lightness from black to white, 0…1.
  public var lightness: Double
  /// From grey to colourful, 0…1; multiplied by 0.4, the chroma of Oklab.
  public var chroma: Double
  /// The hue in turns, 0…1; 0 is a pinkish red, and 1 equals 0.
  public var hue: Double
  /// The opacity: 0 is clear, 1 is opaque.
  public var alpha: Double

  /// Creates a colour from its parameters.
  public init(lightness: Double, chroma: Double, hue: Double, alpha: Double = 1) {
    self.lightness = lightness
    self.chroma = chroma
    self.hue = hue
    self.alpha = alpha
  }

  /// Converts a colour; a grey has chroma and hue 0 exactly.
  public init(_ color: Color) {
    if color.isGrey {
      self.init(
        lightness: .root(color.linear.x, 3), chroma: 0, hue: 0, alpha: color.alpha)
      return
    }
    let lab = OKLCH.lab(of: color)
    self.init(
      lightness: min(lab.x, 1), chroma: Double.hypot(lab.y, lab.z) / OKLCH.fullChroma,
      hue: wrapped(Double.atan2(y: lab.z, x: lab.y) / (2 * .pi)), alpha: color.alpha)
  }

  /// Lightness and the two axes of Oklab; of a grey, the axes are almost 0.
  package static func lab(of color: Color) -> SIMD3<Double> {
    let cones = OKLCH.conesOfRGB * color.linear
    let roots = SIMD3(Double.root(cones.x, 3), Double.root(cones.y, 3), Double.root(cones.z, 3))
    return OKLCH.labOfRoots * roots
  }

  /// The sRGB colour; components outside 0…1 are clamped.
  public var color: Color { Color(linear: linear, alpha: alpha) }

  /// Whether the colour is in sRGB, with a tolerance of one in a million.
  public var isDisplayable: Bool {
    let linear = linear
    return linear.min() >= -1e-6 && linear.max() <= 1 + 1e-6
  }

  /// Linear-light red, green and blue, not clamped.
  private var linear: SIMD3<Double> {
    guard chroma != 0 else { return SIMD3(repeating: lightness * lightness * lightness) }
    let angle = hue * 2 * Double.pi
    let radius = chroma * OKLCH.fullChroma
    let lab = SIMD3(lightness, radius * .cos(angle), radius * .sin(angle))
    let roots = OKLCH.rootsOfLab * lab
    return OKLCH.rgbOfCones * (roots * roots * roots)
  }

  private static let conesOfRGB = Matrix(
    [0.412221469470763, 0.5363325372617348, 0.0514459932675022],
    [0.21190349581782522, 0.6806995506452344, 0.10739695353694055],
    [0.08830245919005643, 0.2817188391361215, 0.6299787016738221])

  private static let rgbOfCones = Matrix(
    [4.076741636075958, -3.3077115392580625, 0.23096990318210447],
    [-1.268437973285032, 2.609757349287689, -0.3413193760026573],
    [-0.00419607613867548, -0.7034186179359363, 1.7076146940746117])

  private static let labOfRoots = Matrix(
    [0.210454268309314, 0.7936177747023054, -0.0040720430116193],
    [1.9779985324311684, -2.42859224204858, 0.450593709617411],
    [0.0259040424655478, 0.7827717124575296, -0.8086757549230774])

  private static let rootsOfLab = Matrix(
    [1, 0.396337777376175, 0.2158037573099136],
    [1, -0.10556134581565856, -0.06385417282581334],
    [1, -0.08948417752981182, -1.2914855480194092])
}
