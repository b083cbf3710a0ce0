import Foundation
import Testing

/// Compares `text` with a recorded file.
///
/// With `RECORD_GOLDENS=1` in the environment the file is written anew, and the test still fails, so
/// that nobody records by accident.
public func expectGolden(
  _ text: String, at file: URL, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
    try Data(text.utf8).write(to: file)
    Issue.record("recorded \(file.lastPathComponent)", sourceLocation: sourceLocation)
    return
  }
  let recorded = try? String(contentsOf: file, encoding: .utf8)
  #expect(text == recorded, "differs from \(file.path)", sourceLocation: sourceLocation)
}

/// The root of the package, from the place of a test's source file.
public func packageRoot(_ file: String = #filePath) -> URL {
  var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
  while folder.path != "/",
    !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
  {
    folder.deleteLastPathComponent()
  }
  return folder
}
