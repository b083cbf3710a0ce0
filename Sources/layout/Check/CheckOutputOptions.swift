import PickerLayout
import PickerOutput
import PickerReports

/// How `layout check` writes its answer.
struct CheckOutputOptions: Sendable {
  private var format: ReportFormat?
  private(set) var output: String?
  private(set) var report: String?

  static let options: [CommandOption<CheckOutputOptions>] = [
    .option("format", letter: "f", "The form; default: by the extension of --output, else table.") {
      $0.format = $1
    },
    .output { $0.output = $1 },
    .option(
      "report", value: "file",
      "Also write a page with the pictures of everything that was found.",
      completion: .files(["html"])
    ) { $0.report = $1 },
  ]

  func validate() throws {
    if report == "" || report == "-" {
      throw ToolError(.usage, "--report needs the name of a file")
    }
    if let report, report == output {
      throw ToolError(.usage, "--report and --output are one file")
    }
  }

  /// The form of the answer.
  var chosenFormat: ReportFormat {
    format ?? output.flatMap(ReportFormat.init(endingOf:)) ?? .table
  }

  /// Whether each finding is shown, and not only the worst of those about one item.
  var showsAllFindings: Bool { report != nil || ![.table, .github].contains(chosenFormat) }

  /// The terminal that the answer goes to; for a file, one of 80 columns without colours.
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
