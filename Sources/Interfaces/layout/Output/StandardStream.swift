import PickerPlatform
import PickerLayout
import PickerOutput

/// The files that a run of the tool reads and writes by default.
struct StandardStreams: Sendable {
  var input = StandardStream(name: "input", descriptor: 0)
  var output = StandardStream(name: "output", descriptor: 1)
  var error = StandardStream(name: "error", descriptor: 2)
  /// Whether warnings are left out: problems that do not change the exit code.
  var isQuiet = false
  /// Whether renderings may have colours, if the terminal has any.
  var mayHaveColors = true

  /// The streams of this run: the process's, unless a test runs the tool in its own process.
  @TaskLocal static var current = StandardStreams()
}

/// One of the three standard streams of a run of the tool.
///
/// Threads that a run starts use the process's streams: code that writes on them keeps its stream from the start.
struct StandardStream: Sendable {
  let name: String
  let descriptor: Int32

  static var input: StandardStream { StandardStreams.current.input }
  static var output: StandardStream { StandardStreams.current.output }
  static var error: StandardStream { StandardStreams.current.error }

  /// Whether it is connected to a terminal.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The width of the terminal in columns; nil if there is none or it does not report it.
  var columns: Int? { size.flatMap { $0.ws_col > 0 ? Int($0.ws_col) : nil } }

  /// The height of the terminal in lines; nil if there is none or it does not report it.
  var rows: Int? { size.flatMap { $0.ws_row > 0 ? Int($0.ws_row) : nil } }

  private var size: winsize? {
    var size = winsize()
    return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
  }

  /// Writes all of `bytes`.
  ///
  /// - Throws: `cannotWrite`, or `brokenPipe` if the reader of a pipe has closed it.
  func write(_ bytes: [UInt8]) throws(ToolError) {
    guard bytes.write(to: descriptor) else { throw .cannotWrite("standard \(name)") }
  }

  /// Writes one line with control characters escaped, ignoring errors.
  func showLine(_ line: String) { show(line.withControlsEscaped + "\n") }

  /// Writes a warning about an output on standard error, unless warnings are silenced.
  static func warn(_ line: String) {
    guard !StandardStreams.current.isQuiet else { return }
    error.showLine(line)
  }

  /// Writes characters, ignoring errors.
  func show(_ text: String) { _ = Array(text.utf8).write(to: descriptor) }

  /// Occupies the file descriptors of standard streams that are closed at the start of the process.
  ///
  /// Otherwise a file opened later could get number 1 and receive standard output.
  static func reserve() {
    for number: Int32 in 0...2 where fcntl(number, F_GETFD) < 0 {
      // Opened with the opposite access mode, so that reading and writing fail as on a closed stream.
      _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
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
