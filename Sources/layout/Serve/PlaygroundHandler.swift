import FlyingFox
import Foundation
import PickerLayout
import PickerOutput

/// Answers the requests that reach the server behind the limiter.
struct PlaygroundHandler: HTTPHandler {
  let address: ListeningAddress
  let service: LayoutService

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard address.answers(to: request.headers[.host]) else {
      return .errorResponse(.forbidden, "the Host header names another server")
    }
    switch (request.path, request.method) {
    case ("/layout", .POST): return try await layout(request)
    case ("/layout", _): return .errorResponse(.methodNotAllowed, "expected POST", allowing: "POST")
    default: return page(request)
    }
  }

  private func page(_ request: HTTPRequest) -> HTTPResponse {
    guard let page = PlaygroundPage(path: request.path) else {
      return .errorResponse(.notFound, "there is nothing at \(request.path)")
    }
    switch request.method {
    case .GET: return .file(page.bytes, of: page.mediaType)
    case .HEAD: return .file([], of: page.mediaType)
    default:
      return .errorResponse(.methodNotAllowed, "expected GET or HEAD", allowing: "GET, HEAD")
    }
  }

  private func layout(_ request: HTTPRequest) async throws -> HTTPResponse {
    let type = request.headers[.contentType]?.prefix { $0 != ";" }
    guard type?.trimmingCharacters(in: .whitespaces).lowercased() == "application/json" else {
      return .errorResponse(.unsupportedMediaType, "expected Content-Type: application/json")
    }
    let json = [UInt8](try await request.bodyData)
    do {
      let query = try LayoutQuery(request.query.map { ($0.name, $0.value) })
      return .file(try service.answer(json, query), of: query.format.mediaType)
    } catch {
      return .errorResponse(error, in: json)
    }
  }
}

extension HTTPResponse {
  fileprivate static func file(_ bytes: [UInt8], of mediaType: String) -> HTTPResponse {
    HTTPResponse(statusCode: .ok, headers: headers(mediaType), body: Data(bytes))
  }

  /// `{"error":{"message":"…"}}`
  fileprivate static func errorResponse(
    _ code: HTTPStatusCode, _ message: String, allowing methods: String? = nil
  ) -> HTTPResponse {
    var response = error(code) { json in
      json.member("message", string: message)
    }
    if let methods { response.headers[HTTPHeader("Allow")] = methods }
    return response
  }

  /// `{"error":{"path":"$.width","message":"…","line":3,"column":12}}`
  fileprivate static func errorResponse(
    _ requestError: LayoutService.RequestError, in document: [UInt8]
  ) -> HTTPResponse {
    error(.badRequest) { json in
      switch requestError {
      case .query(let name, let message):
        json.member("parameter", string: name)
        json.member("message", string: message)
      case .picture(let message):
        json.member("message", string: message)
      case .document(let documentError):
        json.member("path", string: documentError.path)
        json.member("message", string: documentError.message)
        let place = documentError.place(in: document)
        json.member("line", integer: place.line)
        json.member("column", integer: place.column)
      }
    }
  }

  private static func error(
    _ code: HTTPStatusCode, members: (inout JSONWriter) -> Void
  ) -> HTTPResponse {
    var json = JSONWriter(pretty: false)
    json.object { json in
      json.key("error")
      json.object { json in members(&json) }
    }
    return HTTPResponse(
      statusCode: code, headers: headers("application/json"), body: Data(json.bytes))
  }

  /// The headers of every response. A connection serves one request: a second one would wait for the kernel's
  /// delayed acknowledgement of the two writes of the first response.
  private static func headers(_ mediaType: String) -> HTTPHeaders {
    [
      .contentType: mediaType, .connection: "close", HTTPHeader("Cache-Control"): "no-store",
      HTTPHeader("X-Content-Type-Options"): "nosniff", HTTPHeader("Referrer-Policy"): "no-referrer",
      HTTPHeader("Content-Security-Policy"): """
      default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
      img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; \
      frame-ancestors 'none'
      """,
    ]
  }
}
