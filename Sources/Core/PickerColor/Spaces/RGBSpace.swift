import RealModule

/// A space of `color()` in CSS: three primaries, or the tristimulus values of CIE XYZ.
///
/// Raw values are the names in CSS. Matrices are exact fractions of the chromaticities, adapted from D50 to D65 with
/// Bradford's method.
///
/// Source: CSS Color 4, section 10, and the transfer functions that Chromium has for them.
enum RGBSpace: String, CaseIterable {
  case srgb
  case srgbLinear = "srgb-linear"
  case displayP3 = "display-p3"
  case a98RGB = "a98-rgb"
  case prophotoRGB = "prophoto-rgb"
  case rec2020
  case xyz
  case xyzD50 = "xyz-d50"
  case xyzD65 = "xyz-d65"

  /// Returns the sRGB colour of three components; components outside 0…1 are clamped.
  func color(_ values: SIMD3<Double>, alpha: Double) -> Color {
    if self == .srgb {
      return Color(red: values.x, green: values.y, blue: values.z, alpha: alpha)
    }
    let light = SIMD3(light(of: values.x), light(of: values.y), light(of: values.z))
    return Color(linear: matrix.map { $0 * light } ?? light, alpha: alpha)
  }

  /// Decodes a component, with the function mirrored for negative ones.
  private func light(of value: Double) -> Double {
    let size = value.magnitude
    let light: Double =
      switch self {
      case .srgb, .displayP3: decoded(size)
      case .a98RGB: .pow(size, 563.0 / 256)
      case .prophotoRGB: size <= 16.0 / 512 ? size / 16 : .pow(size, 1.8)
      case .rec2020:
        size < 0.08124285829863151
          ? size / 4.5 : .pow((size + 0.09929682680944) / 1.09929682680944, 1 / 0.45)
      case .srgbLinear, .xyz, .xyzD50, .xyzD65: size
      }
    return value < 0 ? -light : light
  }

  /// The matrix from linear components to linear red, green and blue of sRGB; nil if they are the same.
  private var matrix: Matrix? {
    switch self {
    case .srgb, .srgbLinear: nil
    case .displayP3: RGBSpace.rgbOfP3
    case .a98RGB: RGBSpace.rgbOfA98
    case .prophotoRGB: RGBSpace.rgbOfProphoto
    case .rec2020: RGBSpace.rgbOfRec2020
    case .xyz, .xyzD65: RGBSpace.rgbOfXYZ
    case .xyzD50: RGBSpace.rgbOfXYZD50
    }
  }

  private static let rgbOfP3 = Matrix(
    [1.2249401762805598, -0.22494017628055996, 0],
    [-0.04205695470968816, 1.042056954709688, 0],
    [-0.019637554590334432, -0.07863604555063189, 1.0982736001409663])

  private static let rgbOfA98 = Matrix(
    [1.3983557439607783, -0.3983557439607783, 0],
    [0, 1, 0],
    [0, -0.042928989294473266, 1.0429289892944733])

  private static let rgbOfProphoto = Matrix(
    [2.034380849516996, -0.7276357899341342, -0.30674505958286186],
    [-0.22882573163305037, 1.2317425411901048, -0.0029168095570544935],
    [-0.008558828783917425, -0.15326670213803723, 1.1618255309219547])

  private static let rgbOfRec2020 = Matrix(
    [1.6604910021084345, -0.5876411387885495, -0.07284986331988488],
    [-0.12455047452159074, 1.1328998971259603, -0.008349422604369477],
    [-0.018150763354905303, -0.10057889800800739, 1.1187296613629127])

  private static let rgbOfXYZ = Matrix(
    [3.2409699419045213, -1.5373831775700935, -0.4986107602930033],
    [-0.9692436362808798, 1.8759675015077206, 0.04155505740717561],
    [0.05563007969699361, -0.20397695888897657, 1.0569715142428786])

  static let rgbOfXYZD50 = Matrix(
    [3.1341358529001178, -1.617385998018042, -0.49066221791109754],
    [-0.9787954765557777, 1.9162543773959884, 0.03344287339036693],
    [0.07195539255794735, -0.22897675981518203, 1.4053860351131182])
}
