import PickerJSON
import PickerTree

/// Returns a unique id for each item.
///
/// An item without an id is identified by its text; if that is in use, by `text#2`, `text#3` …, skipping
/// ids that other items declare.
///
/// - Complexity: O(*n*).
func identities(of items: [some LabelledItem]) -> [String] {
  var names = UniqueNames(capacity: items.count)
  for item in items {
    if let id = item.id { names.take(id) }
  }
  return items.map { $0.id ?? names.claim($0.text) }
}

/// Throws if two items have the same id: `$.items[2].id: "a" is already the id of $.items[0]`.
///
/// - Parameters:
///   - path: The path of the items, which takes a walk through the document and is made for the error only.
///   - id: Returns the id of an item; nil if it has none.
func checkIdentities(
  of items: Range<Int>, at path: @autoclosure () -> String, _ id: (_ item: Int) -> String?
) throws(JSONError) {
  var places: [String: Int] = [:]
  for place in items {
    guard let id = id(place) else { continue }
    if let first = places.updateValue(place, forKey: id) {
      let path = path()
      throw JSONError(
        path: "\(path)[\(place)].id",
        message: "\(id.quotedInMessage) is already the id of \(path)[\(first)]")
    }
  }
}
