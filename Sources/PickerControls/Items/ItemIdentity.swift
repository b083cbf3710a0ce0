import PickerJSON

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
  var taken = Set(items.lazy.compactMap(\.id))
  taken.reserveCapacity(items.count)
  var counts: [String: Int] = [:]
  return items.map { item in
    if let id = item.id { return id }
    if taken.insert(item.text).inserted { return item.text }
    var number = counts[item.text] ?? 2
    while !taken.insert("\(item.text)#\(number)").inserted { number += 1 }
    counts[item.text] = number + 1
    return "\(item.text)#\(number)"
  }
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
