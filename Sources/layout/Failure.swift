import Glibc

/// Why the tool stops: one line for people, and an exit code for programs.
struct Failure: Error {
  /// What went wrong, as sysexits counts.
  enum Kind: Int32 {
    case usage = 64
    case badDocument = 65
    case noInput = 66
    case internalFault = 70
    case cannotWrite = 73
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
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    StandardStream.error.write(Array("\(isAboutFile ? "" : "layout: ")\(line)\n".utf8))
    Glibc.exit(kind.rawValue)
  }

  private var isAboutFile: Bool {
    switch kind {
    case .badDocument, .noInput, .cannotWrite: true
    case .usage, .internalFault: false
    }
  }
}
