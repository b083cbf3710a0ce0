import Foundation
import Testing

/// What standard error says about an output that lacks something.
@Suite struct WarningLineTests {
  private static let hidden =
    #"{"type": "chips", "width": 90, "maxRows": 1, "overflow": "hidden", "items": ["tea", "coffee", "cocoa", "milk", "juice"]}"#

  @Test(arguments: ["svg", "tree", "pdf", "png", "html", "display-list"])
  func texts_thatAreCutOrLackGlyphs_areNamedInEveryFormat(format: String) throws {
    let arguments = ["chips", "ሀ", "a very long label", "--width", "60", "--format", format]
    let run = try Tool(arguments)
    #expect(run.code == 0)
    #expect(run.error.contains("layout: \"ሀ\": no font has a glyph for U+1200\n"), "\(run.error)")
    #expect(run.error.contains("layout: \"a very long label\": the label is cut to \"a v"))
    let quiet = try Tool(arguments + ["--quiet"])
    #expect(quiet.code == 0 && quiet.error == "" && quiet.bytes == run.bytes)
  }

  @Test func manyTexts_areCounted() throws {
    let labels = (1...9).map { "a very long label \($0)" }
    let run = try Tool(["chips"] + labels + ["--width", "60", "--format", "svg"])
    #expect(run.error.split(separator: "\n").count == 4, "\(run.error)")
    #expect(run.error.hasSuffix("layout: 6 more labels are cut\n"))
  }

  @Test func items_hiddenWithoutASign_areNamed() throws {
    let run = try Tool("chips", "-", "--format", "svg", input: Self.hidden)
    #expect(
      run.error
        == "-: 4 items are hidden, and nothing shows that: \"coffee\", \"cocoa\", \"milk\" and 1 more\n"
    )
    let counted = Self.hidden.replacing("\"hidden\"", with: #"{"label": "+{count}"}"#)
    let shown = try Tool("chips", "-", "--format", "svg", input: counted)
    #expect(shown.code == 0 && shown.error == "", "\(shown.error)")
  }

  @Test func json_andBatches_haveWarningsInTheirAnswers() throws {
    let json = try Tool("chips", "-", "--json", input: Self.hidden)
    #expect(json.error == "" && json.output.contains("hiddenIDs"))
    let batch = try Tool(
      "batch", "--format", "svg", "--output-dir", "/tmp", "--name", UUID().uuidString + "{line}",
      input: Self.hidden + "\n")
    #expect(batch.code == 0 && batch.error == "", "\(batch.error)")
  }

  @Test func noColor_showsNoColours() throws {
    let line = "env -u NO_COLOR CLICOLOR_FORCE=1 TERM=xterm $LAYOUT segmented A B -f tree"
    #expect(try Tool(script: line).output.contains("\u{1B}["))
    #expect(try !Tool(script: line + " --no-color").output.contains("\u{1B}["))
    #expect(try Tool("chips", "tea", "--no-colour").error.contains("did you mean --no-color?"))
  }

  @Test func darkPictures_standOnThePaperOfTheTheme() throws {
    let arguments = ["segmented", "Day", "Week", "--theme", "material", "--dark"]
    let paper = try #require(try Tool(arguments + ["--json"]).json["paper"] as? String)
    let dark = try Tool(arguments + ["-f", "png"])
    #expect(try dark.bytes == Tool(arguments + ["-f", "png", "--background", paper]).bytes)
    let clear = try Tool(arguments + ["-f", "png", "--background", "none"])
    #expect(clear.code == 0 && clear.bytes != dark.bytes)
    let light = ["segmented", "Day", "Week", "--theme", "material", "-f", "png"]
    #expect(try Tool(light).bytes == Tool(light + ["--background", "none"]).bytes)
  }
}
