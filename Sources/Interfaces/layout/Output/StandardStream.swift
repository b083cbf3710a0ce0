import PickerPlatform
import PickerLayout
import PickerOutput

/// One of the three standard streams of a process.
enum StandardStream: Int32 {
  case input = 0
  case output = 1
  case error = 2

  /// Whether it is connected to a terminal.
  var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The width of the terminal in columns; nil if there is none or it does not report it.
  var columns: Int? {
    var size = winsize()
    guard ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes all of `bytes`.
  ///
  /// - Throws: `cannotWrite`, or `brokenPipe` where the reader of a pipe has closed it.
  func write(_ bytes: [UInt8]) throws(ToolError) {
    guard bytes.write(to: rawValue) else { throw .cannotWrite("standard \(self)") }
  }

  /// Writes one line with control characters escaped, ignoring errors.
  func showLine(_ line: String) { show(line.withControlsEscaped + "\n") }

  /// Writes characters, ignoring errors.
  func show(_ text: String) { _ = Array(text.utf8).write(to: rawValue) }

  /// Occupies the file descriptors of standard streams that are closed at the start of the process.
  ///
  /// Otherwise a file that is opened later could get number 1, and receive what is meant for standard output.
  static func reserve() {
    for number: Int32 in 0...2 where fcntl(number, F_GETFD) < 0 {
      // Opened with the opposite access mode, so that reading and writing fail as on a closed stream.
      _ = open("/dev/null", number == input.rawValue ? O_WRONLY : O_RDONLY)
    }
  }
}

extension [UInt8] {
  /// Writes all bytes to an open file.
  ///
  /// - Returns: Whether all were written; if not, the reason is in `errno`.
  func write(to descriptor: Int32) -> Bool {
    var written = 0
    while written < count {
      let step = self[written...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if step < 0, canRetry(descriptor, POLLOUT) { continue }
      guard step > 0 else { return false }
      written += step
    }
    return true
  }
}
