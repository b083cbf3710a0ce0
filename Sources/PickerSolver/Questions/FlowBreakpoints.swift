/// How a flow changes as its container grows wider.
public struct FlowBreakpoints: Hashable, Sendable {
  /// The steps, from narrow to wide; between two of them nothing named there changes.
  public var steps: [Step]

  /// Whether these are all steps there are in the range that was asked for.
  public var isComplete: Bool

  /// What holds from one width on.
  public struct Step: Hashable, Sendable {
    /// The width of the container from which it holds: the sum of what then fits on a line. The fit rule's
    /// grace for rounding lets it hold up to 1/128 pt earlier.
    public var width: Double

    /// How many items each line has.
    public var itemsPerLine: [Int]

    /// The size of the container across its lines.
    public var height: Double

    /// How many items are not hidden.
    public var shownCount: Int
  }
}
