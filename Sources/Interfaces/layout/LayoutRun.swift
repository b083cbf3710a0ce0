import PickerControls
import PickerLayout
import PickerOutput

// The module: `Commands` has a file for each command, `CommandLine`, `Keys` and `Options` read arguments, `Input` and `Output`
// files; `Batch`, `Check`, `Serve` and `Transition` are the commands that take more than one file.

/// Lays out one document, or a control described only by options.
struct LayoutRun {
  /// The type implied by the subcommand; nil: the document's own.
  var type: String?
  /// A file's path, `-`, or nil if none is given.
  var file: String?
  var options: [GivenKey] = []
  /// Whether the options describe a control without a document.
  var standsAlone = false
  /// The suggested command if there is no document.
  var example: String?
  /// Whether items may be texts: FILE may contain labels, or its name may be meant as an item.
  var takesItems = false
  /// The changes of the items by options.
  var marks = ItemMarks()
  /// Whether the control is as wide as the terminal.
  var fillsTerminal = false
  var fonts: FontSourceOptions
  var output: OutputOptions
  /// The options of animated pictures; nil: there are none.
  var animation: AnimationOptions?
  /// Frames per second of animated pictures; nil: the control's.
  var fps: Double?

  func run() throws(ToolError) {
    guard output.isWatching else { return try runOnce() }
    guard let file, file != "-" else {
      throw ToolError(.usage, "--watch needs a FILE to watch")
    }
    try watch()
  }

  /// Draws the document again when a file on which it depends changes, until a signal ends the process with exit code
  /// 0.
  ///
  /// Errors are shown, because the next save may fix them.
  private func watch() throws(ToolError) {
    OpenDrafts.endBySignal(withExitCode: 0)
    let trace = FileTrace()
    var files = try WatchedFiles(of: trace)
    while true {
      do {
        try trace.recording { try runOnce() }
      } catch {
        guard let error = error as? ToolError, error.kind != .usage, error.kind != .brokenPipe
        else { throw error as? ToolError ?? ToolError(.internalError, "\(error)") }
        _ = error.report()
      }
      _ = files.changes(besides: output.output)
    }
  }

  private func runOnce() throws(ToolError) {
    let source = try source()
    var document = try document(source)
    if let columns = output.terminalColumns {
      document.fill(columns: columns, isAsked: fillsTerminal)
    } else if fillsTerminal {
      throw ToolError(.usage, "--width full needs --format tree")
    }
    let images = FileImages(directory: source?.directory ?? "", report: PictureReport())
    var rendering = RenderingOptions(
      scale: options.scale ?? 1, images: images, measurer: document.measurer)
    rendering.terminal.isStretched = fillsTerminal
    if let animation, animation.moves(in: output) {
      let moving = try reporting(source, document.budget) { () throws(JSONError) in
        try document.animation(fps: fps, repetition: animation.repetition)
      }
      guard let moving else { throw nothingMoves(source) }
      return try output.write(moving, as: rendering, within: document.budget, from: source)
    }
    let layout = try reporting(source, document.budget) { () throws(JSONError) in
      DocumentLayout(try document.layout(), of: document)
    }
    try output.write(layout, as: rendering, within: document.budget, from: source)
  }

  /// Attributes an error to the document, or to the options if there is none.
  private func reporting<Value>(
    _ source: Input?, _ budget: Budget, _ body: () throws(JSONError) -> Value
  ) throws(ToolError) -> Value {
    do {
      return try body()
    } catch {
      throw ToolError(unavailable: budget.error)
        ?? source.map { ToolError(.badDocument, "\($0.name): \(error)") }
        ?? optionError(error, document: nil, budget)
    }
  }

  /// An error of the options: a usage error, unless they exceed the budget.
  private func optionError(_ error: JSONError, document: String?, _ budget: Budget) -> ToolError {
    let message = error.attributed(to: options, document: document)
    return budget.error == nil
      ? ToolError(.usage, message) : ToolError(describing: message, in: nil)
  }

  private func nothingMoves(_ source: Input?) -> ToolError {
    let hint =
      "expected a segmented control with a transition from another segment, a carousel that moves, "
      + "or gradients with keyframes; see layout transition for other controls"
    return source.map { ToolError(.badDocument, "\($0.name): $: nothing moves, \(hint)") }
      ?? ToolError(.usage, "nothing moves: \(hint)")
  }

  /// The output that is made from the document instead of a tree, within its budget.
  func written(_ make: (Document) -> [UInt8]) throws(ToolError) -> [UInt8] {
    let source = try source()
    let document = try document(source)
    do {
      return try document.budget.run { make(document) }
    } catch {
      throw ToolError(error, source)
    }
  }

  /// The document with the options merged onto it.
  private func document(_ source: Input?) throws(ToolError) -> Document {
    let fonts = try fonts.measurer()
    let budget = Budget(try output.limits())
    let bytes =
      try source.map { (source) throws(ToolError) in
        try read(source).asDocument(ofType: type, takesLabels: takesItems, from: source.name)
      } ?? Array("{}".utf8)
    let options = try marked(bytes)
    do {
      return try Document.reading(options: options.json) {
        options throws(JSONError) in
        try Document(
          json: bytes, withFilesIn: source?.directory ?? "", type: type, options: options,
          fonts: fonts, budget: budget, scheme: output.scheme)
      }
    } catch {
      if let error = ToolError(unavailable: budget.error) { throw error }
      if let source, error.isInDocument {
        throw source.errors(beginningWith: error.documentError, of: bytes, within: budget) {
          bytes, budget throws(JSONError) in
          _ = try Document(
            json: bytes, withFilesIn: source.directory, type: type, fonts: fonts, budget: budget,
            scheme: output.scheme)
        }
      }
      throw optionError(error.combined.withAdvice, document: source?.name, budget)
    }
  }

  /// The options, with marked items instead of the document's or the options' items.
  private func marked(_ document: [UInt8]) throws(ToolError) -> [GivenKey] {
    guard !marks.isEmpty else { return options }
    let items = options["items"] ?? (try? JSONValue(parsing: document).object()["items"])
    guard let items else { return options }
    var marked = options
    marked.set(GivenKey(path: ["items"], json: try marks.marked(items)))
    return marked
  }

  private func source() throws(ToolError) -> Input? {
    if let file { return Input(file) }
    if standsAlone { return nil }
    guard !StandardStream.input.isTerminal else { throw missingDocument(.usage, "") }
    return .standard
  }

  private func read(_ source: Input) throws(ToolError) -> [UInt8] {
    do throws(ToolError) {
      let bytes = try source.read()
      if bytes.isEmpty, file == nil { throw missingDocument(.badDocument, "-: is empty: ") }
      return bytes
    } catch {
      guard error.kind == .noInput, takesItems, case .file(let name) = source,
        FileKind(name) == nil, !name.contains("/"), !name.lowercased().hasSuffix(".json")
      else { throw error }
      let command = "layout \(type ?? "") --items \(name.shellQuoted)"
      throw ToolError(.noInput, error.message + "; for items type \(command)")
    }
  }

  private func missingDocument(_ kind: ToolError.ToolErrorKind, _ start: String) -> ToolError {
    let file = "layout \((type ?? "document").kebabCased) picker.json"
    let hint = [example, file].compactMap { $0 }.joined(separator: " or ")
    return ToolError(kind, "\(start)expected a document: type \(hint)")
  }
}

extension Document {
  /// The measurer of its texts.
  var measurer: TextMeasurer {
    fonts as? TextMeasurer ?? .shared
  }
}

extension [GivenKey] {
  /// The value of `--scale`, which snaps edges and sets the pixels per point of a picture; nil: not given.
  var scale: Double? { try? self["scale"]?.number() }

  /// The option in which a path of their document begins, and the rest of the path; nil if the path is in none of them.
  fileprivate func option(at path: Substring) -> (option: GivenKey, rest: Substring)? {
    for key in self {
      var rest = path
      if key.path.allSatisfy({ rest.popKey() == $0 }) { return (key, rest) }
    }
    return nil
  }
}

extension [GivenKey] {
  /// Reports an invalid value once, for commands that read many documents.
  ///
  /// - Throws: `--scheme: expected one of light, dark, auto, found the string "dim"`.
  func check(fonts: TextMeasurer, limits: Limits) throws(ToolError) {
    guard let json else { return }
    let budget = Budget(limits)
    do {
      _ = try Document(
        json: [UInt8](#"{"type": "flow"}"#.utf8), withFilesIn: "", options: json, fonts: fonts,
        budget: budget)
    } catch {
      throw ToolError(unavailable: budget.error)
        ?? ToolError(.usage, error.attributed(to: self, document: nil))
    }
  }
}

extension JSONError {
  /// The message, with the path given as the option it came from: `--chip: padding: must be …`.
  ///
  /// If the error is not in an option, it is in the combination of the document with the options:
  /// `picker.json with --items: $.selected: …`
  func attributed(to options: [GivenKey], document: String?) -> String {
    if let (key, rest) = options.option(at: Substring(path).drop { $0 == "$" || $0 == "." }) {
      return "\(key.option)\(rest): \(message)"
    }
    let names = options.map(\.option).joined(separator: " ")
    return "\(document.map { "\($0) with " } ?? "")\(names): \(self)"
  }
}

extension Substring {
  /// Removes and returns the next key of a path.
  fileprivate mutating func popKey() -> String {
    let key = drop { $0 == "." }.prefix { $0 != "." && $0 != "[" }
    self = self[key.endIndex...]
    return String(key)
  }
}
