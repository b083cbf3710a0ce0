import ArgumentParser
import PickerCheck
import PickerLayout
import PickerReports

/// `layout check`
struct CheckCommand: TabledCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Finds what does not fit, in every language, at every width and text size.",
    discussion: .help(
      """
      FILE is a document, or a folder whose .json files are documents. Each is laid out in its own \
      language and in those of the catalogues, and searched for labels that are cut, content that \
      overflows, hidden items, missing glyphs and more. A document can set limits of its own, and \
      silence findings with a reason, in its object "check"; see the article CheckEveryLanguage.

      The exit code is 1 where something was found that --fail-on names and that is neither silenced \
      nor in the baseline.

      EXAMPLES:
        layout check picker.json --strings Localizable.xcstrings --width 320,375,414 --text-scale 1,1.35,2
        layout check pickers --strings locales --pseudo --fail-on truncated,overflow --report report.html
        layout check pickers --strings locales --fail-on all --baseline known.json --format github
        layout check picker.json --strings locales --minimum-width
      """))

  @Argument(
    help: "Documents, or folders of them; - for standard input.", completion: .file())
  var files: [String] = []

  @OptionGroup(title: "Matrix") var matrix: CheckMatrixOptions
  @OptionGroup(title: "Findings") var findings: CheckFindingOptions
  @OptionGroup(title: "Output") var output: CheckOutputOptions

  @Option(help: "How many threads to use, at most 1024; default: the number of processors.")
  var jobs: Int?

  @Option(help: .iconFolder, completion: .directory) var icons: String?
  @Option(help: .theme, completion: .list(BuiltInTheme.allCases.map(\.rawValue)))
  var theme: String?

  @OptionGroup(title: "Fonts") var sources: FontSourceOptions
  @OptionGroup var limits: LimitOptions

  static let rows: [OptionRow<Self>] = [
    .arguments { try $1(&$0._files) },
    .option("jobs") { try $1(&$0._jobs) },
    .option("icons") { try $1(&$0._icons) },
    .option("theme") { try $1(&$0._theme) },
  ]
  static let groups: [OptionGroupRow<Self>] = [
    .group { try $1(&$0._matrix) }, .group { try $1(&$0._findings) },
    .group { try $1(&$0._output) }, .group { try $1(&$0._sources) },
    .group { try $1(&$0._limits) },
  ]
}
