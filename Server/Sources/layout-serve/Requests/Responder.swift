import HTTPTypes
import HummingbirdCore
import NIOHTTP1

/// Answers requests: checks where they come from, and finds what is at their path.
struct Responder: Sendable {
  let address: ListeningAddress
  let origins: AllowedOrigins
  let layout: LayoutRoute
  /// Counts the bytes of responses that wait for slow readers.
  let sending: ByteLedger
  let metrics = Metrics()

  /// Reads a request, and writes the response.
  func answer(_ request: Request, to writer: consuming ResponseWriter) async throws {
    let response = try await response(to: request)
    do {
      try await writer.write(response: response.head, body: response.body)
    } catch is HTTPParserError {
      throw HalfWritten()
    }
  }

  /// What follows the request is no HTTP, which was found while the response was written: there is no second one.
  private struct HalfWritten: Error {}

  private func response(to request: Request) async throws -> Response {
    let start = ContinuousClock.now
    var answer = try await answer(request)
    metrics.count(
      path: request.uri.path, status: answer.status.code, time: ContinuousClock.now - start)
    if let name = RequestID.field { answer.fields.append((name, RequestID.of(request.headers))) }
    return answer.response(isHead: request.method == .head, sending: sending)
  }

  private func answer(_ request: Request) async throws -> Answer {
    let host = request.head.authority
    guard address.answers(to: host) else {
      return .error(.forbidden, "the Host header names another server")
    }
    switch origins.verdict(on: request.headers[.origin], host: host ?? "") {
    case .forbidden:
      return .error(.forbidden, "pages of this origin may not use the server, see --allow-origin")
    case .own: return try await resource(for: request)
    case .allowed(let origin):
      var answer = try await resource(for: request)
      answer.fields += [(.accessControlAllowOrigin, origin), (.vary, "Origin")]
      return answer
    }
  }

  private func resource(for request: Request) async throws -> Answer {
    guard let resource = Resource.all[request.uri.path] else {
      return .error(.notFound, "found nothing at \(JSONText.quoted(request.uri.path))")
    }
    guard request.method != .options else { return preflight(of: resource) }
    guard resource.methods.contains(request.method) else {
      let methods = resource.methods.map(\.rawValue)
      var answer = Answer.error(.methodNotAllowed, "expected \(methods.joined(separator: " or "))")
      answer.fields.append((.allow, methods.joined(separator: ", ")))
      return answer
    }
    switch resource {
    case .file(let answer): return answer
    case .layout: return try await layout.answer(request)
    case .metrics: return .file(Array(metrics.text.utf8), of: "text/plain; version=0.0.4")
    }
  }

  /// What a browser asks before it sends JSON from another origin.
  private func preflight(of resource: Resource) -> Answer {
    let methods = resource.methods.map(\.rawValue).joined(separator: ", ")
    return Answer(
      status: .noContent,
      fields: [
        (.allow, methods), (.accessControlAllowMethods, methods),
        (.accessControlAllowHeaders, "Content-Type"), (.accessControlMaxAge, "600"),
      ])
  }
}
