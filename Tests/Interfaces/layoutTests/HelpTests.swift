import Foundation
import PickerControls
import PickerOutput
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
    #expect(help.contains("  layout shape Examples/shape/star-linear.json --output star.svg\n"))
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
    #expect(try candidates("help", "JSON") == ["JSONFormat"])
    #expect(try candidates("chips", "--qui") == ["--quiet"])
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
    try expectOneLine(
      from: ["completion"], code: 64,
      saying: "layout: completion: expected bash, zsh or fish, found nothing")
  }

  @Test func key_isExplainedWithItsRangeAndAnExample() throws {
    let page = try Tool("help", "maxRows")
    #expect(
      page.output == """
        chips
          --max-rows <number>     The maximum number of rows; an extra chip counts the
                                  hidden ones; default: no limit.
          expects                 a whole number of at least 1
          in a document           "maxRows": 2
          layout chips Examples/chips/food.json --max-rows 2

        check
          --max-rows <number>     The maximum number of rows; default: no limit.

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

        check
          --min-target <number>   The minimum width and height of hit regions, in
                                  points; default: 44.

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
    ("minTaget", #"unknown command, key, code or article "minTaget", did you mean "minTarget"?"#),
    (
      "item.paddin",
      #"unknown command, key, code or article "item.paddin", did you mean "padding"?"#
    ),
    ("track", #"unknown command, key, code or article "track", did you mean "trackStroke"?"#),
    ("darkMode", #"unknown command, key, code or article "darkMode", did you mean "scheme"?"#),
    ("truncatd", #"unknown command, key, code or article "truncatd", did you mean "truncated"?"#),
    (
      "JSONFormt", #"unknown command, key, code or article "JSONFormt", did you mean "JSONFormat"?"#
    ),
    ("error", #"unknown command, key, code or article "error", did you mean "WarningsAndErrors"?"#),
    ("zzzzzz", #"unknown command, key, code or article "zzzzzz": type layout help"#),
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

  /// A reader of help sees what happens without an option.
  @Test(arguments: commands) func options_ofHelp_haveDefaults(command: String) throws {
    let options = try #require(LayoutCommand.command(named: command)).optionPages
    let necessary = [["shape"], ["path"]]
    for option in options where !option.key.isEmpty && !necessary.contains(option.key) {
      #expect(option.help.contains("default"), "\(option.name)")
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

  @Test func examples_ofKeys_nameFilesOfACheckout() throws {
    for type in ControlCatalog.types where type != "text" {
      let file = try #require(KeyHelp.documents[type.kebab])
      let path = packageRoot().appendingPathComponent(file).path
      #expect(FileManager.default.fileExists(atPath: path), "\(file)")
    }
  }

  private func read(_ command: some Command, _ arguments: [String]) throws {
    _ = try ArgumentReader.command(command, reading: arguments)
  }

  @Test func manual_hasAPageForTheToolAndEachCommand() throws {
    let page = try Tool("--generate-manual").output
    #expect(page.hasPrefix(".Dd \(packageDate)\n.Dt LAYOUT 1\n"))
    for title in ["EXIT STATUS", "ENVIRONMENT", "FILES", "SEE ALSO", "EXAMPLES"] {
      #expect(page.contains(".Sh \(title)\n"), "\(title)")
    }
    #expect(page.contains("LAYOUT_LIBEXEC") && page.contains(".It 73\n"))
    for command in LayoutCommand.commands {
      let name = command.page.name.replacing("-", with: "\\-")
      #expect(
        page.contains(".Xr layout\\-\(name) 1") || page.contains(".Xr layout-\(name) 1"), "\(name)")
      let own = try Tool(command.page.name, "--generate-manual").output
      #expect(
        own.contains(".Nd ") && own.contains(".Xr layout 1") && own.contains(".Sh EXIT STATUS"))
      #expect(try Tool("manual", command.page.name).output == own)
    }
    #expect(try Tool("chips", "--generate-manual").output.contains(#"\-\-max\-rows"#))
  }

  /// Those that most people see first.
  @Test(arguments: commands + [""]) func shortHelp_fitsAScreen(command: String) throws {
    let pages =
      command.isEmpty
      ? HelpPage.shortText(of: LayoutCommand.sections, width: 80)
      : HelpPage.shortText(of: try #require(LayoutCommand.command(named: command)), width: 80)
    let lines = pages.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= 23, "\(pages)")
    let examples = lines.drop { $0 != "EXAMPLES:" }.dropFirst().prefix { !$0.isEmpty }
    #expect((1...5).contains(examples.count))
    for line in lines { #expect(line.count <= 80, "\(line)") }
  }

  @Test func shortHelp_isThatOfTheLetter() throws {
    let page = try Tool("chips", "-h")
    #expect(page.output.contains("--items <texts>") && page.output.contains("layout chips --help"))
    #expect(!page.output.contains("--quality"))
    #expect(try Tool().output == Tool("-h").output)
    #expect(try Tool("help").output == Tool("--help").output)
  }

  /// Examples of all commands but the server's, in an empty folder beside the examples and fonts of a checkout. Those that watch
  /// never end.
  @Test(arguments: commands.filter { $0 != "serve" }) func examples_ofHelp_run(command: String)
    throws
  {
    let examples = command == "text" ? LayoutCommand.examples : []
    let lines = try #require(LayoutCommand.command(named: command)).page.examples + examples
    try expectToRun(lines.filter { !$0.contains("--watch") })
  }

  private func expectToRun(_ lines: [String]) throws {
    try withTemporaryFolder { folder in
      let root = packageRoot().path
      let script = """
        layout() { $LAYOUT "$@"; }; set -eo pipefail; cd \(folder); ln -s \(root)/Examples \(root)/Fonts .
        \(lines.joined(separator: "\n"))
        """
      let run = try Tool(script: script)
      #expect(run.code == 0 && !run.error.contains("layout: "), "\(run.error)")
    }
  }

  @Test func examples_ofTheServer_nameFilesOfACheckout() throws {
    let words = try #require(LayoutCommand.command(named: "serve")).page.examples
      .flatMap { $0.split(separator: " ") }.filter { $0.hasPrefix("@") }.map { $0.dropFirst() }
    #expect(!words.isEmpty)
    for file in words {
      let path = packageRoot().appendingPathComponent(String(file)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(file)")
    }
  }

  @Test func article_isOpenedByItsName() throws {
    let page = try Tool("help", "JSONFormat")
    #expect(page.code == 0 && page.output.count > 1000)
    #expect(!page.output.contains("](") && !page.output.contains("``"))
    #expect(try Tool("help", "jsonformat").output == page.output)
    for name in Article.names {
      #expect(try #require(Article(name)).page(width: 80).count > 500, "\(name)")
    }
    #expect(Article("nonsense") == nil)
  }

  @Test func articles_packed_takeAtMost200KB() throws {
    let all = try Article.names.map { try #require(Article($0)).text }.joined()
    let packed = try Tool(script: "gzip -9 | wc -c", input: all).output
    #expect(try #require(Int(packed.trimmingCharacters(in: .whitespacesAndNewlines))) <= 200_000)
  }

  /// Readers can open everything that sources and articles tell them to open.
  @Test func pages_namedInHelpAndArticles_open() throws {
    let root = packageRoot().appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    var names: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard ["swift", "md"].contains(file.pathExtension) else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      names.formUnion(
        text.matches(of: #/layout help ([A-Za-z][A-Za-z.-]*[A-Za-z])/#).map { String($0.1) })
    }
    names.subtract(["NAME", "KEY"])
    #expect(names.isSuperset(of: ["JSONFormat", "CheckReference", "Guarantees", "maxRows"]))
    for name in names { #expect(try Tool("help", name).code == 0, "\(name)") }
  }

  @Test(arguments: [
    ("trace", "--detail trace"), ("breakpoints", "--detail breakpoints"),
    ("navigation", "--detail navigation"), ("glyphs", "--detail glyphs"), ("svg", "--format svg"),
    ("display-list", "--format display-list"), ("quiet", "all commands\n  --quiet"),
    ("no-color", "  --no-color"), ("--watch", "segmented"), ("dark", "  --dark"),
    ("gap", "See also spacing (--spacing), which other kits call gap."),
    ("rows", "See also maxRows (--max-rows)"),
  ])
  func optionOrItsValue_isExplained(name: String, page: String) throws {
    let run = try Tool("help", name)
    #expect(run.code == 0 && run.output.contains(page), "\(run.output)\(run.error)")
  }

  @Test func options_areExplainedOnce_withTheirCommands() throws {
    let page = try Tool("help", "compact").output
    #expect(page.hasPrefix("text, chips, segmented, ") && page.contains("\n\nbatch\n  --compact"))
    #expect(
      page.split(separator: "\n").filter { $0.hasPrefix("  --compact") }.count == 2, "\(page)")
    for name in OptionHelp.names {
      #expect(try #require(OptionHelp.text(for: name, width: 80)).count > 30, "\(name)")
    }
  }

  @Test func code_isExplained() throws {
    #expect(
      try Tool("help", "truncated").output.hasPrefix(
        "A warning of layouts, and a finding of layout check: truncated\n\nA label is truncated. "))
    #expect(try Tool("help", "65").output.contains("A document is invalid"))
    #expect(CodeHelp.exitCodes.map(\.code) == [0, 1, 64, 65, 66, 69, 70, 71, 73])
    for name in CodeHelp.names {
      #expect(try #require(CodeHelp.text(for: name, width: 80)).count > 60, "\(name)")
    }
    #expect(CodeHelp.text(for: "99", width: 80) == nil)
  }

  @Test func longPage_atATerminal_isShownByThePager() throws {
    for (pager, shows) in [("tr a-z A-Z", true), ("", false), ("false", false)] {
      let terminal = try Pseudoterminal(columns: 80)
      let process = Process()
      process.executableURL = Tool.products.appendingPathComponent("layout")
      process.arguments = ["help"]
      process.environment = ["PAGER": pager, "PATH": "/usr/bin:/bin"]
      process.standardOutput = terminal.end
      try process.run()
      let text = try terminal.readAll()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      #expect(text.contains("USAGE: LAYOUT") == shows && text.contains("USAGE: layout") != shows)
    }
  }

  /// A command alone is parsed without the root command, which has to answer these options all the same.
  @Test(
    arguments: [
      ["--version"], ["--generate-completion-script=fish"],
      ["--generate-completion-script", "bash"],
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
    #expect(try Tool("fonts", "--system-fonts", "--help").output == page.output)
    #expect(try Tool("help", "fonts").output == page.output)
  }
}

extension String {
  /// `maxWidth` as `max-width`.
  var kebab: String {
    reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
  }
}
