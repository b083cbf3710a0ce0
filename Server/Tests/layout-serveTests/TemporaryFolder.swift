import Foundation

/// A folder of files, until it goes out of scope.
final class TemporaryFolder {
  let path: String

  /// Writes the files, by their paths in the folder.
  init(_ files: [String: String]) throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    path = folder.path
    for (name, content) in files {
      let file = folder.appendingPathComponent(name)
      try manager.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
