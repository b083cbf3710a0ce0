import PickerGeometry

extension String {
  /// The parts between the places where a line may break, without white space at their ends: words, and every ideograph alone.
  ///
  /// Words that only a dictionary separates, as in Thai, are split into single characters.
  ///
  ///     "half-open 一二、".unbreakableParts(language: nil)    // ["half-", "open", "一", "二、"]
  package func unbreakableParts(
    language: String?, wordBreak: WordBreak = .normal, in browser: Browser? = nil
  ) -> [String] {
    let tailoring = LineBreakTailoring(language, in: browser)
    let classes = map { LineBreakClass($0.firstScalar, in: tailoring) }
    var rules = LineBreakRules()
    var overrides = LineBreakOverrides(wordBreak, in: browser)
    var parts: [String] = []
    var part = ""
    for (place, character) in enumerated() {
      let decision = rules.advance(to: place, of: classes, character, overrides: &overrides)
      if decision != .never || LineBreakClass.isOfUnspacedWord(character.firstScalar) {
        parts.takePart(&part)
      }
      if classes[place] != .space && !classes[place].separatesLines { part.append(character) }
    }
    parts.takePart(&part)
    return parts
  }
}

extension LineBreakRules {
  /// Returns the decision for the position before a cluster, of the overrides or else of these rules, and advances both past it.
  mutating func advance(
    to place: Int, of classes: [LineBreakClass], _ cluster: Character,
    overrides: inout LineBreakOverrides
  ) -> Decision {
    let decision = advance(to: place, of: classes)
    let isAllowed = overrides.advance(to: cluster)
    guard decision != .forced, let isAllowed else { return decision }
    return isAllowed ? .allowed : .never
  }
}

extension LineBreakOverrides {
  /// Returns whether a line may break before a grapheme cluster, and advances past it.
  fileprivate mutating func advance(to cluster: Character) -> Bool? {
    let scalars = cluster.unicodeScalars
    let decision = advance(to: scalars.first?.value ?? 0)
    for scalar in scalars.dropFirst() { _ = advance(to: scalar.value) }
    return decision
  }
}

extension [String] {
  fileprivate mutating func takePart(_ part: inout String) {
    if !part.isEmpty { append(part) }
    part = ""
  }
}

extension Character {
  fileprivate var firstScalar: UInt32 { unicodeScalars.first?.value ?? 0 }
}
