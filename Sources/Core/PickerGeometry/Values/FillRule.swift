/// The rule for which points are inside a path.
public enum FillRule: String, Hashable, Sendable, CaseIterable {
  /// Inside where the winding number is not 0.
  case nonZero
  /// Inside where a ray to infinity crosses the path an odd number of times.
  case evenOdd
}
