public import Foundation
public import Testing

/// Compares `text` with a recorded file.
///
/// With `RECORD_GOLDENS=1` in the environment the file is recorded again, and the test still fails, so
/// that nobody records by accident.
public func expectGolden(
  _ text: String, at file: URL, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    Issue.record("recorded \(file.lastPathComponent)", sourceLocation: sourceLocation)
    return
  }
  let recorded = try? String(contentsOf: file, encoding: .utf8)
  // Reports only the first difference, because texts may have thousands of lines.
  let difference = recorded.map { firstDifference(between: $0, and: text) } ?? "is missing"
  #expect(difference == nil, "\(file.path)", sourceLocation: sourceLocation)
}

/// Describes the first line in which two texts differ.
private func firstDifference(between recorded: String, and text: String) -> String? {
  guard recorded != text else { return nil }
  let before = recorded.split(separator: "\n", omittingEmptySubsequences: false)
  let after = text.split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(before, after).prefix { $0 == $1 }.count
  let found = [before, after].map { $0.indices.contains(line) ? String($0[line]) : "the end" }
  return "line \(line + 1): recorded \(found[0]), is \(found[1])"
}

/// The root folder of the package, found from the path of a test's source file.
public func packageRoot(_ file: String = #filePath) -> URL {
  var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
  while folder.path != "/",
    !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
  {
    folder.deleteLastPathComponent()
  }
  return folder
}
