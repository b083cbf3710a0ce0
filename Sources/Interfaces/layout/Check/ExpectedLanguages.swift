import PickerCheck
import PickerLayout
import PickerOutput

/// The languages that catalogues had before, or that settings name; a missing one is reported.
struct ExpectedLanguages {
  /// The source that expects each language: `known.json has`.
  private var reasons: [String: String] = [:]

  /// Adds languages that are not yet expected.
  /// - Parameter reason: The source that expects them.
  mutating func add(_ languages: some Sequence<String>, _ reason: String) {
    for language in languages where reasons[language] == nil { reasons[language] = reason }
  }

  /// Returns a problem for each missing language.
  /// - Parameters:
  ///   - known: The languages of catalogues and documents.
  ///   - path: The path of the catalogues.
  func missing(from known: [String], path: String) -> [CheckProblem] {
    let keys = Set(known.map(\.localeKey))
    return reasons.sorted { $0.key < $1.key }.compactMap { language, reason in
      guard !language.isEmpty, !keys.contains(language.localeKey),
        PseudoLocale(locale: language) == nil
      else { return nil }
      var problem = CheckProblem(
        .missingLanguage, path: path,
        message: "no translations in the language \(language.quotedInMessage), which \(reason)")
      problem.subject = language
      return problem
    }
  }
}
