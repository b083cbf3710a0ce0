/// An sRGB colour with encoded components and straight alpha.
///
/// Components are from 0 to 1: values outside are clamped, and NaN becomes 0.
public struct Color: Hashable, Sendable {
  /// The red component, 0…1.
  public let red: Double
  /// The green component, 0…1.
  public let green: Double
  /// The blue component, 0…1.
  public let blue: Double
  /// The opacity: 0 is clear, 1 is opaque.
  public let alpha: Double

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
  }

  /// Creates a grey; each component is clamped to 0…1.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Returns the colour with another alpha.
  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Whether red, green and blue are equal.
  package var isGrey: Bool { red == green && green == blue }
}

/// Clamps the value to 0…1; NaN becomes 0.
func clamped(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
