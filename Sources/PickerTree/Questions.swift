import PickerGeometry

/// Why a row ends where it does.
public struct RowBreak: Hashable, Sendable {
  /// The row that ends.
  public var row: Int
  /// The position of the item that is not on it any more.
  public var item: Int
  /// That item's id, if it has one.
  public var id: String?
  /// What ended the row.
  public var reason: Reason
  /// Points that the row and the item would have taken together.
  public var needed: Double
  /// Points there were.
  public var room: Double

  /// What ends a row.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// The item did not fit.
    case room
    /// The item, or the one before it, asks for a break.
    case forced
    /// The row has as many items as a row may have.
    case maxItems
    /// The item would have fitted, but rows are more even without it.
    case balance
  }

  /// A break of those facts.
  public init(
    row: Int, item: Int, id: String? = nil, reason: Reason, needed: Double, room: Double
  ) {
    self.row = row
    self.item = item
    self.id = id
    self.reason = reason
    self.needed = needed
    self.room = room
  }

  /// How many points were missing; 0 or less where the item would have fitted.
  public var short: Double { needed - room }
}

/// Every width at which a control changes its rows, its height or what it hides.
public struct BreakpointTable: Hashable, Sendable {
  /// The narrowest width that was looked at, in points from border to border.
  public var from: Double
  /// The widest: from there on nothing changes.
  public var to: Double
  /// From narrow to wide; between two steps nothing changes.
  public var steps: [Step]
  /// Whether these are all there are; a long table is cut, and one of items in percent has its first step only.
  public var isComplete: Bool
  /// Which side of the control the steps are of: the width, or the height of a vertical flow. ``from``
  /// and ``to`` are of that side.
  public var axis: Axis

  /// What holds from one width on.
  public struct Step: Hashable, Sendable {
    /// The width from which it holds, in points from border to border; of a vertical flow the width it
    /// then takes.
    public var width: Double
    /// How many items each row has.
    public var itemsPerRow: [Int]
    /// The height of the control, in points; of a vertical flow the height from which it holds.
    public var height: Double
    /// How many items are hidden.
    public var hiddenCount: Int

    /// What the control does because it is too narrow, as in ``ControlState/strategy``; nil where
    /// nothing is needed.
    public var strategy: NarrowStrategy?

    /// A step of those facts.
    public init(
      width: Double, itemsPerRow: [Int], height: Double, hiddenCount: Int,
      strategy: NarrowStrategy? = nil
    ) {
      self.strategy = strategy
      self.width = width
      self.itemsPerRow = itemsPerRow
      self.height = height
      self.hiddenCount = hiddenCount
    }
  }

  /// A table of these steps.
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
