import Foundation
import Glibc

/// The tool serving on a free port, until it goes out of scope.
final class TestServer {
  let process = Process()
  let url: String
  let port: UInt16

  struct StartError: Error {}

  init(_ arguments: String...) throws {
    process.executableURL = Tool.products.appendingPathComponent("layout")
    process.arguments = ["serve", "--port", "0"] + arguments
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

  deinit { process.terminate() }

  /// The response to these bytes, up to the end of the connection.
  func answer(to request: String) throws -> Answer {
    let client = try Client(port: port)
    client.send(request)
    return Answer(client.receiveAll())
  }

  /// The response for a document.
  func layout(_ document: String, query: String = "", fields: [String] = []) throws -> Answer {
    try answer(
      to: (["POST /layout\(query) HTTP/1.1", "Host: localhost", "Content-Type: application/json"]
        + fields + ["Content-Length: \(document.utf8.count)", "", document])
        .joined(separator: "\r\n"))
  }
}

/// A response: status, header fields and body.
struct Answer {
  var status = 0
  var head = ""
  var body = ""

  init(_ text: String) {
    let parts = text.components(separatedBy: "\r\n\r\n")
    head = parts[0]
    status = head.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    body = parts.dropFirst().joined(separator: "\r\n\r\n")
  }

  /// The members of `error`.
  var error: [String: Any] {
    let json = try? JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any]
    return json?["error"] as? [String: Any] ?? [:]
  }
}

/// A raw connection.
final class Client {
  private let file: Int32

  init(port: UInt16) throws {
    file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(file, $0, size) }
    }
    guard result == 0 else { throw TestServer.StartError() }
    var timeout = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(
      file, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(file) }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = Glibc.send(file, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  func receiveAll() -> String {
    var all: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = recv(file, &part, part.count, 0), count > 0 { all += part[..<count] }
    return String(decoding: all, as: UTF8.self)
  }
}
