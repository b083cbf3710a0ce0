import FlyingFox

/// What stands before the body of a request, as far as its length and its manners go.
struct RequestHead {
  /// Request line and header fields, up to and with the empty line.
  let bytes: ArraySlice<UInt8>
  /// What of the body came along.
  let bodySoFar: ArraySlice<UInt8>
  /// How long the body is.
  let bodyLength: Int
  /// Whether the client sends its body only once it is told to.
  let waitsToContinue: Bool

  /// Why a request is not taken.
  struct Fault: Error {
    let code: HTTPStatusCode
    let message: String
  }

  /// - Parameter received: The head and what came with it; nil where there was no end to it.
  init(_ received: [UInt8]?, _ limits: Gate.Limits) throws(Fault) {
    guard let received, let end = RequestHead.end(in: received) else {
      throw Fault(
        code: .requestHeaderFieldsTooLarge,
        message: "expected at most \(limits.head) bytes of header")
    }
    bytes = received[..<end]
    let fields = RequestHead.fields(of: received[..<end])
    if fields["transfer-encoding"] != nil {
      throw Fault(code: .lengthRequired, message: "expected a Content-Length")
    }
    let text = fields["content-length"] ?? "0"
    guard let length = Int(text), length >= 0, !text.hasPrefix("+") else {
      throw Fault(code: .badRequest, message: "expected a whole number as Content-Length")
    }
    guard length <= limits.body else {
      throw Fault(code: .payloadTooLarge, message: "expected at most \(limits.body) bytes")
    }
    bodyLength = length
    bodySoFar = received[end...].prefix(length)
    waitsToContinue = fields["expect"]?.lowercased() == "100-continue" && bodySoFar.isEmpty
  }

  /// Where the body begins; nil as long as the empty line has not come.
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

  /// The header fields by their names in small letters. Of a length that is given twice, both are there.
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
