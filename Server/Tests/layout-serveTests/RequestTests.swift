import Testing

/// Requests that are not accepted, and where pages may be from.
@Suite struct RequestTests {
  private static let heads = [
    ("GET / HTTP/1.1\r\nHost: localhost", 200),
    ("GET /nothing HTTP/1.1\r\nHost: localhost", 404),
    ("GET /layout HTTP/1.1\r\nHost: localhost", 405),
    ("PUT / HTTP/1.1\r\nHost: localhost", 405),
    ("QUERY / HTTP/1.1\r\nHost: localhost", 405),
    ("POST /layout HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0", 415),
    ("POST /layout HTTP/1.1\r\nHost: localhost", 411),
    ("GET / HTTP/1.1\r\nHost: evil.example", 403),
    ("GET / HTTP/1.1\r\nHost: 127.0.0.1.evil.example:8080", 403),
    ("GET / HTTP/1.1\r\nHost: 127.0.0.1:8080", 200),
    ("GET / HTTP/1.1\r\nHost: [::1]:8080", 200),
    ("GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -3", 400),
    ("GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2", 400),
    ("POST /layout HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked", 411),
    ("POST /layout HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json", 411),
    ("POST /layout HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4194305", 413),
    (
      "POST /layout HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999", 400
    ),
    ("GET / HTTP/1.1\r\nX: \(String(repeating: "y", count: 20000))", 431),
    ("GET /\(String(repeating: "y", count: 20000)) HTTP/1.1", 431),
    ("BREW / HTTP/1.1\r\nHost: localhost", 501),
    ("PROPFIND / HTTP/1.1\r\nHost: localhost", 501),
    ("CONNECT localhost:80 HTTP/1.1\r\nHost: localhost", 501),
    ("GET / HTTP/1.1", 400),
    ("GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example", 400),
    ("GET http://evil.example/ HTTP/1.1\r\nHost: localhost", 400),
    ("GET https://localhost/ HTTP/1.1\r\nHost: localhost", 400),
    ("GET http://user@localhost/ HTTP/1.1\r\nHost: localhost", 400),
    ("GET http://localhost/health HTTP/1.1\r\nHost: localhost", 200),
    ("GET health HTTP/1.1\r\nHost: localhost", 400),
    ("GET / HTTP/9.9\r\nHost: localhost", 400),
    ("GET / HTTP/1.1\r\nHost: localhost\r\nno colon", 400),
    ("GET / HTTP/1.1\r\nHost: localhost\r\n : empty", 400),
    ("\u{0}\u{1}", 400), ("{}", 400), ("GET", 400),
  ]

  @Test func heads_areAnsweredByStatus() throws {
    let server = try TestServer()
    for (head, status) in Self.heads {
      let answer = try server.answer(to: head + "\r\nConnection: close\r\n\r\n")
      #expect(answer.status == status, "\(head.prefix(80)): \(answer)")
      #expect(answer.field("X-Content-Type-Options") == "nosniff", "\(head.prefix(80))")
      #expect(answer.field("Connection") == "close", "\(head.prefix(80))")
      #expect(status < 400 || answer.error["message"] is String, "\(head.prefix(80))")
    }
  }

  @Test func methods_thatThereAreNot_areListed() throws {
    let server = try TestServer()
    #expect(try server.get("/layout").field("Allow") == "POST")
    #expect(try server.get("/", method: "DELETE").field("Allow") == "GET, HEAD")
  }

  @Test func head_hasTheLengthAndNoBody() throws {
    let server = try TestServer()
    let head = try server.get("/schema", method: "HEAD")
    #expect(head.status == 200 && head.body == "")
    #expect(head.field("Content-Length") == "\(try server.get("/schema").body.utf8.count)")
  }

  @Test func version1_0_isAnsweredAndClosed() throws {
    let answer = try TestServer().answer(to: "GET /health HTTP/1.0\r\nHost: localhost\r\n\r\n")
    #expect(answer.status == 200)
  }

  @Test func origin_ofAnotherSite_isForbidden() throws {
    let server = try TestServer()
    for origin in ["https://evil.example", "http://localhost:3000", "null"] {
      let answer = try server.layout(Documents.small, fields: ["Origin: \(origin)"])
      #expect(answer.status == 403 && answer.field("Access-Control-Allow-Origin") == nil)
      let preflight = try server.get("/layout", "Origin: \(origin)", method: "OPTIONS")
      #expect(preflight.status == 403)
    }
    let own = try server.layout(Documents.small, fields: ["Origin: http://localhost"])
    #expect(own.status == 200)
  }

  @Test func origin_thatIsAllowed_isAnsweredWithCORS() throws {
    let server = try TestServer(
      "--allow-origin", "https://a.example", "--allow-origin", "http://localhost:3000")
    let preflight = try server.get(
      "/layout", "Origin: https://a.example", "Access-Control-Request-Method: POST",
      method: "OPTIONS")
    #expect(preflight.status == 204)
    #expect(preflight.field("Access-Control-Allow-Origin") == "https://a.example")
    #expect(preflight.field("Access-Control-Allow-Methods") == "POST")
    #expect(preflight.field("Access-Control-Allow-Headers") == "Content-Type")
    let answer = try server.layout(Documents.small, fields: ["Origin: http://localhost:3000"])
    #expect(answer.status == 200 && answer.field("Vary") == "Origin")
    #expect(answer.field("Access-Control-Allow-Origin") == "http://localhost:3000")
    #expect(try server.get("/", "Origin: https://b.example").status == 403)
  }

  @Test func origin_withEveryOriginAllowed_isAnsweredWithCORS() throws {
    let server = try TestServer("--allow-origin", "*")
    let answer = try server.layout("{}", fields: ["Origin: https://a.example"])
    #expect(answer.status == 400)
    #expect(answer.field("Access-Control-Allow-Origin") == "https://a.example")
  }
}
