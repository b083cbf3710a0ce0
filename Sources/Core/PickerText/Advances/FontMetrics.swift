import PickerGeometry

/// The vertical metrics of a font at its size, in points.
///
/// The height of a line is the sum of the three; half of the line gap is above the ascent.
public struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline up to the top of the glyphs, in points, at least 0.
  public let ascent: Double
  /// The distance from the baseline down to the bottom of the glyphs, in points, at least 0.
  public let descent: Double
  /// The distance between the descent of a line and the ascent of the next, in points, at least 0.
  public let lineGap: Double

  /// Creates metrics in points; a negative or infinite length, or NaN, counts as 0.
  public init(ascent: Double, descent: Double, lineGap: Double = 0) {
    self.ascent = ascent.clampedLength
    self.descent = descent.clampedLength
    self.lineGap = lineGap.clampedLength
  }

  /// Returns the metrics rounded to whole points. If rounding reduced the descent, one point of the ascent is moved
  /// to it, like in browsers.
  package func rounded(_ mode: LineMetrics) -> FontMetrics {
    guard mode == .rounded else { return self }
    let (up, down) = (ascent.rounded(), descent.rounded())
    let moved = down < descent && up >= 1 ? 1.0 : 0
    return FontMetrics(ascent: up - moved, descent: down + moved, lineGap: lineGap.rounded())
  }

  /// Returns the greater ascent and the greater descent of both, and this line gap.
  package func union(_ other: FontMetrics) -> FontMetrics {
    FontMetrics(
      ascent: max(ascent, other.ascent), descent: max(descent, other.descent), lineGap: lineGap)
  }
}

extension Double {
  /// This length if it is a usable one; 0 if it is negative, infinite or NaN.
  var clampedLength: Double {
    isFinite ? Swift.min(Swift.max(0, self), Lengths.maximum) : 0
  }
}
