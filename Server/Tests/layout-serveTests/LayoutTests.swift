import PickerOutput
import Testing

/// `POST /layout`.
@Suite struct LayoutTests {
  @Test func layout_postedDocument_isReturnedInEveryFormat() throws {
    let server = try TestServer()
    let document = #"{"type":"segmented","items":["A","B"]}"#
    let tree = try server.layout(document)
    #expect(tree.status == 200)
    #expect(tree.head.contains("Content-Type: application/json"))
    #expect(tree.body == (try Documents.layout(document)))
    for format in [OutputFormat.nodes, .tree, .svg, .html] {
      let answer = try server.layout(document, query: "?format=\(format.rawValue)")
      #expect(answer.body == (try Documents.layout(document, as: format)))
    }
    let picture = try server.layout(document, query: "?format=svg&width=321")
    #expect(picture.head.contains("image/svg+xml"))
    #expect(picture.body.contains(#"width="321""#))
  }

  @Test func layout_longTree_isComplete() throws {
    let answer = try TestServer("--timeout", "60").layout(Documents.long)
    #expect(answer.body.utf8.count > 3_000_000)
    #expect(answer.field("Content-Length") == "\(answer.body.utf8.count)")
    #expect(answer.body.hasSuffix("}\n"))
  }

  @Test func layout_options_overrideTheDocument() throws {
    let server = try TestServer()
    let options = "%7B%22spacing%22:2%7D"
    let answer = try server.layout(
      #"{"type":"chips","items":["A","B"],"spacing":99}"#, query: "?format=tree&options=\(options)")
    let expected = #"{"type":"chips","items":["A","B"],"spacing":2}"#
    #expect(answer.body == (try Documents.layout(expected, as: .tree)))
  }

  @Test func layout_themeAndScheme_overrideTheDocument() throws {
    let answer = try TestServer().layout(
      #"{"type":"chips","items":["A"],"theme":"ios"}"#,
      query: "?format=svg&theme=material&scheme=dark")
    let expected = #"{"type":"chips","items":["A"],"theme":"material","scheme":"dark"}"#
    #expect(answer.body == (try Documents.layout(expected, as: .svg)))
    let light = #"{"type":"chips","items":["A"],"theme":"material"}"#
    #expect(answer.body != (try Documents.layout(light, as: .svg)))
  }

  @Test func layout_outlineAndBackground_areDrawn() throws {
    let server = try TestServer()
    let boxes = #"{"type":"flow","items":[{"width":30,"height":20}]}"#
    let plain = try server.layout(boxes, query: "?format=svg").body
    #expect(!plain.contains("stroke") && !plain.contains("#000080"))
    let outlined = try server.layout(boxes, query: "?format=svg&outline").body
    #expect(outlined.contains("stroke"))
    #expect(try server.layout(boxes, query: "?format=svg&outline=false").body == plain)
    for navy in ["navy", "%23000080"] {
      let answer = try server.layout(boxes, query: "?format=svg&background=\(navy)")
      #expect(answer.body.contains("#000080") && !answer.body.contains("stroke"))
    }
  }

  @Test func layout_pluralForms_followTheLanguage() throws {
    let document = """
      {"type": "chips", "language": "pl", "width": 60, "maxRows": 1,
       "items": ["jeden", "dwa", "trzy", "cztery"],
       "overflow": {"label": {"few": "+{count} kilka", "other": "+{count} inne"}}}
      """
    let answer = try TestServer().layout(document)
    #expect(answer.body.contains("kilka"))
    #expect(answer.body == (try Documents.layout(document)))
  }

  @Test(arguments: [
    ("{\n \"type\": \"text\",\n \"text\": 3}", "$.text", 3, 10),
    ("{\"type\":\"text\",,", "$", 1, 16),
    ("{\"type\":\"stack\",\n\"items\":[{\"width\":2}]}", "$.items[0].type", 2, 10),
    (
      "{\"type\":\"text\",\"text\":\"\",\n\"fonts\":[{\"file\":\"/etc/passwd\"}]}",
      "$.fonts[0].file", 2, 18
    ),
  ])
  func layout_invalidDocument_isReportedWithItsPosition(
    document: String, path: String, line: Int, column: Int
  ) throws {
    let answer = try TestServer().layout(document)
    #expect(answer.status == 400)
    #expect(answer.error["path"] as? String == path)
    #expect(answer.error["line"] as? Int == line)
    #expect(answer.error["column"] as? Int == column)
  }

  @Test func layout_documentWithSeveralErrors_listsThem() throws {
    let document = "{\"type\":\"text\",\"text\":\"\",\n\"zapper\":1,\n\"zap\":2}"
    let answer = try TestServer().layout(document)
    #expect(answer.error["path"] as? String == "$.zapper")
    let errors = try #require(answer.json["errors"] as? [[String: Any]])
    #expect(errors.map { $0["path"] as? String } == ["$.zapper", "$.zap"])
    #expect(errors.map { $0["line"] as? Int } == [2, 3])
    let one = try TestServer().layout("{\"type\":\"text\",\"text\":3}")
    #expect(one.json["errors"] == nil)
  }

  @Test(arguments: [
    ("?format=bmp", "format"), ("?width=wide", "width"), ("?colour=red", "colour"),
    ("?compact=maybe", "compact"), ("?options=3", "options"), ("?theme=mine.json", "theme"),
    ("?scheme=dusk", "scheme"), ("?outline=2", "outline"), ("?quality=101", "quality"),
    ("?background=reddish", "background"),
    ("?options=%7B%22spacing%22:-1%7D", "options"),
  ])
  func layout_invalidQuery_isReportedByItsName(query: String, name: String) throws {
    let answer = try TestServer().layout(#"{"type":"chips","items":["A"]}"#, query: query)
    #expect(answer.status == 400)
    #expect(answer.error["parameter"] as? String == name)
  }
}
