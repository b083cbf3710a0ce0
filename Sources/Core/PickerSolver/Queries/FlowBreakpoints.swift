/// The widths at which the layout of a flow changes as its container grows wider.
public struct FlowBreakpoints: Hashable, Sendable {
  /// The steps in ascending order of width. Nothing that a step describes changes between two steps.
  public var steps: [Step]

  /// Whether these are all steps in the requested range.
  public var isComplete: Bool

  /// The width from which nothing changes, or the maximum that was asked for.
  package var end: Double

  /// The layout from one width up to the next step.
  public struct Step: Hashable, Sendable {
    /// The minimum width of the container in points: the length of the longest line that then fits. The tolerance of
    /// the fit rule lets the step apply up to 1/128 pt earlier.
    public var width: Double

    /// The number of items on each line.
    public var itemsPerLine: [Int]

    /// The cross size of the container, in points.
    public var height: Double

    /// The number of visible items.
    public var shownCount: Int

    /// The number of items without their labels.
    package var missingLabels = 0
  }
}

extension FlowBreakpoints {
  /// Appends a step if it differs from the last one in more than its width.
  mutating func append(_ step: Step) {
    var same = steps.last
    same?.width = step.width
    if same != step { steps.append(step) }
  }
}
