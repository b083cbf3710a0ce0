import PickerControls
import PickerLayout
import PickerOutput

/// What is served, as OpenAPI 3.1. A change of a route, a parameter or a status is a change here.
enum OpenAPI {
  /// What `layout schema` prints.
  static let schema = SchemaSubject.schema(of: nil)

  static let description = Array(
    JSONText.object([
      "openapi": JSONText.string("3.1.0"),
      "info": JSONText.object([
        "title": JSONText.string("PickerLayout"),
        "version": JSONText.string("1"),
        "description": JSONText.string(
          "Lays out pickers. Every response to a request that is not accepted is an Error."),
      ]),
      "paths": paths,
      "components": JSONText.object([
        "schemas": JSONText.object([
          "Error": error, "Document": document, "Tree": tree,
        ])
      ]),
    ]).utf8)

  private static let paths: String = JSONText.object([
    "/layout": JSONText.object(["post": layout]),
    "/health": files("Whether the server answers", ["application/json": health]),
    "/schema": files(
      "The JSON Schema of documents and trees", ["application/schema+json": object]),
    "/metrics": files("Responses and their times, for Prometheus", ["text/plain": text]),
    "/openapi.json": files("This description", ["application/json": object]),
    "/": files("The playground page, which loads files beside it", ["text/html": text]),
  ])

  private static let object = #"{"type":"object"}"#
  private static let text = #"{"type":"string"}"#
  private static let health =
    """
    {"type":"object","required":["status","missing"],"properties":{"status":{"const":"ok"},\
    "missing":{"type":"array","items":{"type":"string"},\
    "description":"The reasons why libraries cannot be opened; documents that need them fail with status 503."}}}
    """

  private static let error = """
    {"type":"object","required":["error"],"properties":{"error":\(oneError),\
    "errors":{"type":"array","minItems":2,"maxItems":10,"items":\(oneError),\
    "description":"All errors of a document, if there are several."}}}
    """

  private static let oneError = """
    {"type":"object","required":["message"],"additionalProperties":false,"properties":{\
    "message":{"type":"string"},\
    "path":{"type":"string","description":"The JSON path of the error in the document."},\
    "line":{"type":"integer","minimum":1},"column":{"type":"integer","minimum":1},\
    "parameter":{"type":"string","description":"The parameter of the query."}}}
    """

  /// Only the outline: with the rules of /schema, which would be most of this description, tools take minutes for
  /// it.
  private static let document = """
    {"type":"object","required":["type"],"properties":{"type":{"type":"string","enum":\(types)}},\
    "description":"A control; GET /schema has the schema of all its keys."}
    """

  private static let tree = """
    {"type":"object","required":["version","size"],"properties":{"version":{"type":"integer"},\
    "size":{"type":"object"}},"description":"The boxes; GET /schema has the schema of all its keys."}
    """

  /// The types of controls, from the schema.
  private static let types: String = {
    var value = try? JSONValue(parsing: SchemaSubject.schema(of: .document))
    for key in ["$defs", "document", "properties", "type", "enum"] {
      value = try? value?.object()[key]
    }
    return String(decoding: value?.compactBytes ?? [], as: UTF8.self)
  }()

  /// The documents of the examples, by name.
  private static let examples: String = {
    let files = BundledFile.all.filter { $0.name.hasPrefix("Examples/") }
    let members = files.map { file in
      let name = String(file.name.dropFirst("Examples/".count)).replacing("/", with: "-")
      let document = String(decoding: file.bytes, as: UTF8.self)
      return "\(JSONText.string(name)):{\"value\":\(document)}"
    }
    return "{\(members.joined(separator: ","))}"
  }()
}

// MARK: - Operations

extension OpenAPI {
  /// The operations of a path that can only be read.
  private static func files(
    _ summary: String, _ content: KeyValuePairs<String, String>
  ) -> String {
    func operation(_ content: String) -> String {
      let answer = #"{"description":"The content"\#(content)}"#
      return JSONText.object([
        "summary": JSONText.string(summary),
        "responses": responses(answer, [.badRequest, .forbidden, .busy]),
      ])
    }
    return JSONText.object([
      "get": operation(",\"content\":" + media(content)), "head": operation(""),
    ])
  }

  private static let layout = JSONText.object([
    "summary": JSONText.string("Lays out a document"),
    "parameters": "[\(parameters.joined(separator: ","))]",
    "requestBody": #"{"required":true,"content":{"application/json":{"schema":"#
      + "\(reference("Document")),\"examples\":\(examples)}}}",
    "responses": responses(
      #"{"description":"The tree or the picture","content":\#(results)}"#,
      [
        .badRequest, .forbidden, .lengthRequired, .tooLarge, .unsupported, .headTooLarge, .busy,
      ]),
  ])

  /// The media types of all formats.
  private static let results = media([
    "application/json": reference("Tree"), "text/plain": text, "image/svg+xml": text,
    "text/html": text, "image/png": "{}", "image/apng": "{}", "image/jpeg": "{}",
    "image/webp": "{}", "application/pdf": "{}",
  ])

  private static let parameters = [
    parameter("format", "The format of the result; json by default.", names(OutputFormat.self)),
    parameter("compact", "JSON without white space.", flag),
    parameter("width", "Points; overrides the document's.", number),
    parameter("height", "Points; overrides the document's.", number),
    parameter("scale", "Pixels per point; overrides the document's.", number),
    parameter("theme", "Overrides the document's.", names(BuiltInTheme.self)),
    parameter(
      "scheme", "The colours of the theme; overrides the document's scheme.",
      names(SchemeChoice.self)),
    parameter("quality", "The quality of JPEG and WebP, 0 to 100.", number),
    parameter("outline", "A line around each box that is not painted.", flag),
    parameter(
      "background", "A background colour: a CSS name, or hex digits after a #.", text),
    #"{"name":"options","in":"query","description":"Keys in place of the document's.","#
      + #""content":{"application/json":{"schema":{"type":"object"}}}}"#,
  ]

  private static let number = #"{"type":"number"}"#
  private static let flag = #"{"enum":["","0","1","true","false"]}"#

  /// The schema of the names of a type's values.
  private static func names<Value: RawRepresentable<String> & CaseIterable>(
    _: Value.Type
  ) -> String {
    let names = Value.allCases.map { JSONText.string($0.rawValue) }
    return #"{"enum":[\#(names.joined(separator: ","))]}"#
  }

  private static func parameter(_ name: String, _ description: String, _ schema: String)
    -> String
  {
    JSONText.object([
      "name": JSONText.string(name), "in": #""query""#,
      "description": JSONText.string(description), "schema": schema,
    ])
  }

  private static func media(_ types: KeyValuePairs<String, String>) -> String {
    "{"
      + types.map { "\(JSONText.string($0.key)):{\"schema\":\($0.value)}" }
      .joined(separator: ",") + "}"
  }

  private static func reference(_ name: String) -> String {
    "{\"$ref\":\"#/components/schemas/\(name)\"}"
  }

  /// A status of an error.
  private enum Failure: String {
    case badRequest = "400"
    case forbidden = "403"
    case lengthRequired = "411"
    case tooLarge = "413"
    case unsupported = "415"
    case headTooLarge = "431"
    case busy = "503"

    var description: String {
      switch self {
      case .badRequest: "The request, its query or the document is invalid"
      case .forbidden: "The Host header or the origin of the page is not allowed"
      case .lengthRequired: "There is no Content-Length"
      case .tooLarge: "The document has more than 4 MiB"
      case .unsupported: "The document is not application/json"
      case .headTooLarge: "The header has more than 16 KiB"
      case .busy:
        "The document takes too long, or the server is busy; Retry-After says when to try again"
      }
    }
  }

  private static func responses(_ success: String, _ failures: [Failure]) -> String {
    let errors = failures.map { failure in
      let content = media(["application/json": reference("Error")])
      return "\(JSONText.string(failure.rawValue)):"
        + "{\"description\":\(JSONText.string(failure.description)),\"content\":\(content)}"
    }
    return "{\"200\":\(success),\(errors.joined(separator: ","))}"
  }
}
