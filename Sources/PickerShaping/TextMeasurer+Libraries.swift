import CPickerFontconfig
import CPickerICU

extension TextMeasurer {
  /// The reason why a shared library that was needed cannot be opened, such as
  /// `libicuuc.so.72 is not installed`; nil if there is none.
  ///
  /// ICU is opened for the first text of several scripts or directions, with emoji or on several lines,
  /// and fontconfig for the first measurer with system fonts. Without ICU such texts are measured wrong: they
  /// run from left to right and are not broken. Without fontconfig there are no system fonts.
  /// Check it where programs may run on a machine without these libraries; the tool does.
  public static var libraryError: String? {
    (picker_icu_failure() ?? picker_fontconfig_failure()).map { String(cString: $0) }
  }

  /// The languages of texts with `Hyphens.auto` whose words are divided at soft hyphens only, because libhyphen or its
  /// patterns are not installed, each with the reason, in order: `de: no patterns in /usr/share/hyphen`,
  /// `de: libhyphen.so.0 is not installed`. At most 16.
  ///
  /// That is no error, as in a browser without a dictionary; the tool says so on standard error.
  public static var hyphenationProblems: [String] { HyphenationLibrary.installed.problems }
}
