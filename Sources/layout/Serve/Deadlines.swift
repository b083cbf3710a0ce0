import PickerLocks
import FlyingSocks
import Glibc

/// Closes connections that take too long, all with one timer.
///
/// A sleeping task per connection would be simpler, but a cancelled sleep is kept until it would have ended,
/// and thousands of short requests would leave as many behind.
final class Deadlines: Sendable {
  private let deadlines = Mutex<[Socket.FileDescriptor: ContinuousClock.Instant]>([:])

  /// Gives a connection a deadline this many seconds from now.
  func set(_ file: Socket.FileDescriptor, seconds: Double) {
    let deadline = ContinuousClock.now.advanced(by: .seconds(seconds))
    deadlines.withLock { $0[file] = deadline }
  }

  /// Removes a connection. Call it before the socket is closed, because its number is used again.
  func clear(_ file: Socket.FileDescriptor) {
    deadlines.withLock { $0[file] = nil }
  }

  /// Checks the deadlines four times a second, until it is cancelled.
  func run() async {
    while (try? await Task.sleep(for: .milliseconds(250))) != nil {
      let now = ContinuousClock.now
      deadlines.withLock { deadlines in
        for (file, deadline) in deadlines where deadline < now {
          shutdown(file.rawValue, Int32(SHUT_RDWR))
          deadlines[file] = nil
        }
      }
    }
  }
}
