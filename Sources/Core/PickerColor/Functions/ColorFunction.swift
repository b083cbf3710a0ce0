import RealModule

/// A colour as a function of CSS, such as `oklch(70% 0.1 150 / 0.5)`.
///
/// Source: CSS Color 4, sections 5 to 10.
struct ColorFunction {
  /// The names of functions, in lowercase.
  enum Name: String, CaseIterable {
    case rgb, rgba, hsl, hsla, hwb, lab, lch, oklab, oklch, color
  }

  /// The number that 100 % of a component means.
  enum Component {
    /// A hue: a number of degrees or an angle.
    case hue
    /// A number or a percentage.
    case share(of: Double)
  }

  var name: Name
  /// The space of `color()`.
  var space = RGBSpace.srgb
  /// A hue in turns, everything else as a share of 100 %; `none` is 0.
  var values = SIMD3<Double>.zero
  var alpha = 1.0
}

extension ColorFunction.Name {
  /// The three components before alpha.
  var components: [ColorFunction.Component] {
    switch self {
    case .rgb, .rgba: [.share(of: 255), .share(of: 255), .share(of: 255)]
    case .hsl, .hsla, .hwb: [.hue, .share(of: 100), .share(of: 100)]
    case .lab: [.share(of: 100), .share(of: 125), .share(of: 125)]
    case .lch: [.share(of: 100), .share(of: 150), .hue]
    case .oklab: [.share(of: 1), .share(of: 0.4), .share(of: 0.4)]
    case .oklch: [.share(of: 1), .share(of: OKLCH.fullChroma), .hue]
    case .color: [.share(of: 1), .share(of: 1), .share(of: 1)]
    }
  }

  /// Whether the older syntax with commas exists.
  var mayHaveCommas: Bool {
    switch self {
    case .rgb, .rgba, .hsl, .hsla: true
    default: false
    }
  }
}

// Conversion.
extension ColorFunction {
  /// The sRGB colour; colours outside sRGB are clamped component by component, like in browsers.
  var color: Color {
    let (x, y, z) = (values.x, values.y, values.z)
    return switch name {
    case .rgb, .rgba: Color(red: x, green: y, blue: z, alpha: alpha)
    case .hsl, .hsla: HSL(hue: x, saturation: max(0, y), lightness: z, alpha: alpha).color
    case .hwb: hwb(white: max(0, y), black: max(0, z))
    case .lab: Lab(lightness: clamped(x), a: y * 125, b: z * 125).color(alpha: alpha)
    case .lch:
      Lab(lightness: clamped(x), hue: z, chroma: max(0, y) * 150).color(alpha: alpha)
    case .oklab:
      OKLCH(
        lightness: clamped(x), chroma: Double.hypot(y, z),
        hue: Double.atan2(y: z, x: y) / (2 * .pi), alpha: alpha
      ).color
    case .oklch: OKLCH(lightness: clamped(x), chroma: max(0, y), hue: z, alpha: alpha).color
    case .color: space.color(values, alpha: alpha)
    }
  }

  /// The colour as parameters of a space. It is not converted if the function has that space, so the hue of a grey is
  /// kept.
  func value(in space: ColorSpace) -> ColorValue {
    var value = ColorValue(color, in: space)
    let circular = name.components.map { if case .hue = $0 { true } else { false } }
    switch (name, space) {
    case (.hsl, .hsl), (.hsla, .hsl), (.oklch, .oklch):
      for (index, parameter) in space.parameters.prefix(3).enumerated() {
        value[parameter] = circular[index] ? wrapped(values[index]) : values[index]
      }
    default: break
    }
    return value
  }

  private func hwb(white: Double, black: Double) -> Color {
    let sum = white + black
    if sum >= 1 { return Color(white: white / sum, alpha: alpha) }
    return HueCircle.color(hue: values.x, minimum: white, chroma: 1 - sum, alpha: alpha)
  }
}
