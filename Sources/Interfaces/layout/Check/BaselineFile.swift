import PickerCheck
import PickerLayout
import PickerOutput
import PickerReports

/// The file of `--baseline`. It names documents by paths relative to its folder, so the working directory does not
/// matter.
struct BaselineFile {
  private let path: String
  private let folder: [Substring]
  private(set) var baseline = Baseline()

  /// Reads the file.
  ///
  /// - Parameter isUpdated: Whether it is written afterwards, and need not exist yet.
  /// - Throws: `known.json: cannot be read: No such file or directory; create it with --update-baseline`.
  init(_ path: String, isUpdated: Bool) throws(ToolError) {
    self.path = path
    folder = path.fromRoot.dropLast()
    guard FileKind(path) != nil else {
      if isUpdated { return }
      let error = ToolError.cannotRead(path)
      throw ToolError(error.kind, error.message + "; create it with --update-baseline")
    }
    let bytes = try Input.file(path).read()
    do {
      baseline = try Baseline(json: bytes)
    } catch {
      throw ToolError(.badDocument, "\(path): \(error)")
    }
  }

  /// Adds the findings of a report, and writes the file.
  /// - Parameters:
  ///   - languages: The languages of the catalogues.
  ///   - isComplete: Whether there are no others.
  mutating func update(
    with report: CheckReport, _ languages: Set<String>, isComplete: Bool
  ) throws {
    baseline = baseline.merging(report, naming: name(ofDocument:))
    baseline.languages = isComplete ? languages : baseline.languages.union(languages)
    try baseline.json.write(to: path)
  }

  /// The languages that catalogues had: those in the file's list, or the languages of its findings in some documents.
  func languages(of documents: [String]) -> Set<String> {
    if !baseline.languages.isEmpty { return baseline.languages }
    let names = Set(documents.map(name(ofDocument:)))
    return Set(baseline.entries.filter { names.contains($0.document) }.map(\.locale))
  }

  /// The report with known findings marked, and warnings about entries that match nothing.
  func marking(_ report: CheckReport) -> CheckReport {
    var report = baseline.marking(report, naming: name(ofDocument:))
    let unused = baseline.unused(in: report, naming: name(ofDocument:)).sorted()
    var lines = unused.prefix(Self.maximumWarningCount).map { "\($0) is no longer found" }
    let more = unused.count - lines.count
    if more > 0 { lines.append("\(more) more entries are no longer found") }
    report.warnings += lines.map { CheckProblem(.baseline, path: path, message: $0) }
    return report
  }

  private static let maximumWarningCount = 20

  /// The path of a document relative to the folder of the file.
  private func name(ofDocument path: String) -> String {
    guard path != "-" else { return path }
    let target = path.fromRoot
    let common = zip(folder, target).prefix { $0 == $1 }.count
    let steps = folder.dropFirst(common).map { _ in ".." } + target.dropFirst(common)
    return steps.joined(separator: "/")
  }
}

extension String {
  /// The components of the path from the root of the file system, without `.` and `..`.
  fileprivate var fromRoot: [Substring] {
    var components: [Substring] = []
    for part in (hasPrefix("/") ? self : WorkingDirectory.path + "/" + self).split(separator: "/") {
      switch part {
      case ".": break
      case "..": components = components.dropLast()
      default: components.append(part)
      }
    }
    return components
  }
}
