/// How a source colour is blended with its backdrop.
///
/// Raw values are the names in documents; the formulas are the CSS formulas.
///
/// Source: Compositing and Blending 1, sections 9 and 10; `plusLighter`: level 2.
public enum BlendMode: String, CaseIterable, Hashable, Sendable {
  /// The source alone.
  case normal
  /// The product: never lighter than either.
  case multiply
  /// The complement of the product of complements: never darker than either.
  case screen
  /// Multiply where the backdrop is dark, screen where it is light.
  case overlay
  /// The minimum of each component.
  case darken
  /// The maximum of each component.
  case lighten
  /// Brightens the backdrop.
  case colorDodge
  /// Darkens the backdrop.
  case colorBurn
  /// Multiply where the source is dark, screen where it is light.
  case hardLight
  /// A softer ``hardLight``.
  case softLight
  /// The absolute difference of the components.
  case difference
  /// A ``difference`` of lower contrast.
  case exclusion
  /// The hue of the source; saturation and luminosity of the backdrop.
  case hue
  /// The saturation of the source; hue and luminosity of the backdrop.
  case saturation
  /// Hue and saturation of the source; luminosity of the backdrop.
  case color
  /// The luminosity of the source; hue and saturation of the backdrop.
  case luminosity
  /// The sum of both, alpha included, at most 1.
  case plusLighter
}

extension BlendMode {
  /// Blends an opaque `source` with an opaque `backdrop`.
  func mix(_ source: SIMD3<Double>, over backdrop: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .normal, .plusLighter: source
    case .hue: source.withSaturation(of: backdrop).withLuminosity(backdrop.luminosity)
    case .saturation: backdrop.withSaturation(of: source).withLuminosity(backdrop.luminosity)
    case .color: source.withLuminosity(backdrop.luminosity)
    case .luminosity: backdrop.withLuminosity(source.luminosity)
    default:
      SIMD3(
        mix(source.x, over: backdrop.x), mix(source.y, over: backdrop.y),
        mix(source.z, over: backdrop.z))
    }
  }

  /// Blends one component, in separable modes.
  private func mix(_ s: Double, over b: Double) -> Double {
    switch self {
    case .multiply: s * b
    case .screen: screened(s, b)
    case .overlay: hardLit(b, s)
    case .darken: min(s, b)
    case .lighten: max(s, b)
    case .colorDodge: b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: hardLit(s, b)
    case .softLight: softLit(s, b)
    case .difference: abs(s - b)
    case .exclusion: s + b - 2 * s * b
    default: s
    }
  }

  private func screened(_ a: Double, _ b: Double) -> Double { a + b - a * b }

  private func hardLit(_ s: Double, _ b: Double) -> Double {
    s <= 0.5 ? b * 2 * s : screened(b, 2 * s - 1)
  }

  private func softLit(_ s: Double, _ b: Double) -> Double {
    if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
    let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
    return b + (2 * s - 1) * (d - b)
  }
}

extension SIMD3<Double> {
  fileprivate var luminosity: Double { 0.3 * x + 0.59 * y + 0.11 * z }

  /// The components shifted to the luminosity `wanted`, and moved towards it if they are outside 0…1.
  fileprivate func withLuminosity(_ wanted: Double) -> SIMD3 {
    let shifted = self + (wanted - luminosity)
    let (middle, minimum, maximum) = (shifted.luminosity, shifted.min(), shifted.max())
    var result = shifted
    if minimum < 0 { result = middle + (result - middle) * (middle / (middle - minimum)) }
    if maximum > 1 { result = middle + (result - middle) * ((1 - middle) / (maximum - middle)) }
    return result
  }

  /// The components scaled to the range from 0 to the saturation of the other colour.
  fileprivate func withSaturation(of other: SIMD3) -> SIMD3 {
    let span = self.max() - self.min()
    return span > 0 ? (self - self.min()) * ((other.max() - other.min()) / span) : .zero
  }
}
