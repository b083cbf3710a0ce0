import Foundation
import Glibc

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

  /// The value of a header field; nil where there is none.
  func field(_ name: String) -> String? {
    head.components(separatedBy: "\r\n").first { $0.hasPrefix("\(name): ") }
      .map { String($0.dropFirst(name.count + 2)) }
  }

  /// The members of the body.
  var json: [String: Any] {
    (try? JSONSerialization.jsonObject(with: Data(body.utf8))) as? [String: Any] ?? [:]
  }

  /// The members of `error`.
  var error: [String: Any] { json["error"] as? [String: Any] ?? [:] }
}

/// A raw connection.
final class Client {
  private let file: Int32
  /// What arrived after the last response.
  private var rest: [UInt8] = []

  /// - Parameter seconds: How long it waits for a response.
  init(port: UInt16, seconds: Int = 30) throws {
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
    var timeout = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(
      file, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(file) }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = Glibc.send(file, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// Sends no more, but still receives.
  func endSending() {
    shutdown(file, Int32(SHUT_WR))
  }

  /// Everything up to the end of the connection.
  func receiveAll() -> String {
    while let part = receive() { rest += part }
    return String(decoding: rest, as: UTF8.self)
  }

  /// Whether the server has closed the connection, or does so within the time of the client.
  var isClosed: Bool { receive() == nil && errno != EAGAIN }

  /// The next response of a connection that is kept alive.
  func receiveAnswer() -> Answer {
    let end = Array("\r\n\r\n".utf8)
    while rest.firstRange(of: end) == nil, let part = receive() { rest += part }
    let headEnd = rest.firstRange(of: end)?.upperBound ?? rest.count
    let head = Answer(String(decoding: rest[..<headEnd], as: UTF8.self))
    let length = headEnd + (head.field("Content-Length").flatMap { Int($0) } ?? 0)
    while rest.count < length, let part = receive() { rest += part }
    let answer = Answer(String(decoding: rest.prefix(length), as: UTF8.self))
    rest = Array(rest.dropFirst(length))
    return answer
  }

  /// The next bytes; nil at the end of the connection or of the time.
  private func receive() -> [UInt8]? {
    errno = 0
    var part = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(file, &part, part.count, 0)
    return count > 0 ? Array(part[..<count]) : nil
  }
}
