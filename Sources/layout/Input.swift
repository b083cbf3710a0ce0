import Glibc
import PickerLayout

/// Where a document comes from.
enum Input {
  case file(String)
  case standard

  /// A file's path, or `-`.
  init(_ argument: String) {
    self = argument == "-" ? .standard : .file(argument)
  }

  /// What it is called in messages.
  var name: String {
    switch self {
    case .file(let path): path
    case .standard: "-"
    }
  }

  /// Where paths in the document start; empty: in the working directory.
  var directory: String {
    guard case .file(let path) = self, let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The open input.
  func open() throws(Failure) -> Descriptor {
    guard case .file(let path) = self else { return Descriptor(StandardStream.input.rawValue) }
    guard let file = Descriptor(opening: path) else { throw unreadable }
    return file
  }

  /// All the bytes, or so many that they are more than a document may have.
  func read() throws(Failure) -> [UInt8] {
    let limit = JSONValue.maximumByteCount + 1
    guard let bytes = try open().readAll(atMost: limit) else { throw unreadable }
    return bytes
  }

  /// The last system call's reason.
  private var unreadable: Failure {
    Failure(.noInput, "\(name): cannot be read: \(String(cString: strerror(errno)))")
  }
}
