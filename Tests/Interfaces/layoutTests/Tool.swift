import Foundation
import PickerTestSupport
import Testing

@testable import layout

/// A run of the tool: arguments in; standard output, standard error and exit code out.
struct Tool {
  /// Standard output: its bytes, and as text.
  let bytes: Data
  var output: String { String(decoding: bytes, as: UTF8.self) }
  var error: String
  var code: Int32

  @discardableResult
  init(_ arguments: String..., input: String = "") throws {
    try self.init(arguments, input: Data(input.utf8))
  }

  /// Runs the tool in this process, in the root folder of the package.
  init(_ arguments: [String], input: Data = Data()) throws {
    guard Tool.isAtPackageRoot else { throw CocoaError(.fileNoSuchFile) }
    let (source, target, messages) = (
      try UnnamedFile(input), try UnnamedFile(Data()), try UnnamedFile(Data())
    )
    let streams = StandardStreams(
      input: source.stream("input"), output: target.stream("output"),
      error: messages.stream("error"))
    code = run(arguments, on: streams)
    bytes = try target.contents
    // Languages without patterns are remembered as long as the process, also those of other tests.
    error = String(decoding: try messages.contents, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("layout: cannot hyphenate ") }.joined(separator: "\n")
  }

  /// Runs the tool as a process of its own.
  init(process arguments: String...) throws {
    let tool = Tool.products.appendingPathComponent("layout")
    try self.init(running: tool, arguments, input: Data())
  }

  /// Relative paths begin at the root folder of the package, in tests of a process, too.
  private static let isAtPackageRoot = FileManager.default.changeCurrentDirectoryPath(
    packageRoot().path)

  /// Runs a shell script that calls the tool as `$LAYOUT`, with a limit of a minute.
  init(script: String, input: String = "") throws {
    let tool = Tool.products.appendingPathComponent("layout").path
    let script = "set +m; LAYOUT='timeout 60 \(tool)'; \(script)"
    let shell = URL(fileURLWithPath: "/bin/bash")
    try self.init(running: shell, ["-c", script], input: Data(input.utf8))
  }

  private init(running program: URL, _ arguments: [String], input: Data) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = packageRoot()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    process.standardInput = try Tool.file(folder, "in", holding: input, for: .read)
    process.standardOutput = try Tool.file(folder, "out", holding: Data(), for: .write)
    process.standardError = try Tool.file(folder, "err", holding: Data(), for: .write)
    try process.run()
    process.waitUntilExit()
    bytes = try Data(contentsOf: folder.appendingPathComponent("out"))
    error = try String(
      decoding: Data(contentsOf: folder.appendingPathComponent("err")), as: UTF8.self)
    code = process.terminationStatus
  }

  /// The folder of this test process's build products, which include the tool.
  static var products: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
  }

  private enum Use { case read, write }

  private static func file(
    _ folder: URL, _ name: String, holding data: Data, for use: Use
  ) throws -> FileHandle {
    let file = folder.appendingPathComponent(name)
    try data.write(to: file)
    return use == .read
      ? try FileHandle(forReadingFrom: file) : try FileHandle(forWritingTo: file)
  }

  /// Standard output parsed as JSON.
  var json: [String: Any] {
    get throws {
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any] ?? [:]
    }
  }
}

/// Expects one line on standard error and nothing else.
func expectOneLine(from arguments: [String], code: Int32, saying message: String) throws {
  let run = try Tool(arguments)
  #expect(run.code == code)
  #expect(run.output == "")
  #expect(run.error.contains(message), "\(run.error)")
  #expect(run.error.filter { $0 == "\n" }.count == 1)
}

/// Calls `body` with a temporary folder, which is deleted afterwards.
func withTemporaryFolder(_ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder.path)
}
