import PickerLimits

/// Reads files and folders into a builder, within limits.
struct CatalogReader<Files: CatalogFiles> {
  private let files: Files
  private let limits: CatalogLimits
  private var (byteCount, nameCount, catalogCount) = (0, 0, 0)
  private(set) var builder: CatalogBuilder
  /// The languages that are needed; nil for all.
  private let locales: Set<String>?

  init(files: Files, limits: CatalogLimits, locales: Set<String>?) {
    self.files = files
    self.locales = locales
    self.limits = limits
    builder = CatalogBuilder(limits: limits)
  }

  /// Reads a file, or the catalogues in a folder.
  mutating func read(_ path: String) throws(CatalogError) {
    guard let names = try files.names(inFolder: path) else {
      return try readFile(path, isChosen: true)
    }
    let before = catalogCount
    try read(names, in: path, depth: 1)
    guard catalogCount > before else {
      throw CatalogError(
        path: path,
        message:
          CatalogFile.expectation
          + " whose name or folder contains its locale, found none in the folder")
    }
  }

  private mutating func read(
    _ names: [String], in folder: String, depth: Int
  ) throws(CatalogError) {
    guard depth <= limits.depth else {
      throw CatalogError(
        path: folder, message: "expected at most \(limits.depth) folders in each other")
    }
    nameCount += names.count
    guard nameCount <= limits.names else {
      throw CatalogError(path: folder, message: "expected at most \(limits.names) files")
    }
    let files = FolderNames(names)
    for name in files.names {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      if let names = try self.files.names(inFolder: path) {
        try read(names, in: path, depth: depth + 1)
      } else if let format = CatalogFormat(path: path), files.mayBeCatalog(path, format) {
        try readFile(path, isChosen: false)
      }
    }
  }

  /// Reads a file; what cannot be read is left out, unless reading has to stop.
  private mutating func readFile(_ path: String, isChosen: Bool) throws(CatalogError) {
    if let locales, let locale = CatalogFormat(path: path)?.locale(ofPath: path),
      !locales.contains(locale)
    {
      catalogCount += 1
      return
    }
    let contents: CatalogContents?
    do throws(CatalogError) {
      contents = try self.contents(ofFile: path, isChosen: isChosen)
    } catch {
      let isLimit = byteCount > limits.bytes || Budget.stopError != nil
      let isMissing = error.reason == .unreadable && isChosen
      if isLimit || isMissing || error.reason == .unavailable { throw error }
      catalogCount += 1
      return builder.leaveOut(error)
    }
    guard let contents else { return }
    catalogCount += 1
    try builder.add(contents, of: path)
  }

  private mutating func contents(
    ofFile path: String, isChosen: Bool
  ) throws(CatalogError) -> CatalogContents? {
    if !isChosen, CatalogFormat(path: path) == .qt {
      // TypeScript and films have the extension of Qt, too, and are not read as a whole.
      let start = try files.bytes(ofFile: path, atMost: 256)
      guard CatalogFormat(bytes: start) == .xml else { return nil }
    }
    // expat counts bytes in 32 bits.
    let limit = min(limits.fileBytes, 64 << 20)
    let bytes = try files.bytes(ofFile: path, atMost: limit + 1)
    byteCount += min(bytes.count, limit)
    guard byteCount <= limits.bytes else {
      throw CatalogError(
        path: path, message: "expected at most \(limits.bytes) bytes in all catalogues")
    }
    guard bytes.count <= limit else {
      throw CatalogError(path: path, message: "expected at most \(limit) bytes, found more")
    }
    return try CatalogFile(path: path, bytes: bytes).contents(isChosen: isChosen)
  }
}
