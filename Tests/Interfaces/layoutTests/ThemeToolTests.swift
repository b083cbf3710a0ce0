import Foundation
import PickerTestSupport
import Testing

/// `--theme` and `--scheme`.
@Suite struct ThemeToolTests {
  private static let chips = #"{"type": "chips", "items": [{"text": "a", "selected": true}]}"#
  private static let theme =
    ##"{"extends": "ios", "chips": {"chip": {"selectedFill": "#123456"}}}"##

  @Test func theme_byName_isThatOfTheDocument() throws {
    let option = try Tool("chips", "-", "--theme", "ios", input: Self.chips)
    let key = try Tool(
      "chips", "-", input: #"{"theme": "ios", \#(Self.chips.dropFirst())"#)
    #expect(option.code == 0 && option.output == key.output && option.output.contains("#0064D2"))
    let dark = try Tool("chips", "-", "--theme", "ios", "--scheme", "dark", input: Self.chips)
    #expect(dark.output.contains("#0A73E0") && dark.output.contains("\"paper\": \"#000000\""))
  }

  @Test func pictures_inTheDark_areTransparent_andPagesHaveThePaper() throws {
    func output(_ format: String, _ options: String...) throws -> String {
      let dark = ["chips", "-", "--scheme", "dark", "--format", format]
      return try Tool(dark + options, input: Data(Self.chips.utf8)).output
    }
    #expect(try !output("svg").contains("#000000"))
    #expect(try output("svg", "--background", "black").contains("fill=\"#000000\""))
    let page = try output("html")
    #expect(page.contains(/:root\s*\{[^}]*background:\s*#000000/))
    #expect(page.contains(/#picker\s*\{[^}]*background:\s*#000000/))
    // Printed without backgrounds, its light texts would be on white.
    #expect(page.contains(/#picker\s*\{[^}]*[^-]print-color-adjust:\s*exact/))
    #expect(!page.contains("fill=\"#000000\""))
    let colors = "env -u NO_COLOR CLICOLOR_FORCE=1 TERM=xterm COLORTERM=truecolor"
    let terminal = colors + #" $LAYOUT chips - --scheme dark -f tree"#
    #expect(try !Tool(script: terminal, input: Self.chips).output.contains("48;2;0;0;0"))
    let painted = try Tool(script: terminal + " --background black", input: Self.chips)
    #expect(painted.output.contains("48;2;0;0;0"))
  }

  @Test func theme_thatIsNone_hasASuggestion() throws {
    let run = try Tool("chips", "--items", "a", "--theme", "ioss")
    #expect(run.code == 64)
    #expect(run.error.hasPrefix("layout: --theme: no theme is called \"ioss\""))
    #expect(run.error.hasSuffix("and there is no such file, did you mean \"ios\"?\n"))
  }

  @Test func theme_inAFile_isRelativeToTheWorkingDirectoryOrTheDocument() throws {
    try withTemporaryFolder { folder in
      try Data(Self.theme.utf8).write(to: URL(fileURLWithPath: folder + "/mine.json"))
      let document = #"{"theme": "mine.json", \#(Self.chips.dropFirst())"#
      try Data(document.utf8).write(to: URL(fileURLWithPath: folder + "/chips.json"))
      let absolute = try Tool("chips", "-", "--theme", folder + "/mine.json", input: Self.chips)
      #expect(absolute.code == 0 && absolute.output.contains("#123456"), "\(absolute.error)")
      let relative = try Tool(
        script: "cd \(folder) && $LAYOUT chips - --theme mine.json", input: Self.chips)
      #expect(relative.output == absolute.output)
      #expect(try Tool("chips", folder + "/chips.json").output == absolute.output)
      let line = try Tool("batch", "-", "--theme", folder + "/mine.json", input: Self.chips)
      #expect(line.output.contains("#123456"))
      try Data("{".utf8).write(to: URL(fileURLWithPath: folder + "/mine.json"))
      let wrong = try Tool("chips", folder + "/chips.json")
      #expect(wrong.code == 65 && wrong.error.contains("$.theme: mine.json: $: line 1"))
    }
  }

  @Test(arguments: ["document", "chips", "batch", "check"])
  func theme_thatCannotBeRead_isNoInput(command: String) throws {
    for (theme, message) in [
      ("none/mine.json", "none/mine.json: cannot be read: No such file or directory"),
      ("/dev/null", "/dev/null: expected a file, found a device"),
      ("/tmp", "/tmp: expected a file, found a directory"),
    ] {
      let run = try Tool(command, "-", "--theme", theme, input: Self.chips)
      #expect(run.code == 66 && run.output == "")
      #expect(
        run.error.hasPrefix("--theme: ") && run.error.hasSuffix(message + "\n"), "\(run.error)")
    }
  }

  @Test func theme_ofMoreThanAMebibyte_isAnError() throws {
    try withTemporaryFolder { folder in
      let padded = Self.theme + String(repeating: " ", count: (1 << 20) - Self.theme.utf8.count)
      let file = URL(fileURLWithPath: folder + "/mine.json")
      try Data(padded.utf8).write(to: file)
      let theme = folder + "/mine.json"
      #expect(try Tool("chips", "-", "--theme", theme, input: Self.chips).code == 0)
      try Data((padded + "}").utf8).write(to: file)
      let large = try Tool("chips", "-", "--theme", theme, input: Self.chips)
      #expect(large.code == 64 && large.error.contains("larger than 1 MiB"), "\(large.error)")
    }
  }

  @Test func theme_thatIsNone_isAnError() throws {
    let wrong = try Tool("chips", "-", "--theme", "nice", input: Self.chips)
    #expect(wrong.code == 64 && wrong.error.contains("no theme is called"), "\(wrong.error)")
    let scheme = try Tool("chips", "-", "--scheme", "dim", input: Self.chips)
    #expect(scheme.code == 64 && scheme.error.contains("--scheme"), "\(scheme.error)")
  }

  @Test(arguments: [
    ("svg", "class=\"dark-fill-C7B8EC4D\""),
    ("svg", ".dark-fill-C7B8EC4D{fill:#C7B8EC;fill-opacity:0.302}"),
    ("html", "background:light-dark(#755BD329,#C7B8EC4D)"),
  ])
  func picture_ofBothSchemes_hasBothColors(format: String, colors: String) throws {
    let run = try Tool(
      "chips", "-", "--theme", "material", "--scheme", "auto", "--format", format,
      input: Self.chips)
    #expect(run.code == 0 && run.output.contains("prefers-color-scheme:dark"))
    #expect(run.output.contains(colors))
  }
}
