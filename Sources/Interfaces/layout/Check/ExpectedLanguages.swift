import PickerCheck
import PickerLayout
import PickerOutput

/// The languages that catalogues had before, or that settings name, so that one that is no longer there does not go unnoticed.
struct ExpectedLanguages {
  /// Who expects each language: `known.json has`.
  private var reasons: [String: String] = [:]

  /// Adds languages, unless they are expected already.
  /// - Parameter reason: Who expects them.
  mutating func add(_ languages: some Sequence<String>, _ reason: String) {
    for language in languages where reasons[language] == nil { reasons[language] = reason }
  }

  /// Returns a problem for each language that is not among those that there are.
  /// - Parameters:
  ///   - known: The languages that there are, and those of documents.
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
