import PickerGeometry

/// Why a row ends.
public struct RowBreak: Hashable, Sendable {
  /// The row that ends.
  public var row: Int
  /// The index of the first item after the row.
  public var item: Int
  /// That item's id, if it has one.
  public var id: String?
  /// The reason why the row ended.
  public var reason: Reason
  /// The length in points that the row would need with that item.
  public var needed: Double
  /// The available length of a row, in points.
  public var availableSpace: Double

  /// The reason why a row ends.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// The item did not fit.
    case space
    /// The item, or the preceding one, forces a break.
    case forced
    /// The row has the maximum number of items.
    case maxItems
    /// The item would have fitted, but the rows are better balanced without it.
    case balance
  }

  /// Creates the description of a break.
  public init(
    row: Int, item: Int, id: String? = nil, reason: Reason, needed: Double, availableSpace: Double
  ) {
    self.row = row
    self.item = item
    self.id = id
    self.reason = reason
    self.needed = needed
    self.availableSpace = availableSpace
  }

  /// The number of points by which the item does not fit; 0 or less if it would have fitted.
  public var shortfall: Double { needed - availableSpace }
}

/// Every width at which a control changes its rows, its height or its hidden items.
public struct BreakpointTable: Hashable, Sendable {
  /// The smallest width that was examined, as border box width in points.
  public var from: Double
  /// The largest width that was examined, in points; nothing changes beyond it.
  public var to: Double
  /// The steps in ascending order of width; nothing changes between two steps.
  public var steps: [Step]
  /// Whether all steps are included. A long table is cut off, and a table of items with percentage sizes has only its
  /// first step.
  public var isComplete: Bool
  /// The axis that the steps, ``from`` and ``to`` refer to: horizontal for widths; vertical for the heights
  /// of a vertical flow.
  public var axis: Axis
  /// The ids of all items in the order in which they are hidden, if that is by priority. The first
  /// ``Step/hiddenCount`` of them are hidden. Empty if the last item is hidden first.
  public var leaving: [String] = []
  /// The ids of the items whose labels are hidden, in this order, before any item is hidden.
  public var collapsing: [String] = []

  /// The layout from one width to the next step.
  public struct Step: Hashable, Sendable {
    /// The smallest width to which the step applies, as border box width in points; in a vertical flow, the
    /// resulting width.
    public var width: Double
    /// The number of items in each row.
    public var itemsPerRow: [Int]
    /// The resulting height, in points; in a vertical flow, the smallest height to which the step applies.
    public var height: Double
    /// The number of hidden items.
    public var hiddenCount: Int

    /// The number of items without labels: the first ones of ``BreakpointTable/collapsing``.
    public var collapsedCount: Int

    /// The compression step in effect, like in ``ControlState/strategy``; nil if none is needed.
    public var strategy: NarrowStrategy?

    /// Creates a step.
    public init(
      width: Double, itemsPerRow: [Int], height: Double, hiddenCount: Int,
      collapsedCount: Int = 0, strategy: NarrowStrategy? = nil
    ) {
      self.collapsedCount = collapsedCount
      self.strategy = strategy
      self.width = width
      self.itemsPerRow = itemsPerRow
      self.height = height
      self.hiddenCount = hiddenCount
    }
  }

  /// Creates a table of the given steps.
  public init(
    from: Double, to: Double, steps: [Step], isComplete: Bool, axis: Axis = .horizontal
  ) {
    self.axis = axis
    self.from = from
    self.to = to
    self.steps = steps
    self.isComplete = isComplete
  }
}
