import PickerControls
import PickerLayout
import PickerOutput

/// Answers the lines of a batch: documents, and envelopes with requests.
struct Batch: Sendable {
  private(set) var fonts: TextMeasurer
  /// The base directory of relative paths in documents; empty: the working directory.
  let directory: String
  let limits: Limits
  /// The options of the output, and the keys that override those of documents.
  let output: BatchOutput
  let keys: [GivenKey]
  /// The form of lines that are documents.
  let form: BatchForm
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
    let json = Array(line.bytes)
    if let envelope = Envelope(json, line: line.number) { return answer(to: envelope) }
    let subject = AnswerSubject(line: line.number)
    let document: Document
    do {
      document = try self.document(json, options: form.options, scheme: form.scheme)
    } catch {
      return .invalid(error, subject, further: errors(after: error, in: json, form))
    }
    do {
      guard files != nil else { return .line(try form.bytes(of: document, in: directory).bytes) }
      return try file(of: document, form, subject)
    } catch {
      return .invalid(error, subject)
    }
  }

  /// The errors of a document after the first, within the time of one more document.
  func errors(after first: JSONError, in json: [UInt8], _ form: BatchForm) -> [JSONError] {
    first.further(in: json, within: Budget(limits)) { json, budget throws(JSONError) in
      _ = try Document(
        json: json, withFilesIn: directory, options: form.options, fonts: fonts, budget: budget,
        scheme: form.scheme)
    }
  }

  /// Reads a document. Each has its own budget, so none can make another fail.
  func document(
    _ json: [UInt8], type: String? = nil, options: [UInt8]?, scheme: SchemeChoice? = nil
  ) throws(JSONError) -> Document {
    try Document(
      json: json, withFilesIn: directory, type: type, options: options, fonts: fonts,
      budget: Budget(limits), scheme: scheme)
  }

  /// Writes a document into a file.
  func file(
    of document: Document, _ form: BatchForm, _ subject: AnswerSubject
  ) throws(JSONError) -> LineAnswer {
    guard let files else { return .none }
    let pattern: NamePattern
    do {
      pattern = try files.pattern(for: form.format)
    } catch {
      return .failure(error)
    }
    let name = try pattern.name(line: subject.line, id: document.control.container.id)
    let (bytes, missing) = try form.bytes(of: document, in: directory)
    let path = files.folder.path(of: name)
    guard let draft = FileDraft(bytes, replacing: path) else { return .failure(.cannotWrite(path)) }
    return .file(draft, name: name, subject, missing: missing)
  }
}

extension ArraySlice<UInt8> {
  /// Whether the line contains only white space.
  var isBlank: Bool { allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0d } }
}
