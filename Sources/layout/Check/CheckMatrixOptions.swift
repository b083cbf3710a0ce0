import ArgumentParser
import PickerCheck
import PickerLayout

/// The languages, widths, text sizes and directions of `layout check`.
struct CheckMatrixOptions: OptionTable {
  @Option(
    help: ArgumentHelp(
      "Translations: a file or a folder; may be repeated.",
      discussion: """
        Apple .xcstrings, gettext .po, Android strings.xml, Flutter .arb, i18next and plain JSON, \
        XLIFF 1.2 and 2.0.
        """, valueName: "path"),
    completion: .file())
  var strings: [String] = []

  @Option(
    help: ArgumentHelp(
      "The locales to check, such as de,pt-BR; default: all of the translations.",
      valueName: "list"))
  var locale: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Widths in points, such as 320,375; default: each document's own.", valueName: "list"))
  var width: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Factors of the text size, such as 1,1.35,2, from 0.1 to 10; default: 1.", valueName: "list"))
  var textScale: [String] = []

  @Option(
    help: ArgumentHelp(
      "Base directions: ltr, rtl, or auto for that of the locale; default: auto.",
      valueName: "list"),
    completion: .list(["auto", "ltr", "rtl"]))
  var direction: [String] = []

  @Flag(help: "Also check pseudo-locales: accented, right-to-left, tall and wide texts.")
  var pseudo = false

  @Option(
    help: ArgumentHelp(
      "How many times as long texts of pseudo-locales are, from 1 to 10; default: 1.35 for en-XA.",
      valueName: "factor"))
  var expand: Double?

  static let rows: [OptionRow<Self>] = [
    .repeated("strings", as: { $0 }) { try $1(&$0._strings) },
    .repeated("locale", as: { $0 }) { try $1(&$0._locale) },
    .repeated("width", takesNegative: true, as: { $0 }) { try $1(&$0._width) },
    .repeated("textScale", takesNegative: true, as: { $0 }) { try $1(&$0._textScale) },
    .repeated("direction", as: { $0 }) { try $1(&$0._direction) },
    .flag("pseudo") { try $1(&$0._pseudo) },
    .option("expand") { try $1(&$0._expand) },
  ]

  func validate() throws {
    _ = try (widths(), scales(), directions())
    guard let expand else { return }
    if !pseudo { throw ValidationError("--expand is for --pseudo") }
    if !(1...10 ~= expand) { throw ValidationError("--expand must be 1 to 10, is \(expand.plain)") }
  }

  /// The widths in points; empty for those of the documents.
  func widths() throws(ValidationError) -> [Double] {
    try OptionList("--width", width).numbers(in: 0...maximumLength, isPositive: true)
  }

  /// The factors of the text size.
  func scales() throws(ValidationError) -> [Double] {
    let scales = try OptionList("--text-scale", textScale).numbers(in: 0.1...10)
    return scales.isEmpty ? [1] : scales
  }

  /// The directions; nil for that of the locale.
  func directions() throws(ValidationError) -> [LayoutDirection?] {
    let known = ["auto"] + LayoutDirection.allCases.map(\.rawValue)
    let words = try OptionList("--direction", direction).words(of: known)
    return words.isEmpty ? [nil] : words.map { LayoutDirection(rawValue: $0) }
  }

  /// The locales; empty for all.
  var locales: [String] { OptionList("--locale", locale).values }
}
