import PickerLayout
import PickerOutput

extension TextMeasurer {
  /// Says on standard error which languages are hyphenated at soft hyphens only, for want of patterns.
  ///
  ///     layout: cannot hyphenate de: no patterns in /usr/share/hyphen
  static func reportHyphenation() {
    for problem in hyphenationProblems {
      StandardStream.warn("layout: cannot hyphenate \(problem)")
    }
  }
}
