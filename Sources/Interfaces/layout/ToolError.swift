import PickerPlatform
import PickerLayout

/// An error that ends the tool: one line for people, or several of a document, and an exit code for programs.
struct ToolError: Error {
  /// The kind of error; raw values are the exit codes of `sysexits.h`.
  enum ToolErrorKind: Int32 {
    case usage = 64
    case badDocument = 65
    case noInput = 66
    case unavailable = 69
    case internalError = 70
    case cannotWrite = 73
    /// The reader of the output has closed its end of the pipe, which is not an error.
    case brokenPipe = 0
    /// `layout check` failed and has reported its findings.
    case checkFailed = 1
  }

  let kind: ToolErrorKind
  let message: String
  /// More lines, if there are several errors.
  private var further: [String] = []

  init(_ kind: ToolErrorKind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// - Parameter lines: At least one.
  init(_ kind: ToolErrorKind, _ lines: [String]) {
    self.init(kind, lines.first ?? "")
    further = Array(lines.dropFirst())
  }

  /// Prints all lines on standard error.
  ///
  /// A message about a file begins with the file's name, all others with the tool's.
  ///
  /// - Returns: The exit code.
  func report() -> Int32 {
    guard kind != .brokenPipe, kind != .checkFailed else { return kind.rawValue }
    for message in [message] + further {
      let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
      let shown = line.asMessage(atMost: ToolError.maximumMessageLength)
      StandardStream.error.showLine((isAboutFile ? "" : "layout: ") + shown)
    }
    return kind.rawValue
  }

  /// In UTF-8 bytes. A JSON path through 128 levels fits; only excessively long names are shortened.
  private static let maximumMessageLength = 8000

  private var isAboutFile: Bool {
    switch kind {
    case .badDocument, .noInput, .cannotWrite: true
    case .usage, .unavailable, .internalError, .brokenPipe, .checkFailed: false
    }
  }
}

extension ToolError {
  /// The error of a failed read, with the reason from `errno`.
  static func cannotRead(_ name: String) -> ToolError {
    ToolError(.noInput, "\(name): cannot be read: \(String(cString: strerror(errno)))")
  }

  /// The error of a failed write, with the reason from `errno`.
  static func cannotWrite(_ name: String) -> ToolError {
    guard errno != EPIPE else { return ToolError(.brokenPipe, "") }
    return ToolError(
      .cannotWrite, "\(name): cannot be written: \(String(cString: strerror(errno)))")
  }
}
