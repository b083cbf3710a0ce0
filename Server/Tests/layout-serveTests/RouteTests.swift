import Foundation
import PickerOutput
import Testing

/// What can be read, and its description.
@Suite struct RouteTests {
  @Test func health_isOK() throws {
    let answer = try TestServer().get("/health")
    #expect(answer.status == 200 && answer.body == #"{"status":"ok"}"#)
  }

  @Test func schema_isThatOfTheTool() throws {
    let answer = try TestServer().get("/schema")
    #expect(answer.body == String(decoding: SchemaSubject.schema(of: nil), as: UTF8.self))
  }

  @Test func playground_hasItsFilesAndExamples() throws {
    let server = try TestServer()
    let types = [
      "/": "text/html; charset=utf-8", "/playground.css": "text/css",
      "/playground.js": "text/javascript", "/playground.json": "application/json",
    ]
    for (path, type) in types {
      let answer = try server.get(path)
      #expect(answer.status == 200 && answer.field("Content-Type") == type)
      #expect(!answer.body.isEmpty)
    }
    let start = try server.get("/playground.json").json
    #expect(start["formats"] as? [String] == OutputFormat.allCases.map(\.rawValue))
    let examples = try #require(start["examples"] as? [[String: String]])
    #expect(examples.contains { $0["name"] == "chips/food" && $0["document"]?.isEmpty == false })
  }

  @Test func openAPI_describesEveryRouteAndNoOther() throws {
    let server = try TestServer()
    let answer = try server.get("/openapi.json")
    #expect(answer.json["openapi"] as? String == "3.1.0")
    let paths = try #require(answer.json["paths"] as? [String: [String: Any]])
    for (path, operations) in paths {
      #expect(try server.get(path, method: "OPTIONS").status == 204)
      let methods = try server.get(path, method: "DELETE").field("Allow") ?? ""
      #expect(
        Set(operations.keys.map { $0.uppercased() })
          == Set(methods.split(separator: ", ").map(String.init)))
    }
    #expect(
      Set(paths.keys) == [
        "/", "/playground.css", "/playground.js", "/playground.json", "/layout", "/health",
        "/schema", "/openapi.json",
      ])
  }

  @Test func openAPI_hasTheTypesAndTheExamples() throws {
    let description = try TestServer().get("/openapi.json").body
    #expect(description.contains(#""enum":["text","flow","chips","#))
    #expect(description.contains(#""chips-food":{"value":{"#))
  }

  /// Every `$ref` leads to something.
  @Test func openAPI_references_lead() throws {
    let description = try TestServer().get("/openapi.json")
    let names = Set(description.body.matches(of: /"\$ref":\s*"#\/([^"]*)"/).map { String($0.1) })
    #expect(names == Set(["Document", "Error", "Tree"].map { "components/schemas/\($0)" }))
    for name in names {
      var value: Any? = description.json
      for key in name.split(separator: "/") { value = (value as? [String: Any])?[String(key)] }
      #expect(value != nil, "\(name)")
    }
  }
}
