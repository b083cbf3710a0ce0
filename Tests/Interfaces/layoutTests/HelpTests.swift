import Foundation
import PickerControls
import PickerTestSupport
import Testing

@testable import layout

/// Help pages and completions.
@Suite struct HelpTests {
  private static let commands = LayoutCommand.commands.map(\.page.name)

  /// Every help page in a narrow terminal, and one in a wide one; in full sweeps all in both.
  private static let pages =
    commands.map { ($0, 40) } + sweep([("hit", 200)], full: commands.map { ($0, 200) })

  @Test
  func commands_foundByName_haveThePagesOfThatName() {
    #expect(LayoutCommand.names == LayoutCommand.commands.map(\.page.name))
    for name in LayoutCommand.names {
      #expect(LayoutCommand.command(named: name)?.page.name == name)
    }
    #expect(LayoutCommand.command(named: "chip") == nil)
  }

  /// Every line indented by two is a complete command, even in a narrow terminal.
  @Test(arguments: pages)
  func examples_arePresentAndNotWrapped(command: String, columns: Int) throws {
    let help = HelpPage.text(
      of: try #require(LayoutCommand.command(named: command)), width: columns)
    #expect(help.contains("\n  layout \(command)"))
    let examples = help.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0 != "EXAMPLES:" }.dropFirst().prefix { !$0.isEmpty }
    #expect(!examples.isEmpty)
    for line in examples { #expect(line.hasPrefix("  ") && line.contains("layout"), "\(line)") }
  }

  @Test func help_isAsWideAsTheTerminal() throws {
    let hit = try #require(LayoutCommand.command(named: "hit"))
    let run = try Tool(script: "COLUMNS=40 $LAYOUT hit --help")
    #expect(run.code == 0 && run.output == HelpPage.text(of: hit, width: 40))
  }

  @Test(arguments: ["segmented", "chips"])
  func items_areTheFirstOptions(command: String) throws {
    let help = try Tool(command, "--help").output
    let options = help.split(separator: "\n").map { $0.drop { $0 == " " } }.filter {
      $0.hasPrefix("-")
    }
    #expect(options.first?.hasPrefix("--items <texts>") == true)
    #expect(options[1].hasPrefix("--items-file <file>"))
  }

  @Test func examples_ofShapes_canBeTyped() throws {
    let help = try Tool("shape", "--help").output
    #expect(help.contains("  layout shape star.json --output star.svg\n"))
    let run = try Tool("shape", input: #"{"shape": "star", "points": 7}"#)
    #expect(run.code == 0)
  }

  /// The words that a shell offers after these words.
  private func candidates(_ words: String...) throws -> [String] {
    let run = try Tool(["--complete"] + words)
    #expect(run.code == 0 && run.error == "")
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test func completions_areCommandsOptionsAndValues() throws {
    #expect(try candidates("ch") == ["chips", "chroma-touch", "check"])
    #expect(
      try candidates("chips", "--max-") == ["--max-width", "--max-rows", "--max-items-per-row"])
    let formats = "json nodes tree svg png apng jpeg webp pdf html display-list"
    #expect(try candidates("chips", "--format", "").joined(separator: " ") == formats)
    #expect(try candidates("chips", "--items", "a", "--alignment", "spaceB") == ["spaceBetween"])
    #expect(try candidates("segmented", "--when-narrow", "drop") == ["dropIcons"])
    #expect(try candidates("segmented", "--separator", "") == ["true", "false"])
    #expect(try candidates("chips", "--fill", "teal") == ["teal"])
    #expect(try candidates("chips", "--family", "").contains("Inter"))
    #expect(try candidates("chips", "--icons", "") == [":folders"])
    #expect(try candidates("chips", "--output", "a") == [":files"])
    #expect(try candidates("document", "") == [":files"])
    #expect(try candidates("help", "hi") == ["hit"])
    #expect(try candidates("help", "minT") == ["minTarget"])
    #expect(try candidates("nonsense", "a") == [])
  }

  /// What bash makes of the script, with a file and a folder in the working directory.
  @Test(arguments: [
    ("layout chips --alignment spaceE", "spaceEvenly"), ("layout sch", "schema"),
    ("layout document pick", "picker.json"), ("layout chips --icons ic", "icons"),
  ])
  func completionScript_ofBash_completes(line: String, expected: String) throws {
    let script = """
      layout() { local IFS=' '; $LAYOUT "$@"; }
      folder=$(mktemp -d); cd $folder; touch picker.json; mkdir icons
      source <($LAYOUT --generate-completion-script bash)
      compopt() { :; }
      COMP_WORDS=(\(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _layout; echo "${COMPREPLY[*]}"; rm -r $folder
      """
    let run = try Tool(script: script)
    #expect(run.output == expected + "\n", "\(run.error)")
  }

  @Test func completionScript_ofAnotherShell_isAnError() throws {
    let run = try Tool("--generate-completion-script", "tcsh")
    #expect(run.code == 64)
    #expect(
      run.error
        == "layout: --generate-completion-script: expected bash, zsh or fish, found \"tcsh\"\n")
  }

  @Test func key_isExplainedWithItsRangeAndAnExample() throws {
    let page = try Tool("help", "maxRows")
    #expect(
      page.output == """
        chips
          --max-rows <number>     The maximum number of rows; one more chip counts the
                                  hidden ones.
          expects                 a whole number of at least 1
          in a document           "maxRows": 2
          layout chips picker.json --max-rows 2

        """)
    #expect(try Tool("help", "--max-rows").output == page.output)
    let size = try Tool("help", "size").output
    #expect(size.contains(#""font": {"size": 8}"#) && size.contains("a number above 0"))
    #expect(try Tool("help", "nonsense").code == 64)
  }

  @Test func key_ofAnObject_isExplainedWithThoseAroundIt() throws {
    #expect(
      try Tool("help", "minTarget").output == """
        flow, stack
          overflow.chip.minTarget
                                  The minimum size of the hit region, in points; never
                                  changes a frame; default: 44.
          expects                 a number of at least 0
          in a document           "overflow": {"chip": {"minTarget": 8}}

        chips
          chip.minTarget          The minimum size of the hit region, in points; never
                                  changes a frame; default: 44.
          expects                 a number of at least 0
          in a document           "chip": {"minTarget": 8}

        segmented
          segment.minTarget       The minimum size of the hit region, in points; never
                                  changes a frame; default: 44.
          expects                 a number of at least 0
          in a document           "segment": {"minTarget": 8}

        See also: items.minTarget

        """)
    #expect(
      try Tool("help", "items.breakBefore").output.contains(#""items": [{"breakBefore": true}]"#))
    #expect(try Tool("help", "silence").output.contains("  check.silence "))
  }

  @Test func key_afterThoseAroundIt_isExplainedThere() throws {
    let page = try Tool("help", "check.minTarget").output
    #expect(page.contains("  check.minTarget ") && page.contains(#""check": {"minTarget": 8}"#))
    let item = try Tool("help", "item.padding").output
    #expect(item.contains("  items.padding ") && item.contains(#""items": [{"padding": 8}]"#))
    #expect(try Tool("help", "items.padding").output == item)
    let icon = try Tool("help", "trailing-icon.width").output
    #expect(icon.contains(#""items": [{"trailingIcon": {"width": 8}}]"#))
  }

  @Test(arguments: [
    ("minTaget", #"unknown command or key "minTaget", did you mean "minTarget"?"#),
    ("item.paddin", #"unknown command or key "item.paddin", did you mean "padding"?"#),
    ("track", #"unknown command or key "track", did you mean "trackStroke"?"#),
  ])
  func key_misspelt_isAnErrorWithTheNearest(name: String, message: String) throws {
    let run = try Tool("help", name)
    #expect(run.code == 64 && run.error == "layout: \(message)\n")
  }

  @Test func keys_ofDocuments_haveSentences() throws {
    for type in ControlCatalog.types {
      let keys = try #require(ControlCatalog.documentSchema(ofType: type)).nestedKeys
      #expect(keys.count > 100)
      for key in keys where key.schema.sentences.isEmpty {
        Issue.record("no sentence about \(key.dottedPath) of \(type)")
      }
    }
  }

  /// The examples of all keys are right: none is refused for its value.
  @Test(arguments: ControlCatalog.types)
  func examples_ofKeys_areAccepted(type: String) throws {
    let command = try #require(LayoutCommand.command(named: type.kebab))
    let schema = try #require(ControlCatalog.control(ofType: type)?.schema)
    for (place, member) in schema.allMembers.enumerated() where place % sweep(9, full: 1) == 0 {
      let text = try #require(KeyHelp.text(for: member.key, width: 80))
      guard
        let line = text.split(separator: "\n").first(where: {
          $0.hasPrefix("  layout \(type.kebab) ")
        })
      else { continue }
      let words = line.split(separator: " ").dropFirst(3)
      let value = words.dropFirst().joined(separator: " ").replacing("'", with: "")
      let arguments = [words.first.map(String.init) ?? ""] + (value.isEmpty ? [] : [value])
      try read(command, arguments)
    }
  }

  private func read(_ command: some Command, _ arguments: [String]) throws {
    _ = try ArgumentReader.command(command, reading: arguments)
  }

  @Test func manual_namesEveryCommandAndOption() throws {
    let page = try Tool("--generate-manual").output
    for command in LayoutCommand.commands {
      let name = command.page.name.replacing("-", with: "\\-")
      #expect(page.contains("layout \(name) "), "\(name)")
    }
    #expect(page.contains(#"\-\-max\-rows"#) && page.hasPrefix(".Dd"))
  }

  /// A command alone is parsed without the root command, which has to answer these options all the same.
  @Test(
    arguments: [
      ["--version"], ["--generate-completion-script=fish"],
      ["--generate-completion-script", "bash"], ["--generate-manual"],
    ])
  func optionsOfTheRoot_afterACommand_areAnswered(options: [String]) throws {
    let run = try Tool(["fonts"] + options)
    #expect(run.code == 0 && run.error == "" && run.output != "")
    #expect(run.output == (try Tool(options)).output)
  }

  @Test func optionsOfTheRoot_asTextOrValue_areNotAnswered() throws {
    let text = try Tool("text", "--compact", "--", "--version")
    #expect(text.code == 0 && text.output.contains(#""text":"--version""#))
    let value = try Tool("chips", "--items", "a", "--width", "--version")
    #expect(value.code == 64)
    #expect(value.error == "layout: --width: a value is missing, found the option --version\n")
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
