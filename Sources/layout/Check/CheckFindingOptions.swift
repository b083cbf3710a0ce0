import ArgumentParser
import PickerCheck
import PickerLayout

/// What `layout check` looks for, and what fails it.
struct CheckFindingOptions: OptionTable {
  @Option(
    help: ArgumentHelp(
      "What fails the check, such as truncated,overflow; all for everything.",
      discussion: "Known are \(CheckFindingOptions.codes.joined(separator: ", ")).",
      valueName: "list"),
    completion: .list(["all"] + CheckFindingOptions.codes))
  var failOn: [String] = []

  @Option(help: "How many rows are allowed; default: any number.")
  var maxRows: Int?

  @Option(
    help: "The minimum width and height of what can be hit, in points; default: 44.")
  var minTarget: Double?

  @Option(
    help: ArgumentHelp(
      "Findings in this file are known, and do not fail the check.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Flag(help: "Write what is found to the file of --baseline.")
  var updateBaseline = false

  @Flag(help: "Print the smallest width at which nothing is found, for each locale and text size.")
  var minimumWidth = false

  static let rows: [OptionRow<Self>] = [
    .repeated("failOn", as: { $0 }) { try $1(&$0._failOn) },
    .option("maxRows") { try $1(&$0._maxRows) },
    .option("minTarget") { try $1(&$0._minTarget) },
    .option("baseline") { try $1(&$0._baseline) },
    .flag("updateBaseline") { try $1(&$0._updateBaseline) },
    .flag("minimumWidth") { try $1(&$0._minimumWidth) },
  ]

  private static let codes = Finding.Code.allCases.map(\.rawValue)

  func validate() throws {
    _ = try codes()
    if let maxRows, maxRows < 1 {
      throw ValidationError("--max-rows must be at least 1, is \(maxRows)")
    }
    if let minTarget, !(0...maximumLength ~= minTarget) {
      throw ValidationError("--min-target must be at least 0, is \(minTarget.plain)")
    }
    if baseline == "" { throw ValidationError("--baseline must not be empty") }
    if updateBaseline, baseline == nil {
      throw ValidationError("--update-baseline is for --baseline")
    }
  }

  /// The codes that fail the check.
  func codes() throws(ValidationError) -> Set<Finding.Code> {
    let words = try OptionList("--fail-on", failOn).words(of: Self.codes + ["all"])
    guard !words.contains("all") else { return Set(Finding.Code.allCases) }
    return Set(words.compactMap { Finding.Code(rawValue: $0) })
  }
}
