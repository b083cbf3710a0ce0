import PickerControls

extension PlaceholderText {
  /// Returns the missing and the additional placeholders of a translation: `lacks {name}, and has {nmae}`.
  ///
  /// - Returns: Nil if they have the same values, and for a text without placeholders, which may be an example.
  static func difference(of translation: TranslatedText, from source: LocalizableText) -> String? {
    guard isLikely(source.text) else { return nil }
    var pairs = PlaceholderPairs(distinct(in: source.text), distinct(in: translation.text))
    guard !pairs.lost.isEmpty else { return nil }
    pairs.pairNames()
    pairs.pairKinds()
    let (lost, new) = (pairs.lost, pairs.new)
    let parts = [("lacks", lost), ("has", new)].filter { !$0.1.isEmpty }
    guard !parts.isEmpty else { return nil }
    return parts.map { "\($0.0) \($0.1.map { $0.source }.joined(separator: ", "))" }
      .joined(separator: ", and ")
  }

  /// The placeholders of a text, each value once.
  private static func distinct(in text: String) -> [Placeholder] {
    var known: Set<Placeholder.Value> = []
    return PlaceholderText(text).placeholders.filter { known.insert($0.value).inserted }
  }
}

/// The unpaired placeholders of a text and of its translation.
///
/// - Complexity: O(*n*) for *n* placeholders.
private struct PlaceholderPairs {
  private(set) var lost: [Placeholder]
  private(set) var new: [Placeholder]

  init(_ lost: [Placeholder], _ new: [Placeholder]) { (self.lost, self.new) = (lost, new) }

  /// Pairs placeholders with the same name, so they are not paired with others.
  mutating func pairNames() {
    var places = Dictionary(grouping: new.indices) { new[$0].name }
    pair { [new] placeholder in
      let name = placeholder.name
      let found = places[name]?.firstIndex { new[$0].sort.hasKind(of: placeholder.sort) }
      return found.flatMap { places[name]?.remove(at: $0) }
    }
  }

  /// Pairs placeholders that may represent the same value: of named ones, only numbers.
  mutating func pairKinds() {
    var places = Dictionary(grouping: new.indices) { new[$0].sort }.mapValues { $0[...] }
    pair { placeholder in
      let sorts = PlaceholderSort.all.filter { $0.mayBe(placeholder.sort) }
      let first = sorts.compactMap { sort in places[sort]?.first.map { (sort, $0) } }
        .min { $0.1 < $1.1 }
      return first.flatMap { places[$0.0]?.popFirst() }
    }
  }

  /// Removes from both lists the placeholders for which a search finds a position in the other list.
  private mutating func pair(_ place: (Placeholder) -> Int?) {
    var paired: Set<Int> = []
    lost.removeAll { place($0).map { paired.insert($0).inserted } ?? false }
    new = new.indices.filter { !paired.contains($0) }.map { new[$0] }
  }
}

/// The properties that decide which placeholders match.
private struct PlaceholderSort: Hashable {
  enum SortKind: CaseIterable { case any, number, other }

  var isNamed: Bool
  var kind: SortKind

  static let all = [false, true].flatMap { isNamed in
    SortKind.allCases.map { PlaceholderSort(isNamed: isNamed, kind: $0) }
  }

  func hasKind(of other: PlaceholderSort) -> Bool {
    kind == .any || other.kind == .any || kind == other.kind
  }

  func mayBe(_ other: PlaceholderSort) -> Bool {
    isNamed && other.isNamed ? kind == .number && other.kind == .number : hasKind(of: other)
  }
}

extension Placeholder {
  /// A name rather than a position, and the kind.
  fileprivate var sort: PlaceholderSort {
    let isNumber = kind == .number || kind == .decimal
    return PlaceholderSort(
      isNamed: name.utf8.contains { !$0.isDigit },
      kind: kind == .any ? .any : isNumber ? .number : .other)
  }
}
