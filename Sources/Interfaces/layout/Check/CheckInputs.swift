import PickerCatalogs
import PickerCheck
import PickerLayout
import PickerOutput
import PickerShaping

/// A document to check.
struct CheckInput: Sendable {
  /// Its path, without `./`; `-` for standard input.
  let name: String
  /// The base directory of relative paths in the document.
  let directory: String
  let document: Document
  let bytes: [UInt8]
  /// The lines of the boxes from which the document is made, by id; nil for other documents.
  var boxLines: [String: Int]?
  /// The boxes; nil for other documents.
  var boxes: CheckBoxes?
  /// Whether it is one box.
  var isBox = false

  /// Reads a document from its bytes; it has a budget of its own.
  init(
    _ input: Input, named name: String? = nil, _ bytes: [UInt8], options: [UInt8]?,
    fonts: TextMeasurer, limits: Limits
  ) throws(JSONError) {
    self.name = name ?? input.name
    directory = input.directory
    self.bytes = bytes
    document = try Document(
      json: bytes, withFilesIn: directory, options: options, fonts: fonts, budget: Budget(limits))
  }
}

/// The readable documents of a check, each once.
struct CheckInputs {
  /// A JSON object whose keys override those of documents; nil: there are none.
  let options: [UInt8]?
  let fonts: TextMeasurer
  let limits: Limits
  private(set) var inputs: [CheckInput] = []
  private(set) var problems: [CheckProblem] = []
  private var known: Set<String> = []

  init(options: [UInt8]?, fonts: TextMeasurer, limits: Limits) {
    (self.options, self.fonts, self.limits) = (options, fonts, limits)
  }

  /// Reads a document, or the `.json` files of a folder.
  mutating func read(_ path: String) throws(ToolError) {
    for file in try path.withoutCurrentFolder.documents where known.insert(file).inserted {
      let input = Input(file)
      let bytes = try input.read()
      do {
        inputs.append(
          try CheckInput(input, bytes, options: options, fonts: fonts, limits: limits))
      } catch {
        problems += self.errors(beginningWith: error, of: bytes, from: input).map {
          CheckProblem(
            .document, path: input.name, line: $0.place(in: bytes).line,
            message: "\($0.withAdvice)")
        }
      }
    }
  }

  private func errors(
    beginningWith first: JSONError, of bytes: [UInt8], from input: Input
  ) -> [JSONError] {
    [first]
      + first.further(in: bytes, within: Budget(limits)) { bytes, budget throws(JSONError) in
        _ = try Document(
          json: bytes, withFilesIn: input.directory, options: options, fonts: fonts, budget: budget)
      }
  }

  /// Adds the document made from a table of boxes, or for minimum widths a document for each box.
  mutating func add(_ boxes: BoxInput, forMinimumWidths: Bool) throws(ToolError) {
    problems += boxes.table.problems
    do {
      var input = try input(boxes, boxes.document)
      (input.boxLines, input.boxes) = (boxes.table.lines, boxes.table.sizes)
      guard forMinimumWidths else { return inputs.append(input) }
      inputs += try boxes.documents.map { (name, json) throws(JSONError) in
        var input = try self.input(boxes, named: name, json)
        input.isBox = true
        return input
      }
    } catch {
      throw ToolError(boxes.table.error(error))
    }
  }

  private func input(
    _ boxes: BoxInput, named name: String? = nil, _ json: [UInt8]
  ) throws(JSONError) -> CheckInput {
    try CheckInput(
      .file(boxes.path), named: name, json, options: options, fonts: fonts, limits: limits)
  }

  /// The documents.
  /// - Throws: The problems of the first document, if all have problems.
  func checkable() throws(ToolError) -> [CheckInput] {
    guard inputs.isEmpty, let first = problems.first else { return inputs }
    let lines = problems.filter { $0.path == first.path }.map { "\($0.path): \($0.message)" }
    throw ToolError(.badDocument, lines)
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

  /// The path without a leading `./`, so a document has one name.
  fileprivate var withoutCurrentFolder: String {
    var path = self[...]
    while path.hasPrefix("./"), path.utf8.count > 2 { path = path.dropFirst(2).drop { $0 == "/" } }
    return String(path)
  }
}
