import Foundation
import PickerOutput
import Testing

/// What can be read, and its description.
@Suite struct RouteTests {
  @Test func health_isOK() throws {
    let answer = try TestServer().get("/health")
    #expect(answer.status == 200 && answer.body == #"{"status":"ok","missing":[]}"#)
  }

  @Test func missingLibraries_failOnlyWhatNeedsThem_andHealthNamesThem() throws {
    let hidden = ["libcairo.so.2"] + (60...99).map { "libicuuc.so.\($0)" }
    // Files in place of the libraries, which cannot be loaded.
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: hidden.map { ($0, "junk") }))
    let server = try TestServer(environment: ["LD_LIBRARY_PATH": folder.path])
    let health = try server.get("/health")
    let missing = try #require(health.json["missing"] as? [String])
    #expect(health.status == 200 && missing.count == 2)
    #expect(missing[0].contains("libicuuc.so.") && missing[1].contains("libcairo.so.2"))
    for _ in 0..<2 {
      let hebrew = try server.layout(#"{"type":"chips","items":["שלום abc"]}"#)
      #expect(hebrew.status == 503 && hebrew.body.contains("cannot measure texts: "))
      let tea = #"{"type":"chips","items":["tea"]}"#
      #expect(try server.layout(tea).status == 200)
      let picture = try server.layout(tea, query: "?format=png")
      #expect(picture.status == 503 && picture.body.contains("cannot draw PNG: "))
    }
  }

  @Test func metrics_countAnswersAndTimesOfDocuments() throws {
    let server = try TestServer()
    let tea = #"{"type":"chips","items":["tea"]}"#
    for document in [tea, tea, "{"] { _ = try server.layout(document) }
    for path in ["/nothing", "/nowhere"] { _ = try server.get(path) }
    let answer = try server.get("/metrics")
    #expect(answer.field("Content-Type") == "text/plain; version=0.0.4")
    let lines = Set(answer.body.split(separator: "\n").map(String.init))
    #expect(
      lines.isSuperset(of: [
        #"layout_requests_total{path="/layout",status="200"} 2"#,
        #"layout_requests_total{path="/layout",status="400"} 1"#,
        #"layout_requests_total{path="other",status="404"} 2"#,
        #"layout_document_seconds_bucket{le="+Inf"} 3"#, "layout_document_seconds_count 3",
        "# TYPE layout_document_seconds histogram",
      ]))
  }

  @Test func requestID_isRepeated_orNew() throws {
    let server = try TestServer()
    func id(_ given: String?) throws -> String? {
      (try given.map { try server.get("/health", "X-Request-Id: \($0)") } ?? server.get("/health"))
        .field("X-Request-Id")
    }
    #expect(try id("a-1.B_2") == "a-1.B_2")
    for wrong in [nil, "two words", String(repeating: "a", count: 129)] {
      #expect(try id(wrong)?.wholeMatch(of: /[0-9a-f]{32}/) != nil)
    }
    #expect(try id(nil) != id(nil))
  }

  @Test func schema_isThatOfTheTool() throws {
    let answer = try TestServer().get("/schema")
    #expect(answer.body == String(decoding: SchemaSubject.schema(of: nil), as: UTF8.self))
  }

  @Test func playground_isTheFolderOfItsFiles() throws {
    let folder = try TemporaryFolder([
      "index.html": "<!doctype html>", "playground.js": "begin()", "fonts/A.ttf": "font",
      "notes.md": "not served",
    ])
    let server = try TestServer(environment: ["LAYOUT_PLAYGROUND": folder.path])
    let types = [
      "/": "text/html; charset=utf-8", "/playground.js": "text/javascript",
      "/fonts/A.ttf": "font/ttf",
    ]
    for (path, type) in types {
      let answer = try server.get(path)
      #expect(answer.status == 200 && answer.field("Content-Type") == type)
      #expect(!answer.body.isEmpty)
    }
    #expect(try server.get("/notes.md").status == 404)
    #expect(try server.get("/fonts/../index.html").status == 404)
    let formats = try server.get("/server.js").body
    #expect(formats.contains(#""png""#) && formats.hasPrefix("globalThis.layoutFormats"))
  }

  @Test func playground_withoutItsFiles_saysHowToBuildThem() throws {
    let server = try TestServer(environment: ["LAYOUT_PLAYGROUND": "/nowhere"])
    let answer = try server.get("/")
    #expect(answer.status == 200 && answer.body.contains("make web"))
    #expect(try server.get("/playground.js").status == 404)
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
      Set(paths.keys) == ["/", "/layout", "/health", "/metrics", "/schema", "/openapi.json"])
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
