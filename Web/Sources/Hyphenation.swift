import PickerText

@_extern(wasm, module: "host", name: "characters")
private func host_characters(_ charset: UnsafePointer<UInt8>?, _ count: Int) -> Int

@_extern(wasm, module: "host", name: "is_of_word")
private func host_is_of_word(_ scalar: UInt32) -> Bool

@_extern(wasm, module: "host", name: "lowercase")
private func host_lowercase(_ scalar: UInt32) -> UInt32

/// The patterns that JavaScript has added, for all measurers.
enum Hyphenation {
  nonisolated(unsafe) private static var patterns: [HyphenationPatterns] = []
  /// The languages of the patterns, `de_at`, in the same order.
  nonisolated(unsafe) private static var keys: [String] = []
  nonisolated(unsafe) private static var languagesWithout: [String] = []

  private static let maximumCount = 16

  static func add(_ bytes: [UInt8], of tag: String) throws(Failure) {
    guard let language = PatternLanguage(tag) else {
      throw .argument("expected a language such as de or en-GB, found \"\(tag)\"")
    }
    guard let added = HyphenationPatterns(bytes, HostAlphabet()) else {
      throw .argument("expected patterns in the format of libhyphen, found something else")
    }
    let key = PatternLanguage.key(tag)
    if let known = keys.firstIndex(of: key) {
      patterns[known] = added
    } else {
      keys.append(key)
      patterns.append(added)
    }
    languagesWithout.removeAll { $0 == language.name }
  }

  /// The offsets at which the words of a text can be divided; none without patterns of the language, which is noted then.
  static func divisions(in text: String, language tag: String) -> [Int] {
    guard let language = PatternLanguage(tag) else { return [] }
    if let place = language.choice(among: keys) {
      return patterns[place].divisions(ofWordsIn: text)
    }
    if languagesWithout.count < maximumCount, !languagesWithout.contains(language.name) {
      languagesWithout.append(language.name)
    }
    return []
  }

  /// The languages of texts that could not be hyphenated, and the reason of each: `de: no patterns were added`.
  static var problems: [String] { languagesWithout.map { "\($0): no patterns were added" } }
}

/// The character sets and the properties of JavaScript.
private final class HostAlphabet: PatternAlphabet {
  func characters(ofCharset name: String) -> [Unicode.Scalar?] {
    let name = Array(name.utf8)
    return HostAnswer(host_characters(name, name.count)).numbers.map {
      $0 < 0 ? nil : Unicode.Scalar(UInt32($0))
    }
  }

  func isOfWord(_ scalar: Unicode.Scalar) -> Bool { host_is_of_word(scalar.value) }

  func lowercase(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(host_lowercase(letter.value)) ?? letter
  }
}

/// Adds the patterns by which the words of a language are divided, instead of those that it had.
///
/// - Returns: Whether the bytes are patterns; if not, the answer is an error.
@c
package func pl_add_hyphenation(
  _ language: UnsafePointer<UInt8>?, _ languageCount: Int, _ bytes: UnsafePointer<UInt8>?,
  _ count: Int
) -> Bool {
  attempt { () throws(Failure) in
    try Hyphenation.add([UInt8](passed: bytes, count), of: String(passed: language, languageCount))
  } != nil
}

/// Answers with a JSON array of the reasons why texts were not hyphenated.
@c
package func pl_hyphenation_problems() { Answer.set(strings: Hyphenation.problems) }
