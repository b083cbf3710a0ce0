/// A colour in sRGB, encoded as screens and files have it, with straight alpha.
///
/// Components are always from 0 to 1: what is given beyond is moved to the nearer end, and NaN becomes 0.
public struct Color: Hashable, Sendable {
  /// The share of red, 0…1.
  public let red: Double
  /// The share of green, 0…1.
  public let green: Double
  /// The share of blue, 0…1.
  public let blue: Double
  /// 0 is clear, 1 is opaque.
  public let alpha: Double

  /// Black, opaque.
  public static let black = Color(white: 0)
  /// White, opaque.
  public static let white = Color(white: 1)
  /// Clear black: nothing at all.
  public static let clear = Color(white: 0, alpha: 0)

  /// A colour of these components, each brought within 0…1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = clamped(red)
    self.green = clamped(green)
    self.blue = clamped(blue)
    self.alpha = clamped(alpha)
  }

  /// A grey.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The same colour with another alpha.
  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Whether red, green and blue are equal, so that there is no hue.
  public var isGrey: Bool { red == green && green == blue }
}

/// The value within 0…1; NaN becomes 0.
func clamped(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
