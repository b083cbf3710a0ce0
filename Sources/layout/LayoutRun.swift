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
  var fonts: FontSourceOptions
  var output: OutputOptions

  func run() throws(Failure) {
    let source = try source()
    var document = try document(source)
    if output.showsEveryPage { document.control.container.detail.insert(.pages) }
    let images = FileImages(directory: source?.directory ?? "")
    let picturing = Picturing(scale: options.scale ?? 1, images: images)
    let tree: LayoutTree
    do {
      tree = try document.layout()
    } catch {
      throw source.map { Failure(.badDocument, "\($0.name): \(error)") }
        ?? Failure(.usage, error.asOptionError)
    }
    try output.write(tree, as: picturing, within: document.budget, from: source)
  }

  /// The document to be laid out.
  func document() throws(Failure) -> Document {
    try document(try source())
  }

  /// The document with the options over it.
  ///
  /// The document is read by itself first, so that what fails with the options is their fault.
  private func document(_ source: Input?) throws(Failure) -> Document {
    let fonts = try fonts.measurer()
    let limits = try output.limits.limits()
    let bytes = try source?.read() ?? Array("{}".utf8)
    if let source {
      let document = try read(bytes, from: source, fonts, Budget(limits))
      guard options.contains(where: { $0.value != nil }) else { return document }
    }
    let options = OptionValue(members: options)
    return try read(bytes, with: options, from: source, fonts, Budget(limits))
  }

  private func source() throws(Failure) -> Input? {
    if let file { return Input(file) }
    if standsAlone { return nil }
    guard !StandardStream.input.isTerminal else {
      throw Failure(.usage, "expected a FILE, - for standard input, or --items; found none")
    }
    return .standard
  }

  private func read(
    _ bytes: [UInt8], from source: Input, _ fonts: TextMeasurer, _ budget: Budget
  ) throws(Failure) -> Document {
    do {
      return try Document(
        json: bytes, type: type, fonts: fonts, directory: source.directory, budget: budget)
    } catch {
      throw Failure(.badDocument, "\(source.name): \(error)")
    }
  }

  private func read(
    _ bytes: [UInt8], with options: OptionValue?, from source: Input?, _ fonts: TextMeasurer,
    _ budget: Budget
  ) throws(Failure) -> Document {
    do {
      return try Document(
        json: bytes, type: type, options: options?.json, fonts: fonts,
        directory: source?.directory ?? "", budget: budget)
    } catch {
      throw Failure(.usage, error.asOptionError)
    }
  }
}

extension [OptionMember] {
  /// `--scale` snaps, and makes a picture of so many pixels a point; nil: it was not given.
  var scale: Double? {
    last { $0.key == "scale" && $0.value != nil }?.value
      .flatMap { try? JSONValue(parsing: $0.json).number() }
  }
}

extension JSONError {
  /// The same error, its path given as the option it came from: `--chip: padding: must be …`.
  fileprivate var asOptionError: String {
    let keys = path.drop { $0 == "$" || $0 == "." }
    let first = keys.prefix { $0 != "." && $0 != "[" }
    var rest = keys.dropFirst(first.count)
    if first == "font" {
      let key = rest.dropFirst().prefix { $0 != "." && $0 != "[" }
      rest = rest.dropFirst(key.count + 1)
      return "--\(String(key).kebabCased)\(rest.isEmpty ? "" : rest): \(message)"
    }
    return "--\(String(first).kebabCased)\(rest.isEmpty ? "" : rest): \(message)"
  }
}

extension String {
  /// `maxWidth` as `max-width`.
  fileprivate var kebabCased: String {
    reduce(into: "") { result, character in
      if character.isUppercase { result += "-" }
      result += character.lowercased()
    }
  }
}
