import Glibc
import PickerOutput

/// A folder for the files of a batch.
struct OutputFolder: Sendable {
  private let folder: String

  /// Makes the folder, and those around it, unless it exists.
  ///
  /// - Throws: `cannotWrite` with the reason from `errno` where it cannot be made or nothing can be put into it.
  init(making folder: String) throws(ToolError) {
    guard OutputFolder.make(folder), access(folder, W_OK | X_OK) == 0 else {
      throw .cannotWrite(folder)
    }
    self.folder = folder
  }

  /// The path of a file in the folder.
  func path(of name: String) -> String { "\(folder)/\(name)" }

  /// - Returns: Whether there is a folder at `path` now; if not, the reason is in `errno`.
  private static func make(_ path: String) -> Bool {
    if mkdir(path, 0o777) == 0 { return true }
    if errno == ENOENT, path.folder != path, make(path.folder), mkdir(path, 0o777) == 0 {
      return true
    }
    guard errno == EEXIST else { return false }
    errno = ENOTDIR
    return FileKind(path) == .directory
  }
}

/// Where the files of a batch are and how they are called.
struct BatchFiles: Sendable {
  let folder: OutputFolder
  let pattern: NamePattern
}
