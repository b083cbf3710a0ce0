import PickerControlBase
import PickerJSON

/// The description of an item with a label: a chip or a segment. It is identified by its id, or else by its text.
protocol LabelledItem {
  var id: String? { get set }
  var text: String { get set }
  var isEnabled: Bool { get }
  var icon: Icon? { get }
  var trailingIcon: Icon? { get }
  var badge: String? { get set }
  var style: ItemStyle { get set }
  var ownStyle: Sparse<ItemStyle> { get }
  /// How long it stays if not all items fit.
  var priority: Int { get }
  /// Whether it has an icon without its label, and is narrower then.
  var canLoseLabel: Bool { get }
  /// Whether all of these but `isEnabled` and `priority` are unset: most items are only a text.
  var isPlain: Bool { get }
}
