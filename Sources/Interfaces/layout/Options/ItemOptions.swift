import PickerControls
import PickerLayout
import PickerOutput

/// The items of a control, from the command line or from a file with one text per line, and the changes by options.
struct ItemOptions: Sendable {
  private(set) var items: [GivenItem] = []
  private(set) var marks = ItemMarks()
  private var isGiven = false
  private var itemsFile: String?

  static let options: [CommandOption<ItemOptions>] = [
    .option(
      "items", value: "texts",
      #"Labels separated by commas; "in quotes" or as \, a comma is part of a label; coffee* is selected, tea~ is disabled. "#
        + "Or a list in JSON. May be repeated."
    ) { (items, text: String) in try items.add(text, of: "--items") },
    .option(
      "items-file", value: "file",
      "A file with one label per line, added after --items; - for standard input.",
      completion: .file
    ) { $0.itemsFile = $1 },
    .option("disabled", value: "texts", "The disabled items, by text or id.") {
      (items, text: String) in items.marks.disabled += try TextList(parsing: text).texts
    },
    .option(
      "icon", value: "names",
      "The icons of the items in their order, or of some of them: coffee=cup,tea=leaf."
    ) { (items, text: String) in items.marks.icons += try TextList(parsing: text).texts },
  ]

  /// The selection of controls whose items have the key `selected`.
  static let selection: [CommandOption<ItemOptions>] = [
    .option("selected", value: "texts", "The selected items, by text or id; '' selects none.") {
      (items, text: String) in
      items.marks.selected = (items.marks.selected ?? []) + (try TextList(parsing: text).texts)
    }
  ]

  /// Whether the options describe a control without any document.
  var areGiven: Bool { isGiven || itemsFile != nil }

  /// The positions of the items that are marked as selected.
  var selectedPositions: [Int] { items.indices.filter { items[$0].isSelected } }

  /// Adds the arguments of a command: each is one label, or a JSON list. A comma at its end separates it from others.
  mutating func add(arguments: [String], of option: String) throws(ToolError) {
    isGiven = isGiven || !arguments.isEmpty
    for argument in arguments {
      if argument.isJSONList {
        try add(argument, of: option)
      } else {
        let label =
          arguments.count > 1 && argument.hasSuffix(",") ? argument.dropLast() : argument[...]
        if !label.isEmpty || argument.isEmpty { items.append(GivenItem(marked: String(label))) }
      }
    }
  }

  /// Adds items: comma-separated texts, or a JSON list.
  mutating func add(_ text: String, of option: String) throws(ToolError) {
    isGiven = true
    guard text.isJSONList else {
      let list: TextList
      do {
        list = try TextList(parsing: text)
      } catch {
        throw error as? ToolError ?? ToolError(.usage, "\(option): \(error)")
      }
      items += list.texts.enumerated().map {
        list.quoted.contains($0) ? GivenItem(label: $1) : GivenItem(marked: $1)
      }
      return
    }
    do {
      items += try JSONValue(parsing: Array(text.utf8)).array().map {
        GivenItem(json: $0.compactBytes)
      }
    } catch {
      throw .brokenJSON(option, error)
    }
  }

  /// The value of the key `items`; nil: not given.
  ///
  /// - Parameters:
  ///   - document: The document's FILE.
  ///   - hasSelection: Whether items of the control have the key `selected`.
  /// - Throws: 66 for a file that cannot be read, 65 for one that is not UTF-8 text or larger than 64 MiB.
  func json(beside document: String?, hasSelection: Bool) throws(ToolError) -> [UInt8]? {
    guard areGiven else { return nil }
    guard itemsFile != "-" || document != "-" else {
      throw ToolError(.usage, "FILE and --items-file cannot both be standard input")
    }
    let all = items + (try lines().map(GivenItem.init(label:)))
    return .writing { json in
      json.array { json in
        for item in all { item.write(hasSelection: hasSelection, to: &json) }
      }
    }
  }

  private func lines() throws(ToolError) -> [String] {
    guard let itemsFile else { return [] }
    let input = Input(itemsFile)
    return try input.read().labelLines(of: input.name)
  }
}

extension String {
  /// Whether it looks like a list in JSON, and not like a label such as `[x] tea`.
  fileprivate var isJSONList: Bool {
    let bytes = utf8.drop { $0.isBlank }
    guard bytes.first == UInt8(ascii: "[") else { return false }
    let next = bytes.dropFirst().drop { $0.isBlank }.first
    return [UInt8(ascii: "{"), UInt8(ascii: "\""), UInt8(ascii: "]")].contains(next)
  }
}

extension ToolError {
  /// `--chip: is not JSON: line 1, column 12: expected ',' or '}', found 'x'`
  static func brokenJSON(_ option: String, _ error: JSONError) -> ToolError {
    let isSyntax = error.path == "$"
    return ToolError(
      .usage, "\(option): " + (isSyntax ? "is not JSON: " : "\(error.path): ") + error.message)
  }
}
