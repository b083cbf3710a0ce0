import Dispatch
import PickerPlatform
import PickerLayout
import PickerLimits

/// The files of this process without their final names, which are deleted if a signal ends the process.
enum OpenDrafts {
  private struct Drafts {
    var paths: Set<String> = []
    /// The number of open files without a name.
    var unnamedCount = 0
    /// Whether signals are handled.
    var handlesSignals = false
    /// The handlers, from the first draft on.
    var handlers: [any DispatchSourceSignal] = []
    /// The exit code with which a signal ends the process; nil: it ends by the signal.
    var exitCode: Int32?
  }

  private static let drafts = Mutex(Drafts())

  /// Handles signals from the first draft on; not in a test that runs the tool in its own process.
  static func handleSignals() { drafts.withLock { $0.handlesSignals = true } }

  /// Registers a file before it is made.
  static func insert(_ path: String) {
    drafts.withLock { drafts in
      addHandlers(&drafts)
      drafts.paths.insert(path)
    }
  }

  /// The number of open files is limited, and an answer of a batch may wait long for another one.
  private static let maximumUnnamedCount = 64

  /// Reserves one of the slots for open unnamed files; false if all are in use.
  static func takeUnnamed() -> Bool {
    drafts.withLock { drafts in
      guard drafts.unnamedCount < maximumUnnamedCount else { return false }
      drafts.unnamedCount += 1
      return true
    }
  }

  /// Releases such a slot.
  static func giveBackUnnamed() { drafts.withLock { $0.unnamedCount -= 1 } }

  /// Makes a signal end the process like a normal exit.
  static func endBySignal(withExitCode code: Int32) {
    drafts.withLock { drafts in
      addHandlers(&drafts)
      drafts.exitCode = code
    }
  }

  private static func addHandlers(_ drafts: inout Drafts) {
    guard drafts.handlesSignals, drafts.handlers.isEmpty else { return }
    drafts.handlers = [SIGHUP, SIGINT, SIGTERM].compactMap(handler)
  }

  /// Removes a file that has its final name, or was deleted.
  static func remove(_ path: String) {
    drafts.withLock { _ = $0.paths.remove(path) }
  }

  /// A handler that deletes the files and lets the signal end the process; nil if the signal is ignored, such as with
  /// `nohup`.
  private static func handler(of number: Int32) -> (any DispatchSourceSignal)? {
    // A handler of Dispatch runs on a thread of its own, and so may take locks, but leaves the signal its usual effect.
    guard hasDefaultEffect(signal: number) else { return nil }
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler { end(by: number) }
    source.resume()
    return source
  }

  private static func end(by number: Int32) {
    drafts.withLock { drafts in
      for path in drafts.paths { _ = path.withPath { unlink($0) } }
      if let code = drafts.exitCode { _exit(code) }
      signal(number, SIG_DFL)
      // Whoever started the process may have blocked it.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, number)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      raise(number)
    }
  }
}
