import PickerPlatform
import PickerLayout
import PickerOutput

/// The destination of an output path.
enum OutputFile {
  /// Replaced completely: a regular file, or a path without a file.
  case replaced(String)
  /// Written to directly: a device, a FIFO.
  case stream(String)
  /// An open file, written to at its current position: `/dev/stdout`, `/dev/fd/3`.
  case open(Int32)

  /// The destination of `path`, following links.
  ///
  /// - Throws: `cannotWrite` with the reason from `errno` if it cannot be determined.
  init(_ path: String) throws(ToolError) {
    var place = path
    for _ in 0..<OutputFile.maximumLinkCount {
      if let number = place.openDescriptor {
        self = .open(number)
        return
      }
      var facts = stat()
      guard place.withPath({ lstat($0, &facts) }) == 0 else {
        guard errno == ENOENT else { throw .cannotWrite(path) }
        self = .replaced(place)
        return
      }
      guard facts.st_mode & S_IFMT == S_IFLNK else {
        self = FileKind(facts) == .regular ? .replaced(place) : .stream(place)
        return
      }
      guard let next = place.linkTarget else { throw .cannotWrite(path) }
      place = next
    }
    errno = ELOOP
    throw .cannotWrite(path)
  }

  /// The limit of Linux.
  private static let maximumLinkCount = 40

  /// Writes all of `bytes`.
  ///
  /// - Returns: Whether all bytes were written; if not, the reason is in `errno`.
  func write(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .open(let number): return bytes.write(to: number)
    case .stream(let path):
      let file = path.withPath { Glibc.open($0, O_WRONLY | O_CLOEXEC | O_NOCTTY) }
      return file >= 0 && bytes.writeAndClose(file)
    case .replaced(let path): return FileDraft(bytes, replacing: path)?.place() ?? false
    }
  }
}

extension [UInt8] {
  /// Writes all bytes to an open file, and closes it.
  ///
  /// - Returns: Whether both succeeded; if not, the reason is in `errno`.
  func writeAndClose(_ file: Int32) -> Bool {
    guard write(to: file) else {
      let reason = errno
      close(file)
      errno = reason
      return false
    }
    return close(file) == 0
  }
}

extension String {
  /// The folder of this path.
  var folder: String {
    guard let slash = lastIndex(of: "/") else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The target of this symbolic link; nil if it cannot be read, with the reason in `errno`.
  fileprivate var linkTarget: String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = buffer.withUnsafeMutableBytes { bytes in
      withPath { path in bytes.baseAddress.map { readlink(path, $0, bytes.count) } ?? -1 }
    }
    guard count > 0 else { return nil }
    let target = String(pathBytes: buffer.prefix(count))
    return target.hasPrefix("/") ? target : "\(folder)/\(target)"
  }

  /// The number of the open file at this path; nil for any other path.
  ///
  /// The link of a pipe or a deleted file cannot be followed by name, and reopening a file would write from its start.
  fileprivate var openDescriptor: Int32? {
    guard let name = split(separator: "/").last, let number = Int32(name), number >= 0,
      let path = folder.withPath({ realpath($0, nil) })
    else { return nil }
    defer { free(path) }
    return String(cString: path) == RunningProgram.openFilesFolder ? number : nil
  }
}
