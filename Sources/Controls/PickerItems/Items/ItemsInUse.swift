import PickerControlBase
import PickerGeometry
import PickerTree

/// Chips, segments or an overflow chip for an ``ItemsSession``: the behaviour that distinguishes them.
protocol ItemsInUse {
  /// The role of the nodes of items.
  static var role: Role { get }

  var proposal: ProposedSize { get }
  /// The id of the control; nil if it has none.
  var id: String? { get }
  /// The id of each item in the tree.
  var ids: [String] { get }
  /// The positions of the selected items, ascending.
  var selected: [Int] { get }
  /// Whether hidden items are shown; nil if nothing hides and shows them.
  var isExpanded: Bool? { get }
  /// The items in their current form, if their size may have changed.
  var measured: AnyMeasuredControl? { get }

  func tree(at time: Double) -> LayoutTree
  func isAnimating(at time: Double) -> Bool
  mutating func resize(to proposal: ProposedSize)

  /// Returns what is at a point; nil for nothing.
  func part(atPoint point: Point, at time: Double) -> TappedPart?
  /// Whether Space and Enter do what a tap on the item with the focus does.
  func canPress(_ target: SessionTarget) -> Bool
  /// Does what a tap on an item does.
  ///
  /// - Throws: The reason that it does nothing.
  mutating func activate(_ item: Int, at time: Double) throws(TapError)
  /// Handles a tap on the overflow item.
  ///
  /// - Returns: The new focus; nil if there are no hidden items.
  mutating func activateOverflow() -> SessionTarget?
  /// Selects an item, or deselects it.
  ///
  /// - Throws: The reason that nothing changes.
  mutating func set(_ item: Int, selected: Bool, at time: Double) throws(TapError)
  /// Selects all items that are shown and enabled.
  ///
  /// - Returns: Whether anything changes.
  /// - Throws: The item for which there is no space in the selection.
  mutating func selectAll() throws(RefusedItem) -> Bool
  /// Removes an item.
  ///
  /// - Returns: To what the focus moves that it had; nil if items of this kind cannot be removed.
  mutating func remove(_ item: Int) -> SessionTarget??

  /// Returns the target to which a key moves the focus.
  func target(after focus: SessionTarget?, pressing key: SessionKey) -> SessionTarget?
  /// A key has moved the focus to an item.
  mutating func arrive(at item: Int, _ time: Double)
  /// Brings the item that has the focus into sight.
  mutating func reveal(_ item: Int, at time: Double)

  /// Takes an event that has nothing to do with one of the items: a press, a scroll, a drag.
  mutating func handle(_ event: SessionEvent, at time: Double) -> SessionResult
}

// What only some of them do.
extension ItemsInUse {
  func isAnimating(at time: Double) -> Bool { false }
  func canPress(_ target: SessionTarget) -> Bool { true }
  func arrive(at item: Int, _ time: Double) {}
  func reveal(_ item: Int, at time: Double) {}
  func handle(_ event: SessionEvent, at time: Double) -> SessionResult { SessionResult() }
}

// What there is without items.
extension ItemsInUse {
  var id: String? { nil }
  var ids: [String] { [] }
  var selected: [Int] { [] }
  func activate(_ item: Int, at time: Double) throws(TapError) {}
  func set(_ item: Int, selected: Bool, at time: Double) throws(TapError) {}
  func selectAll() throws(RefusedItem) -> Bool { false }
  func remove(_ item: Int) -> SessionTarget?? { nil }
}

/// The tapped part.
enum TappedPart {
  case item(Int)
  /// The trailing icon of an item.
  case trailingIcon(Int)
  case overflow
}

/// An item that the selection rule refuses to select.
struct RefusedItem: Error {
  var item: Int
  var reason: TapError
}
