#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Finds the font files of a directory.
enum FontDirectory {
  private static let endings = [".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2"]
  private static let deepest = 16

  /// Their paths, in the order of their names, so that every machine finds the same.
  static func files(in directory: String) throws(FontFault) -> [String] {
    guard let names = names(in: directory) else {
      throw FontFault("expected a directory of fonts: \(lastSystemError())")
    }
    return files(names, of: directory, depth: 0)
  }

  private static func files(_ names: [String], of directory: String, depth: Int) -> [String] {
    var found: [String] = []
    for name in names {
      let path = directory.hasSuffix("/") ? directory + name : directory + "/" + name
      if depth < deepest, let inner = self.names(in: path) {
        found += files(inner, of: path, depth: depth + 1)
      } else if endings.contains(where: name.lowercased().hasSuffix) {
        found.append(path)
      }
    }
    return found
  }

  /// What is in a directory, hidden files left out; nil where it is none.
  private static func names(in directory: String) -> [String]? {
    guard let stream = opendir(directory) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
