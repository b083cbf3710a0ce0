import PickerLayout
import PickerOutput

extension TextMeasurer {
  /// Names on standard error the languages that are only hyphenated at soft hyphens, because patterns are missing.
  ///
  ///     layout: cannot hyphenate de: no patterns in /usr/share/hyphen
  static func reportHyphenation() {
    for problem in hyphenationProblems {
      StandardStream.warn("layout: cannot hyphenate \(problem)")
    }
  }
}
