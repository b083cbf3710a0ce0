// The folder: `Spaces` converts between colour spaces, `Functions` reads CSS; beside it are gradients, names and system colours.

/// An sRGB colour with encoded components and straight alpha.
///
/// Components are from 0 to 1: values outside are clamped, and NaN becomes 0. A colour may hold another one for the
/// dark scheme; see ``dark``.
public struct Color: Hashable, Sendable {
  /// The red component, 0…1.
  public let red: Double
  /// The green component, 0…1.
  public let green: Double
  /// The blue component, 0…1.
  public let blue: Double
  /// The opacity: 0 is clear, 1 is opaque.
  public let alpha: Double
  /// The components of ``dark``; see `SchemeColor.swift`. 0: there is none.
  let darkComponents: UInt64

  /// Opaque black.
  public static let black = Color(white: 0)
  /// Opaque white.
  public static let white = Color(white: 1)
  /// Transparent black.
  public static let clear = Color(white: 0, alpha: 0)

  /// Creates a colour; each component is clamped to 0…1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = clamped(red)
    self.green = clamped(green)
    self.blue = clamped(blue)
    self.alpha = clamped(alpha)
    darkComponents = 0
  }

  /// Creates a colour, with SwiftUI's name for alpha; each component is clamped to 0…1.
  public init(red: Double, green: Double, blue: Double, opacity: Double) {
    self.init(red: red, green: green, blue: blue, alpha: opacity)
  }

  /// Creates a colour with the components of its dark scheme.
  init(_ color: Color, darkComponents: UInt64) {
    red = color.red
    green = color.green
    blue = color.blue
    alpha = color.alpha
    self.darkComponents = darkComponents
  }

  /// Creates a grey; each component is clamped to 0…1.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Returns the colour with another alpha, in both schemes.
  public func withAlpha(_ alpha: Double) -> Color {
    let color = Color(red: red, green: green, blue: blue, alpha: alpha)
    return dark.map { Color(light: color, dark: $0.withAlpha(alpha)) } ?? color
  }

  /// Whether red, green and blue are equal.
  package var isGrey: Bool { red == green && green == blue }
}

/// Clamps the value to 0…1; NaN becomes 0.
func clamped(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
