import PickerCheck
import PickerControls
import PickerLayout
import PickerOutput

/// The findings that `layout check` reports, and those that fail it.
struct CheckFindingOptions: Sendable {
  private(set) var failOn: [String] = []
  private(set) var maxRows: Int?
  private(set) var minTarget: Double?
  private(set) var baseline: String?
  private(set) var updateBaseline = false
  private(set) var minimumWidth = false
  private(set) var isStrict = false
  private var showsHints = false
  /// The font files of the app.
  private(set) var fonts: [String] = []

  static let options: [CommandOption<CheckFindingOptions>] = [
    .option(
      "fail-on", value: "list",
      "The findings that fail the check, such as truncated,overflow; all means all except "
        + hints.joined(separator: ", ")
        + ", which are reported only if they are named. One of "
        + codes.joined(separator: ", ") + "; default: only what cannot be checked.",
      completion: .list(["all"] + codes)
    ) { $0.failOn.append($1) },
    .option("max-rows", "The maximum number of rows; default: no limit.") { $0.maxRows = $1 },
    .option(
      "min-target", "The minimum width and height of hit regions, in points; default: 44."
    ) { $0.minTarget = $1 },
    .option(
      "font", value: "file",
      "A font file of the app to load; may be repeated. Characters in neither these nor the font "
        + "files of the document are reported as fallback.", completion: .file
    ) { $0.fonts.append($1) },
    .option(
      "baseline", value: "file", "A file of known findings, which do not fail the check.",
      completion: .documents
    ) { $0.baseline = $1 },
    .flag(
      "update-baseline",
      "Write all findings to the --baseline file, and keep its entries for other documents and languages."
    ) {
      $0.updateBaseline = true
    },
    .flag(
      "minimum-width",
      "Print the smallest width without findings, for each locale and text size."
    ) { $0.minimumWidth = true },
    .flag(
      "hints", "Also report \(hints.joined(separator: ", ")), which are often false alarms."
    ) {
      $0.showsHints = true
    },
    .flag(
      "strict",
      "Exit with code 65 if a document, a catalogue or a message cannot be read; everything else is still checked."
    ) { $0.isStrict = true },
  ]

  /// Uses a project file for options that are not given; minimum widths have neither a baseline nor their own codes.
  mutating func fill(from project: CheckProject) {
    fonts += project.fonts.filter { FileKind($0) == .regular }
    showsHints = showsHints || project.showsHints
    maxRows = maxRows ?? project.settings.maxRows
    minTarget = minTarget ?? project.settings.minTarget
    guard !minimumWidth else { return }
    if failOn.isEmpty { failOn = project.failOn.map { $0?.rawValue ?? "all" } }
    baseline = baseline ?? project.baseline
  }

  private static let codes = Finding.Code.allCases.map(\.rawValue)
  private static let hints = Finding.Code.allCases.filter(Finding.Code.hints.contains).map(
    \.rawValue)

  func validate() throws {
    _ = try codes()
    if let maxRows, maxRows < 1 {
      throw ToolError(.usage, "--max-rows must be at least 1, is \(maxRows)")
    }
    if let minTarget, !(0...maximumLength ~= minTarget) {
      throw ToolError(.usage, "--min-target must be at least 0, is \(minTarget.plain)")
    }
    if baseline == "" { throw ToolError(.usage, "--baseline must not be empty") }
  }

  /// Reports that there is no file to update.
  func checkBaseline() throws(ToolError) {
    if updateBaseline, baseline == nil {
      throw ToolError(.usage, "--update-baseline needs --baseline")
    }
  }

  /// Returns the findings to report: hints only on request.
  func reported(_ findings: [Finding]) throws(ToolError) -> [Finding] {
    if showsHints { return findings }
    let hidden = Finding.Code.hints.subtracting(try codes())
    return findings.filter { !hidden.contains($0.code) }
  }

  /// The codes that fail the check.
  func codes() throws(ToolError) -> Set<Finding.Code> {
    let words = try OptionList("--fail-on", failOn).words(of: Self.codes + ["all"])
    let all = Set(Finding.Code.allCases).subtracting(Finding.Code.hints)
    return Set(words.compactMap { Finding.Code(rawValue: $0) })
      .union(words.contains("all") ? all : [])
  }
}

// Fonts.
extension CheckFindingOptions {
  /// Returns a measurer that also has the font files of the app.
  ///
  /// - Throws: `--font: a.ttf: expected a font file, found a directory`.
  func measurer(with measurer: TextMeasurer) throws(ToolError) -> TextMeasurer {
    do {
      return try measurer.adding(fonts.map { FontFile(path: $0) }) as? TextMeasurer ?? measurer
    } catch {
      throw ToolError(.noInput, "--font: \(error.message)")
    }
  }

  /// A document, whose characters are looked up in the app's fonts if these are known.
  func checked(_ document: Document, named name: String) -> CheckDocument {
    var checked = CheckDocument(name: name, document)
    guard !fonts.isEmpty else { return checked }
    let named = document.measurer.namedFonts
    checked.missingCharacters = { named.missingCharacters(in: $0, language: $1) }
    return checked
  }
}
