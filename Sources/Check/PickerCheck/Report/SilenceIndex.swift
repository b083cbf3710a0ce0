import PickerControls

/// The silencing entries of a document in a locale, by their patterns.
struct SilenceIndex {
  private let silenced: [SilencedFinding]
  /// Entries with items, entries with texts but no items, and the others.
  private let byID: (patterns: PatternIndex, places: [Int])
  private let byText: (patterns: PatternIndex, places: [Int])
  private let others: [Int]

  /// - Parameter locale: The locale of the findings.
  init(_ silenced: [SilencedFinding], locale: String) {
    self.silenced = silenced
    let applying = silenced.indices.filter {
      silenced[$0].warning == nil && silenced[$0].applies(to: locale)
    }
    let ids = applying.filter { silenced[$0].id != nil }
    let texts = applying.filter { silenced[$0].id == nil && silenced[$0].text != nil }
    byID = (PatternIndex(ids.map { silenced[$0].id ?? "" }), ids)
    byText = (PatternIndex(texts.map { silenced[$0].text ?? "" }), texts)
    others = applying.filter { silenced[$0].id == nil && silenced[$0].text == nil }
  }

  /// The positions of all entries that silence a finding, in order.
  ///
  /// - Complexity: That of ``PatternIndex/candidates(for:)``.
  func places(silencing finding: Finding) -> [Int] {
    silenced.isEmpty
      ? [] : candidates(for: finding).filter { silenced[$0].silences(finding) }.sorted()
  }

  /// The number of entries that are compared with a finding, for tests.
  func candidateCount(for finding: Finding) -> Int { candidates(for: finding).count }

  private func candidates(for finding: Finding) -> [Int] {
    let ids = finding.id.map { byID.patterns.candidates(for: $0) } ?? []
    let texts = finding.text.map { byText.patterns.candidates(for: $0) } ?? []
    return others + ids.map { byID.places[$0] } + texts.map { byText.places[$0] }
  }
}

extension SilencedFinding {
  /// Whether a finding does not count in a locale to which this applies.
  fileprivate func silences(_ finding: Finding) -> Bool {
    if let code, code != finding.code { return false }
    if let id, finding.id?.matches(id) != true { return false }
    if let text, finding.text?.matches(text) != true { return false }
    return true
  }

  /// Whether a warning is not shown; the text of the entry matches its message.
  func silences(_ warning: CheckProblem) -> Bool {
    self.warning == warning.code.rawValue && text.map { warning.message.matches($0) } ?? true
  }

  /// Whether findings in a locale may be silenced.
  func applies(to found: String) -> Bool {
    guard let locale = locale?.localeKey else { return true }
    return found.localeKey.matches(locale) || found.localeKey.matches(locale + "-*")
  }
}

extension String {
  /// Whether a pattern matches all of the text; `*` stands for any characters.
  ///
  /// - Complexity: O(*text* · *pattern*).
  func matches(_ pattern: String) -> Bool {
    let (text, pattern) = (Array(utf8), Array(pattern.utf8))
    var (at, place) = (0, 0)
    // Where the last star was, and up to where it stands for the text.
    var star: (place: Int, end: Int)?
    while at < text.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        star = (place, at)
        place += 1
      } else if place < pattern.count, pattern[place] == text[at] {
        (at, place) = (at + 1, place + 1)
      } else if let last = star {
        star = (last.place, last.end + 1)
        (at, place) = (last.end + 1, last.place + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
