import Foundation
import Glibc
import Testing

/// Connections: kept alive, pipelined, slow, and too many.
@Suite(.serialized) struct ConnectionTests {
  init() {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    limit.rlim_cur = min(limit.rlim_max, 8192)
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }

  @Test func connection_isKeptAlive() throws {
    let server = try TestServer()
    let client = try Client(port: server.port)
    for number in 0..<50 {
      client.send(.posting(#"{"type":"text","text":"\#(number)"}"#))
      let answer = client.receiveAnswer()
      #expect(answer.status == 200 && answer.body.contains(#""text": "\#(number)""#))
      #expect(answer.field("Connection") == nil)
    }
    client.send("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    #expect(client.receiveAnswer().field("Connection") == "close")
    #expect(client.isClosed)
    withExtendedLifetime(server) {}
  }

  @Test func requests_pipelined_areAnsweredInOrder() throws {
    let server = try TestServer()
    let client = try Client(port: server.port)
    let health = "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
    client.send(
      .posting(Documents.long) + health + .posting(#"{"type":"text","text":"B"}"#)
        + "GET /nothing HTTP/1.1\r\nHost: localhost\r\n\r\n" + .posting("{")
        + "BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n" + health)
    #expect(client.receiveAnswer().body.contains("word 2999"))
    #expect(client.receiveAnswer().body == #"{"status":"ok","missing":[]}"#)
    #expect(client.receiveAnswer().body.contains(#""text": "B""#))
    #expect(client.receiveAnswer().status == 404)
    #expect(client.receiveAnswer().status == 400)
    #expect(client.receiveAnswer().status == 501)
    #expect(client.isClosed)
    withExtendedLifetime(server) {}
  }

  @Test func connections_manyAtATime_getTheirOwnAnswers() throws {
    let server = try TestServer()
    let clients = try (0..<16).map { _ in try Client(port: server.port) }
    for round in 0..<50 {
      for (number, client) in clients.enumerated() {
        client.send(.posting(#"{"type":"text","text":"\#(round)-\#(number)"}"#))
      }
      for (number, client) in clients.enumerated() {
        let answer = client.receiveAnswer()
        #expect(answer.status == 200 && answer.body.contains(#""text": "\#(round)-\#(number)""#))
      }
    }
    withExtendedLifetime(server) {}
  }

  @Test func body_thatIsExpected_isAskedFor() throws {
    let server = try TestServer()
    let client = try Client(port: server.port)
    let request = String.posting(Documents.small, fields: ["Expect: 100-continue"])
    client.send(String(request.dropLast(Documents.small.count)))
    #expect(client.receiveAnswer().status == 100)
    client.send(Documents.small)
    #expect(client.receiveAnswer().status == 200)
    withExtendedLifetime(server) {}
  }

  @Test func client_thatSendsNoMore_isAnswered() throws {
    let server = try TestServer()
    let client = try Client(port: server.port)
    client.send(.posting(Documents.small))
    client.endSending()
    #expect(Answer(client.receiveAll()).status == 200)
    let other = try Client(port: server.port)
    other.send("GET /schema HTTP/1.1\r\nHost: localhost\r\n\r\n")
    other.endSending()
    #expect(Answer(other.receiveAll()).body.hasSuffix("}\n"))
    withExtendedLifetime(server) {}
  }

  @Test func clients_thatMisbehave_leaveTheServerUp() throws {
    let server = try TestServer()
    for number in 0..<40 {
      let client = try Client(port: server.port)
      client.send(
        ["GET", "\u{0}\u{1}\r\n\r\n", "POST /layout HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"][
          number % 3])
    }
    #expect(try server.layout(Documents.small).status == 200)
  }

  /// 600 are more than there may be, so that the oldest are closed.
  @Test func heads_thatAreSlow_keepNobodyOut() throws {
    let server = try TestServer()
    let slow = try (0..<600).map { _ in try Client(port: server.port, seconds: 8) }
    for client in slow { client.send("GET / HTTP/1.1\r\nHost: local") }
    for _ in 0..<20 { #expect(try server.layout(Documents.small).status == 200) }
    #expect(slow[0].isClosed && slow[599].isClosed)
  }

  @Test func connections_thatAllHaveRequests_keepOthersOut() throws {
    let server = try TestServer()
    let busy = try (0..<512).map { _ in try Client(port: server.port) }
    let request = String.posting(Documents.small, fields: ["Expect: 100-continue"])
    for client in busy { client.send(String(request.dropLast())) }
    #expect(busy.allSatisfy { $0.receiveAnswer().status == 100 })
    let answer = try server.layout(Documents.small)
    #expect(answer.status == 503 && answer.field("Retry-After") == "1")
    for client in busy.prefix(50) {
      client.send(String(request.suffix(1)))
      #expect(client.receiveAnswer().status == 200)
    }
    #expect(try server.layout(Documents.small).status == 200)
  }

  @Test func readers_thatTakeNothing_holdLittle() throws {
    let server = try TestServer("--timeout", "60")
    #expect(try server.layout(Documents.long).status == 200)
    let before = server.megabytes
    let readers = try (0..<20).map { _ in try Client(port: server.port, seconds: 60) }
    for reader in readers { reader.send(.posting(Documents.long)) }
    // Until all have been laid out, which two threads do, and a further document is.
    var answers: [Answer] = []
    for _ in 0..<5 { answers.append(try server.layout(Documents.small)) }
    #expect(answers.allSatisfy { $0.status == 200 })
    #expect(server.megabytes - before < 250, "\(before) MB before, \(server.megabytes) MB after")
  }
}
