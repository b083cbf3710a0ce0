import PickerLayout

/// Lays out one document, or one described by options alone.
struct LayoutRun {
  /// The type a subcommand stands for; nil: whatever the document says.
  var type: String?
  /// A file's path, `-`, or nil where none was given.
  var file: String?
  var options: [OptionMember] = []
  /// Whether the options describe something on their own, so that no document is needed.
  var standsAlone = false
  /// What to type where there is no document.
  var example: String?
  /// Whether a person may have meant FILE as items.
  var takesItems = false
  var fonts: FontSourceOptions
  var output: OutputOptions

  func run() throws(Failure) {
    let source = try source()
    var document = try document(source)
    if let columns = output.columnsOfDrawing { document.fill(columns: columns) }
    let images = FileImages(directory: source?.directory ?? "")
    let picturing = Picturing(
      scale: options.scale ?? 1, images: images, measurer: document.measurer)
    let layout: InteractiveLayout
    do {
      layout = try document.interactiveLayout()
    } catch {
      throw source.map { Failure(.badDocument, "\($0.name): \(error)") }
        ?? Failure(.usage, error.blaming(options, over: nil))
    }
    try output.write(layout, as: picturing, within: document.budget, from: source)
  }

  /// The document to be laid out.
  func document() throws(Failure) -> Document {
    try document(try source())
  }

  /// The document with the options over it.
  private func document(_ source: Input?) throws(Failure) -> Document {
    let fonts = try fonts.measurer()
    let limits = try output.limits.limits()
    let bytes = try source.map(read) ?? Array("{}".utf8)
    do {
      return try Document.reading(options: OptionValue(members: options)?.json) {
        options throws(JSONError) in
        try Document(
          json: bytes, withFilesIn: source?.directory ?? "", type: type, options: options,
          fonts: fonts, budget: Budget(limits))
      }
    } catch {
      if let source, error.isOfDocument {
        throw Failure(.badDocument, "\(source.name): \(error.own.withAdvice)")
      }
      throw Failure(.usage, error.whole.withAdvice.blaming(options, over: source?.name))
    }
  }

  private func source() throws(Failure) -> Input? {
    if let file { return Input(file) }
    if standsAlone { return nil }
    guard !StandardStream.input.isTerminal else { throw nothingGiven(.usage, "") }
    return .standard
  }

  private func read(_ source: Input) throws(Failure) -> [UInt8] {
    do throws(Failure) {
      let bytes = try source.read()
      if bytes.isEmpty, file == nil { throw nothingGiven(.badDocument, "-: is empty: ") }
      return bytes
    } catch {
      guard error.kind == .noInput, takesItems, case .file(let name) = source,
        FileKind(name) == nil, !name.contains("/"), !name.lowercased().hasSuffix(".json")
      else { throw error }
      let command = "layout \(type ?? "") --items \(name.shellQuoted)"
      throw Failure(.noInput, error.message + "; for items type \(command)")
    }
  }

  private func nothingGiven(_ kind: Failure.Kind, _ start: String) -> Failure {
    let file = "layout \((type ?? "document").kebabCased) picker.json"
    let hint = [example, file].compactMap { $0 }.joined(separator: " or ")
    return Failure(kind, "\(start)expected a document: type \(hint)")
  }
}

extension Document {
  /// What its texts are measured by.
  fileprivate var measurer: TextMeasurer { fonts as? TextMeasurer ?? .shared }
}

extension [OptionMember] {
  /// `--scale` snaps, and makes a picture of so many pixels a point; nil: it was not given.
  var scale: Double? {
    last { $0.key == "scale" && $0.value != nil }?.value
      .flatMap { try? JSONValue(parsing: $0.json).number() }
  }
}

extension JSONError {
  /// This error with its path given as the option it came from: `--chip: padding: must be …`.
  ///
  /// An option that was not given is not blamed, but the document together with those that were:
  /// `picker.json with --items: $.selected: …`
  fileprivate func blaming(_ options: [OptionMember], over document: String?) -> String {
    var rest = Substring(path).drop { $0 == "$" || $0 == "." }
    let given = OptionValue(members: options)
    var keys = [rest.popKey()]
    if keys == ["font"] { keys.append(rest.popKey()) }
    if given?.names(keys) == true, let option = keys.last {
      return "--\(option.kebabCased)\(rest.isEmpty ? "" : rest): \(message)"
    }
    let names = options.names.map { "--" + $0.kebabCased }.joined(separator: " ")
    return "\(document.map { "\($0) with " } ?? "")\(names): \(self)"
  }
}

extension [OptionMember] {
  /// The keys that are given, those of the font beside the others.
  fileprivate var names: [String] {
    flatMap { key, value -> [String] in
      guard let value else { return [] }
      guard key == "font", let font = try? JSONValue(parsing: value.json).object() else {
        return [key]
      }
      return font.map(\.key)
    }
  }
}

extension Substring {
  /// Takes the next key of a path.
  fileprivate mutating func popKey() -> String {
    let key = drop { $0 == "." }.prefix { $0 != "." && $0 != "[" }
    self = self[key.endIndex...]
    return String(key)
  }
}

extension String {
  /// `maxWidth` as `max-width`.
  var kebabCased: String {
    reduce(into: "") { result, character in
      if character.isUppercase { result += "-" }
      result += character.lowercased()
    }
  }
}
