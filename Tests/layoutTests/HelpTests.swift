import Foundation
import PickerTestSupport
import Testing

/// Help pages and completions.
@Suite struct HelpTests {
  private static let commands = [
    "text", "flow", "chips", "segmented", "color-picker", "chroma-touch", "carousel", "shape",
    "drawing", "stack", "grid", "document", "batch", "check", "draw", "hit", "diff", "transition",
    "serve", "fonts", "icons", "schema",
  ]

  /// Every help page in a narrow terminal, and one in a wide one; in full sweeps all in both.
  private static let pages =
    commands.map { ($0, 40) } + sweep([("hit", 200)], full: commands.map { ($0, 200) })

  /// Every line indented by two is a complete command, even in a narrow terminal.
  @Test(arguments: pages)
  func examples_arePresentAndNotWrapped(command: String, columns: Int) throws {
    let run = try Tool(script: "COLUMNS=\(columns) $LAYOUT \(command) --help")
    #expect(run.code == 0 && !run.output.contains("\u{A0}"))
    #expect(run.output.contains("\n  layout \(command)"))
    let examples = run.output.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0 != "EXAMPLES:" }.dropFirst().prefix { !$0.isEmpty }
    #expect(!examples.isEmpty)
    for line in examples { #expect(line.hasPrefix("  ") && line.contains("layout"), "\(line)") }
  }

  @Test(arguments: ["segmented", "chips"])
  func items_areTheFirstOptions(command: String) throws {
    let help = try Tool(command, "--help").output
    let options = help.split(separator: "\n").map { $0.drop { $0 == " " } }.filter {
      $0.hasPrefix("-")
    }
    #expect(options.first?.hasPrefix("--items <items>") == true)
    #expect(options[1].hasPrefix("--items-file <file>"))
  }

  @Test func examples_ofShapes_canBeTyped() throws {
    let help = try Tool("shape", "--help").output
    #expect(help.contains("  layout shape star.json --output star.svg\n"))
    let run = try Tool("shape", input: #"{"shape": "star", "points": 7}"#)
    #expect(run.code == 0)
  }

  /// The schema of documents, computed once.
  private static let schema = Data(
    ((try? Tool("schema", "--of", "document"))?.output ?? "null").utf8)

  /// Keys without completions: they are flags, or are split into options of other names.
  private static let others: Set<String> = ["type", "version", "fonts", "alpha"]

  @Test(arguments: [
    ("text", "text"), ("chips", "chips"), ("segmented", "segmented"), ("carousel", "carousel"),
    ("flow", "flow"), ("stack", "stack"), ("grid", "grid"),
    ("color-picker", "colorPicker"), ("chroma-touch", "chromaTouch"),
  ])
  func completions_includeTheValuesOfEveryOption(command: String, type: String) throws {
    let schema = try #require(JSONSerialization.jsonObject(with: Self.schema) as? [String: Any])
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    let offered = try completions(of: command)
    for name in [type, "font"] where name == type || offered["size"] != nil {
      let keys = try #require(definitions[name]?["properties"] as? [String: [String: Any]])
      // The option --text selects how SVG represents text; the key text is an argument.
      for (key, value) in keys where !HelpTests.others.contains(key) && key != "text" {
        guard let words = offered[key.kebab] else { continue }
        let expected = self.words(of: value, definitions)
        #expect(Set(words) == expected, "--\(key.kebab)")
      }
    }
  }

  /// The completions of every option that takes a value; none for flags.
  private func completions(of command: String) throws -> [String: [String]] {
    let arguments = try Tool.argumentsOfCommands.get()[command] ?? []
    var words: [String: [String]] = [:]
    for argument in arguments where argument["kind"] as? String == "option" {
      let names = (argument["names"] as? [[String: String]] ?? []).compactMap { $0["name"] }
      let list = (argument["completionKind"] as? [String: [String: Any]])?["list"]
      guard let name = names.first(where: { $0.count > 1 }) else { continue }
      words[name] = list?["values"] as? [String] ?? []
    }
    #expect(words.count > 10)
    return words
  }

  /// The words allowed for a value or for its elements, including those of Booleans.
  private func words(of schema: [String: Any], _ all: [String: [String: Any]]) -> Set<String> {
    var words = Set((schema["enum"] as? [Any] ?? []).compactMap { $0 as? String })
    let types = schema["type"] as? [String] ?? [schema["type"] as? String].compactMap { $0 }
    if types.contains("boolean") { words.formUnion(["true", "false"]) }
    for choice in schema["anyOf"] as? [[String: Any]] ?? [] {
      words.formUnion(self.words(of: choice, all))
    }
    if let items = schema["items"] as? [String: Any], items["enum"] != nil {
      words.formUnion(self.words(of: items, all))
    }
    if let name = (schema["$ref"] as? String)?.split(separator: "/").last,
      let part = all[String(name)]
    {
      words.formUnion(self.words(of: part, all))
    }
    return words
  }

  @Test func completions_includeFormatsFilesAndFamilies() throws {
    let words = try completions(of: "chips")
    let formats = ["json", "nodes", "tree", "svg", "png", "apng", "jpeg", "webp", "pdf", "html"]
    #expect(words["format"] == formats)
    let script = try Tool("--generate-completion-script", "bash").output
    #expect(script.contains("spaceBetween") && script.contains("dropIcons"))
    let families = try Tool("---completion", "chips", "--", "--family", "1", "0")
    #expect(families.output.split(separator: "\n").contains("Inter"), "\(families)")
  }

  /// A command alone is parsed without the root command, which has to answer these options all the same.
  @Test(
    arguments: [
      ["--version"], ["--generate-completion-script=fish"],
      ["--generate-completion-script", "bash"], ["--experimental-dump-help"],
    ])
  func optionsOfTheRoot_afterACommand_areAnswered(options: [String]) throws {
    let run = try Tool(["fonts"] + options, input: Data())
    #expect(run.code == 0 && run.error == "" && run.output != "")
    guard options != ["--experimental-dump-help"] else { return }
    #expect(run.output == (try Tool(options, input: Data())).output)
  }

  @Test func optionsOfTheRoot_asTextOrValue_areNotAnswered() throws {
    let text = try Tool("text", "--compact", "--", "--version")
    #expect(text.code == 0 && text.output.contains(#""text":"--version""#))
    let value = try Tool("chips", "--items", "a", "--width", "--version")
    #expect(value.code == 64)
    #expect(value.error == "layout: --width: expected a number, found the string \"--version\"\n")
  }

  @Test func help_afterOtherOptions_isThePageOfTheCommand() throws {
    let page = try Tool("fonts", "--help")
    #expect(page.code == 0 && page.output.contains("USAGE: layout fonts"))
    #expect(try Tool("fonts", "--system-fonts", "-h").output == page.output)
    #expect(try Tool("help", "fonts").output == page.output)
  }
}

extension String {
  /// `maxWidth` as `max-width`.
  var kebab: String {
    reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
  }
}
