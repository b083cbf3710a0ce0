import PickerLayout
import PickerOutput

/// Lays out the documents of a batch, one per line.
struct Batch: Sendable {
  private(set) var fonts: TextMeasurer
  /// The base directory of relative paths in documents; empty: the working directory.
  let directory: String
  let limits: Limits
  let format: OutputFormat
  /// A JSON object whose keys override the documents'; nil: there are none.
  let options: [UInt8]?
  /// What the renderers need; measurer and pictures are replaced by those of each document.
  let rendering: RenderingOptions
  let text: SVGTextStyle
  /// The files to write; nil: trees are answers.
  let files: BatchFiles?

  /// A copy that measures with other caches.
  func measuring(with fonts: TextMeasurer) -> Self {
    var batch = self
    batch.fonts = fonts
    return batch
  }

  /// The answer to a line.
  func answer(to line: LineQueue.Line) -> LineAnswer {
    guard !line.bytes.isBlank || line.bytes.count > JSONValue.maximumByteCount else { return .none }
    do {
      return try answer(to: Array(line.bytes), line: line.number)
    } catch {
      return .invalid(error, line: line.number)
    }
  }

  /// Each document has a budget of its own, so that none can fail another.
  private func answer(to json: [UInt8], line: Int) throws(JSONError) -> LineAnswer {
    let document = try Document(
      json: json, withFilesIn: directory, options: options, fonts: fonts, budget: Budget(limits),
      scheme: rendering.background == nil ? format.defaultScheme : nil)
    guard let files else { return .tree(try bytes(of: document).bytes) }
    let name = try files.pattern.name(line: line, id: document.control.container.id)
    let (bytes, missing) = try bytes(of: document)
    let path = files.folder.path(of: name)
    guard let draft = FileDraft(bytes, replacing: path) else { return .failure(.cannotWrite(path)) }
    return .file(draft, name: name, line: line, missing: missing)
  }

  /// The output, and a line for each icon and picture that it cannot show.
  private func bytes(
    of document: Document
  ) throws(JSONError) -> (bytes: [UInt8], missing: [String]) {
    let layout = DocumentLayout(try document.layout(), of: document)
    let pictures = PictureReport()
    var rendering = rendering
    rendering.measurer = document.measurer
    rendering.images = FileImages(directory: directory, report: pictures)
    rendering.text = text.text(of: document.measurer)
    do {
      let bytes = try format.bytes(of: layout, as: rendering, within: document.budget)
      let icons = format.containsWarnings ? [] : layout.tree.linesOfMissingIcons
      let fonts = rendering.engine.problems(
        with: layout.tree, in: format, fonts: rendering.measurer)
      return (bytes, icons + pictures.lines + fonts)
    } catch {
      throw JSONError(error)
    }
  }
}

extension JSONError {
  /// The error of a document whose tree cannot be drawn.
  fileprivate init(_ error: RenderingError) {
    switch error {
    case .limit(let limit): self.init(limit)
    case .tooLarge, .pageTooLarge, .missingGlyphs, .unavailable, .failed:
      self.init(path: "$", message: error.description)
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether the line contains only white space.
  var isBlank: Bool { allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0d } }
}
