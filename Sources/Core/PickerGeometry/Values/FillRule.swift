/// The rule for which points are inside a path.
public enum FillRule: String, Hashable, Sendable, CaseIterable {
  /// Inside if the winding number is not 0.
  case nonZero
  /// Inside if a ray to infinity crosses the path an odd number of times.
  case evenOdd
}
