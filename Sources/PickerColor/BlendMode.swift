/// How a colour meets what is behind it.
///
/// The names are those of documents; the formulas those of CSS.
///
/// Source: Compositing and Blending 1, sections 9 and 10; `plusLighter` as in its level 2.
public enum BlendMode: String, CaseIterable, Hashable, Sendable {
  /// The colour in front alone.
  case normal
  /// The product: never lighter than either.
  case multiply
  /// The complement of the product of complements: never darker than either.
  case screen
  /// Multiply or screen, as the colour behind is dark or light.
  case overlay
  /// The lesser of each component.
  case darken
  /// The greater of each component.
  case lighten
  /// Brightens what is behind.
  case colorDodge
  /// Darkens what is behind.
  case colorBurn
  /// Multiply or screen, as the colour in front is dark or light.
  case hardLight
  /// A milder ``hardLight``.
  case softLight
  /// How far the components are apart.
  case difference
  /// A milder ``difference``.
  case exclusion
  /// The hue in front; saturation and luminosity from behind.
  case hue
  /// The saturation in front; hue and luminosity from behind.
  case saturation
  /// Hue and saturation in front; luminosity from behind.
  case color
  /// The luminosity in front; hue and saturation from behind.
  case luminosity
  /// The sum of both, alpha too, none above 1.
  case plusLighter
}

extension BlendMode {
  /// What comes of an opaque `source` over an opaque `backdrop`.
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

  /// The same for one component, in those modes that treat each alone.
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

  /// The components shifted so that the luminosity is the given one, and drawn together where they leave 0…1.
  fileprivate func withLuminosity(_ wanted: Double) -> SIMD3 {
    let shifted = self + (wanted - luminosity)
    let (middle, least, greatest) = (shifted.luminosity, shifted.min(), shifted.max())
    var result = shifted
    if least < 0 { result = middle + (result - middle) * (middle / (middle - least)) }
    if greatest > 1 { result = middle + (result - middle) * ((1 - middle) / (greatest - middle)) }
    return result
  }

  /// The components stretched from 0 up to the span of the other colour.
  fileprivate func withSaturation(of other: SIMD3) -> SIMD3 {
    let span = self.max() - self.min()
    return span > 0 ? (self - self.min()) * ((other.max() - other.min()) / span) : .zero
  }
}
