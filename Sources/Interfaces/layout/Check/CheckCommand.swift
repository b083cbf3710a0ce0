import PickerCheck
import PickerLayout
import PickerReports

/// `layout check`
struct CheckCommand: Command {
  let page = CommandPage(
    name: "check",
    abstract: "Finds what does not fit, in every language, at every width and text size.",
    discussion: """
      FILE is a document, or a folder whose .json files are documents. Each is laid out in its own \
      language and in every language of the catalogues, and checked for truncated labels, content that \
      overflows, hidden items, missing glyphs and more. A document can set its own limits, and \
      silence findings with a reason, in its object "check"; see layout help CheckEveryLanguage \
      and layout help CheckReference.

      The file layout-check.json can name the documents and set defaults of options. It is in the working \
      directory or the nearest folder above it.

      The exit code is 1 if a finding that --fail-on names is neither silenced nor in the baseline.
      """,
    examples: [
      "layout check Examples/check/pickers --strings Examples/check/apple",
      "layout check Examples/chips/food.json --width 320,375 --text-scale 1,2",
      "layout check Examples/check/pickers --pseudo --report report.html",
      "layout check Examples/check/pickers --baseline known.json --update-baseline",
      "layout check Examples/check/pickers --baseline known.json --fail-on all",
      "layout check Examples/chips/food.json --minimum-width",
      "layout check Examples/check/pickers --lengths lengths.po",
      "layout check Examples/check/pickers --strings Examples/check/apple --watch",
    ])
  private(set) var files: [String] = []
  private(set) var matrix = CheckMatrixOptions()
  private(set) var findings = CheckFindingOptions()
  private(set) var output = CheckOutputOptions()
  private(set) var jobs: Int?
  private(set) var keys = DocumentKeys()
  private(set) var sources = FontSourceOptions()
  private(set) var limit = LimitOption()
  /// The file of settings; nil for the nearest one.
  private(set) var settings: String?
  private(set) var hasNoSettings = false
  /// The folder of earlier answers; nil for none.
  private(set) var cache: String?
  private(set) var isWatching = false

  /// This command for some documents.
  func checking(_ files: [String]) -> CheckCommand {
    var command = self
    command.files = files
    command.matrix = matrix.withoutBoxes()
    return command
  }

  /// This command with a file's settings for options that are not given.
  func filled(from file: CheckProjectFile) throws(ToolError) -> CheckCommand {
    var command = self
    let isOfProject = files.isEmpty && matrix.boxes.isEmpty
    if isOfProject { command.files = file.project.documents }
    try command.matrix.fill(
      from: file, takingWidths: !findings.minimumWidth, boxes: isOfProject)
    command.findings.fill(from: file.project)
    command.sources.add(folders: try file.fontFolders())
    return command
  }

  var options: [CommandOption<CheckCommand>] {
    [
      .arguments("file", "Documents, or folders of them; - for standard input.", completion: .file)
      {
        $0.files.append($1)
      }
    ]
      + group("Matrix", CheckMatrixOptions.options) { try $1(&$0.matrix) }
      + group("Findings", CheckFindingOptions.options) { try $1(&$0.findings) }
      + group("Output", CheckOutputOptions.options) { try $1(&$0.output) }
      + [
        .option(
          "settings", value: "file",
          "A file with defaults for options; default: the nearest layout-check.json.",
          completion: .documents
        ) { $0.settings = $1 },
        .flag("no-settings", "Do not use a settings file.") { $0.hasNoSettings = true },
        .option(
          "cache", value: "folder",
          "Cache results in a folder of at most 64 MB, and reuse a result if no file that it depends on has "
            + "changed.",
          completion: .folders
        ) { $0.cache = $1 },
        .flag(
          "watch", "Keep running, and check each document again when it is saved, until Ctrl-C."
        ) {
          $0.isWatching = true
        },
        .option("jobs", "The number of threads, at most 1024; default: the number of processors.") {
          $0.jobs = $1
        },
      ]
      + group("", DocumentKeys.options(only: ["icons", "theme"])) { try $1(&$0.keys) }
      + group("Fonts", FontSourceOptions.options) { try $1(&$0.sources) }
      + [
        .option(
          "limit", value: "list",
          "Limits of a document; also catalog-bytes for all translations together, and boxes for a table, such as "
            + "nodes=2000000,catalog-bytes=200000000,boxes=50000."
        ) { $0.limit.text = $1 }
      ]
  }
}
