import FlyingSocks
import Glibc
import Synchronization

/// Ends connections that take too long, all by one clock.
///
/// A sleep for each would be simpler, but one that is cancelled is kept until it would have ended, and
/// thousands of short requests would leave as many behind.
final class Deadlines: Sendable {
  private let deadlines = Mutex<[Socket.FileDescriptor: ContinuousClock.Instant]>([:])

  /// Lets a connection go on for so many seconds from now.
  func set(_ file: Socket.FileDescriptor, seconds: Double) {
    let deadline = ContinuousClock.now.advanced(by: .seconds(seconds))
    deadlines.withLock { $0[file] = deadline }
  }

  /// Forgets a connection; to be called before its socket is closed, as numbers are used again.
  func clear(_ file: Socket.FileDescriptor) {
    deadlines.withLock { $0[file] = nil }
  }

  /// Looks four times a second, until it is cancelled.
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
