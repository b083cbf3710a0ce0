/// Which parts of a path are inside.
public enum FillRule: String, Hashable, Sendable, CaseIterable {
  /// Where the path winds round, counting its direction.
  case nonZero
  /// Where a way out crosses the path an odd number of times.
  case evenOdd
}
