import HTTPTypes
import HummingbirdCore
import NIOCore
import NIOHTTP1

/// A complete response: what every route, check and limit of the server returns.
struct Answer: Sendable {
  var status: HTTPResponse.Status
  var mediaType = "application/json"
  var body: [UInt8] = []
  /// Header fields beside those that every response has.
  var fields: [(name: HTTPField.Name, value: String)] = []

  /// A successful response.
  static func file(_ bytes: [UInt8], of mediaType: String) -> Answer {
    Answer(status: .ok, mediaType: mediaType, body: bytes)
  }

  /// `{"error":{"message":"…"}}`
  static func error(_ status: HTTPResponse.Status, _ message: String) -> Answer {
    error(status, ["message": JSONText.string(message)])
  }

  /// `{"error":{"path":"$.width","message":"…","line":3,"column":12}}`
  static func error(
    _ status: HTTPResponse.Status, _ members: KeyValuePairs<String, String>
  ) -> Answer {
    Answer(status: status, body: Array("{\"error\":\(JSONText.object(members))}".utf8))
  }

  /// `{"error":{…}}`, the first of some errors as JSON; if there are several, `errors` lists all of them.
  static func errors(_ status: HTTPResponse.Status, _ errors: [String]) -> Answer {
    let first = "\"error\":\(errors.first ?? "{}")"
    let all = errors.count > 1 ? ",\"errors\":[\(errors.joined(separator: ","))]" : ""
    return Answer(status: status, body: Array("{\(first)\(all)}".utf8))
  }

  /// An error that passes: the client may try again in a second.
  static func busy(_ message: String) -> Answer {
    var answer = error(.serviceUnavailable, message)
    answer.fields.append((.retryAfter, "1"))
    return answer
  }
}

extension Answer {
  /// The header fields of every response, and those of this one.
  private var allFields: [(name: HTTPField.Name, value: String)] {
    var all: [(name: HTTPField.Name, value: String)] = [
      (.cacheControl, "no-store"), (.xContentTypeOptions, "nosniff"),
      (.contentSecurityPolicy, Answer.contentSecurityPolicy),
    ]
    if let name = Answer.referrerPolicy { all.append((name, "no-referrer")) }
    if status != .noContent {
      all += [(.contentType, mediaType), (.contentLength, String(body.count))]
    }
    return all + fields
  }

  private static let referrerPolicy = HTTPField.Name("Referrer-Policy")
  private static let contentSecurityPolicy = """
    default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; \
    connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
    """

  /// The response that Hummingbird writes, with the time.
  ///
  /// - Parameters:
  ///   - isHead: Whether the body is left out, because the request was a `HEAD`.
  ///   - sending: Counts the bytes of long bodies until they are written.
  func response(isHead: Bool, sending: ByteLedger) -> Response {
    var head = HTTPFields()
    for (name, value) in allFields + [(.date, HTTPDate.now)] {
      head.append(HTTPField(name: name, value: value))
    }
    guard !isHead, !body.isEmpty else { return Response(status: status, headers: head) }
    guard body.count > ByteLedger.freeSize else {
      return Response(
        status: status, headers: head, body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
    }
    guard let held = sending.hold(body.count) else {
      return Answer.busy("too many long responses are waiting for their readers")
        .response(isHead: isHead, sending: sending)
    }
    return Response(status: status, headers: head, body: .slices(of: body, holding: held))
  }

  /// The parts in which a connection's guard writes it, past Hummingbird.
  var parts: [HTTPServerResponsePart] {
    var head = HTTPResponseHead(
      version: .http1_1, status: HTTPResponseStatus(statusCode: status.code))
    for (name, value) in allFields { head.headers.add(name: name.rawName, value: value) }
    head.headers.add(name: "Connection", value: "close")
    return [.head(head), .body(.byteBuffer(ByteBuffer(bytes: body))), .end(nil)]
  }
}

extension ResponseBody {
  /// A long body in slices. Each waits until the connection takes more, so that a slow reader has one slice, and
  /// the array they are made of, in memory.
  fileprivate static func slices(of bytes: [UInt8], holding held: HeldBytes) -> ResponseBody {
    ResponseBody(contentLength: bytes.count) { writer in
      for start in stride(from: 0, to: bytes.count, by: ByteLedger.freeSize) {
        let end = min(start + ByteLedger.freeSize, bytes.count)
        try await writer.write(ByteBuffer(bytes: bytes[start..<end]))
      }
      try await writer.finish(nil)
      withExtendedLifetime(held) {}
    }
  }
}
