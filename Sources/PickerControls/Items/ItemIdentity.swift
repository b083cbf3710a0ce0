import PickerJSON
import PickerTree

/// What an item is called: by itself, or by its text.
protocol NamedItem {
  var id: String? { get }
  var text: String { get }
}

/// One id for each item, no two alike.
///
/// An item without an id goes by its text; where that is taken by `text#2`, `text#3` …, stepping
/// over ids that others have been given.
///
/// - Complexity: O(*n*).
func identities(of items: [some NamedItem]) -> [String] {
  var names = UniqueNames(capacity: items.count)
  for case let id? in items.lazy.map(\.id) { names.take(id) }
  return items.map { $0.id ?? names.claim($0.text) }
}

/// Refuses two equal ids.
func checkIdentities(of items: [some NamedItem], at path: String) throws(JSONError) {
  var places: [String: Int] = [:]
  for (place, item) in items.enumerated() {
    guard let id = item.id else { continue }
    if let first = places.updateValue(place, forKey: id) {
      throw JSONError(
        path: "\(path)[\(place)].id",
        message: "\(id.quotedInMessage) is the id of \(path)[\(first)] too")
    }
  }
}
