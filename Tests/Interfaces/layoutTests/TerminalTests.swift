import Foundation
import PickerTestSupport
import Testing

/// The output at a terminal.
@Suite struct TerminalTests {
  private let escape = "\u{1B}["

  /// The tool's output at a terminal of that width.
  private func shown(
    _ arguments: String..., columns: Int, environment: [String: String]
  ) throws -> String {
    let terminal = try Pseudoterminal(columns: columns)
    let process = Tool.process(arguments, environment: environment)
    process.standardOutput = terminal.end
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = try terminal.readAll()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return text
  }

  @Test(arguments: [40, 133])
  func rendering_atATerminal_isNoWiderThanTheTerminal(columns: Int) throws {
    let text = try shown(
      "chips", "Examples/chips/food.json", "--width", "700", columns: columns,
      environment: ["TERM": "dumb"])
    let lines = text.split(separator: "\n")
    #expect(lines.count > 10 && lines[0].contains("╭"))
    #expect(lines.allSatisfy { $0.count <= columns })
    #expect(lines.contains { $0.count > columns / 2 })
    #expect(!text.contains(escape))
  }

  @Test(arguments: [30, 133])
  func chips_withoutWidth_fillTheTerminal(columns: Int) throws {
    let words = (0..<40).map { "word\($0)" }
    let text = try shown(
      "chips", "--items", words.joined(separator: ","), columns: columns,
      environment: ["TERM": "dumb"])
    let lines = text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= columns })
    #expect((lines.map(\.count).max() ?? 0) > columns * 3 / 4)
    #expect(words.allSatisfy { text.contains($0) } && !text.contains("…"))
    let other = try shown(
      "chips", "--items", "a,b", "--format", "json", columns: columns, environment: [:])
    #expect(other == (try Tool("chips", "--items", "a,b").output))
  }

  @Test func schemeOfTheTerminal_isThatOfDocumentsWithoutOne() throws {
    let colors = ["TERM": "xterm", "COLORTERM": "truecolor"]
    func week(_ background: String?, _ more: String...) throws -> String {
      let environment = colors.merging(background.map { ["COLORFGBG": $0] } ?? [:]) { $1 }
      let terminal = try Pseudoterminal(columns: 60)
      let process = Tool.process(
        ["segmented", "Day", "Week", "--theme", "ios"] + more, environment: environment)
      process.standardOutput = terminal.end
      try process.run()
      return try terminal.readAll()
    }
    #expect(try week("15;0") == week(nil, "--dark"))
    #expect(try week("0;15") == week(nil, "--scheme", "light"))
    #expect(try week("15;0", "--scheme", "light") == week(nil))
    #expect(try week(nil) != week(nil, "--dark"))
  }

  @Test func widthFull_takesAllColumns() throws {
    let text = try shown(
      "segmented", "Day", "Week", "--width", "full", columns: 61, environment: ["TERM": "dumb"])
    #expect(text.split(separator: "\n").map(\.count) == [61, 61, 61, 61, 61], "\(text)")
  }

  @Test func command_withoutADocument_suggestsACommand() throws {
    for (command, example) in [
      ("text", "a document: type layout text Hello"),
      ("chips", "a document: type layout chips --items tea"),
      ("batch", "one document per line: type layout batch documents.jsonl"),
    ] {
      let terminal = try Pseudoterminal(columns: 80)
      let errors = Pipe()
      let process = Tool.process([command], environment: [:])
      process.standardInput = terminal.end
      process.standardError = errors
      try process.run()
      process.waitUntilExit()
      try errors.fileHandleForWriting.close()
      let told = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      #expect(process.terminationStatus == 64)
      #expect(told.hasPrefix("layout: expected \(example)"))
      #expect(try terminal.readAll().isEmpty)
    }
  }

  @Test func rendering_withColumnsSet_usesThatWidth() throws {
    let text = try shown(
      "chips", "Examples/chips/food.json", columns: 120,
      environment: ["TERM": "dumb", "COLUMNS": "44"])
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 44 })
  }

  /// The tree of an example, which is drawn faster than its document.
  private static let tree = Result {
    try Tool("document", "Examples/chips/selection.json", "--detail", "glyphs").output
  }

  private static let environments: [([String: String], String?)] = [
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], "48;2;0;100;210"),
    (["TERM": "xterm-256color"], "48;5;26"),
    (["TERM": "xterm"], "44"),
    (["TERM": "xterm", "NO_COLOR": "1"], nil),
    (["TERM": "xterm", "NO_COLOR": "1", "CLICOLOR_FORCE": "1"], nil),
    (["TERM": "xterm", "CLICOLOR": "0"], nil),
    (["TERM": "dumb"], nil),
    ([:], nil),
  ]

  @Test(arguments: environments)
  func rendering_hasTheColoursOfTheTerminal(
    environment: [String: String], ground: String?
  ) throws {
    try withTemporaryFolder { folder in
      let file = folder + "/tree.json"
      try Data(TerminalTests.tree.get().utf8).write(to: URL(fileURLWithPath: file))
      let text = try shown("draw", file, columns: 80, environment: environment)
      #expect(text.contains("Gluten-free"))
      #expect(text.contains(escape) == (ground != nil))
      if let ground { #expect(text.contains(";\(ground)m")) }
    }
  }

  @Test(arguments: [
    ([:], false), (["CLICOLOR_FORCE": "1"], true), (["CLICOLOR_FORCE": "0"], false),
  ])
  func rendering_inAPipeOrFile_hasColoursOnlyIfForced(
    environment: [String: String], hasColors: Bool
  ) throws {
    let pipe = Pipe()
    let process = Tool.process(
      ["segmented", "--items", "Day,Week", "--format", "tree"],
      environment: environment.merging(["TERM": "xterm", "COLORTERM": "truecolor"]) { $1 })
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text.contains("Week"))
    #expect(text.contains(escape) == hasColors)
  }

  @Test(arguments: [true, false])
  func batch_ofMoreThanASecond_showsProgressOnlyAtATerminal(isTerminal: Bool) throws {
    let input = privatePipe()
    let output = privatePipe()
    let errors = privatePipe()
    let terminal = try Pseudoterminal(columns: 80)
    let process = Tool.process(["batch"], environment: ["TERM": "xterm"])
    process.standardInput = input
    process.standardOutput = output
    process.standardError = isTerminal ? terminal.end : errors
    try process.run()
    let line = Data("{\"type\": \"chips\", \"items\": [\"tea\"]}\n".utf8)
    try input.fileHandleForWriting.write(contentsOf: line)
    // Not a sleep of the task: no thread might be free to continue it, while tests on all of them wait for processes that
    // inherited an end of these pipes.
    Thread.sleep(forTimeInterval: 1.5)
    try input.fileHandleForWriting.write(contentsOf: line)
    try input.fileHandleForWriting.close()
    let trees = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(trees.split(separator: "\n").count == 2)
    let told = try terminal.readAll()
    try errors.fileHandleForWriting.close()
    #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
    #expect(told.contains("1 document · ") == isTerminal)
    #expect(told.hasSuffix("\r\(escape)K") == isTerminal)
    #expect(told.isEmpty == !isTerminal)
  }

  @Test func movingPicture_ofMoreThanASecond_showsProgressOnlyAtATerminal() throws {
    let terminal = try Pseudoterminal(columns: 80)
    let process = Tool.process(
      [
        "segmented", "--items", "A,B", "--selected", "1", "--format", "apng", "--width", "2000",
        "--transition", #"{"from": 0, "duration": 20}"#, "--scale", "2", "--output", "/dev/null",
      ],
      environment: ["TERM": "xterm"])
    process.standardOutput = FileHandle.nullDevice
    process.standardError = terminal.end
    try process.run()
    let told = try terminal.readAll(awaiting: " frames · ") {
      kill(process.processIdentifier, SIGKILL)
    }
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(told.contains(" frames · "))
  }

  @Test func batch_ofLessThanASecond_showsNoProgress() throws {
    let terminal = try Pseudoterminal(columns: 80)
    let process = Tool.process(["batch"], environment: ["TERM": "xterm"])
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = terminal.end
    try process.run()
    #expect(try terminal.readAll().isEmpty)
    process.waitUntilExit()
  }
}

/// A pipe that no other process inherits, which would keep it open.
private func privatePipe() -> Pipe {
  let pipe = Pipe()
  for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
    _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
  }
  return pipe
}

extension Tool {
  /// A process of the tool, not yet started, in the package's folder.
  fileprivate static func process(
    _ arguments: [String], environment: [String: String]
  ) -> Process {
    let process = Process()
    process.executableURL = products.appendingPathComponent("layout")
    process.arguments = arguments
    process.currentDirectoryURL = packageRoot()
    process.environment = environment
    return process
  }
}
