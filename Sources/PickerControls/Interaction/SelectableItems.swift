import PickerGeometry
import PickerTree

/// An interactive control whose items can be selected.
///
/// Items are numbered in the order of their ids.
public protocol SelectableItems: InteractiveControl {
  /// The number of items.
  var itemCount: Int { get }
  /// Whether the last selected item stays selected.
  var isRequired: Bool { get }
  /// The maximum number of selected items; nil for no limit.
  var limit: Int? { get }

  /// Returns a tree that draws the items in the given states and frames: the children of a root at the
  /// origin, in the order of `items`.
  func appearances(of items: [ItemSnapshot]) -> LayoutTree

  /// Returns the layout with exactly these items selected, in `size`; nil if selection changes only the
  /// appearance of items and moves nothing.
  func tree(selecting items: [Int], within size: Size) -> LayoutTree?
}

/// The state and the frame that an item is to be drawn in.
public struct ItemSnapshot: Hashable, Sendable {
  /// The index of the item in its control.
  public var item: Int
  /// Whether it is selected.
  public var isSelected: Bool
  /// The border box, in points.
  public var frame: Rect
  /// Whether it is the first of its row.
  public var isFirstInRow = false
  /// Whether it is the last of its row.
  public var isLastInRow = false

  /// Creates a snapshot of an item within its row.
  public init(item: Int, isSelected: Bool, frame: Rect) {
    self.item = item
    self.isSelected = isSelected
    self.frame = frame
  }

  var ends: RowEnds { RowEnds(isFirst: isFirstInRow, isLast: isLastInRow) }
}
