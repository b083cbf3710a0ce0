import Foundation
import Testing

@Suite struct ServeTests {
  @Test func layout_postedDocument_isReturnedInEveryFormat() throws {
    let server = try TestServer()
    let document = #"{"type":"segmented","items":["A","B"]}"#
    let tree = try server.layout(document)
    #expect(tree.status == 200)
    #expect(tree.head.contains("Content-Type: application/json"))
    #expect(tree.head.contains("Connection: close"))
    #expect(tree.body == (try Tool("segmented", "--items", "A,B").output))
    let picture = try server.layout(document, query: "?format=svg&width=321")
    #expect(picture.head.contains("image/svg+xml"))
    #expect(picture.body.contains(#"width="321""#))
  }

  @Test func layout_options_overrideTheDocument() throws {
    let server = try TestServer()
    let options = "%7B%22spacing%22:2%7D"
    let answer = try server.layout(
      #"{"type":"chips","items":["A","B"],"spacing":99}"#, query: "?format=tree&options=\(options)")
    #expect(
      answer.body
        == (try Tool("chips", "--items", "A,B", "--spacing", "2", "--format", "tree").output))
  }

  @Test func layout_pluralForms_followTheLanguage() throws {
    let document = """
      {"type": "chips", "language": "pl", "width": 60, "maxRows": 1,
       "items": ["jeden", "dwa", "trzy", "cztery"],
       "overflow": {"label": {"few": "+{count} kilka", "other": "+{count} inne"}}}
      """
    let answer = try TestServer().layout(document)
    #expect(answer.body.contains("kilka"))
    #expect(answer.body == (try Tool("document", "-", input: document).output))
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

  @Test(arguments: [
    ("?format=bmp", "format"), ("?width=wide", "width"), ("?colour=red", "colour"),
    ("?options=3", "options"), ("?options=%7B%22spacing%22:-1%7D", "options"),
  ])
  func layout_invalidQuery_isReportedByItsName(query: String, name: String) throws {
    let answer = try TestServer().layout(#"{"type":"chips","items":["A"]}"#, query: query)
    #expect(answer.status == 400)
    #expect(answer.error["parameter"] as? String == name)
  }

  @Test func requests_invalid_areRejectedByStatus() throws {
    let server = try TestServer()
    func status(_ request: String) throws -> Int {
      try server.answer(to: request + "\r\n\r\n").status
    }
    #expect(try status("GET / HTTP/1.1\r\nHost: localhost") == 200)
    #expect(try status("GET /nothing HTTP/1.1\r\nHost: localhost") == 404)
    #expect(try status("GET /layout HTTP/1.1\r\nHost: localhost") == 405)
    #expect(try status("PUT / HTTP/1.1\r\nHost: localhost") == 405)
    #expect(try status("POST /layout HTTP/1.1\r\nHost: localhost") == 415)
    #expect(try status("GET / HTTP/1.1\r\nHost: evil.example") == 403)
    #expect(try status("GET / HTTP/1.1\r\nHost: 127.0.0.1.evil.example:\(server.port)") == 403)
    #expect(try status("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)") == 200)
    #expect(try status("GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -3") == 400)
    #expect(
      try status("GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2")
        == 400)
    #expect(
      try status("POST /layout HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked") == 411)
    #expect(
      try status("POST /layout HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4194305") == 413)
    #expect(try status("GET / HTTP/1.1\r\nX: \(String(repeating: "y", count: 20000))") == 431)
  }

  @Test func clients_thatMisbehave_leaveTheServerUp() throws {
    let server = try TestServer()
    for number in 0..<40 {
      let client = try Client(port: server.port)
      client.send(
        ["GET", "\u{0}\u{1}\r\n\r\n", "POST /layout HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"][
          number % 3])
    }
    #expect(try server.layout(#"{"type":"text","text":"A"}"#).status == 200)
  }

  @Test func connections_beyondTheLimit_areAnswered503() throws {
    let server = try TestServer()
    let idle = try (0..<300).map { _ in try Client(port: server.port) }
    let answer = try server.layout(#"{"type":"text","text":"A"}"#)
    #expect(answer.status == 503)
    withExtendedLifetime(idle) {}
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func server_signalled_endsCleanly(signal: Int32) throws {
    let server = try TestServer()
    #expect(try server.layout(#"{"type":"text","text":"A"}"#).status == 200)
    kill(server.process.processIdentifier, signal)
    server.process.waitUntilExit()
    #expect(server.process.terminationReason == .exit)
    #expect(server.process.terminationStatus == 0)
  }

  @Test(arguments: [
    (["--port", "70000"], "--port must be from 0 to 65535, is 70000"),
    (["--host", "example.com"], "--host: expected an IP address of this machine or localhost"),
  ])
  func serve_invalidOptions_areUsageErrors(arguments: [String], message: String) throws {
    let run = try Tool(["serve"] + arguments, input: Data())
    #expect(run.code == 64)
    #expect(run.error.contains(message))
  }

  @Test func serve_addressThatCannotBeListenedOn_isUnavailable() throws {
    let server = try TestServer()
    let taken = try Tool("serve", "--port", "\(server.port)")
    #expect(taken.code == 69)
    #expect(taken.error.hasPrefix("layout: cannot listen on 127.0.0.1, port \(server.port): "))
    #expect(taken.error.contains("Address already in use"))
    let foreign = try Tool("serve", "--port", "0", "--host", "192.0.2.1")
    #expect(foreign.code == 69)
    #expect(foreign.error.contains("Cannot assign requested address"))
  }
}
