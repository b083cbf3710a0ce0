/// A set of names that makes each new one unique by a suffix.
///
///     var names = UniqueNames()
///     names.claim("tea")   // "tea"
///     names.claim("tea")   // "tea#2"
///
/// Names are compared as Swift compares strings, by canonical equivalence.
package struct UniqueNames: Sendable {
  private var taken: Set<String>
  /// The suffix to try next, by the requested name.
  private var numbers: [String: Int] = [:]
  /// The number of ids of the list that ``note(_:)`` has already taken.
  private var notedCount = 0
  /// The number of names tried so far, which is the cost of all calls together.
  package private(set) var tries = 0

  /// Creates an empty set with storage for `capacity` names.
  package init(capacity: Int = 0) {
    taken = Set(minimumCapacity: capacity)
  }

  /// Takes a name if it is free.
  ///
  /// - Returns: Whether the name was free.
  @discardableResult
  package mutating func take(_ name: String) -> Bool {
    tries += 1
    return taken.insert(name).inserted
  }

  /// Takes the names that were added to the end of a list since the last call.
  ///
  /// - Complexity: O(*m*) for *m* new names.
  package mutating func note(_ ids: [String]) {
    for id in ids.dropFirst(notedCount) { take(id) }
    notedCount = ids.count
  }

  /// Passes over names that are taken already and are now added to the end of that list.
  mutating func skip(_ count: Int) { notedCount += count }

  /// Takes a name; if it is already taken, the first free one of `name#2`, `name#3` ….
  ///
  /// - Returns: The name that was taken.
  /// - Complexity: Amortised O(1): each number is tried once for each name, since none becomes free.
  package mutating func claim(_ name: String) -> String {
    if take(name) { return name }
    var number = numbers[name] ?? 2
    while !take("\(name)#\(number)") { number += 1 }
    numbers[name] = number + 1
    return "\(name)#\(number)"
  }
}
