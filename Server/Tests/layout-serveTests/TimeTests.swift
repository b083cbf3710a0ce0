import Foundation
import Glibc
import Testing

/// Documents and clients that take too long, and the end of the server. They measure time, one after the other.
@Suite(.serialized) struct TimeTests {
  private func endlessServer(_ seconds: String) throws -> TestServer {
    try TestServer("--timeout", seconds, "--limit", Documents.patience)
  }

  /// Expects that the server uses no processor in the next second.
  private func expectIdle(_ server: TestServer) {
    usleep(500_000)
    let start = server.processorSeconds
    sleep(1)
    #expect(server.processorSeconds - start < 0.2)
  }

  @Test func document_overItsTime_isAnswered503_andCostsNoMore() throws {
    let server = try endlessServer("1")
    let start = ContinuousClock.now
    let answer = try server.layout(Documents.endless, query: "?format=png")
    #expect(ContinuousClock.now - start < .seconds(3))
    #expect(answer.status == 503)
    #expect(answer.error["message"] as? String == "the document took longer than 1 s")
    expectIdle(server)
  }

  @Test func document_ofAClientThatIsGone_isCancelled() throws {
    let server = try endlessServer("60")
    do {
      let client = try Client(port: server.port)
      client.send(.posting(Documents.endless, query: "?format=png"))
      // A busy machine takes longer to give it that much.
      for _ in 0..<100 where server.processorSeconds <= 0.5 { usleep(100_000) }
      #expect(server.processorSeconds > 0.5)
    }
    sleep(1)
    expectIdle(server)
  }

  /// Six that take long, large ones or small ones, do not hold up the others.
  @Test(arguments: [Documents.endless, Documents.heavyAndSmall])
  func lightDocument_besideHeavyOnes_isAnsweredSoon(heavy: String) throws {
    let server = try endlessServer("20")
    let clients = try (0..<6).map { _ in try Client(port: server.port) }
    for client in clients { client.send(.posting(heavy, query: "?format=png")) }
    sleep(1)
    var waits: [Duration] = []
    for _ in 0..<50 {
      let start = ContinuousClock.now
      #expect(try server.layout(Documents.small).status == 200)
      waits.append(ContinuousClock.now - start)
    }
    #expect(waits.sorted()[45] < .milliseconds(500), "\(waits.sorted())")
    withExtendedLifetime(clients) {}
  }

  @Test func documents_beyondTheQueue_areAnswered503() throws {
    let server = try endlessServer("4")
    let request = String.posting(
      Documents.endless, query: "?format=png", fields: ["Connection: close"])
    let clients = try (0..<200).map { _ in try Client(port: server.port) }
    for client in clients { client.send(request) }
    #expect(try server.get("/health").status == 200)
    let answers = clients.map { Answer($0.receiveAll()) }
    #expect(answers.allSatisfy { $0.status == 503 })
    let isRefused = answers.map {
      $0.error["message"] as? String == "too many documents are waiting to be laid out"
    }
    #expect(isRefused.contains(true) && isRefused.contains(false))
    #expect(try server.layout(Documents.small).status == 200)
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func server_signalled_endsCleanly(signal: Int32) throws {
    let server = try TestServer()
    #expect(try server.layout(Documents.small).status == 200)
    try expectEnd(of: server, after: signal)
  }

  @Test func server_signalledUnderLoad_endsWithinASecond() throws {
    let server = try endlessServer("60")
    let slow = try (0..<300).map { _ in try Client(port: server.port) }
    for client in slow { client.send("GET / HTTP/1.1\r\nHost: local") }
    let readers = try (0..<5).map { _ in try Client(port: server.port) }
    for reader in readers { reader.send(.posting(Documents.long)) }
    let workers = try (0..<50).map { _ in try Client(port: server.port) }
    for worker in workers { worker.send(.posting(Documents.endless, query: "?format=png")) }
    sleep(2)
    try expectEnd(of: server, after: SIGTERM)
    withExtendedLifetime((slow, readers, workers)) {}
  }

  private func expectEnd(of server: TestServer, after signal: Int32) throws {
    let start = ContinuousClock.now
    kill(server.process.processIdentifier, signal)
    server.process.waitUntilExit()
    #expect(ContinuousClock.now - start < .seconds(1.2))
    #expect(server.process.terminationReason == .exit)
    #expect(server.process.terminationStatus == 0)
  }

  @Test func request_thatIsBeingAnswered_isFinishedAtTheEnd() throws {
    let server = try TestServer()
    let client = try Client(port: server.port)
    client.send(.posting(Documents.small) + "GET /hea")
    #expect(client.receiveAnswer().status == 200)
    kill(server.process.processIdentifier, SIGTERM)
    #expect(client.isClosed)
    server.process.waitUntilExit()
    #expect(server.process.terminationStatus == 0)
  }
}
