import PickerControlBase

/// An item that is only a text, for pickers of strings.
///
///     let picker = FlexiblePicker(["tea", "coffee", "tea"])
///     picker.items.map(\.id)      // tea, coffee, tea#2
public struct TextItem: Identifiable, Hashable, Sendable {
  /// Identifies the item: its text, or a text such as `tea#2` if an earlier item has the same text.
  public let id: String
  /// The label.
  public let text: String

  /// Creates an item; without an id, its text identifies it.
  public init(_ text: String, id: String? = nil) {
    self.text = text
    self.id = id ?? text
  }
}

extension [TextItem] {
  /// Creates an item for each text, with ids that are unique.
  init(texts: [String]) {
    self = zip(texts, uniqueNames(of: texts)).map { TextItem($0, id: $1) }
  }
}

/// Returns what `make` returns for each item and its id in a layout tree.
func identified<Item: Identifiable, Element>(
  _ items: [Item], _ make: (_ item: Item, _ id: String?) -> Element
) -> [Element] {
  zip(items, treeIDs(of: items.map { $0.id })).map { make($0, $1) }
}

/// Returns the ids of items in a layout tree: the descriptions of their ids if these are unique; otherwise nil for
/// each item, which is then named after its text.
///
/// The description of an `ObjectIdentifier` is an address, which differs on every run.
///
/// - Complexity: O(*n*).
private func treeIDs<ID: Hashable>(of ids: [ID]) -> [String?] {
  #if hasFeature(Embedded)
    return ids.map { _ in nil }
  #else
    guard ID.self != ObjectIdentifier.self else { return ids.map { _ in nil } }
    let names = ids.map { String(describing: $0) }
    return Set(names).count == names.count ? names : ids.map { _ in nil }
  #endif
}
