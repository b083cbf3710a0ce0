import PickerJSON
import PickerTree

/// An item that is identified by its id, or else by its text.
protocol NamedItem {
  var id: String? { get }
  var text: String { get }
}

/// Returns a unique id for each item.
///
/// An item without an id is identified by its text; if that is in use, by `text#2`, `text#3` …, skipping
/// ids that other items declare.
///
/// - Complexity: O(*n*).
func identities(of items: [some NamedItem]) -> [String] {
  var names = UniqueNames(capacity: items.count)
  for item in items {
    if let id = item.id { names.take(id) }
  }
  return items.map { $0.id ?? names.claim($0.text) }
}

/// Throws if two items have the same id: `$.items[2].id: "a" is the id of $.items[0] too`.
///
/// - Parameter path: The path of the items, which takes a walk through the document and is made for the error only.
func checkIdentities(
  of items: [some NamedItem], at path: @autoclosure () -> String
) throws(JSONError) {
  var places: [String: Int] = [:]
  for place in items.indices {
    guard let id = items[place].id else { continue }
    if let first = places.updateValue(place, forKey: id) {
      let path = path()
      throw JSONError(
        path: "\(path)[\(place)].id",
        message: "\(id.quotedInMessage) is the id of \(path)[\(first)] too")
    }
  }
}
