import Foundation
import PickerTestSupport
import Testing

@testable import layout

/// Compares the options of a control's command with the keys of its documents, and both with its article.
@Suite struct OptionTests {
  /// Keys without an option, or with one of another meaning.
  private static let withoutOption: [String: String] = [
    "type": "the command says it", "$schema": "is passed over", "version": "there is one",
    "title": "belongs to the panel that holds the control", "fonts": "are files of the document",
    "grow": "belongs to the stack that holds the control", "shrink": "belongs to the stack",
    "basis": "belongs to the stack", "margin": "belongs to the stack",
    "alignSelf": "belongs to the stack", "aspectRatio": "belongs to the stack",
    "order": "belongs to the stack", "position": "belongs to the stack",
    "inset": "belongs to the stack", "breakBefore": "belongs to the stack",
    "breakAfter": "belongs to the stack", "priority": "belongs to the stack",
    "check": "belongs to the file",
    "font": "has an option for each of its members",
    "background": "is an option of all pictures", "text.text": "is the argument",
    "colorPicker.id": "--id names one of the pickers there are",
    "chips.items": "is a list separated by commas",
    "segmented.items": "is a list separated by commas",
    "shape.repeat": "--repeat needs an animated picture",
  ]

  /// Keys that belong to the stack, too, and the controls that have them themselves, as options.
  private static let controlsWithOption: [String: [String]] = [
    "minWidth": ["flow"], "maxWidth": ["flow", "chips"], "minHeight": ["flow"],
    "maxHeight": ["flow"],
  ]

  @Test(arguments: controls)
  func keys_haveOptionsWithASentence(type: String) throws {
    let command = try #require(LayoutCommand.command(named: type.kebab))
    let options = command.optionPages.filter { $0.key.count == 1 }
    for key in try keys(of: type).keys {
      let isLeftOut =
        OptionTests.controlsWithOption[key].map { !$0.contains(type) }
        ?? [key, "\(type).\(key)"].contains { OptionTests.withoutOption[$0] != nil }
      #expect(options.contains { $0.key == [key] } != isLeftOut, "\(type): \(key)")
    }
    for option in command.optionPages {
      #expect(option.help.hasSuffix(".") || option.help.hasSuffix(".'"), "\(type): \(option.name)")
    }
  }

  @Test(arguments: LayoutCommand.commands.map(\.page.name))
  func options_haveNamesOfTheirOwn(name: String) throws {
    let names = try #require(LayoutCommand.command(named: name)).optionPages.flatMap(\.names)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: controls)
  func keys_areDescribedInTheArticles(type: String) throws {
    let folder = packageRoot().appendingPathComponent(
      "Sources/Controls/PickerControls/PickerControls.docc")
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

  nonisolated(unsafe) private static let schema = Result {
    try #require(try Tool("schema", "--of", "document").json["$defs"] as? [String: [String: Any]])
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
      all.merge(Schema(then, definitions).members) { first, _ in first }
    }
    return all
  }
}

extension String {
  /// Whether the article contains a key as code.
  fileprivate func names(_ key: String) -> Bool {
    ["`\(key)`", "\"\(key)\"", "`\(key) ", " \(key)`", " \(key) "].contains { contains($0) }
  }
}
