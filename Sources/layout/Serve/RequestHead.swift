import FlyingFox

/// The head of a request, as far as its length and expectations matter.
struct RequestHead {
  /// Request line and header fields, including the empty line.
  let bytes: ArraySlice<UInt8>
  /// The part of the body that arrived with the head.
  let receivedBody: ArraySlice<UInt8>
  /// The length of the body in bytes.
  let bodyLength: Int
  /// Whether the client waits for `100 Continue` before it sends its body.
  let expectsContinue: Bool

  /// The error of a request that is rejected.
  struct HeadError: Error {
    let code: HTTPStatusCode
    let message: String
  }

  /// - Parameter received: The head and what arrived with it; nil where it was too long.
  init(_ received: [UInt8]?, _ limits: ConnectionLimiter.Limits) throws(HeadError) {
    guard let received, let end = RequestHead.end(in: received) else {
      throw HeadError(
        code: .requestHeaderFieldsTooLarge,
        message: "expected at most \(limits.head) bytes of header")
    }
    bytes = received[..<end]
    let fields = RequestHead.fields(of: received[..<end])
    if fields["transfer-encoding"] != nil {
      throw HeadError(code: .lengthRequired, message: "expected a Content-Length")
    }
    let text = fields["content-length"] ?? "0"
    guard let length = Int(text), length >= 0, !text.hasPrefix("+") else {
      throw HeadError(code: .badRequest, message: "expected a whole number as Content-Length")
    }
    guard length <= limits.body else {
      throw HeadError(code: .payloadTooLarge, message: "expected at most \(limits.body) bytes")
    }
    bodyLength = length
    receivedBody = received[end...].prefix(length)
    expectsContinue = fields["expect"]?.lowercased() == "100-continue" && receivedBody.isEmpty
  }

  /// Where the body begins; nil while the empty line has not arrived.
  static func end(in bytes: [UInt8]) -> Int? {
    var isEmptyLine = false
    for (position, byte) in bytes.enumerated() where byte != UInt8(ascii: "\r") {
      guard byte == UInt8(ascii: "\n") else {
        isEmptyLine = false
        continue
      }
      if isEmptyLine { return position + 1 }
      isEmptyLine = true
    }
    return nil
  }

  /// The header fields by lowercase name. Repeated fields are joined, so that two lengths are not a number.
  private static func fields(of head: ArraySlice<UInt8>) -> [String: String] {
    var fields: [String: String] = [:]
    for line in head.split(separator: UInt8(ascii: "\n")).dropFirst() {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let name = String(decoding: line[..<colon], as: UTF8.self).trimmed.lowercased()
      let value = String(decoding: line[(colon + 1)...], as: UTF8.self).trimmed
      fields[name] = fields[name].map { "\($0), \(value)" } ?? value
    }
    return fields
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.prefix(start.count - start.reversed().prefix(while: \.isWhitespace).count))
  }
}
