public import PickerCheck
import PickerControls
import PickerJSON

/// Writes an assessment as workflow commands of GitHub Actions, which become annotations at the lines of documents.
///
///     ::error file=settings.json,line=7,title=truncated%3A settings::"Einstellungen" is cut to …
///
/// Each control or item has one annotation per code, with the cells in which it was found: an error if it fails the
/// check, otherwise a warning. It is at the line of the translation if only that is wrong, otherwise at the item.
/// Errors come first, because GitHub shows the first 10 errors and the first 10 warnings of a step; if there are more,
/// a notice says so. The log contains all. The last line counts known and silenced findings.
///
/// Source: GitHub's documentation, "Workflow commands for GitHub Actions", and `escapeData` and `escapeProperty` of
/// `@actions/core`.
public struct GitHubReport: Sendable {
  /// The number of annotations of each kind that GitHub shows for a step.
  public static let maximumAnnotationCount = 10

  /// Creates a report.
  public init() {}

  /// Returns the commands, one per line, and a last line with all counts.
  ///
  /// - Parameters:
  ///   - assessment: The assessed findings.
  ///   - neededWidth: Returns the needed width of a finding that is shown.
  public func text(
    of assessment: Assessment, neededWidth: (Finding) -> Double? = { $0.neededWidth }
  ) -> String {
    let groups = FindingGroup.all(of: assessment, by: .control).filter {
      $0.findings[0].status == .new
    }
    let shown = Array(zip(groups, groups.worst(neededWidth)))
    let errors = shown.filter { $0.1.isFailure }
    let warnings = shown.filter { !$0.1.isFailure }
    let lines =
      errors.map { annotation("error", $0, $1) }
      + warnings.map { annotation("warning", $0, $1) }
      + assessment.warnings.map(annotation)
    let errorCount = lines.count { $0.hasPrefix("::error") }
    let limit = limit(errors: errorCount, warnings: lines.count - errorCount)
    return (limit + lines + [assessment.summary]).map { $0.withControlsEscaped + "\n" }.joined()
  }

  /// The annotation at the line of the item, or at the line of the translation if that is the cause.
  private func annotation(
    _ kind: String, _ group: FindingGroup, _ worst: AssessedFinding
  ) -> String {
    let document = worst.finding.cell.document
    let title = [worst.finding.code.rawValue, group.subjects()].compactMap { $0 }
      .joined(separator: ": ")
    let places = group.places(showingScale: true).joined(separator: "; ")
    let message =
      worst.finding.sentence(forSeveral: group.isOfSeveralItems) + worst.finding.placeText
      + (places.isEmpty ? "" : ". Found in \(places)")
    guard let place = worst.finding.translation else {
      return command(kind, file: document, line: worst.line, title: title, message)
    }
    if Finding.Code.ofTranslations.contains(group.code) {
      let item = "; the item is at \(document):\(worst.line)"
      return command(kind, file: place.path, line: place.line, title: title, message + item)
    }
    let translation = message + "; the translation is at \(place.path):\(place.line)"
    return command(kind, file: document, line: worst.line, title: title, translation)
  }

  private func annotation(_ warning: CheckProblem) -> String {
    command(
      "warning", file: warning.path, line: warning.line ?? 1, title: warning.code.rawValue,
      warning.message)
  }

  private func command(
    _ kind: String, file: String, line: Int, title: String, _ message: String
  ) -> String {
    let properties =
      "file=\(file.escapedAsProperty),line=\(line),title=\(title.escapedAsProperty)"
    return "::\(kind) \(properties)::\(message.escapedAsData)"
  }

  /// A notice if GitHub does not show all annotations.
  private func limit(errors: Int, warnings: Int) -> [String] {
    let limit = GitHubReport.maximumAnnotationCount
    guard errors > limit || warnings > limit else { return [] }
    let counts = [counted(errors, "error"), counted(warnings, "warning")].joined(separator: " and ")
    return [
      "::notice title=layout check::"
        + "\(counts); GitHub shows the first \(limit) of each, and the log shows all"
    ]
  }
}

extension String {
  /// The text as the message of a workflow command.
  fileprivate var escapedAsData: String { escaped([("%", "%25"), ("\r", "%0D"), ("\n", "%0A")]) }

  /// The text as a property of a workflow command.
  fileprivate var escapedAsProperty: String {
    escaped([("%", "%25"), ("\r", "%0D"), ("\n", "%0A"), (":", "%3A"), (",", "%2C")])
  }

  /// Works on scalars, because a carriage return and a line feed are one character.
  private func escaped(_ table: [(scalar: Unicode.Scalar, text: String)]) -> String {
    var escaped = ""
    for scalar in unicodeScalars {
      if let row = table.first(where: { $0.scalar == scalar }) {
        escaped += row.text
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
