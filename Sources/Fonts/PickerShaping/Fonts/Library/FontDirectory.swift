/// Finds the font files of a directory.
enum FontDirectory {
  private static let fileExtensions = [".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2"]
  private static let maximumDepth = 16

  /// The paths of the font files, sorted by name, so that the order is the same on every machine.
  static func files(in directory: String) throws(FontReadingError) -> [String] {
    guard let names = Folder.names(in: directory) else {
      throw FontReadingError("expected a directory of fonts: \(lastSystemError())")
    }
    var listed = Set([Folder.Identity(directory)])
    return files(names, of: directory, depth: 0, &listed)
  }

  /// - Parameter listed: The directories that were listed, so that links that lead back to one end there.
  private static func files(
    _ names: [String], of directory: String, depth: Int, _ listed: inout Set<Folder.Identity?>
  ) -> [String] {
    var found: [String] = []
    for name in names {
      let path = directory.hasSuffix("/") ? directory + name : directory + "/" + name
      if depth < maximumDepth, let folder = Folder.Identity(path) {
        guard listed.insert(folder).inserted, let inner = Folder.names(in: path) else { continue }
        found += files(inner, of: path, depth: depth + 1, &listed)
      } else if fileExtensions.contains(where: name.lowercased().hasSuffix) {
        found.append(path)
      }
    }
    return found
  }
}
