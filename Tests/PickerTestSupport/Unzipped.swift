public import Foundation

/// The content of a file that is stored with gzip, as fixtures of more than a mebibyte are.
public func unzipped(_ file: URL) throws -> Data {
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["gzip", "-dc", file.path]
  process.standardOutput = output
  try process.run()
  let content = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else { throw CocoaError(.fileReadCorruptFile) }
  return content
}
