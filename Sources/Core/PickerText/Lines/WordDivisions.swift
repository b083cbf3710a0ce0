/// The positions where the words of a text can be divided.
package struct WordDivisions {
  let hyphens: Hyphens
  let hasSoftHyphens: Bool
  /// The places at which patterns divide words, in ascending order.
  let places: [Int]

  package init(_ hyphens: Hyphens, hasSoftHyphens: Bool, places: [Int] = []) {
    self.hyphens = hyphens
    self.hasSoftHyphens = hasSoftHyphens
    self.places = places
  }

  /// The divisions of a text on a single line.
  package static let none = WordDivisions(.none, hasSoftHyphens: false)

  /// Whether any word can be divided.
  package var canDivide: Bool { hyphens != .none && hasSoftHyphens || !places.isEmpty }

  func divide(at place: Int) -> Bool {
    let next = places.partitioningIndex { $0 >= place }
    return next < places.count && places[next] == place
  }
}
