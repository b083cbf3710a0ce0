/// Names that are taken, and how the next ones are told apart from them.
///
///     var names = UniqueNames()
///     names.claim("tea")   // "tea"
///     names.claim("tea")   // "tea#2"
///
/// Names that Swift calls equal are one name, whatever scalars spell them.
package struct UniqueNames: Sendable {
  private var taken: Set<String> = []
  /// The number to try next, by the name that was asked for.
  private var numbers: [String: Int] = [:]
  /// How many of a list of ids ``note(_:)`` has seen.
  private var notedCount = 0
  /// How many names have been tried so far: what the cost of all calls grows with.
  package private(set) var tries = 0

  /// No names, with storage for `capacity` of them.
  package init(capacity: Int = 0) {
    taken.reserveCapacity(capacity)
  }

  /// Takes a name if it is free.
  ///
  /// - Returns: Whether it was.
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

  /// Takes a name; where it is taken, the first free one of `name#2`, `name#3` ….
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
