import Glibc

/// One of the three streams every process has.
enum StandardStream: Int32 {
  case input = 0
  case output = 1
  case error = 2

  /// Whether a person is at the other end.
  var isTerminal: Bool { isatty(rawValue) == 1 }

  /// How many columns the terminal has; nil where there is none or it does not say.
  var columns: Int? {
    var size = winsize()
    guard ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes all of `bytes`.
  ///
  /// - Throws: 73 where they cannot be written; what says nothing where the reader of a pipe has gone.
  func write(_ bytes: [UInt8]) throws(Failure) {
    guard bytes.write(to: rawValue) else { throw .cannotWrite("standard \(self)") }
  }

  /// Writes one line, as far as somebody takes it.
  func say(_ line: String) { show(line + "\n") }

  /// Writes characters, as far as somebody takes them.
  func show(_ text: String) { _ = Array(text.utf8).write(to: rawValue) }

  /// Keeps the numbers of streams that the process began without from files it opens later.
  ///
  /// Without this, what is meant for standard output could end up in a font file.
  static func reserve() {
    for number: Int32 in 0...2 where fcntl(number, F_GETFD) < 0 {
      // Opened the wrong way round, so that reading and writing fail as they should.
      _ = open("/dev/null", number == input.rawValue ? O_WRONLY : O_RDONLY)
    }
  }
}

extension [UInt8] {
  /// Writes all to an open file.
  ///
  /// - Returns: Whether it could be done; if not, the reason is in `errno`.
  func write(to descriptor: Int32) -> Bool {
    var written = 0
    while written < count {
      let step = self[written...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if step < 0, canTryAgain(descriptor, POLLOUT) { continue }
      guard step > 0 else { return false }
      written += step
    }
    return true
  }
}

/// Whether the last system call only has to be made once more, which is waited for.
///
/// Another process may have set the file that it shares with this one to not block.
func canTryAgain(_ descriptor: Int32, _ event: Int32) -> Bool {
  if errno == EINTR { return true }
  guard errno == EAGAIN else { return false }
  var waited = pollfd(fd: descriptor, events: Int16(event), revents: 0)
  return poll(&waited, 1, -1) >= 0 || errno == EINTR
}
