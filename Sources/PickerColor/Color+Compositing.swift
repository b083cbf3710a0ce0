extension Color {
  /// This colour laid over another: alpha compositing of encoded components, as browsers do.
  ///
  /// Source: Porter and Duff, *Compositing Digital Images* (1984), *over*.
  public func over(_ backdrop: Color) -> Color { blended(over: backdrop, .normal) }

  /// This colour laid over another in a blend mode.
  ///
  /// Where both are opaque the mode alone decides; where one is clear, the other one shows.
  ///
  /// - Returns: The composite with straight alpha; clear where both are.
  /// - Source: Compositing and Blending 1, section 5.1.
  public func blended(over backdrop: Color, _ mode: BlendMode) -> Color {
    if mode == .plusLighter { return adding(backdrop) }
    let (s, b) = (alpha, backdrop.alpha)
    let alpha = s + b * (1 - s)
    guard alpha > 0 else { return .clear }
    let mixed = mode.mix(components, over: backdrop.components)
    let sum = s * (1 - b) * components + s * b * mixed + (1 - s) * b * backdrop.components
    return Color(components: sum / alpha, alpha: alpha)
  }

  /// The sum with alpha multiplied in, none above 1.
  private func adding(_ other: Color) -> Color {
    let total = min(1, alpha + other.alpha)
    guard total > 0 else { return .clear }
    let sum = alpha * components + other.alpha * other.components
    return Color(components: sum.clamped(lowerBound: .zero, upperBound: .one) / total, alpha: total)
  }

  private var components: SIMD3<Double> { SIMD3(red, green, blue) }

  private init(components: SIMD3<Double>, alpha: Double) {
    self.init(red: components.x, green: components.y, blue: components.z, alpha: alpha)
  }
}
