import PickerCheck
import PickerLayout

/// What `layout check` looks for, and what fails it.
struct CheckFindingOptions: Sendable {
  private(set) var failOn: [String] = []
  private(set) var maxRows: Int?
  private(set) var minTarget: Double?
  private(set) var baseline: String?
  private(set) var updateBaseline = false
  private(set) var minimumWidth = false
  private(set) var isStrict = false

  static let options: [CommandOption<CheckFindingOptions>] = [
    .option(
      "fail-on", value: "list",
      "What fails the check, such as truncated,overflow; all for everything. Known are "
        + codes.joined(separator: ", ") + ".", completion: .list(["all"] + codes)
    ) { $0.failOn.append($1) },
    .option("max-rows", "How many rows are allowed; default: any number.") { $0.maxRows = $1 },
    .option(
      "min-target", "The minimum width and height of what can be hit, in points; default: 44."
    ) { $0.minTarget = $1 },
    .option(
      "baseline", value: "file", "Findings in this file are known, and do not fail the check.",
      completion: .documents
    ) { $0.baseline = $1 },
    .flag(
      "update-baseline",
      "Write what is found to the file of --baseline, which keeps what it has of other documents and languages."
    ) {
      $0.updateBaseline = true
    },
    .flag(
      "minimum-width",
      "Print the smallest width at which nothing is found, for each locale and text size."
    ) { $0.minimumWidth = true },
    .flag(
      "strict",
      "Exit with 65 where a document, a catalogue or a message of one cannot be read; the rest is checked all the same."
    ) { $0.isStrict = true },
  ]

  /// Takes what is not given from the file of a project; minimum widths have neither a baseline nor codes of their own.
  mutating func fill(from project: CheckProject) {
    maxRows = maxRows ?? project.settings.maxRows
    minTarget = minTarget ?? project.settings.minTarget
    guard !minimumWidth else { return }
    if failOn.isEmpty { failOn = project.failOn.map { $0?.rawValue ?? "all" } }
    baseline = baseline ?? project.baseline
  }

  private static let codes = Finding.Code.allCases.map(\.rawValue)

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

  /// Reports that there is no file to be updated.
  func checkBaseline() throws(ToolError) {
    if updateBaseline, baseline == nil {
      throw ToolError(.usage, "--update-baseline is for --baseline")
    }
  }

  /// The codes that fail the check.
  func codes() throws(ToolError) -> Set<Finding.Code> {
    let words = try OptionList("--fail-on", failOn).words(of: Self.codes + ["all"])
    guard !words.contains("all") else { return Set(Finding.Code.allCases) }
    return Set(words.compactMap { Finding.Code(rawValue: $0) })
  }
}
