import HTTPTypes
import HummingbirdCore
import NIOCore
import PickerLayout
import PickerOutput

/// `POST /layout`: a document in, its tree or its picture out.
struct LayoutRoute: Sendable {
  let service: LayoutService
  let threads: DocumentThreads
  /// Counts the bytes of documents that arrive and wait.
  let receiving: ByteLedger

  func answer(_ request: Request) async throws -> Answer {
    let type = request.headers[.contentType]?.prefix { $0 != ";" } ?? ""
    guard String(type).trimmingSpaces.lowercased() == "application/json" else {
      return .error(.unsupportedMediaType, "expected Content-Type: application/json")
    }
    guard let json = try await body(of: request) else {
      return .busy("too many long documents are arriving")
    }
    return await answer(json, request.uri)
  }

  private func answer(_ json: Body, _ uri: URI) async -> Answer {
    // Its time counts from here on, so that it includes the time in the queue.
    let budget = Budget(service.limits)
    Connection.current?.begin(budget)
    defer { Connection.current?.end() }
    let service = service
    let made = await threads.run(ofBytes: json.bytes.count) { () -> Answer in
      defer { withExtendedLifetime(json) {} }
      return service.answer(json.bytes, uri, within: budget)
    }
    return made ?? .busy("too many documents are waiting to be laid out")
  }

  /// A document as it arrived.
  private struct Body: Sendable {
    var bytes: [UInt8] = []
    /// Released when the document has been answered.
    var held: [HeldBytes] = []
  }

  /// The body of a request, whose length the connection's guard has checked; nil if there is no memory for it.
  private func body(of request: Request) async throws -> Body? {
    var body = Body()
    var uncounted = 0
    for try await part in request.body {
      body.bytes.append(contentsOf: part.readableBytesView)
      uncounted += part.readableBytes
      guard uncounted > ByteLedger.freeSize else { continue }
      guard let held = receiving.hold(uncounted) else { return nil }
      body.held.append(held)
      uncounted = 0
    }
    return body
  }
}

extension LayoutService {
  /// The response to a document; 503 where its time is over, which it may be before its turn,
  /// or where a library is missing.
  fileprivate func answer(_ json: [UInt8], _ uri: URI, within budget: Budget) -> Answer {
    guard budget.mayProceed else { return .overtime(budget.error) }
    do throws(RequestError) {
      let query = try LayoutQuery(uri)
      return .file(try answer(json, query, within: budget), of: query.format.mediaType)
    } catch {
      switch budget.error {
      case .exceeded(.seconds, _), .cancelled: return .overtime(budget.error)
      case .unavailable?: return .error(.serviceUnavailable, budget.error?.description ?? "")
      default: return .error(error, in: json)
      }
    }
  }
}

extension Answer {
  /// The end of a document that takes too long, or that nobody waits for any longer.
  fileprivate static func overtime(_ error: LimitError?) -> Answer {
    guard case .exceeded(_, let limit) = error else {
      return .error(.serviceUnavailable, "the document was cancelled")
    }
    return .error(.serviceUnavailable, "the document took longer than \(limit) s")
  }

  /// An invalid document or query, with the place of the error.
  fileprivate static func error(
    _ error: LayoutService.RequestError, in document: [UInt8]
  ) -> Answer {
    switch error {
    case .query(let name, let message):
      return self.error(
        .badRequest,
        ["parameter": JSONText.string(name), "message": JSONText.string(message)])
    case .picture(let message): return self.error(.badRequest, message)
    case .unavailable(let message): return self.error(.serviceUnavailable, message)
    case .document(let error, let further):
      let errors = ([error] + further).map { JSONText.object($0.members(in: document)) }
      return Answer.errors(.badRequest, errors)
    }
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    let start = drop { $0 == " " || $0 == "\t" }
    return String(
      start.prefix(start.count - start.reversed().prefix { $0 == " " || $0 == "\t" }.count))
  }
}

extension JSONError {
  /// The members of its object in an answer.
  fileprivate func members(in document: [UInt8]) -> KeyValuePairs<String, String> {
    let place = place(in: document)
    return [
      "path": JSONText.string(path), "message": JSONText.string(message),
      "line": "\(place.line)", "column": "\(place.column)",
    ]
  }
}
