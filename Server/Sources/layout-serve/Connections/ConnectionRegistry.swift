import NIOCore
import ServiceLifecycle
import Synchronization

/// All connections: bounds their number, and closes those that take too long.
final class ConnectionRegistry: Service {
  private let limit: Int
  private let connections = Mutex(Connections())

  fileprivate struct Connections {
    var admitted: [ObjectIdentifier: Connection] = [:]
    /// Connections that get an answer saying that there are too many.
    var refused: [ObjectIdentifier: Connection] = [:]
  }

  /// What becomes of a new connection.
  enum Admission {
    case admitted
    /// There are too many: it is told so.
    case refused
    /// There are too many of those, too.
    case dropped
  }

  init(limit: Int) {
    self.limit = limit
  }

  /// Adds a connection. If there are too many, the one that has waited longest for a request makes place.
  func admit(_ connection: Connection) -> Admission {
    let (admission, evicted) = connections.withLock { all -> (Admission, Connection?) in
      var evicted: Connection?
      if all.admitted.count >= limit {
        guard let oldest = all.oldestWaiting else { return (all.refuse(connection, limit), nil) }
        evicted = all.admitted.removeValue(forKey: ObjectIdentifier(oldest))
      }
      all.admitted[ObjectIdentifier(connection)] = connection
      return (.admitted, evicted)
    }
    evicted?.channel.close(promise: nil)
    return admission
  }

  /// Removes a connection that was closed.
  func remove(_ connection: Connection) {
    connections.withLock { all in
      all.admitted[ObjectIdentifier(connection)] = nil
      all.refused[ObjectIdentifier(connection)] = nil
    }
  }

  /// Checks the deadlines four times a second, until the server ends.
  func run() async throws {
    await cancelWhenGracefulShutdown {
      while (try? await Task.sleep(for: .milliseconds(250))) != nil {
        for connection in self.overdue { connection.channel.close(promise: nil) }
      }
    }
  }

  private var overdue: [Connection] {
    connections.withLock { all in
      all.admitted.values.filter(\.isOverdue) + all.refused.values.filter(\.isOverdue)
    }
  }
}

extension ConnectionRegistry.Connections {
  /// The connection that has waited longest for a request, of those without an earlier one if there are any; nil
  /// if all have a request.
  fileprivate var oldestWaiting: Connection? {
    var oldest: (connection: Connection, place: UInt64)?
    for connection in admitted.values {
      guard let place = connection.waitingPlace, place < oldest?.place ?? .max else { continue }
      oldest = (connection, place)
    }
    return oldest?.connection
  }

  fileprivate mutating func refuse(
    _ connection: Connection, _ limit: Int
  ) -> ConnectionRegistry.Admission {
    guard refused.count < limit else { return .dropped }
    refused[ObjectIdentifier(connection)] = connection
    return .refused
  }
}
