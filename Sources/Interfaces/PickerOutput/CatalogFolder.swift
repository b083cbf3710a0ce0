import PickerPlatform
public import PickerCatalogs
import PickerLayout
import PickerShaping

/// The files and folders of this machine, as sources of catalogues.
///
///     let catalog = try StringCatalog(paths: ["locales"], from: CatalogFolder())
///
/// Relative paths start at the working directory.
public struct CatalogFolder: CatalogFiles {
  /// Creates a source of catalogues.
  public init() {}

  /// Returns the names of the files and folders in a folder, without hidden ones and devices; nil for a file.
  public func names(inFolder path: String) throws(CatalogError) -> [String]? {
    guard FileKind(path) == .directory else {
      if FileKind(path) == nil { throw unreadable(path) }
      return nil
    }
    guard let names = Folder.names(in: path) else { throw unreadable(path) }
    // A FIFO in a folder would wait for its writer.
    return names.filter { name in
      let kind = FileKind("\(path)/\(name)")
      return kind == .regular || kind == .directory
    }
  }

  /// Returns the bytes of a file, or the first `limit` of a longer one.
  public func bytes(ofFile path: String, atMost limit: Int) throws(CatalogError) -> [UInt8] {
    guard let bytes = Descriptor(opening: path)?.readAll(atMost: limit) else {
      throw unreadable(path)
    }
    return bytes
  }

  /// The error of a failed system call, with the reason from `errno`.
  private func unreadable(_ path: String) -> CatalogError {
    CatalogError(
      path: path, message: "cannot be read: \(String(cString: strerror(errno)))",
      reason: .unreadable)
  }
}
