import PickerCheck
import PickerLayout
import PickerOutput

/// A document to be checked.
struct CheckInput: Sendable {
  /// Its path, without `./`; `-` for standard input.
  let name: String
  /// The base directory of relative paths in the document.
  let directory: String
  let document: Document
  let bytes: [UInt8]

  /// Reads a document, which has a budget of its own.
  init(
    _ path: String, options: [UInt8]?, fonts: TextMeasurer, limits: Limits
  ) throws(ToolError) {
    let input = Input(path)
    name = input.name
    directory = input.directory
    bytes = try input.read()
    do {
      document = try Document(
        json: bytes, withFilesIn: directory, options: options, fonts: fonts,
        budget: Budget(limits))
    } catch {
      throw ToolError(.badDocument, "\(name): \(error.withAdvice)")
    }
  }
}

extension [CheckInput] {
  /// Reads documents, each once.
  ///
  /// - Parameters:
  ///   - paths: Those of documents, and of folders whose `.json` files are documents.
  ///   - options: A JSON object whose keys override those of documents; nil: there are none.
  init(
    reading paths: [String], options: [UInt8]?, fonts: TextMeasurer, limits: Limits
  ) throws(ToolError) {
    self.init()
    var known: Set<String> = []
    for path in paths {
      for file in try path.withoutCurrentFolder.documents where known.insert(file).inserted {
        append(try CheckInput(file, options: options, fonts: fonts, limits: limits))
      }
    }
  }
}

extension String {
  /// This path, or the documents in the folder of this path.
  ///
  /// - Throws: `pickers: expected documents, found no .json file`.
  fileprivate var documents: [String] {
    get throws(ToolError) {
      guard FileKind(self) == .directory else { return [self] }
      guard let names = Folder.names(in: self) else { throw .cannotRead(self) }
      let folder = hasSuffix("/") ? self : self + "/"
      let files = names.filter { $0.lowercased().hasSuffix(".json") }.map { folder + $0 }
        .filter { FileKind($0) == .regular }
      guard !files.isEmpty else {
        throw ToolError(.badDocument, "\(self): expected documents, found no .json file")
      }
      return files
    }
  }

  /// The path without `./` before it, so that a document has one name.
  fileprivate var withoutCurrentFolder: String {
    var path = self[...]
    while path.hasPrefix("./"), path.utf8.count > 2 { path = path.dropFirst(2).drop { $0 == "/" } }
    return String(path)
  }
}
