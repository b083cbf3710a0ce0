import Foundation
import Glibc

/// The program `layout-serve` on a free port, until it goes out of scope.
final class TestServer {
  let process = Process()
  let url: String
  let port: UInt16

  struct StartError: Error {}

  init(_ arguments: String..., environment: [String: String] = [:]) throws {
    process.executableURL = Program.url
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.arguments = ["--port", "0"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    url = line.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let port = url.split(separator: ":").last.flatMap({ UInt16($0.dropLast()) }) else {
      throw StartError()
    }
    self.port = port
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  /// The response to these bytes, up to the end of the connection.
  func answer(to request: String) throws -> Answer {
    let client = try Client(port: port)
    client.send(request)
    return Answer(client.receiveAll())
  }

  /// The response to a request with these header fields, after which the connection is closed.
  func get(_ path: String, _ fields: String..., method: String = "GET") throws -> Answer {
    let lines = ["\(method) \(path) HTTP/1.1", "Host: localhost", "Connection: close"] + fields
    return try answer(to: lines.joined(separator: "\r\n") + "\r\n\r\n")
  }

  /// The response for a document.
  func layout(_ document: String, query: String = "", fields: [String] = []) throws -> Answer {
    try answer(to: .posting(document, query: query, fields: fields + ["Connection: close"]))
  }

  /// The resident memory of the server in MB.
  var megabytes: Int {
    let pages = status("statm").split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE))) >> 20
  }

  /// The processor time that the server has used, in seconds.
  var processorSeconds: Double {
    let fields = status("stat").split(separator: ")").last?.split(separator: " ") ?? []
    let ticks = fields.dropFirst(11).prefix(2).compactMap { Double($0) }.reduce(0, +)
    return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  private func status(_ name: String) -> String {
    let path = "/proc/\(process.processIdentifier)/\(name)"
    return (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }
}

extension String {
  /// A request that posts a document.
  static func posting(
    _ document: String, query: String = "", fields: [String] = []
  ) -> String {
    (["POST /layout\(query) HTTP/1.1", "Host: localhost", "Content-Type: application/json"]
      + fields + ["Content-Length: \(document.utf8.count)", "", document])
      .joined(separator: "\r\n")
  }
}

/// A run of `layout-serve` that ends by itself.
struct Program {
  let error: String
  let code: Int32

  static var url: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("layout-serve")
  }

  /// Runs it with a limit of ten seconds.
  init(_ arguments: [String], output: String = "/dev/null") throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    process.arguments = ["10", Program.url.path] + arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle(forWritingAtPath: output)
    try process.run()
    error = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    code = process.terminationStatus
  }
}
