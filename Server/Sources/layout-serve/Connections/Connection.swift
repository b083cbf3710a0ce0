import NIOCore
import PickerLayout
import Synchronization

/// A client's connection: its deadlines, and the document that it waits for.
final class Connection: Sendable {
  let channel: any Channel
  private let deadline = Atomic<UInt64>(.max)
  private let stall = Atomic<UInt64>(.max)
  private let waitingSince = Atomic<UInt64>(0)
  private let document = Mutex(Work())

  private struct Work {
    var budget: Budget?
    var isLost = false
  }

  /// The connection whose request is being answered.
  @TaskLocal static var current: Connection?

  init(_ channel: any Channel) {
    self.channel = channel
  }

  /// Closes the connection after this many seconds, unless the deadline is set again; nil for never.
  func setDeadline(in seconds: Double?) {
    deadline.store(Connection.time(in: seconds), ordering: .relaxed)
  }

  /// Closes the connection after this many seconds in which the client takes nothing; nil where it takes bytes.
  func setStall(in seconds: Double?) {
    stall.store(Connection.time(in: seconds), ordering: .relaxed)
  }

  /// Whether a deadline has passed.
  var isOverdue: Bool {
    let now = NIODeadline.now().uptimeNanoseconds
    return min(deadline.load(ordering: .relaxed), stall.load(ordering: .relaxed)) < now
  }

  private static func time(in seconds: Double?) -> UInt64 {
    seconds.map { NIODeadline.now().uptimeNanoseconds + UInt64($0 * 1e9) } ?? .max
  }
}

extension Connection {
  /// Notes that it waits for a request, or that it has one.
  func setWaiting(_ isWaiting: Bool) {
    let now = isWaiting ? NIODeadline.now().uptimeNanoseconds : 0
    waitingSince.store(now, ordering: .relaxed)
  }

  /// The time since which it has waited for a request; nil while it has one.
  var waitingStart: UInt64? {
    let time = waitingSince.load(ordering: .relaxed)
    return time > 0 ? time : nil
  }
}

extension Connection {
  /// Notes that a document is laid out for this client.
  func begin(_ budget: Budget) {
    let isLost = document.withLock { work in
      work.budget = budget
      return work.isLost
    }
    if isLost { budget.cancel() }
  }

  /// Notes that the document is done.
  func end() {
    document.withLock { $0.budget = nil }
  }

  /// Cancels the document, and those that follow: the client is gone.
  func lose() {
    let budget = document.withLock { work in
      work.isLost = true
      return work.budget
    }
    budget?.cancel()
  }
}
