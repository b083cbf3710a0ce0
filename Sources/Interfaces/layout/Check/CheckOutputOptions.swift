import PickerLayout
import PickerOutput
import PickerReports

/// The output options of `layout check`.
struct CheckOutputOptions: Sendable {
  private var format: ReportFormat?
  /// Whether the table contains all languages, findings and cells.
  private(set) var showsAll = false
  private(set) var output: String?
  private(set) var report: String?
  /// The file for the maximum lengths of translations.
  private(set) var lengths: String?
  private var lengthsFormat: LengthReport.LengthFormat?
  /// The language for which numbers of characters are also written.
  private(set) var characterLocale: String?

  static let options: [CommandOption<CheckOutputOptions>] = [
    .option("format", letter: "f", "The format; default: by the extension of --output, else table.")
    {
      $0.format = $1
    },
    .output { $0.output = $1 },
    .flag(
      "all",
      "Show all languages, findings and cells in the table, which summarizes more than 12 languages."
    ) { $0.showsAll = true },
    .option(
      "report", value: "file",
      "Also write an HTML report with pictures of all findings.",
      completion: .files(["html"])
    ) { $0.report = $1 },
    .option(
      "lengths", value: "file",
      "Write the maximum length of each translation, for translation tools, instead of findings: .po or .pot "
        + "with the flags of Weblate, .xliff or .xlf, Android's .xml, or .csv.", completion: .file
    ) { $0.lengths = $1 },
    .option(
      "characters", value: "locale",
      "With --lengths, also write numbers of characters, which apply only to the letters of this language."
    ) { $0.characterLocale = $1 },
    .option("lengths-format", "The format of --lengths; default: by its extension.") {
      $0.lengthsFormat = $1
    },
  ]

  func validate() throws {
    try validateLengths()
    if report == "" || report == "-" {
      throw ToolError(.usage, "--report needs the name of a file")
    }
    if let report, report == output {
      throw ToolError(.usage, "--report and --output name the same file")
    }
  }

  private func validateLengths() throws(ToolError) {
    guard let lengths else {
      guard lengthsFormat == nil else {
        throw ToolError(.usage, "--lengths-format needs --lengths")
      }
      guard characterLocale == nil else {
        throw ToolError(.usage, "--characters needs --lengths")
      }
      return
    }
    let others = [
      ("--format", format != nil), ("--output", output != nil), ("--report", report != nil),
    ]
    if let other = others.first(where: \.1) {
      throw ToolError(.usage, "\(other.0) cannot be combined with --lengths")
    }
    guard chosenLengthsFormat == nil else { return }
    let known = LengthReport.LengthFormat.allCases.map(\.rawValue).joined(separator: ", ")
    throw ToolError(
      .usage,
      "--lengths: expected a file of type po, pot, xliff, xlf, xml or csv, found \(lengths.quotedInMessage); "
        + "--lengths-format may be \(known)")
  }

  /// The format of the file of lengths; nil if neither an option nor the extension determines it.
  var chosenLengthsFormat: LengthReport.LengthFormat? {
    lengthsFormat ?? lengths.flatMap { LengthReport.LengthFormat(path: $0) }
  }

  /// The format of the answer.
  var chosenFormat: ReportFormat {
    format ?? output.flatMap(ReportFormat.init(endingOf:)) ?? .table
  }

  /// Whether each finding is shown with its needed width, instead of only the worst for each control.
  var showsAllFindings: Bool { report != nil || chosenFormat == .json }

  /// The terminal that shows the answer; for a file, one with 80 columns and no colours.
  var terminal: Terminal { Terminal(output == nil || output == "-" ? .output : nil) }
}

extension ReportFormat {
  /// The format for the extension of a path; nil for other extensions.
  init?(endingOf path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    switch name[dot...].lowercased() {
    case ".json": self = .json
    case ".xml": self = .junit
    case ".sarif": self = .sarif
    default: return nil
    }
  }
}
