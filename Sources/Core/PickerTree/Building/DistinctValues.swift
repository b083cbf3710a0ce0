/// Distinct values, numbered in the order of their first occurrence.
///
/// Few values are compared one by one: creating a dictionary costs more, above all the first one of its kind in a
/// process, for which the Swift runtime looks up how its key conforms to `Hashable`.
@usableFromInline package struct DistinctValues<Value: Hashable> {
  @usableFromInline package internal(set) var all: [Value] = []
  /// The numbers by value; empty while there are few.
  @usableFromInline var numbers: [Value: Int] = [:]

  @inlinable static var few: Int { 8 }

  @inlinable package init() {}

  /// The number of a value; nil if it is new.
  ///
  /// - Complexity: O(1).
  @inlinable package func number(of value: Value) -> Int? {
    // Neighbours are often equal.
    if let last = all.last, last == value { return all.count - 1 }
    guard all.count <= Self.few else { return numbers[value] }
    for number in all.indices where all[number] == value { return number }
    return nil
  }

  /// Adds a value that is new, and returns its number.
  @inlinable package mutating func add(_ value: Value) -> Int {
    let number = all.count
    all.append(value)
    if number > Self.few {
      numbers[value] = number
    } else if number == Self.few {
      for known in all.indices { numbers[all[known]] = known }
    }
    return number
  }

  /// Returns the number of a value, and adds it if it is new.
  @inlinable package mutating func insert(_ value: Value) -> Int { number(of: value) ?? add(value) }
}
