import PickerGeometry

/// The language of a text, which selects among the available patterns.
package struct PatternLanguage {
  /// At most three.
  private let subtags: [String]

  /// The language without its region: `de`.
  package var name: String { subtags[0] }

  /// The tag in lower case, `de_at`.
  package static func key(_ tag: String) -> String {
    tag.asciiLowercased.split { $0 == "-" || $0 == "_" }.joined(separator: "_")
  }

  /// Returns nil for what names no language.
  ///
  /// - Parameter tag: BCP 47, also with underscores.
  package init?(_ tag: String) {
    subtags = PatternLanguage.key(tag).split(separator: "_").prefix(3).map { String($0) }
    guard let name = subtags.first, (2...3).contains(name.utf8.count),
      name.utf8.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 })
    else { return nil }
  }

  /// Returns the position of the patterns of the longest prefix of the tag, otherwise of the region with the same
  /// name as the language, such as `ru_RU`, otherwise of the first patterns of the language; nil if there are none.
  ///
  /// - Parameter keys: The languages of the patterns, each as `de_at`.
  package func choice(among keys: [String]) -> Int? {
    for count in (1...subtags.count).reversed() {
      let wanted = subtags.prefix(count).joined(separator: "_")
      if let place = keys.firstIndex(of: wanted) { return place }
    }
    return keys.firstIndex(of: "\(name)_\(name)") ?? keys.firstIndex { $0.hasPrefix("\(name)_") }
  }
}
