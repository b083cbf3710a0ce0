import RealModule

extension Color {
  /// Linear-light red, green and blue: the sRGB components decoded.
  ///
  /// Source: IEC 61966-2-1. The two pieces meet at 0.04045; the inverse switches at the corresponding light.
  var linear: SIMD3<Double> { SIMD3(decoded(red), decoded(green), decoded(blue)) }

  /// Creates a colour from linear-light components.
  init(linear: SIMD3<Double>, alpha: Double) {
    self.init(
      red: encoded(linear.x), green: encoded(linear.y), blue: encoded(linear.z), alpha: alpha)
  }

  /// The relative luminance: 0 for black, 1 for white, ignoring alpha.
  ///
  /// Source: WCAG 2.2, *relative luminance*.
  public var luminance: Double {
    let light = linear
    return isGrey ? light.x : 0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z
  }

  /// The contrast ratio of two opaque colours, from 1 (equal luminance) to 21 (black and white).
  ///
  /// Composite translucent colours with their backdrop first; see ``composited(over:)``.
  ///
  /// Source: WCAG 2.2, *contrast ratio*.
  public func contrast(with other: Color) -> Double {
    let (a, b) = (luminance + 0.05, other.luminance + 0.05)
    return max(a, b) / min(a, b)
  }

  /// The label with the maximum contrast to this background; the first of several equal ones.
  ///
  /// - Parameter labels: Opaque colours.
  /// - Returns: Black if `labels` is empty.
  public func mostReadable(of labels: [Color] = [.black, .white]) -> Color {
    guard var best = labels.first else { return .black }
    for label in labels.dropFirst() where contrast(with: label) > contrast(with: best) {
      best = label
    }
    return best
  }
}

private let linearEnd = 0.04045

func decoded(_ value: Double) -> Double {
  value <= linearEnd ? value / 12.92 : .pow((value + 0.055) / 1.055, 2.4)
}

private func encoded(_ light: Double) -> Double {
  if light >= 1 { return 1 }
  return light <= linearEnd / 12.92 ? light * 12.92 : 1.055 * .pow(light, 1 / 2.4) - 0.055
}
