import PickerCheck
import PickerControls
import PickerLayout

/// The languages, widths, text sizes and directions of `layout check`.
struct CheckMatrixOptions: Sendable {
  private(set) var strings: [String] = []
  /// The tables of boxes.
  private(set) var boxes: [String] = []
  private var locale: [String] = []
  /// Whether the project file names the locales.
  private(set) var hasLocalesOfFile = false
  private(set) var languageNames: [String] = []
  private(set) var width: [String] = []
  private var textScale: [String] = []
  private var direction: [String] = []
  private(set) var pseudo = false
  private(set) var expand: Double?
  private var sample: [String] = []
  /// A commit; only changes since then are checked.
  private(set) var changedSince: String?
  private var fileSamples: [String: TextSample] = [:]
  private(set) var fileLanguages: [String: String] = [:]

  static let options: [CommandOption<CheckMatrixOptions>] = [
    .option(
      "strings", value: "path",
      "Translations: a file or a folder; may be repeated. Apple .xcstrings, .strings and .stringsdict, gettext .po and .mo, "
        + "Android strings.xml, Flutter .arb, Java .properties, .NET .resx, Qt .ts, i18next and plain JSON, YAML, CSV, "
        + "XLIFF 1.2 and 2.0.", completion: .file
    ) { $0.strings.append($1) },
    .option(
      "boxes", value: "file",
      "A table of label boxes in an app, .csv or .json with key, screen, width, height, lines, font, size, weight, "
        + "letterSpacing, padding and overflow, instead of documents or in addition to them; may be repeated.",
      completion: .file
    ) { $0.boxes.append($1) },
    .option(
      "locale", value: "list",
      "The locales to check, such as de,pt-BR; without its own translations, fr-CA falls back to fr. Default: "
        + "all languages of the translations."
    ) { $0.locale.append($1) },
    .option(
      "languages", value: "list",
      "The languages that names of files and folders mean, such as cn=zh-Hans,tw=zh-TW; a name that is not a language "
        + "has no value: my=. May be repeated."
    ) { $0.languageNames.append($1) },
    .option(
      "width", value: "list",
      "Widths in points, such as 320,375 or 320-480/40; default: each document's own."
    ) { $0.width.append($1) },
    .option(
      "text-scale", value: "list",
      "Factors of the text size, such as 1,1.35,2, from 0.1 to 10; default: 1."
    ) { $0.textScale.append($1) },
    .option(
      "direction", value: "list",
      "Base directions; auto, the default, follows the locale.",
      completion: .list(["auto", "ltr", "rtl"])
    ) { $0.direction.append($1) },
    .flag("pseudo", "Also check pseudo-locales: accented, right-to-left, tall and wide texts.") {
      $0.pseudo = true
    },
    .option(
      "expand", value: "factor",
      "The length of pseudo-localized texts relative to the original, from 1 to 10; default: 1.35 for en-XA."
    ) { $0.expand = $1 },
    .option(
      "changed-since", value: "commit",
      "Check only documents that changed since a Git commit, and other documents in languages in which "
        + "their texts changed."
    ) { $0.changedSince = $1 },
    .option(
      "sample", value: "name=value",
      "A replacement for a placeholder, such as count=128, name=Ada, 1=128 or %d=128; may be repeated. Numbers "
        + "are formatted for each locale. Default: the widest of 0…999, and \"Alexandria\" for texts."
    ) { $0.sample.append($1) },
  ]

  func validate() throws {
    _ = try (widths(), scales(), directions(), samples(), languages())
    guard let expand else { return }
    if !pseudo { throw ToolError(.usage, "--expand needs --pseudo") }
    if !(1...10 ~= expand) {
      throw ToolError(.usage, "--expand must be 1 to 10, is \(expand.plain)")
    }
  }

  /// The matrix without boxes.
  func withoutBoxes() -> CheckMatrixOptions {
    var matrix = self
    matrix.boxes = []
    return matrix
  }

  /// Uses a project file for options that are not given.
  ///
  /// - Parameters:
  ///   - takesWidths: Whether there are widths at all.
  ///   - takesBoxes: Whether there are boxes, because no documents are named.
  mutating func fill(
    from file: CheckProjectFile, takingWidths takesWidths: Bool, boxes takesBoxes: Bool
  ) throws(ToolError) {
    let project = file.project
    if strings.isEmpty { strings = project.strings }
    if takesBoxes, boxes.isEmpty { boxes = project.boxes }
    if locale.isEmpty {
      locale = project.locales
      hasLocalesOfFile = !locale.isEmpty
    }
    if takesWidths, width.isEmpty { width = try file.widths() }
    if textScale.isEmpty { textScale = project.textScales.map { $0.plain } }
    pseudo = pseudo || project.isPseudo
    fileSamples = project.settings.samples
    fileLanguages = try file.languages()
  }

  /// The widths in points; empty for the documents' own.
  func widths() throws(ToolError) -> [Double] {
    try OptionList("--width", width).numbersAndRanges(to: maximumLength)
  }

  /// The factors of the text size.
  func scales() throws(ToolError) -> [Double] {
    let scales = try OptionList("--text-scale", textScale).numbers(in: 0.1...10)
    return scales.isEmpty ? [1] : scales
  }

  /// The directions; nil for the locale's.
  func directions() throws(ToolError) -> [LayoutDirection?] {
    let known = ["auto"] + LayoutDirection.allCases.map(\.rawValue)
    let words = try OptionList("--direction", direction).words(of: known)
    return words.isEmpty ? [nil] : words.map { LayoutDirection(rawValue: $0) }
  }

  /// The replacements for placeholders.
  ///
  /// - Throws: `--sample: expected a name and a value such as count=128, found "count"`.
  func samples() throws(ToolError) -> [String: TextSample] {
    var samples = fileSamples
    for given in sample {
      guard let sign = given.firstIndex(of: "="), sign > given.startIndex else {
        throw ToolError(
          .usage,
          "--sample: expected a name and a value such as count=128, found \(given.quotedInMessage)")
      }
      let value = String(given[given.index(after: sign)...])
      let number = Double(value).flatMap { TextSample.numbers.contains($0) ? $0 : nil }
      samples[String(given[..<sign])] = number.map { .number($0) } ?? .text(value)
    }
    return samples
  }

  /// The locales; empty for all.
  var locales: [String] { OptionList("--locale", locale).values }
}
