import FlyingFox
import FlyingSocks
import Foundation
import Synchronization

/// Limits the number, the duration and the size of the requests that reach the server behind it.
///
/// The server would read whatever a client sends, for as long as it sends, and keep every connection. The
/// limiter reads the head of one request (bounded in size), forwards its body (bounded by its
/// `Content-Length`), returns the response and closes the connection. All of that has a deadline.
struct ConnectionLimiter: Sendable {
  /// The limits of a client.
  struct Limits {
    /// The maximum number of connections; further ones are answered with 503.
    var connections = 256
    /// Seconds from the first byte to the last.
    var seconds = 30.0
    /// The maximum size of a body in bytes; a larger one is answered with 413.
    var body = 4 << 20
    /// The maximum size of the request head in bytes; a larger one is answered with 431.
    var head = 16 << 10
  }

  let limits: Limits
  private let deadlines = Deadlines()
  private let listening: AsyncSocket
  private let server: sockaddr_un
  private let pool: any AsyncSocketPool

  /// A limiter at `address` for the server that listens at `server`.
  ///
  /// - Throws: `SocketError` where the address cannot be listened on.
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

  /// The port that is listened on; nil for other kinds of sockets.
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
          // Out of file descriptors, or the client has disconnected: the next call may succeed.
          try? await Task.sleep(for: .milliseconds(20))
          continue
        }
        group.addTask {
          let position = count.enter()
          await receive(client, position: position)
          count.leave()
        }
      }
    }
  }

  /// - Parameter position: The number of connections including this one.
  private func receive(_ client: AsyncSocket, position: Int) async {
    defer { try? client.close() }
    // A rejected client stays connected until it has read why, unless there are too many of these as well.
    guard position <= 8 * limits.connections else { return }
    let isRejected = position > limits.connections
    deadlines.set(client.socket.file, seconds: isRejected ? 1 : limits.seconds)
    defer { deadlines.clear(client.socket.file) }
    if isRejected {
      await client.reject(.serviceUnavailable, "too many connections")
    } else {
      try? await forward(client)
    }
  }
}

extension ConnectionLimiter {
  /// Forwards one request to the server, and its response to the client.
  private func forward(_ client: AsyncSocket) async throws {
    let head: RequestHead
    do {
      head = try RequestHead(try await client.readHead(atMost: limits.head), limits)
    } catch let error as RequestHead.HeadError {
      deadlines.set(client.socket.file, seconds: 1)
      return await client.reject(error.code, error.message)
    }
    let server = try await AsyncSocket.connected(to: server, pool: pool)
    defer { try? server.close() }
    if head.expectsContinue {
      try await client.write(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8))
    }
    try await server.write(Data(head.bytes))
    try await server.write(Data(head.receivedBody))
    var missing = head.bodyLength - head.receivedBody.count
    while missing > 0 {
      let part = try await client.read(atMost: missing)
      try await server.write(Data(part))
      missing -= part.count
    }
    // Otherwise the server would wait for a second request.
    server.endWriting()
    while true { try await client.write(Data(try await server.read(atMost: 1 << 16))) }
  }
}

/// The number of open connections.
private final class Counter: Sendable {
  private let count = Atomic(0)

  func enter() -> Int { count.add(1, ordering: .relaxed).newValue }

  func leave() { count.subtract(1, ordering: .relaxed) }
}

extension AsyncSocket {
  /// Everything up to the empty line, and what arrived with it; nil where the head exceeds `limit` bytes.
  fileprivate func readHead(atMost limit: Int) async throws -> [UInt8]? {
    var bytes: [UInt8] = []
    while RequestHead.end(in: bytes) == nil {
      guard bytes.count < limit else { return nil }
      bytes += try await read(atMost: 4096)
    }
    return bytes
  }

  /// Answers with an error, and closes the connection only after the client has (lingering close).
  ///
  /// Closing with unread input would reset the connection, and the client could lose the response.
  fileprivate func reject(_ code: HTTPStatusCode, _ message: String) async {
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

  /// Half-closes the connection: nothing more will be written.
  fileprivate func endWriting() {
    shutdown(socket.file.rawValue, Int32(SHUT_WR))
  }
}
