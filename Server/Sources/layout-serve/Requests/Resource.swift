import HTTPTypes
import PickerOutput

/// What there is at a path.
enum Resource: Sendable {
  /// Bytes that never change.
  case file(Answer)
  /// `POST /layout`
  case layout
  /// What Prometheus reads.
  case metrics

  /// The methods that it answers, beside `OPTIONS`.
  var methods: [HTTPRequest.Method] {
    switch self {
    case .file, .metrics: [.get, .head]
    case .layout: [.post]
    }
  }

  /// The path of documents.
  static let layoutPath = "/layout"

  /// Everything that is served, by path. OpenAPI.swift describes it.
  static let all: [String: Resource] = {
    var all = Playground.files.mapValues(Resource.file)
    all[layoutPath] = .layout
    all["/metrics"] = .metrics
    all["/health"] = .file(.file(health, of: "application/json"))
    all["/schema"] = .file(.file(OpenAPI.schema, of: "application/schema+json"))
    all["/openapi.json"] = .file(.file(OpenAPI.description, of: "application/json"))
    return all
  }()

  /// The server answers; documents that need a missing library fail: `{"status":"ok","missing":[]}`.
  private static let health = Array(
    JSONText.object([
      "status": JSONText.string("ok"),
      "missing": "[\(SharedLibraries.missing.map(JSONText.string).joined(separator: ","))]",
    ]).utf8)
}
