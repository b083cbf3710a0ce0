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

  /// Closes the connection after this many seconds in which the client takes nothing; nil if it takes bytes.
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
  /// Notes that it waits for its first request, or for a further one.
  func awaitRequest(isFirst: Bool) {
    let now = NIODeadline.now().uptimeNanoseconds
    waitingSince.store(isFirst ? now : now | Connection.later, ordering: .relaxed)
  }

  /// Notes that it has a request.
  func haveRequest() {
    waitingSince.store(0, ordering: .relaxed)
  }

  /// Puts the times of clients that have sent a request before after those of clients that have sent none.
  private static let later: UInt64 = 1 << 63

  /// Its place among those that wait for a request, by their time; nil while it has one.
  var waitingPlace: UInt64? {
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
