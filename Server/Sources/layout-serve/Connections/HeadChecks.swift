import HTTPTypes
import HummingbirdCore
import NIOHTTP1

/// Checks what Hummingbird's types of a request no longer show: its form of URI and repeated fields; and its length.
struct HeadChecks: Sendable {
  let address: ListeningAddress
  let limits: ConnectionLimits

  /// The head with its URI as a path.
  ///
  /// - Throws: The answer after which the connection is closed.
  func checked(_ head: HTTPRequestHead) throws(Refusal) -> HTTPRequestHead {
    guard HeadChecks.methods.contains(head.method) else {
      throw Refusal(.notImplemented, "unknown method \(head.method.rawValue)")
    }
    let hosts = head.headers["host"].count
    guard hosts == 1 else {
      throw Refusal(.badRequest, "expected one Host field, found \(hosts)")
    }
    // Only documents are posted; other methods with a body are answered by their resources.
    guard !head.headers.contains(name: "transfer-encoding"),
      head.method != .POST || head.headers.contains(name: "content-length")
    else {
      throw Refusal(.lengthRequired, "expected a Content-Length")
    }
    if let length = head.headers.first(name: "content-length"), Int(length) ?? .max > limits.body {
      throw Refusal(.contentTooLarge, "expected at most \(limits.body) bytes")
    }
    var head = head
    head.uri = try path(of: head.uri)
    return head
  }

  /// The methods that are known, whether or not there is anything for them.
  private static let methods: [HTTPMethod] = [
    .GET, .HEAD, .POST, .PUT, .PATCH, .DELETE, .OPTIONS, .TRACE, .RAW(value: "QUERY"),
  ]

  /// The path and query of a URI, which may also be absolute if it names this server.
  private func path(of uri: String) throws(Refusal) -> String {
    guard !uri.hasPrefix("/") else { return uri }
    let parsed = URI(uri)
    guard let scheme = parsed.scheme, let host = parsed.host else {
      guard uri == "*" else { throw Refusal(.badRequest, "expected a path that begins with /") }
      return uri
    }
    guard scheme.rawValue.lowercased() == "http", address.answers(to: host) else {
      throw Refusal(.badRequest, "the URI names another server")
    }
    return parsed.path + (parsed.query.map { "?\($0)" } ?? "")
  }
}

/// The answer to a request whose head is not accepted.
struct Refusal: Error {
  let answer: Answer

  init(_ status: HTTPResponse.Status, _ message: String) {
    answer = .error(status, message)
  }
}
