import PickerGeometry
import PickerTree

/// An interactive control whose items are selected.
///
/// Items are numbered in the order of their ids.
public protocol SelectableItems: InteractiveControl {
  /// How many items there are.
  var itemCount: Int { get }
  /// Whether the last selected item stays selected.
  var isRequired: Bool { get }
  /// The most selected items; nil: all.
  var limit: Int? { get }

  /// Items as they look in the states and frames asked for: beneath a root at the origin, in the same
  /// order.
  func appearances(of items: [ItemSnapshot]) -> LayoutTree

  /// The control in its size with these items selected and no others; nil where only the appearances of
  /// its items change.
  func tree(selecting items: [Int], within size: Size) -> LayoutTree?
}

/// An item in a state and a place.
public struct ItemSnapshot: Hashable, Sendable {
  /// Which item of its control.
  public var item: Int
  /// Whether it is selected.
  public var isSelected: Bool
  /// Its box.
  public var frame: Rect

  /// An item in a state and a place.
  public init(item: Int, isSelected: Bool, frame: Rect) {
    self.item = item
    self.isSelected = isSelected
    self.frame = frame
  }
}
