import CPickerFontconfig
import CPickerICU
import PickerLimits

extension TextMeasurer {
  /// The reasons why libraries that fonts and texts may need cannot be opened, such as
  /// `libicuuc.so.72 is not installed`; empty if there are none. Opens them.
  ///
  /// ICU is otherwise opened for the first text of several scripts or directions, with emoji or on several lines, and
  /// fontconfig for the first measurer with system fonts.
  package static var missingLibraries: [String] {
    [picker_icu_error(), picker_fontconfig_error()].compactMap { $0.map { String(cString: $0) } }
  }

  /// The languages whose texts with `Hyphens.auto` are divided only at soft hyphens, because their patterns are not
  /// installed. Each comes with the reason, in order: `de: no patterns in /usr/share/hyphen`. At most 16.
  ///
  /// This is not an error, like in a browser without a dictionary. The tool reports it on standard error.
  public static var hyphenationProblems: [String] { HyphenationLibrary.installed.problems }
}

/// ICU, which a text of several scripts or directions, with emoji or on several lines needs.
enum ICU {
  /// Whether ICU is open, or can be opened now. Where it cannot, the current budget stops the work with that error,
  /// since without ICU texts run from left to right and have no line breaks.
  ///
  /// - Parameter action: The operation that needs it, worded for messages.
  static func isOpen(to action: String = "measure texts") -> Bool {
    guard let reason = picker_icu_error() else { return true }
    Budget.current?.stop(for: .unavailable(action, reason: String(cString: reason)))
    return false
  }
}
