import PickerPlatform
import PickerLayout
import PickerOutput

/// A folder for the files of a batch.
struct OutputFolder: Sendable {
  private let folder: String

  /// Makes the folder, and those around it, unless it exists.
  ///
  /// - Throws: `cannotWrite` with the reason from `errno` where it cannot be made or nothing can be put into it.
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

/// Where the files of a batch are and how they are called.
struct BatchFiles: Sendable {
  let folder: OutputFolder
  /// The pattern of `--name` as it was given.
  let name: String

  /// The names of the files of a format.
  func pattern(for format: OutputFormat) throws(ToolError) -> NamePattern {
    try NamePattern(name, extension: format.fileExtension)
  }
}
