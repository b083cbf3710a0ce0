import PickerJSON
import PickerLimits

/// Reads files and folders into a builder, within limits.
struct CatalogReader<Files: CatalogFiles> {
  private let files: Files
  private let limits: CatalogLimits
  private let names: LanguageNames
  private var (byteCount, catalogCount) = (0, 0)
  private var builder: CatalogBuilder
  /// The required languages; nil for all.
  private let locales: Set<String>?
  /// The first error of a file in a folder that might be a catalogue, and of one in no known language.
  private var (rejection, withoutLanguage): (CatalogError?, CatalogError?)

  init(files: Files, limits: CatalogLimits, locales: Set<String>?, names: LanguageNames) {
    (self.files, self.limits, self.locales, self.names) = (files, limits, locales, names)
    builder = CatalogBuilder(limits: limits)
  }

  /// Reads files, and the catalogues in folders.
  /// - Returns: The builder of their catalogue.
  consuming func read(_ paths: [String]) throws(CatalogError) -> CatalogBuilder {
    var finder = CatalogFinder(files: files, limits: limits, names: names)
    var roots: [(path: String, isFolder: Bool, end: Int)] = []
    for path in paths {
      let isFolder = try finder.find(path)
      roots.append((path, isFolder, finder.found.count))
    }
    let found = finder.found
    let languages = PathLanguages(found.map { ($0.path, $0.rootLength) }, names)
    var start = 0
    for root in roots {
      try read(
        found[start..<root.end].map { ($0, languages.language(of: $0)) }, in: root.path,
        root.isFolder)
      start = root.end
    }
    builder.noteLanguages(in: paths.first ?? "")
    return builder
  }

  private mutating func read(
    _ found: [(file: FoundFile, language: PathLanguage)], in root: String, _ isFolder: Bool
  ) throws(CatalogError) {
    let before = catalogCount
    for (file, language) in found { try read(file, language) }
    guard isFolder, catalogCount == before else { return }
    let reason = (rejection ?? withoutLanguage).map { "; \($0)" } ?? ""
    throw CatalogError(
      path: root,
      message:
        CatalogFile.expectation
        + " whose name or folder contains its locale, found none in the folder" + reason)
  }

  /// Reads a file; unreadable ones are left out, unless reading must stop.
  private mutating func read(
    _ found: FoundFile, _ language: PathLanguage
  ) throws(CatalogError) {
    var file = CatalogFile(path: found.path, bytes: [], language, names)
    let format = CatalogFormat(path: found.path)
    if let format, isPassedOver(file, format, found) { return }
    let contents: CatalogContents?
    do throws(CatalogError) {
      guard let bytes = try bytes(of: found) else { return }
      file.bytes = bytes
      contents = try file.contents(isChosen: found.isChosen)
    } catch {
      let isMissing = error.reason == .unreadable && found.isChosen
      if Budget.stopError != nil || isMissing || error.reason == .unavailable { throw error }
      catalogCount += 1
      return builder.leaveOut(error)
    }
    guard let contents else {
      if let unknown = language.unknown { builder.noteUnread(unknown, in: found.path) }
      if format?.isTable == true {
        rejection = rejection ?? file.withoutColumns
      } else {
        noteWithoutLanguage(found)
      }
      return
    }
    catalogCount += 1
    do throws(CatalogError) {
      try builder.add(contents, of: file)
    } catch {
      if Budget.stopError != nil { throw error }
      builder.leaveOut(error)
    }
  }

  /// Whether to skip a file: its language is not required or unknown, or its name is not a catalogue's.
  private mutating func isPassedOver(
    _ file: CatalogFile, _ format: CatalogFormat, _ found: FoundFile
  ) -> Bool {
    if let unknown = file.language.unknown, format.hasNoLanguageInside, !found.isUntranslated {
      builder.noteUnread(unknown, in: file.path)
      return true
    }
    if let locales, let locale = format.locale(of: file), !locales.contains(locale) {
      catalogCount += 1
      return true
    }
    guard format.needsLocale, !found.isChosen, file.locale == nil, !found.isUntranslated else {
      return false
    }
    noteWithoutLanguage(found)
    return true
  }

  /// Notes a file in a folder whose path names no known language.
  private mutating func noteWithoutLanguage(_ found: FoundFile) {
    guard withoutLanguage == nil else { return }
    let name = PathLanguages.possibleName(in: found.path, rootLength: found.rootLength, names)
    withoutLanguage = CatalogError(
      path: found.path,
      message: name.map {
        "unknown language \($0.quotedInMessage); name it with --languages \($0)=TAG"
      } ?? "its path names no language")
  }

  /// The bytes of a file; nil for one in a folder that is not a catalogue.
  private mutating func bytes(of found: FoundFile) throws(CatalogError) -> [UInt8]? {
    let path = found.path
    if !found.isChosen, CatalogFormat(path: path) == .qt {
      // TypeScript and films have the extension of Qt, too, and are not read as a whole.
      let start = try files.bytes(ofFile: path, atMost: 256)
      guard CatalogFormat(bytes: start) == .xml else { return nil }
    }
    // expat counts bytes in 32 bits.
    let limit = min(limits.fileBytes, 64 << 20)
    let bytes = try files.bytes(ofFile: path, atMost: min(limit, limits.bytes - byteCount) + 1)
    guard bytes.count <= limit else {
      throw CatalogError(path: path, message: "expected at most \(limit) bytes, found more")
    }
    guard byteCount + bytes.count <= limits.bytes else {
      throw CatalogError(
        path: path,
        message: "expected at most \(limits.bytes) bytes in all catalogues; this file is left out")
    }
    byteCount += bytes.count
    return bytes
  }
}

extension PathLanguages {
  fileprivate func language(of file: FoundFile) -> PathLanguage {
    language(of: file.path, rootLength: file.rootLength)
  }
}
