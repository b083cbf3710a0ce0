import PickerControls
import PickerLayout
import PickerOutput
import PickerPlatform

/// The source of a document.
enum Input {
  case file(String)
  case standard

  /// A file's path, or `-`.
  init(_ argument: String) {
    self = argument == "-" ? .standard : .file(argument)
  }

  /// The name in messages.
  var name: String {
    switch self {
    case .file(let path): path.shownPath
    case .standard: "-"
    }
  }

  /// The base directory of relative paths in the document; empty: the working directory.
  var directory: String {
    guard case .file(let path) = self, let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Opens the input.
  func open() throws(ToolError) -> Descriptor {
    guard case .file(let path) = self else { return Descriptor(StandardStream.input.descriptor) }
    guard let file = Descriptor(opening: path) else { throw unreadable }
    return file
  }

  /// All bytes, up to one more than the maximum size of a document, which reading then reports.
  func read() throws(ToolError) -> [UInt8] {
    let limit = JSONValue.maximumByteCount + 1
    guard let bytes = try open().readAll(atMost: limit) else { throw unreadable }
    return bytes
  }

  private var unreadable: ToolError { .cannotRead(name) }
}
