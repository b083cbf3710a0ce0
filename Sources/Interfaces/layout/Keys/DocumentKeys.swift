import PickerControls
import PickerLayout
import PickerOutput

/// The options for keys of documents, made from the schema of documents.
///
/// `--max-rows 2` is `"maxRows": 2`, and overrides the document. Members of `font` are separate options.
struct DocumentKeys: Sendable {
  /// The keys that have been given, the last value of each.
  private(set) var given: [GivenKey] = []
  /// Whether the control is as wide as the terminal, instead of a number of points.
  private(set) var fillsTerminal = false

  /// Keys without an option: they are for editors, or belong to the file that contains them.
  private static let withoutOption: Set<String> = [
    "type", "$schema", "version", "fonts", "title", "check",
  ]

  /// The options of a type of document.
  ///
  /// - Parameter type: The type; nil: the keys of all types.
  static func options(ofType type: String?) -> [CommandOption<DocumentKeys>] {
    let common = ControlCatalog.commonSchema.allMembers
    let members = type.flatMap(ControlCatalog.control)?.schema.allMembers ?? common + moment
    let keys = members.filter { !withoutOption.contains($0.key) }
    let isCommon = Set(common.map(\.key))
    let own = keys.filter { !isCommon.contains($0.key) && $0.key != "font" }
    return options(for: own, title: type?.kebabCased ?? "")
      + options(
        for: keys.first { $0.key == "font" }?.schema.allMembers ?? [], of: ["font"], title: "Font")
      + options(for: keys.filter { isCommon.contains($0.key) }, title: "Container")
      .map { $0.page.key == ["width"] ? $0.orFull : $0 }
  }

  /// The time to show, which documents of several types have.
  private static var moment: [JSONSchema.Member] {
    (ControlCatalog.control(ofType: "drawing")?.schema.allMembers ?? []).filter { $0.key == "at" }
  }

  /// The options of some of the keys of all types.
  static func options(only keys: Set<String>) -> [CommandOption<DocumentKeys>] {
    options(for: ControlCatalog.commonSchema.allMembers.filter { keys.contains($0.key) }, title: "")
  }

  /// - Parameter object: The keys of the enclosing objects.
  static func options(
    for members: [JSONSchema.Member], of object: [String] = [], title: String
  ) -> [CommandOption<DocumentKeys>] {
    members.map { member in
      let path = object + [member.key]
      var page = OptionPage(key: member.key, member.schema)
      page.key = path
      page.title = title
      return CommandOption(page: page) { keys, text in
        keys.given.set(try GivenKey(path, member.schema, text))
      }
    }
  }

  /// Sets a key to a text, and replaces an earlier value.
  mutating func give(_ path: [String], text: String) { given.set(GivenKey(path, text: text)) }

  /// Makes the control as wide as the terminal, or as wide as the key says.
  fileprivate mutating func fill(_ fills: Bool) {
    fillsTerminal = fills
    if fills { given.removeAll { $0.path == ["width"] } }
  }

  /// Sets a key to a value other than its option's, before all others.
  mutating func set(_ path: [String], json: [UInt8]) {
    given = [GivenKey(path: path, json: json)] + given.filter { $0.path != path }
  }

  /// Checks conditions that the schema cannot express.
  func validate() throws(ToolError) {
    if (try? given["width"]?.number()) == 0 {
      throw .notPositive("--width")
    }
  }
}

extension CommandOption<DocumentKeys> {
  /// This option for a width, which may also be the terminal's.
  fileprivate var orFull: CommandOption {
    var page = page
    page = OptionPage(
      name: page.name, letter: page.letter, form: page.form, value: page.value,
      help: page.help + " full: as wide as the terminal.", key: page.key, title: page.title)
    return CommandOption(page: page) { keys, text in
      keys.fill(text == "full")
      if text != "full" { try read(&keys, text) }
    }
  }
}

extension OptionPage {
  /// The page of the option for a key.
  fileprivate init(key: String, _ schema: JSONSchema) {
    let help = schema.sentences.joined(separator: " ")
    self.init(
      name: key.kebabCased, letter: key == "width" ? "w" : nil,
      form: schema.isFlag ? .invertibleFlag : .option,
      value: { schema.alternatives.placeholder }, help: help,
      completion: OptionCompletion(key: key, schema))
  }
}

extension OptionCompletion {
  fileprivate init(key: String, _ schema: JSONSchema) {
    switch key {
    case "family": self = .families
    case "icons": self = .folders
    default: self = schema.isFlag ? .none : .words { schema.alternatives.words }
    }
  }
}

extension GivenKey {
  /// Creates the value of a text on the command line: JSON if the schema has values of its kind, otherwise a list or a
  /// string.
  init(_ path: [String], _ schema: JSONSchema, _ text: String) throws {
    let possible = schema.alternatives
    let bytes = Array(text.asJSONNumber.utf8)
    if path == ["icons"] {
      try text.checkIconFolder()
      self.init(path, text: text.absolutePath)
    } else if path == ["theme"] {
      try text.checkThemeFile()
      self.init(path, text: BuiltInTheme(rawValue: text) == nil ? text.absolutePath : text)
    } else if let json = try? JSONValue(parsing: bytes), possible.accept(json.kind) {
      self.init(path: path, json: bytes)
    } else if let error = text.errorOfJSON, possible.accept(error.kind) {
      throw ToolError.brokenJSON("--" + (path.last ?? "").kebabCased, error.error)
    } else if possible.haveList {
      self.init(path: path, json: .writing(texts: try TextList(parsing: text).texts))
    } else {
      self.init(path, text: text)
    }
  }
}

extension String {
  /// The error of a text that begins like a JSON object or list but is invalid; nil for other texts.
  fileprivate var errorOfJSON: (kind: JSONValue.ValueKind, error: JSONError)? {
    let first = utf8.first { !$0.isBlank }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return nil }
    do {
      _ = try JSONValue(parsing: Array(utf8))
      return nil
    } catch {
      return (first == UInt8(ascii: "{") ? .object : .array, error)
    }
  }

  /// A number in JSON syntax: without a plus sign and leading zeros, and with a digit before the decimal point. Other
  /// texts do not change.
  fileprivate var asJSONNumber: String {
    let sign = hasPrefix("-") ? "-" : ""
    let rest = utf8.first == UInt8(ascii: "+") || !sign.isEmpty ? dropFirst() : self[...]
    let whole = rest.prefix { ("0"..."9").contains($0) }
    let share = rest.dropFirst(whole.count)
    let isWhole = share.isEmpty && !whole.isEmpty
    let isDecimal =
      share.first == "." && share.count > 1
      && share.dropFirst().allSatisfy { ("0"..."9").contains($0) }
    guard isWhole || isDecimal else { return self }
    let digits = whole.dropLast().drop { $0 == "0" } + whole.suffix(1)
    return sign + (digits.isEmpty ? "0" : digits) + share
  }
}
