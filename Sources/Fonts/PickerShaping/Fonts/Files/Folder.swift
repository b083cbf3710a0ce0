import CPickerSystem
import PickerGeometry

/// Lists directories.
package enum Folder {
  /// The identity of a directory, regardless of the path that leads to it.
  package struct Identity: Hashable {
    private let device: UInt
    private let number: UInt

    /// The directory at a path, following links; nil if there is none.
    package init?(_ path: String) {
      var facts = stat()
      guard path.withPath({ stat($0, &facts) }) == 0, picker_file_type(&facts) == S_IFDIR else {
        return nil
      }
      device = UInt(facts.st_dev)
      number = UInt(facts.st_ino)
    }
  }

  /// The sorted names in a directory, without hidden files; nil if it is not a directory or cannot be read, with the
  /// reason in `errno`.
  package static func names(in directory: String) -> [String]? {
    guard let stream = directory.withPath({ opendir($0) }) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: UInt8.self, capacity: 256) { start in
          let bytes = UnsafeBufferPointer(start: start, count: 256)
          return String(pathBytes: bytes.prefix { $0 != 0 })
        }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
