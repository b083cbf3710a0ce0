extension Color {
  /// Returns this colour composited over `backdrop`, with encoded sRGB components like in browsers.
  ///
  /// Source: Porter and Duff, *Compositing Digital Images* (1984), *over*.
  public func composited(over backdrop: Color) -> Color { blended(over: backdrop, mode: .normal) }

  /// Returns this colour composited over `backdrop` with a blend mode.
  ///
  /// If one colour is clear, the result is the other one.
  ///
  /// - Returns: The result with straight alpha; clear if both colours are clear.
  /// - Source: Compositing and Blending 1, section 5.1.
  public func blended(over backdrop: Color, mode: BlendMode) -> Color {
    if mode == .plusLighter { return adding(backdrop) }
    let (s, b) = (alpha, backdrop.alpha)
    let alpha = s + b * (1 - s)
    guard alpha > 0 else { return .clear }
    let mixed = mode.mix(components, over: backdrop.components)
    let sum = s * (1 - b) * components + s * b * mixed + (1 - s) * b * backdrop.components
    return Color(components: sum / alpha, alpha: alpha)
  }

  /// The sum of the premultiplied colours, at most 1.
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
