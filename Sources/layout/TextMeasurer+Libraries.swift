import PickerLayout
import PickerOutput

extension TextMeasurer {
  /// Throws if texts or fonts needed a shared library that cannot be opened, since what is known of them is
  /// wrong then.
  ///
  /// - Throws: `cannot measure texts: libicuuc.so.72 is not installed`.
  static func checkLibraries() throws(ToolError) {
    guard let reason = libraryError else { return }
    throw ToolError(
      .unavailable, RenderingError.unavailable("measure texts", reason: reason).description)
  }

  /// Says on standard error which languages are hyphenated at soft hyphens only, for want of patterns.
  ///
  ///     layout: cannot hyphenate de: no patterns in /usr/share/hyphen
  static func reportHyphenation() {
    for problem in hyphenationProblems {
      StandardStream.error.showLine("layout: cannot hyphenate \(problem)")
    }
  }
}
