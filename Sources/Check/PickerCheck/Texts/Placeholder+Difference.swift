import PickerControls

extension PlaceholderText {
  /// Returns which placeholders of a text its translation lacks, and which it has besides: `lacks {name}, and has {nmae}`.
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

/// The placeholders of a text, and those of its translation, that have not been paired.
///
/// - Complexity: O(*n*) for *n* placeholders.
private struct PlaceholderPairs {
  private(set) var lost: [Placeholder]
  private(set) var new: [Placeholder]

  init(_ lost: [Placeholder], _ new: [Placeholder]) { (self.lost, self.new) = (lost, new) }

  /// Pairs those of the same name, so that they are not taken for others.
  mutating func pairNames() {
    var places = Dictionary(grouping: new.indices) { new[$0].name }
    pair { [new] placeholder in
      let name = placeholder.name
      let found = places[name]?.firstIndex { new[$0].sort.hasKind(of: placeholder.sort) }
      return found.flatMap { places[name]?.remove(at: $0) }
    }
  }

  /// Pairs those that may stand for one value: of those with names of their own, only numbers.
  mutating func pairKinds() {
    var places = Dictionary(grouping: new.indices) { new[$0].sort }.mapValues { $0[...] }
    pair { placeholder in
      let sorts = PlaceholderSort.all.filter { $0.mayBe(placeholder.sort) }
      let first = sorts.compactMap { sort in places[sort]?.first.map { (sort, $0) } }
        .min { $0.1 < $1.1 }
      return first.flatMap { places[$0.0]?.popFirst() }
    }
  }

  /// Takes from both lists what a search of the place in the other one finds.
  private mutating func pair(_ place: (Placeholder) -> Int?) {
    var paired: Set<Int> = []
    lost.removeAll { place($0).map { paired.insert($0).inserted } ?? false }
    new = new.indices.filter { !paired.contains($0) }.map { new[$0] }
  }
}

/// What decides for which placeholders one may stand.
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
