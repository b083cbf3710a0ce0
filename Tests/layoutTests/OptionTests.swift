import Foundation
import PickerTestSupport
import Testing

/// Compares the options of a control's command with the keys of its documents, and both with its article.
@Suite struct OptionTests {
  /// Keys without an option of their own.
  private static let withoutOption: [String: String] = [
    "type": "the command says it", "$schema": "is passed over", "version": "there is one",
    "title": "belongs to the panel that holds the control",
    "colorPicker.id": "--id names one of the pickers there are",
    "text.text": "is the argument", "path.viewBox": "is a list of numbers",
  ]

  /// Options that are not keys of the document.
  private static let withoutKey: Set<String> = [
    "compact", "font-dir", "format", "help", "limit", "output", "system-fonts", "version",
    "items-file", "frames", "fps", "list", "count", "id", "text", "items",
    "outline", "background", "animate", "repeat", "quality", "id-prefix",
  ]

  @Test(arguments: controls)
  func keys_thatAreNumbersOrWords_haveAnOption(type: String) throws {
    let options = try options(of: type)
    for (key, value) in try keys(of: type) where value.isSimple {
      let isLeftOut = [key, "\(type).\(key)"].contains { OptionTests.withoutOption[$0] != nil }
      #expect(options.contains(key.kebab) || isLeftOut, "\(type): \(key)")
    }
  }

  @Test(arguments: controls)
  func options_areKeys(type: String) throws {
    let keys = try Set(self.keys(of: type).keys.map(\.kebab))
    let font = try Set(self.keys(of: "font").keys.map(\.kebab))
    for option in try options(of: type) where !OptionTests.withoutKey.contains(option) {
      let positive = option.hasPrefix("no-") ? String(option.dropFirst(3)) : option
      #expect(keys.contains(positive) || font.contains(positive), "\(type): --\(option)")
    }
  }

  @Test(arguments: controls)
  func keys_areDescribedInTheArticles(type: String) throws {
    let folder = packageRoot().appendingPathComponent("Sources/PickerControls/PickerControls.docc")
    let article =
      type == "stack" || type == "grid" ? "Panels" : type.prefix(1).uppercased() + type.dropFirst()
    let texts = try ["\(article)Guide", "JSONFormat"].map {
      try String(contentsOf: folder.appendingPathComponent("\($0).md"), encoding: .utf8)
    }
    for key in try keys(of: type).keys where key != "$schema" {
      #expect(texts.contains { $0.names(key) }, "\(type): \(key)")
    }
  }

  @Test func shape_describedByOptions_isDrawn() throws {
    let run = try Tool("shape", "--shape", "star", "--points", "7", "--width", "40")
    #expect(run.code == 0 && run.output.contains("\"shape\""))
  }

  @Test func flow_optionsWithADocument_override() throws {
    let run = try Tool(
      "flow", "--axis", "vertical", "--spacing", "4", "--compact",
      input:
        #"{"axis": "horizontal", "items": [{"width": 5, "height": 6}, {"width": 7, "height": 8}]}"#)
    #expect(run.output.contains(#""size":{"width":7,"height":18}"#), "\(run.output)")
  }

  @Test func panel_withAName_hasIt() throws {
    let run = try Tool("stack", "--id", "panel", "--axis", "horizontal", input: #"{"items": []}"#)
    #expect(run.output.contains("\"id\": \"panel\""))
  }

  @Test func document_invalidWithOptions_isReportedOnlyForItsOwnErrors() throws {
    let wrong = try Tool("flow", "--width", "20", input: #"{"items": [{"width": -4}]}"#)
    #expect(wrong.code == 65 && wrong.error.hasPrefix("-: $.items[0].width:"))
    let right = try Tool("flow", "--width", "-4", input: #"{"items": [{"width": 4}]}"#)
    #expect(right.code == 64 && right.error.contains("--width: must be at least 0"))
  }

  private static let controls = [
    "text", "flow", "chips", "segmented", "stack", "grid", "colorPicker", "chromaTouch", "carousel",
    "shape", "drawing",
  ]

  private func keys(of type: String) throws -> [String: Schema] {
    let schema = try OptionTests.schema.get()
    let control = Schema(schema[type] ?? [:], schema)
    return control.members
  }

  private func options(of type: String) throws -> Set<String> {
    let commands = try OptionTests.commands.get()
    return commands[type.kebab] ?? []
  }

  nonisolated(unsafe) private static let schema = Result {
    try #require(try Tool("schema", "--of", "document").json["$defs"] as? [String: [String: Any]])
  }

  /// The long option names of each command.
  private static let commands = Result {
    try Tool.argumentsOfCommands.get().mapValues { arguments in
      let names = arguments.flatMap { $0["names"] as? [[String: String]] ?? [] }
      return Set(names.filter { $0["kind"] == "long" }.compactMap { $0["name"] })
    }
  }
}

/// A part of a JSON Schema.
private struct Schema {
  let keywords: [String: Any]
  let definitions: [String: [String: Any]]

  /// A part, with its reference resolved.
  init(_ keywords: [String: Any], _ definitions: [String: [String: Any]]) {
    let name = (keywords["$ref"] as? String)?.split(separator: "/").last.map(String.init)
    self.keywords = name.flatMap { definitions[$0] } ?? keywords
    self.definitions = definitions
  }

  private func parts(_ key: String) -> [Schema] {
    (keywords[key] as? [[String: Any]] ?? []).map { Schema($0, definitions) }
  }

  /// The members of an object, including those of conditional parts.
  var members: [String: Schema] {
    var all = (keywords["properties"] as? [String: [String: Any]] ?? [:]).mapValues {
      Schema($0, definitions)
    }
    for part in parts("allOf") {
      guard let then = part.keywords["then"] as? [String: Any] else { continue }
      all.merge(Schema(then, definitions).members) { $0.isSimple ? $0 : $1 }
    }
    return all
  }

  /// Whether it may be a number, a word, a Boolean, a text, or a list of words.
  var isSimple: Bool {
    if keywords["enum"] != nil { return true }
    if parts("anyOf").contains(where: \.isSimple) { return true }
    let types = keywords["type"] as? [String] ?? [keywords["type"] as? String].compactMap { $0 }
    if !Set(types).isDisjoint(with: ["number", "integer", "string", "boolean"]) { return true }
    guard types.contains("array"), let items = keywords["items"] as? [String: Any] else {
      return false
    }
    let element = Schema(items, definitions)
    return element.keywords["enum"] != nil || element.keywords["type"] as? String == "string"
  }
}

extension String {
  /// Whether the article contains a key as code.
  fileprivate func names(_ key: String) -> Bool {
    ["`\(key)`", "\"\(key)\"", "`\(key) ", " \(key)`", " \(key) "].contains { contains($0) }
  }
}
