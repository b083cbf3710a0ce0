import PickerCheck
import PickerJSON
import PickerArtwork

/// The formats of catalogues.
enum CatalogFormat: String, CaseIterable {
  case stringCatalog = "xcstrings"
  case gettext = "po"
  case gettextTemplate = "pot"
  case compiledGettext = "mo"
  case appResource = "arb"
  case appleStrings = "strings"
  case appleStringsDictionary = "stringsdict"
  case properties
  case resx
  case resw
  case qt = "ts"
  case yaml
  case yml
  case csv
  case tsv
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

  /// The language of a file, where its path decides that; nil if the contents may.
  func locale(of file: CatalogFile) -> String? {
    switch self {
    case .gettext, .gettextTemplate, .compiledGettext, .appResource, .json, .yaml, .yml,
      .qt, .appleStrings, .appleStringsDictionary, .properties, .resx, .resw:
      file.locale
    case .xml: AndroidFolder(path: file.path, file.names)?.locale
    case .stringCatalog, .xliff, .xlf, .csv, .tsv: nil
    }
  }

  /// Whether only the name of a file tells its language, and no folder: folders of Java are packages.
  var isNamedByLocale: Bool { self == .properties || self == .resx }

  /// Whether files are called in any way, so that a word of a name may look like a language.
  var isOfWords: Bool { self == .json || self == .yaml || self == .yml }

  /// Whether files have no language inside, so that one whose path names an unknown language is not read.
  var hasNoLanguageInside: Bool {
    switch self {
    case .appleStrings, .appleStringsDictionary, .properties, .resx, .resw: true
    default: false
    }
  }

  /// The order in which the files of a folder are read, of which the first with a key counts: Apple's plural forms before
  /// texts with the same keys, and what gettext has compiled after what it was compiled of.
  var order: Int {
    switch self {
    case .appleStringsDictionary: 0
    case .compiledGettext: 2
    default: 1
    }
  }

  /// Whether other files have the same extension, so that one in a folder is a catalogue only if its path names a locale,
  /// or that of its translation beside it does: `messages.properties` is one beside `messages_de.properties`.
  var needsLocale: Bool {
    switch self {
    case .appleStrings, .appleStringsDictionary, .properties, .resx, .resw: true
    default: false
    }
  }

  /// Whether the first row names columns.
  var isTable: Bool { self == .csv || self == .tsv }

  /// The format of a file whose name tells none, by what it begins with.
  init?(bytes: [UInt8]) {
    let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let start = bytes.dropFirst(isMarked ? 3 : 0).drop { $0.isSpace }
    switch start.first {
    case UInt8(ascii: "<"): self = .xml
    case UInt8(ascii: "{"): self = .json
    case 0x95, 0xDE: self = .compiledGettext
    case UInt8(ascii: "#"): self = .gettext
    case UInt8(ascii: "m") where start.starts(with: "msg".utf8): self = .gettext
    default: return nil
    }
  }
}

extension CatalogFile {
  /// Returns what the file contains.
  ///
  /// - Parameter isChosen: Whether a caller named the file. Other files, in folders, may not be catalogues.
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

  /// What is said of a file of another type.
  static let expectation =
    "expected a file of the type xcstrings, strings, stringsdict, po, mo, xml, arb, properties, resx, resw, ts, yml, yaml, "
    + "csv, tsv, json, xliff or xlf"

  private func readContents(isChosen: Bool) throws(CatalogError) -> CatalogContents? {
    let format = CatalogFormat(path: path) ?? (isChosen ? CatalogFormat(bytes: bytes) : nil)
    switch format {
    case .gettext, .gettextTemplate: return try GettextReader.contents(of: self)
    case .compiledGettext:
      if isCompiledGettext { return try GettextReader.contents(of: self) }
      if !isChosen && locale == nil { return nil }
      throw error("expected the first bytes of a .mo file, found others", line: 1)
    case .xliff, .xlf, .resx, .resw, .qt, .appleStringsDictionary:
      return try xml(XMLDocument.root(of: self))
    case .xml:
      if !isChosen && AndroidFolder(path: path, names)?.isForSomeDevices != false { return nil }
      return try xml(XMLDocument.root(of: self))
    case .appleStrings: return try appleStrings()
    case .properties: return try PropertiesReader.contents(of: self)
    case .csv, .tsv: return try csv(isChosen: isChosen)
    case .yaml, .yml: return try yaml(isChosen: isChosen)
    case .stringCatalog, .appResource, .json: return try json(format, isChosen: isChosen)
    case nil:
      guard isChosen else { return nil }
      throw error(CatalogFile.expectation + advice)
    }
  }

  /// How a file that is not read becomes one that is.
  private var advice: String {
    path.lowercased().hasSuffix(".ftl")
      ? "; python -m pickerlayout.catalogs converts Fluent's .ftl to .arb" : ""
  }

  private func appleStrings() throws(CatalogError) -> CatalogContents {
    let text = try textBytes()
    guard !text.starts(with: "bplist".utf8) else {
      throw error(
        "expected a text, found a binary property list: convert it with plutil -convert xml1",
        line: 1)
    }
    let isXML = text.first { !$0.isSpace } == UInt8(ascii: "<")
    return isXML
      ? try xml(XMLDocument.root(of: self)) : try AppleStringsReader.contents(of: self, text: text)
  }

  private func csv(isChosen: Bool) throws(CatalogError) -> CatalogContents? {
    if let contents = try CSVReader.contents(of: self) { return contents }
    guard isChosen else { return nil }
    throw withoutColumns
  }

  /// The error of a table whose columns are not known.
  var withoutColumns: CatalogError {
    error("expected the names of columns, such as \"key,en,de\" or \"source,target\"", line: 1)
  }

  private func yaml(isChosen: Bool) throws(CatalogError) -> CatalogContents? {
    let found: (json: [UInt8], errors: [CatalogError])
    do throws(CatalogError) {
      found = try YAMLTranslator.json(of: self)
    } catch {
      if !isChosen && locale == nil { return nil }
      throw error
    }
    let file = CatalogFile(path: path, bytes: found.json, language, names)
    guard var contents = try file.json(.json, isChosen: isChosen) else { return nil }
    contents.findLines(in: found.json)
    for error in found.errors { try contents.leaveOut(error) }
    return contents
  }

  private func xml(_ root: XMLElement) throws(CatalogError) -> CatalogContents {
    switch root.name {
    case "resources": return try AndroidReader.contents(of: self, root: root)
    case "xliff": return try XLIFFReader.contents(of: self, root: root)
    case "root": return try ResxReader.contents(of: self, root: root)
    case "TS": return try QtReader.contents(of: self, root: root)
    case "plist": return try PropertyListReader.contents(of: self, root: root)
    default:
      throw error(
        "expected the element resources, xliff, root, TS or plist, found \(root.name.quotedInMessage)",
        line: root.line)
    }
  }

  private func json(_ format: CatalogFormat?, isChosen: Bool) throws(CatalogError)
    -> CatalogContents?
  {
    do throws(JSONError) {
      let (root, repeated) = try parsed()
      if var contents = try jsonContents(of: root, format) {
        contents.note(repeated, of: self)
        return contents
      }
      guard isChosen else { return nil }
      throw root.error(
        "expected an object of texts in a file whose name contains its locale, as in \"de.json\" or \"de.yml\""
      )
    } catch {
      // A folder may contain JSON with comments, which is no catalogue.
      if !isChosen && format == .json && locale == nil { return nil }
      throw CatalogError(error, in: self)
    }
  }

  /// The value, and the keys that are there several times.
  private func parsed() throws(JSONError) -> (JSONValue, [RepeatedKeys.RepeatedKey]) {
    do throws(JSONError) {
      return (try JSONValue(parsing: bytes), [])
    } catch {
      guard bytes.count <= JSONValue.maximumByteCount else { throw error }
      let repeated = RepeatedKeys(in: bytes)
      guard !repeated.found.isEmpty else { throw error }
      return (try JSONValue(parsing: repeated.bytes), repeated.found)
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
