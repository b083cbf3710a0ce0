import FlyingFox
import FlyingSocks
import Foundation
import Synchronization

/// Lets connections through to the server behind it that are few, quick and well formed.
///
/// The server reads whatever a client sends, for as long as it sends, and keeps every connection. The
/// gate takes the head of one request (bounded in size), lets its body through (bounded by its own
/// `Content-Length`), brings back the answer and closes. All of that has to be done in a given time.
struct Gate: Sendable {
  /// What a client may ask of the server.
  struct Limits {
    /// Connections at a time; one more is answered 503.
    var connections = 256
    /// Seconds from the first byte to the last.
    var seconds = 30.0
    /// Bytes of a body; more is answered 413.
    var body = 4 << 20
    /// Bytes before the body; more is answered 431.
    var head = 16 << 10
  }

  let limits: Limits
  private let deadlines = Deadlines()
  private let listening: AsyncSocket
  private let server: sockaddr_un
  private let pool: any AsyncSocketPool

  /// A gate at `address` for the server that listens at `server`.
  ///
  /// - Throws: `SocketError` where nobody can listen at that address.
  init(
    at address: some SocketAddress, for server: sockaddr_un, limits: Limits = Limits()
  ) throws {
    self.limits = limits
    self.server = server
    let pool = HTTPServer.defaultPool()
    let socket = try Socket(domain: Int32(address.family))
    try socket.setValue(true, for: .localAddressReuse)
    try socket.bind(to: address)
    try socket.listen()
    listening = try AsyncSocket(socket: socket, pool: pool)
    self.pool = pool
  }

  /// The port that is listened on.
  var port: UInt16? {
    switch try? listening.socket.sockname() {
    case .ip4(_, let port), .ip6(_, let port): port
    default: nil
    }
  }

  /// Serves until it is cancelled.
  func run() async throws {
    try await pool.prepare()
    try await withThrowingTaskGroup { group in
      group.addTask { try await pool.run() }
      group.addTask { await accept() }
      group.addTask { await deadlines.run() }
      defer { group.cancelAll() }
      try await group.next()
    }
    try? listening.close()
  }

  private func accept() async {
    let count = Counter()
    await withDiscardingTaskGroup { group in
      while !Task.isCancelled {
        guard let client = try? await listening.accept() else {
          // No file left, or a client that has gone: the next one may do better.
          try? await Task.sleep(for: .milliseconds(20))
          continue
        }
        group.addTask {
          let place = count.enter()
          await receive(client, place: place)
          count.leave()
        }
      }
    }
  }

  /// - Parameter place: How many connections there are with this one.
  private func receive(_ client: AsyncSocket, place: Int) async {
    defer { try? client.close() }
    // Those refused stay a moment to hear why, unless they are too many as well.
    guard place <= 8 * limits.connections else { return }
    let isRefused = place > limits.connections
    deadlines.set(client.socket.file, seconds: isRefused ? 1 : limits.seconds)
    defer { deadlines.clear(client.socket.file) }
    if isRefused {
      await client.refuse(.serviceUnavailable, "too many connections")
    } else {
      try? await passOn(client)
    }
  }
}

extension Gate {
  /// One request to the server, and its answer back.
  private func passOn(_ client: AsyncSocket) async throws {
    let head: RequestHead
    do {
      head = try RequestHead(try await client.readHead(atMost: limits.head), limits)
    } catch let fault as RequestHead.Fault {
      deadlines.set(client.socket.file, seconds: 1)
      return await client.refuse(fault.code, fault.message)
    }
    let server = try await AsyncSocket.connected(to: server, pool: pool)
    defer { try? server.close() }
    if head.waitsToContinue {
      try await client.write(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8))
    }
    try await server.write(Data(head.bytes))
    try await server.write(Data(head.bodySoFar))
    var missing = head.bodyLength - head.bodySoFar.count
    while missing > 0 {
      let part = try await client.read(atMost: missing)
      try await server.write(Data(part))
      missing -= part.count
    }
    // The server shall not wait for a second request.
    server.endWriting()
    while true { try await client.write(Data(try await server.read(atMost: 1 << 16))) }
  }
}

/// How many there are now.
private final class Counter: Sendable {
  private let count = Atomic(0)

  func enter() -> Int { count.add(1, ordering: .relaxed).newValue }

  func leave() { count.subtract(1, ordering: .relaxed) }
}

extension AsyncSocket {
  /// Everything up to the empty line, and what came with it; nil where it is more than that.
  fileprivate func readHead(atMost limit: Int) async throws -> [UInt8]? {
    var bytes: [UInt8] = []
    while RequestHead.end(in: bytes) == nil {
      guard bytes.count < limit else { return nil }
      bytes += try await read(atMost: 4096)
    }
    return bytes
  }

  /// Says why there is no answer, and listens until the client has heard it.
  fileprivate func refuse(_ code: HTTPStatusCode, _ message: String) async {
    let body = "{\"error\":{\"message\":\"\(message)\"}}"
    let answer = """
      HTTP/1.1 \(code.code) \(code.phrase)\r
      Connection: close\r
      Content-Type: application/json\r
      Content-Length: \(body.utf8.count)\r
      \r
      \(body)
      """
    guard (try? await write(Data(answer.utf8))) != nil else { return }
    endWriting()
    while (try? await read(atMost: 1 << 16)) != nil {}
  }

  /// Tells the other side that nothing more will come.
  fileprivate func endWriting() {
    shutdown(socket.file.rawValue, Int32(SHUT_WR))
  }
}
