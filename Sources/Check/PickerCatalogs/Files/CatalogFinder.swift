import PickerLimits

/// A file that may be a catalogue.
struct FoundFile {
  var path: String
  /// The number of components of the path that a caller named.
  var rootLength: Int
  /// Whether a caller named the file. Other files, in folders, may not be catalogues.
  var isChosen = false
  /// Whether a translation is beside it, which means that it is in the source language.
  var isUntranslated = false
}

/// Finds the files in folders that may be catalogues, within limits.
struct CatalogFinder<Files: CatalogFiles> {
  private let files: Files
  private let limits: CatalogLimits
  private let names: LanguageNames
  private var nameCount = 0
  private(set) var found: [FoundFile] = []

  init(files: Files, limits: CatalogLimits, names: LanguageNames) {
    (self.files, self.limits, self.names) = (files, limits, names)
  }

  /// Finds a file, or the files in a folder; returns whether it is a folder.
  mutating func find(_ path: String) throws(CatalogError) -> Bool {
    guard let names = try files.names(inFolder: path) else {
      let length = PathLanguages.rootLength(ofFile: path)
      found.append(FoundFile(path: path, rootLength: length, isChosen: true))
      return false
    }
    let length = path.split(separator: "/").count
    try find(names, in: path, rootLength: length, depth: 1)
    return true
  }

  private mutating func find(
    _ names: [String], in folder: String, rootLength: Int, depth: Int
  ) throws(CatalogError) {
    guard depth <= limits.depth else {
      throw CatalogError(
        path: folder, message: "expected at most \(limits.depth) nested folders")
    }
    nameCount += names.count
    guard nameCount <= limits.names else {
      throw CatalogError(path: folder, message: "expected at most \(limits.names) files")
    }
    let files = FolderNames(names, self.names)
    for name in files.names {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      if let names = try self.files.names(inFolder: path) {
        try find(names, in: path, rootLength: rootLength, depth: depth + 1)
      } else if CatalogFormat(path: path) != nil {
        found.append(
          FoundFile(
            path: path, rootLength: rootLength, isUntranslated: files.isUntranslated(path)))
      }
    }
  }
}
