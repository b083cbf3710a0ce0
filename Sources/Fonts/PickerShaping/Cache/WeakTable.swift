/// A dictionary of weak references.
struct WeakTable<Key: Hashable, Value: AnyObject> {
  private struct WeakEntry {
    weak var value: Value?
  }

  private var entries: [Key: WeakEntry] = [:]
  private var cleanCount = 64

  /// The number of keys, including keys of released objects that have not been removed yet.
  var count: Int { entries.count }

  subscript(key: Key) -> Value? {
    get { entries[key]?.value }
    set {
      if let newValue {
        entries[key] = WeakEntry(value: newValue)
      } else {
        entries[key] = nil
      }
      if entries.count > cleanCount { clean() }
    }
  }

  /// Removes the keys of released objects. Runs when the number of keys has doubled since the last run, so
  /// that insertion takes amortised constant time.
  private mutating func clean() {
    for (key, entry) in entries where entry.value == nil { entries[key] = nil }
    cleanCount = max(64, 2 * entries.count)
  }
}
