import Glibc

/// An error that ends the server: one line for people, and an exit code for programs, as those of the tool.
struct StartError: Error {
  /// The kind of error; raw values are the exit codes of `sysexits.h`.
  enum Kind: Int32 {
    case usage = 64
    case noInput = 66
    case unavailable = 69
    case cannotWrite = 73
    /// The reader of the output has closed its end of the pipe, which is not an error.
    case brokenPipe = 0
  }

  let kind: Kind
  let message: String

  init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// Prints the message on standard error, and ends the process with the exit code.
  func exit() -> Never {
    if kind != .brokenPipe {
      let isAboutFile = kind == .cannotWrite || kind == .noInput
      write(line: (isAboutFile ? "" : "layout: ") + message, to: STDERR_FILENO)
    }
    Glibc.exit(kind.rawValue)
  }
}

/// Writes a line to a standard stream.
///
/// - Returns: Whether it could be written; if not, `errno` says why.
@discardableResult
func write(line: String, to file: Int32) -> Bool {
  let bytes = Array(line.utf8) + [UInt8(ascii: "\n")]
  var written = 0
  while written < bytes.count {
    let count = bytes[written...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
    guard count > 0 else { return false }
    written += count
  }
  return true
}
