/// What a client may use of connections and time.
struct ConnectionLimits: Sendable {
  /// The maximum number of connections. Beyond it the one that has waited longest for a request is closed; while
  /// all have requests, further ones are answered with 503.
  var connections = 512
  /// The maximum size of the request head in bytes; a larger one is answered with 431.
  var head = 16 << 10
  /// The maximum size of a body in bytes; a larger one is answered with 413.
  var body = 4 << 20
  /// Seconds in which a head has to be complete, from its first byte or from the start of the connection.
  var headSeconds = 5.0
  /// Seconds in which a body has to be complete, from the end of the head.
  var bodySeconds = 30.0
  /// Seconds after which a connection without a further request is closed.
  var idleSeconds = 60.0
  /// Seconds after which a reader that takes nothing of a response is disconnected.
  var stallSeconds = 10.0
  /// The time for a response of this many bytes, in seconds: a reader has to take 100,000 bytes a second.
  func responseSeconds(byteCount: Int) -> Double { 30 + Double(byteCount) / 100_000 }
  /// Seconds in which a client can read the last response after which the connection is closed.
  var closingSeconds = 2.0
  /// Seconds for which a document is laid out although the client sends no more, since it may still read.
  var halfClosedSeconds = 0.5
}
