import PickerJSON

/// The settings of a project's checks: the file `layout-check.json`.
///
///     {"documents": ["pickers"], "strings": ["locales"], "widths": [320, "375-430/5"], "failOn": ["truncated"]}
///
/// Paths are relative to the folder of the file.
package struct CheckProject: Hashable, Sendable {
  /// Documents, and folders of them.
  package var documents: [String] = []
  /// Tables of boxes.
  package var boxes: [String] = []
  /// Catalogues, and folders of them.
  package var strings: [String] = []
  /// Folders of fonts, and font files that the app has.
  package var fonts: [String] = []
  /// The widths in points.
  package var widths: [CheckedWidths] = []
  /// The factors of the text size; empty for 1.
  package var textScales: [Double] = []
  /// The languages by what files call them; an empty one for a name that is not one of a language.
  package var languages: [String: String] = [:]
  /// The locales; empty for all.
  package var locales: [String] = []
  /// Whether pseudo-locales are also checked.
  package var isPseudo = false
  /// Whether hints are also reported.
  package var showsHints = false
  /// The codes that fail the check; nil for all of them.
  package var failOn: [FindingCode?] = []
  /// The file of findings that are known.
  package var baseline: String?
  /// The defaults of the settings that documents may override.
  package var settings = CheckSettings()

  /// A width or several, as the option `--width` takes them: `375` or `320-480/40`.
  package struct CheckedWidths: Hashable, Sendable {
    package var text: String
  }
}
