import Glibc
import PickerJSON

/// Why the tool stops: one line for people, and an exit code for programs.
struct Failure: Error {
  /// What went wrong, as sysexits counts.
  enum Kind: Int32 {
    case usage = 64
    case badDocument = 65
    case noInput = 66
    case unavailable = 69
    case internalFault = 70
    case cannotWrite = 73
    /// Whoever read the output wants no more of it, which is no mistake.
    case nobodyReads = 0
  }

  let kind: Kind
  let message: String

  init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// Says why on standard error, and ends the process.
  ///
  /// What is about a file begins with the file's name, all else with the tool's.
  func exit() -> Never {
    guard kind != .nobodyReads else { Glibc.exit(kind.rawValue) }
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    let shown = line.asMessage(atMost: Failure.longestMessage)
    StandardStream.error.say((isAboutFile ? "" : "layout: ") + shown)
    Glibc.exit(kind.rawValue)
  }

  /// A path through 128 levels is as long; longer are only names that nobody reads to their end.
  private static let longestMessage = 8000

  private var isAboutFile: Bool {
    switch kind {
    case .badDocument, .noInput, .cannotWrite: true
    case .usage, .unavailable, .internalFault, .nobodyReads: false
    }
  }
}

extension Failure {
  /// The last system call's reason why a file or a stream cannot be written.
  static func cannotWrite(_ name: String) -> Failure {
    guard errno != EPIPE else { return Failure(.nobodyReads, "") }
    return Failure(.cannotWrite, "\(name): cannot be written: \(String(cString: strerror(errno)))")
  }
}
