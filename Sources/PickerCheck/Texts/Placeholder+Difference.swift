import PickerControls

extension PlaceholderText {
  /// Returns which placeholders of a text its translation lacks, and which it has besides: `lacks {name}, and has {nmae}`.
  ///
  /// - Returns: Nil if they have the same values, and for a text without placeholders, which may be an example.
  static func difference(of translation: TranslatedText, from source: LocalizableText) -> String? {
    guard isLikely(source.text) else { return nil }
    var lost = distinct(in: source.text)
    guard !lost.isEmpty else { return nil }
    var new = distinct(in: translation.text)
    // Those with the same name first, so that they are not taken for others.
    for isSame in [isNamedAlike, isCompatible] {
      lost.removeAll { placeholder in
        guard let place = new.firstIndex(where: { isSame(placeholder, $0) }) else { return false }
        new.remove(at: place)
        return true
      }
    }
    let parts = [("lacks", lost), ("has", new)].filter { !$0.1.isEmpty }
    guard !parts.isEmpty else { return nil }
    return parts.map { "\($0.0) \($0.1.map { $0.source }.joined(separator: ", "))" }
      .joined(separator: ", and ")
  }

  /// The placeholders of a text, each value once.
  private static func distinct(in text: String) -> [Placeholder] {
    PlaceholderText(text).placeholders.reduce(into: []) { found, placeholder in
      if !found.contains(where: { $0.isSameValue(as: placeholder) }) { found.append(placeholder) }
    }
  }

  private static func isNamedAlike(_ one: Placeholder, _ other: Placeholder) -> Bool {
    one.name == other.name && isCompatible(one, other, ignoringNames: true)
  }

  /// Whether both may stand for one value: those with names of their own only for the same one.
  private static func isCompatible(_ one: Placeholder, _ other: Placeholder) -> Bool {
    isCompatible(one, other, ignoringNames: false)
  }

  private static func isCompatible(
    _ one: Placeholder, _ other: Placeholder, ignoringNames: Bool
  ) -> Bool {
    if !ignoringNames, one.isNamed, other.isNamed { return one.isNumber && other.isNumber }
    return one.kind == .any || other.kind == .any || one.isNumber == other.isNumber
  }
}

extension Placeholder {
  /// Whether it has a name rather than a position.
  fileprivate var isNamed: Bool { name.utf8.contains { !$0.isDigit } }

  fileprivate var isNumber: Bool { kind == .number || kind == .decimal }
}
