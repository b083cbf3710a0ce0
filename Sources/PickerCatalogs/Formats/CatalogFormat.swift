import PickerCheck
import PickerJSON
import PickerArtwork

/// The formats of catalogues.
enum CatalogFormat: String, CaseIterable {
  case stringCatalog = "xcstrings"
  case gettext = "po"
  case gettextTemplate = "pot"
  case appResource = "arb"
  case xliff
  case xlf
  case json
  case xml

  /// The format that the extension of a path names.
  init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let point = name.lastIndex(of: ".") else { return nil }
    self.init(rawValue: name[name.index(after: point)...].lowercased())
  }

  /// The language of a file, where its path decides that; nil where the contents may.
  func locale(ofPath path: String) -> String? {
    switch self {
    case .gettext, .gettextTemplate, .appResource, .json: LocaleTag.locale(inPath: path)
    case .xml: AndroidFolder(path: path)?.locale
    case .stringCatalog, .xliff, .xlf: nil
    }
  }

  /// The format of a file whose name tells none, by what it begins with.
  init?(bytes: [UInt8]) {
    let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let start = bytes.dropFirst(isMarked ? 3 : 0).drop { $0.isSpace }
    switch start.first {
    case UInt8(ascii: "<"): self = .xml
    case UInt8(ascii: "{"): self = .json
    case UInt8(ascii: "#"): self = .gettext
    case UInt8(ascii: "m") where start.starts(with: "msg".utf8): self = .gettext
    default: return nil
    }
  }
}

extension CatalogFile {
  /// Returns what the file contains.
  ///
  /// - Parameter isChosen: Whether a caller named the file. Another one, which is in a folder, may be something else than
  ///   a catalogue.
  /// - Returns: Nil for a file that is none.
  ///   Messages that cannot be read are among its problems, unless there are no others.
  func contents(isChosen: Bool) throws(CatalogError) -> CatalogContents? {
    var contents = try readContents(isChosen: isChosen)
    contents?.findLines(in: bytes)
    if let contents, contents.isEmpty,
      let problem = contents.problems.first(where: { $0.code == .message })
    {
      throw error(problem.message, line: problem.line)
    }
    return contents
  }

  private func readContents(isChosen: Bool) throws(CatalogError) -> CatalogContents? {
    let format = CatalogFormat(path: path) ?? (isChosen ? CatalogFormat(bytes: bytes) : nil)
    switch format {
    case .gettext, .gettextTemplate: return try GettextReader.contents(of: self)
    case .xliff, .xlf: return try xml(XMLDocument.root(of: self))
    case .xml:
      if !isChosen && AndroidFolder(path: path)?.isForSomeDevices != false { return nil }
      return try xml(XMLDocument.root(of: self))
    case .stringCatalog, .appResource, .json: return try json(format, isChosen: isChosen)
    case nil:
      guard isChosen else { return nil }
      throw error("expected a file of the type xcstrings, po, xml, arb, json, xliff or xlf")
    }
  }

  private func xml(_ root: XMLElement) throws(CatalogError) -> CatalogContents {
    switch root.name {
    case "resources": return try AndroidReader.contents(of: self, root: root)
    case "xliff": return try XLIFFReader.contents(of: self, root: root)
    default:
      throw error(
        "expected the element \"resources\" or \"xliff\", found \(root.name.quotedInMessage)",
        line: root.line)
    }
  }

  private func json(_ format: CatalogFormat?, isChosen: Bool) throws(CatalogError)
    -> CatalogContents?
  {
    do throws(JSONError) {
      let root = try JSONValue(parsing: bytes)
      if let contents = try jsonContents(of: root, format) { return contents }
      guard isChosen else { return nil }
      throw root.error(
        "expected an object of texts in a file whose name contains its locale, as in \"de.json\"")
    } catch {
      // A folder may contain JSON with comments, which is no catalogue.
      if !isChosen && format == .json && LocaleTag.locale(inPath: path) == nil { return nil }
      throw CatalogError(error, in: self)
    }
  }

  private func jsonContents(
    of root: JSONValue, _ format: CatalogFormat?
  ) throws(JSONError) -> CatalogContents? {
    let object = root.kind == .object ? try root.object() : nil
    let hasStrings = object?["strings"]?.kind == .object && object?["sourceLanguage"] != nil
    if format == .stringCatalog || hasStrings {
      return try StringCatalogReader.contents(of: root, in: self)
    }
    if format == .appResource || object?["@@locale"] != nil {
      return try AppResourceReader.contents(of: root, in: self)
    }
    return try JSONTextsReader.contents(of: root, in: self)
  }
}
