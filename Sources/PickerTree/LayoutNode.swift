import PickerGeometry

/// One box of a layout tree: plain numbers that refer to the tree's tables.
///
/// A node is 64 bytes and owns nothing, so that a tree of many thousand boxes is one block of
/// memory that is cheap to fill, to copy and to walk.
public struct LayoutNode: Hashable, Sendable {
  /// The border box in points, relative to the parent's origin.
  public var frame: Rect
  /// What it is.
  public var role: Role
  /// Whether it is selected, and whether it is disabled.
  public var state: State
  /// The position just behind the last node beneath this one.
  public var end: Int32
  /// Which of the tree's ``LayoutTree/ids`` is this node's; -1: it has none.
  public var id: Int32
  /// Which row, line or page of its parent it is; -1 where nothing is counted.
  public var index: Int32
  /// Which of the tree's ``LayoutTree/paints`` it is painted with; -1: nothing is painted.
  public var paint: Int32
  /// Which entry of a table of the tree it shows, by its role: one of the ``LayoutTree/labels``,
  /// ``LayoutTree/names``, ``LayoutTree/images``, ``LayoutTree/overflows`` or
  /// ``LayoutTree/controlStates``; -1: none.
  public var content: Int32
  /// Which of the tree's ``LayoutTree/effects`` it has; -1: none.
  public var effects: Int32
  /// The least size of its hit region in points, where one was asked for; below 0: none was, and
  /// ``LayoutTree/defaultMinTarget`` holds. Never changes a frame.
  public var minTarget: Float

  /// Whether a node is selected, whether it takes part, and how many of its own may be selected.
  public struct State: OptionSet, Hashable, Sendable {
    /// The members as bits.
    public let rawValue: UInt8

    /// The set of these bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The item is selected.
    public static let selected = State(rawValue: 1)
    /// The item takes no part.
    public static let disabled = State(rawValue: 2)
    /// Of a control: at most one of its items can be selected.
    public static let selectsOne = State(rawValue: 4)
    /// Of a control: any number of its items can be selected.
    public static let selectsMany = State(rawValue: 8)
  }

  /// A node of that role; what is left out it does not have.
  @inlinable
  public init(
    _ role: Role, frame: Rect, state: State = [], end: Int = 0, id: Int = -1, index: Int = -1,
    paint: Int = -1, content: Int = -1, effects: Int = -1, minTarget: Double = -1
  ) {
    self.frame = frame
    self.role = role
    self.state = state
    self.end = Int32(truncatingIfNeeded: end)
    self.id = Int32(truncatingIfNeeded: id)
    self.index = Int32(truncatingIfNeeded: index)
    self.paint = Int32(truncatingIfNeeded: paint)
    self.content = Int32(truncatingIfNeeded: content)
    self.effects = Int32(truncatingIfNeeded: effects)
    self.minTarget = Float(minTarget)
  }
}
