extension String {
  /// The parts between the places where a line may break, without white space at their ends: words, and every ideograph alone.
  ///
  /// Words that only a dictionary separates, as in Thai, are parts of one character each.
  ///
  ///     "half-open 一二、".unbreakableParts(language: nil)    // ["half-", "open", "一", "二、"]
  package func unbreakableParts(language: String?) -> [String] {
    let tailoring = LineBreakTailoring(language)
    let classes = map { LineBreakClass($0.firstScalar, in: tailoring) }
    var rules = LineBreakRules()
    var parts: [String] = []
    var part = ""
    for (place, character) in enumerated() {
      let decision = rules.advance(to: place, of: classes)
      if decision != .never || character.isOfUnspacedWord { parts.takePart(&part) }
      if classes[place] != .space && !classes[place].separatesLines { part.append(character) }
    }
    parts.takePart(&part)
    return parts
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

  /// Whether the character is Thai, Lao, Burmese or Khmer.
  fileprivate var isOfUnspacedWord: Bool {
    switch firstScalar {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true
    default: false
    }
  }
}
