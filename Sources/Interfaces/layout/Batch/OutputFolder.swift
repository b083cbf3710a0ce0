import PickerPlatform
import PickerLayout
import PickerOutput

/// A folder for the files of a batch.
struct OutputFolder: Sendable {
  private let folder: String

  /// Creates the folder and its parents, unless it exists.
  ///
  /// - Throws: `cannotWrite` with the reason from `errno` if it cannot be created or written to.
  init(making folder: String) throws(ToolError) {
    guard OutputFolder.make(folder), folder.withPath({ access($0, W_OK | X_OK) }) == 0 else {
      throw .cannotWrite(folder)
    }
    self.folder = folder
  }

  /// The path of a file in the folder.
  func path(of name: String) -> String { "\(folder)/\(name)" }

  /// - Returns: Whether there is a folder at `path` now; if not, the reason is in `errno`.
  private static func make(_ path: String) -> Bool {
    let makeInner = { path.withPath { mkdir($0, 0o777) } == 0 }
    if makeInner() { return true }
    if errno == ENOENT, path.folder != path, make(path.folder), makeInner() { return true }
    guard errno == EEXIST else { return false }
    errno = ENOTDIR
    return FileKind(path) == .directory
  }
}

/// The folder and the names of a batch's files.
struct BatchFiles: Sendable {
  let folder: OutputFolder
  /// The pattern of `--name` as given.
  let name: String

  /// The names of the files of a format.
  func pattern(for format: OutputFormat) throws(ToolError) -> NamePattern {
    try NamePattern(name, extension: format.fileExtension)
  }
}
