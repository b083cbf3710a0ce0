import Glibc

/// SIGINT and SIGTERM, which end the server.
enum Signals {
  /// Blocks the signals in this thread and in those that it starts, so that only ``wait()`` receives them. Call it
  /// before there are others.
  static func block() {
    var signals = endingSignals
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    signal(SIGPIPE, SIG_IGN)
  }

  /// Waits for one of them.
  static func wait() {
    var signals = endingSignals
    var number: Int32 = 0
    sigwait(&signals, &number)
  }

  private static var endingSignals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    return signals
  }
}
