import ArgumentParser
import PickerLayout
import PickerOutput
import PickerReports

/// How `layout check` writes its answer.
struct CheckOutputOptions: OptionTable {
  @Option(
    name: .shortAndLong,
    help: "table, json, junit, github or sarif; default: by the extension of --output, else table.")
  var format: ReportFormat?

  @Option(name: .shortAndLong, help: .outputFile, completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Also write a page with the pictures of everything that was found.", valueName: "file"),
    completion: .file(extensions: ["html"]))
  var report: String?

  static let rows: [OptionRow<Self>] = [
    .option("format", letter: "f") { try $1(&$0._format) },
    .option("output", letter: "o") { try $1(&$0._output) },
    .option("report") { try $1(&$0._report) },
  ]

  func validate() throws {
    if report == "" || report == "-" { throw ValidationError("--report needs the name of a file") }
    if let report, report == output { throw ValidationError("--report and --output are one file") }
  }

  /// The form of the answer.
  var chosenFormat: ReportFormat {
    format ?? output.flatMap(ReportFormat.init(endingOf:)) ?? .table
  }

  /// The terminal that the answer goes to; for a file, one of 80 columns without colours.
  var terminal: Terminal { Terminal(output == nil || output == "-" ? .output : nil) }
}
