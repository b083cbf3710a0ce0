import CPickerLayout
import PickerLayout
import PickerOutput
import PickerRendering

/// Reads documents that share their options.
struct DocumentReader {
  private let engine: Engine
  /// The measurer of texts, unless the engine has callbacks for them.
  private var measurer: TextMeasurer
  private var directory: String?
  private var type: String?
  private var settings: [UInt8]?
  private var budget: Budget

  init(_ engine: Engine, _ options: pl_document_options, _ budget: Budget) throws(Failure) {
    self.engine = engine
    measurer = engine.glyphs
    self.budget = budget
    directory = try options.directory.path("options.directory")
    type = try options.type.text("options.type")
    settings = try options.settings.text("options.settings").map { Array($0.utf8) }
  }

  /// A reader of documents that may not read files.
  ///
  /// - Parameter settings: A JSON object with keys that override the documents'.
  init(_ engine: Engine, type: String, settings: [UInt8], within budget: Budget) {
    self.engine = engine
    measurer = engine.glyphs
    self.type = type
    self.settings = settings
    self.budget = budget
  }

  /// The same reader with another budget, and a measurer from the engine's pool.
  func within(_ budget: Budget, measuringWith measurer: TextMeasurer) -> DocumentReader {
    var reader = self
    reader.budget = budget
    reader.measurer = measurer
    return reader
  }

  /// - Throws: `Failure` with the path of the error, and its place unless it is in the settings.
  func document(_ json: [UInt8]) throws(Failure) -> DocumentHandle {
    do throws(DocumentOptionsError) {
      let document = try Document.reading(options: settings) { options throws(JSONError) in
        try read(json, options)
      }
      return DocumentHandle(document, engine, directory: directory)
    } catch {
      guard error.isInDocument else { throw Failure(error.combined, in: nil, budget) }
      throw Failure(error.documentError, in: json, budget)
    }
  }

  private func read(_ json: [UInt8], _ options: [UInt8]?) throws(JSONError) -> Document {
    let hasFonts = engine.fonts is TextMeasurer
    if let directory {
      return try Document(
        json: json, withFilesIn: directory, type: type, options: options,
        fonts: hasFonts ? measurer : engine.fonts, budget: budget)
    }
    guard hasFonts else {
      return try Document(
        json: json, type: type, options: options, fonts: engine.fonts, budget: budget,
        images: InlineImages().facts)
    }
    return try Document(
      json: json, type: type, options: options,
      sealedIn: SealedFonts(measurer, for: "a document without a directory"), budget: budget)
  }
}

extension [UInt8] {
  /// The bytes of a JSON text; the reader finds out whether they are UTF-8.
  init(json: UnsafePointer<CChar>?, count: Int, _ name: String) throws(Failure) {
    guard json != nil else { throw .argument("\(name) is NULL") }
    let bytes = try UnsafeBufferPointer(checking: json, count: count, name)
    self = bytes.withMemoryRebound(to: UInt8.self) { Array($0) }
  }
}
