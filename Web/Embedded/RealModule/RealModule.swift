// Stands for the module RealModule of swift-numerics, whose C target needs a C library's headers: the functions that
// our modules use, each as one declaration of the C library that is linked.

@_extern(c, "sin") private func libm_sin(_ x: Double) -> Double
@_extern(c, "cos") private func libm_cos(_ x: Double) -> Double
@_extern(c, "tan") private func libm_tan(_ x: Double) -> Double
@_extern(c, "atan2") private func libm_atan2(_ y: Double, _ x: Double) -> Double
@_extern(c, "exp") private func libm_exp(_ x: Double) -> Double
@_extern(c, "expm1") private func libm_expm1(_ x: Double) -> Double
@_extern(c, "pow") private func libm_pow(_ x: Double, _ y: Double) -> Double
@_extern(c, "cbrt") private func libm_cbrt(_ x: Double) -> Double
@_extern(c, "hypot") private func libm_hypot(_ x: Double, _ y: Double) -> Double

extension Double {
  /// Returns the sine of an angle in radians.
  public static func sin(_ x: Double) -> Double { libm_sin(x) }
  /// Returns the cosine of an angle in radians.
  public static func cos(_ x: Double) -> Double { libm_cos(x) }
  /// Returns the tangent of an angle in radians.
  public static func tan(_ x: Double) -> Double { libm_tan(x) }
  /// Returns the angle, in radians from -π to π, of a vector.
  public static func atan2(y: Double, x: Double) -> Double { libm_atan2(y, x) }
  /// Returns e to the power of a number.
  public static func exp(_ x: Double) -> Double { libm_exp(x) }
  /// Returns e to the power of a number, minus 1, exact also for numbers close to 0.
  public static func expMinusOne(_ x: Double) -> Double { libm_expm1(x) }
  /// Returns the length of a vector, without overflow.
  public static func hypot(_ x: Double, _ y: Double) -> Double { libm_hypot(x, y) }

  /// Returns NaN for a negative base, and for 0 to the power of 0, as swift-numerics does.
  public static func pow(_ x: Double, _ y: Double) -> Double {
    x < 0 || x.isNaN || (x == 0 && y == 0) ? .nan : libm_pow(x, y)
  }

  /// Returns the real root of degree `n`; NaN for an even root of a negative number.
  public static func root(_ x: Double, _ n: Int) -> Double {
    if n == 3 { return libm_cbrt(x) }
    guard x >= 0 || n % 2 != 0 else { return .nan }
    return Double(signOf: x, magnitudeOf: libm_pow(x.magnitude, 1 / Double(n)))
  }
}
