import Foundation
import PickerTestSupport
import Testing

/// Mistakes in the arguments and files of `layout check`.
@Suite struct CheckUsageTests {
  /// Options with an error, and the message.
  private static let mistakes: [([String], String)] = [
    (
      [],
      "layout: expected a document: type layout check picker.json, or name documents in layout-check.json\n"
    ),
    (["a.json", "--width", "320,32O"], "layout: --width: expected a number, found \"32O\"\n"),
    (["a.json", "--width", "-4"], "--width: must be 0 to 10000000, is -4\n"),
    (["a.json", "--width=-4"], "--width: must be 0 to 10000000, is -4\n"),
    (["a.json", "--width", "320,-4"], "--width: must be 0 to 10000000, is -4\n"),
    (["a.json", "--text-scale", "-2"], "--text-scale: must be 0.1 to 10, is -2\n"),
    (["a.json", "--width", "-4,320"], "--width: must be 0 to 10000000, is -4\n"),
    (
      ["a.json", "--width", "320/40"],
      "layout: --width: expected a range such as 320-480/40, found \"320/40\"\n"
    ),
    (
      ["a.json", "--width", "320-480"],
      "--width: expected a number, or a range with a step such as 320-480/40, found \"320-480\"\n"
    ),
    (["a.json", "--width", "480-320/40"], "--width: the range 480-320/40 ends before it begins\n"),
    (["a.json", "--width", "320-480/0"], "--width: the range 320-480/0 has steps of 0\n"),
    (
      ["a.json", "--width", "1-1001/1"], "--width: the range 1-1001/1 has more than 1000 numbers\n"
    ),
    (["a.json", "--width", "1e300"], "--width: must be 0 to "),
    (["a.json", "--text-scale", "0"], "--text-scale: must be 0.1 to 10, is 0\n"),
    (
      ["a.json", "--direction", "left"],
      "--direction: unknown value \"left\", expected one of auto, ltr, rtl\n"
    ),
    (
      ["a.json", "--fail-on", "overflow,trunkated"],
      "--fail-on: unknown value \"trunkated\", did you mean \"truncated\"?\n"
    ),
    (
      [
        "Examples/check/pickers/settings.json", "--strings", "Examples/check/xcode", "--locale",
        "xx",
      ], "--locale: no translations for \"xx\", there are ar, de, en, fi, hi, ja, pl\n"
    ),
    (["a.json", "--expand", "1.5"], "--expand needs --pseudo\n"),
    (["a.json", "--pseudo", "--expand", "0.5"], "--expand must be 1 to 10, is 0.5\n"),
    (["a.json", "--max-rows", "0"], "--max-rows must be at least 1, is 0\n"),
    (["a.json", "--min-target", "nan"], "--min-target"),
    (["a.json", "--jobs", "0"], "--jobs must be at least 1, is 0\n"),
    (["a.json", "--update-baseline"], "--update-baseline needs --baseline\n"),
    (["a.json", "--report", "-"], "--report needs the name of a file\n"),
    (["a.json", "--report", "x", "--output", "x"], "--report and --output name the same file\n"),
    (["-", "-"], "only one FILE can be standard input\n"),
    (
      ["a.json", "--minimum-width", "--width", "3"],
      "--width cannot be combined with --minimum-width\n"
    ),
    (
      ["Examples/chips/food.json", "--minimum-width", "--fail-on", "contrast,smallTarget"],
      "--fail-on contrast,smallTarget: --minimum-width covers only what a larger width fixes\n"
    ),
    (
      ["a.json", "--minimum-width", "--report", "x"],
      "--report cannot be combined with --minimum-width\n"
    ),
    (
      ["a.json", "--minimum-width", "--format", "sarif"],
      "--minimum-width needs --format table or json, not sarif\n"
    ),
    (
      ["a.json", "--format", "xml"],
      "--format: expected one of table, json, junit, github, sarif, found \"xml\""
    ),
    (["a.json", "--limit", "x=3"], "--limit: "),
  ]

  @Test(arguments: mistakes)
  func mistakes_inArguments_areOneLine(options: [String], message: String) throws {
    let run = try Tool(["check"] + options)
    #expect(run.code == 64 && run.output == "")
    #expect(run.error.hasPrefix("layout: ") && run.error.contains(message), "\(run.error)")
    #expect(run.error.filter { $0 == "\n" }.count == 1)
  }

  @Test func files_thatCannotBeRead_areNamed() throws {
    try expectOneLine(
      from: ["check", "no-such.json"], code: 66,
      saying: "no-such.json: cannot be read: No such file")
    let document = "Examples/chips/food.json"
    try expectOneLine(
      from: ["check", document, "--strings", "no-such"], code: 66,
      saying: "no-such: cannot be read: No such file")
    try expectOneLine(
      from: ["check", document, "--output", "/no/such/x"], code: 73,
      saying: "/no/such/x: cannot be written: No such file")
    try expectOneLine(
      from: ["check", document, "--report", "/no/such/x"], code: 73,
      saying: "/no/such/x: cannot be written: No such file")
    try expectOneLine(
      from: ["check", document, "--locale", "xx"], code: 64,
      saying: "--locale: no translations for \"xx\": give --strings or --pseudo")
    try expectOneLine(
      from: ["check", document, "--pseudo", "--locale", "en-XB"], code: 64,
      saying: "--locale: no translations for \"en-XB\", did you mean \"en-XA\"?")
  }

  @Test func damagedFiles_areReportedWithTheirPlace() throws {
    try withTemporaryFolder { folder in
      try expectOneLine(
        from: ["check", folder], code: 65,
        saying: "\(folder): expected documents, found no .json file")
      let document = folder + "/a.json"
      try Data(#"{"type": "chips", "items": [{"width": -4}]}"#.utf8).write(
        to: URL(fileURLWithPath: document))
      try expectOneLine(from: ["check", document], code: 65, saying: "\(document): $.items[0]")
    }
  }

  @Test func documentsBeyondALimit_areReported() throws {
    try expectOneLine(
      from: ["check", "Examples/chips/food.json", "--limit", "nodes=5"], code: 65,
      saying: "Examples/chips/food.json: $.items[2]: exceeds the limit of 5 nodes per document")
  }

  @Test func check_ofMoreThanASecond_showsProgressOnlyAtATerminal() throws {
    let terminal = try Pseudoterminal(columns: 80)
    let process = Process()
    process.executableURL = Tool.products.appendingPathComponent("layout")
    process.arguments = [
      "check", "Examples/chips/food.json", "--pseudo", "--jobs", "1", "--width",
      (100...2000).map(String.init).joined(separator: ","), "--text-scale", "1,1.5,2,2.5,3",
    ]
    process.currentDirectoryURL = packageRoot()
    process.environment = ["TERM": "xterm"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = terminal.end
    try process.run()
    // All of it would take minutes without optimisation.
    let told = try terminal.readAll(awaiting: " of 47,525 cells · ") {
      kill(process.processIdentifier, SIGKILL)
    }
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(told.contains(" of 47,525 cells · "))
  }
}
