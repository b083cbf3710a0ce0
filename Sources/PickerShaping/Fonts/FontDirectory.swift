import PickerPlatform

/// Finds the font files of a directory.
enum FontDirectory {
  private static let fileExtensions = [".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2"]
  private static let maximumDepth = 16

  /// The paths of the font files, sorted by name, so that the order is the same on every machine.
  static func files(in directory: String) throws(FontReadingError) -> [String] {
    guard let names = Folder.names(in: directory) else {
      throw FontReadingError("expected a directory of fonts: \(lastSystemError())")
    }
    return files(names, of: directory, depth: 0)
  }

  private static func files(_ names: [String], of directory: String, depth: Int) -> [String] {
    var found: [String] = []
    for name in names {
      let path = directory.hasSuffix("/") ? directory + name : directory + "/" + name
      if depth < maximumDepth, let inner = Folder.names(in: path) {
        found += files(inner, of: path, depth: depth + 1)
      } else if fileExtensions.contains(where: name.lowercased().hasSuffix) {
        found.append(path)
      }
    }
    return found
  }
}
