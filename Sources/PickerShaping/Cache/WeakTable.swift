/// Objects by their keys, for as long as someone else holds them.
struct WeakTable<Key: Hashable, Value: AnyObject> {
  private struct Entry {
    weak var value: Value?
  }

  private var entries: [Key: Entry] = [:]
  private var cleanCount = 64

  /// How many keys it has, those of objects that are gone among them until it is cleaned.
  var count: Int { entries.count }

  subscript(key: Key) -> Value? {
    get { entries[key]?.value }
    set {
      if let newValue {
        entries[key] = Entry(value: newValue)
      } else {
        entries[key] = nil
      }
      if entries.count > cleanCount { clean() }
    }
  }

  /// Forgets the keys of objects that are gone: each time there are twice as many keys as were left
  /// the last time.
  private mutating func clean() {
    for (key, entry) in entries where entry.value == nil { entries[key] = nil }
    cleanCount = max(64, 2 * entries.count)
  }
}
