import Foundation
import PickerTestSupport
import Testing

/// `layout batch --output-dir`: a file for each line.
@Suite struct BatchFilesTests {
  private static let food = #"{"type": "chips", "id": "food", "items": ["tea", "fig"]}"#

  /// A document that is laid out quickly, with this text as its other keys.
  private static func flow(_ members: String) -> String {
    #"{"type": "flow", "items": [{"width": 9, "height": 9}]\#(members)}"#
  }

  private func files(of folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  /// Runs a batch into a new folder, and returns the run and the names of the files.
  private func batch(
    _ arguments: String..., input: [String]
  ) throws -> (run: Tool, files: [String]) {
    var result: (Tool, [String])?
    try withTemporaryFolder { folder in
      let run = try Tool(
        ["batch", "--output-dir", folder + "/out"] + arguments,
        input: Data(input.joined(separator: "\n").utf8))
      result = (run, try files(of: folder + "/out"))
    }
    return try #require(result)
  }

  @Test func files_areNamedByLineAndID_inAFolderThatIsMade() throws {
    try withTemporaryFolder { folder in
      let lines = [Self.food, "", #"{"type": "text", "text": "a"}"#].joined(separator: "\n")
      let run = try Tool(
        "batch", "--format", "svg", "--output-dir", folder + "/a/b/", input: lines)
      #expect(run.code == 0 && run.error == "")
      #expect(
        run.output == #"{"line":1,"file":"1-food.svg"}"# + "\n" + #"{"line":3,"file":"3.svg"}"#
          + "\n")
      #expect(try files(of: folder + "/a/b") == ["1-food.svg", "3.svg"])
      let direct = try Tool("document", "-", "--format", "svg", input: Self.food)
      let file = try String(contentsOfFile: folder + "/a/b/1-food.svg", encoding: .utf8)
      #expect(file == direct.output)
    }
  }

  @Test(arguments: [("{id}", "$.id"), ("{line}", "$")])
  func fileWhoseNameIsThatOfAFolder_isTheErrorOfItsLine(name: String, path: String) throws {
    try withTemporaryFolder { folder in
      for taken in ["food", "1"] {
        try FileManager.default.createDirectory(
          atPath: folder + "/" + taken, withIntermediateDirectories: true)
      }
      let run = try Tool(
        "batch", "--output-dir", folder, "--name", name,
        input: [Self.food, Self.flow(#", "id": "other""#)].joined(separator: "\n"))
      let (taken, free) = name == "{id}" ? ("food", "other") : ("1", "2")
      let message = #"makes the file name \"\#(taken)\", which is a folder"#
      #expect(
        run.output == #"{"line":1,"error":{"path":"\#(path)","message":"\#(message)"}}"# + "\n"
          + #"{"line":2,"file":"\#(free)"}"# + "\n")
      #expect(run.code == 65 && run.error == "-: 1 of 2 lines is wrong\n")
      #expect(try files(of: folder) == ["1", "food", free].sorted())
    }
  }

  /// The files that a process has open in a folder, by their names if they have any.
  private func openFiles(of process: Process, in folder: String) throws -> [String] {
    let links = "/proc/\(process.processIdentifier)/fd"
    let targets = try FileManager.default.contentsOfDirectory(atPath: links).compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "\(links)/\($0)")
    }
    return targets.filter { $0.hasPrefix(folder) }
  }

  /// A file has no name until it is complete, so that nothing remains of it, however the process ends.
  @Test(arguments: sweep([SIGTERM, SIGKILL], full: [SIGINT, SIGTERM, SIGHUP, SIGKILL]))
  func signal_leavesNoFilesThatAreNotComplete(number: Int32) throws {
    try withTemporaryFolder { folder in
      let process = Process()
      process.executableURL = Tool.products.appendingPathComponent("layout")
      process.arguments = ["batch", "--jobs", "2", "--output-dir", folder]
      let input = Pipe()
      process.standardInput = input
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      // The first line takes longer than the test waits; the file of the second waits for it.
      let items = (0..<40000).map { "\"\($0)\"" }.joined(separator: ",")
      let slow = #"{"type": "chips", "width": 300, "items": [\#(items)]}"#
      input.fileHandleForWriting.write(Data("\(slow)\n\(Self.food)\n".utf8))
      let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
      for _ in 0..<2000 where try openFiles(of: process, in: real).isEmpty { usleep(5000) }
      #expect(try openFiles(of: process, in: real).count == 1)
      #expect(try files(of: folder) == [])
      kill(process.processIdentifier, number)
      // Without effect, the batch would end after the first line.
      try input.fileHandleForWriting.close()
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal)
      #expect(process.terminationStatus == number)
      #expect(try files(of: folder) == [])
    }
  }

  @Test func picturesThatAFormatCannotShow_areNamedWithTheirLine() throws {
    let page = #"{"href": "https://example.org/a.png", "width": 9, "height": 9}"#
    let carousel = #"{"type": "carousel", "pages": [\#(page)]}"#
    let (run, files) = try batch("--format", "png", "--jobs", "2", input: [Self.food, carousel])
    #expect(run.code == 0 && files == ["1-food.png", "2.png"])
    let picture = #"cannot show the picture "https://example.org/a.png""#
    #expect(run.error == "layout: line 2: \(picture): files are not loaded from the network\n")
  }

  private static let formats = [
    ("nodes", "json"), ("png", "png"), ("html", "html"), ("json", "json"), ("tree", "txt"),
    ("svg", "svg"), ("pdf", "pdf"),
  ]

  @Test(arguments: formats)
  func files_ofEveryFormat_areThoseOfTheDocument(format: String, ending: String) throws {
    try withTemporaryFolder { folder in
      let options = ["--format", format, "--scale", "2"]
      let run = try Tool(
        ["batch", "--output-dir", folder] + options, input: Data(Self.food.utf8))
      #expect(run.output == #"{"line":1,"file":"1-food.\#(ending)"}"# + "\n", "\(run.error)")
      let direct = folder + "/direct.\(ending)"
      _ = try Tool(
        ["document", "-", "--compact", "--output", direct] + options, input: Data(Self.food.utf8))
      let bytes = try [folder + "/1-food.\(ending)", direct].map {
        try Data(contentsOf: URL(fileURLWithPath: $0))
      }
      let areEqual = bytes[0] == bytes[1]
      #expect(areEqual && !bytes[0].isEmpty)
    }
  }

  @Test func svgText_andTheEndingOfTheName_apply() throws {
    try withTemporaryFolder { folder in
      let run = try Tool(
        "batch", "--output-dir", folder, "--name", "{id}.svg", "--text", "live", input: Self.food)
      #expect(run.output == #"{"line":1,"file":"food.svg"}"# + "\n", "\(run.error)")
      let file = try String(contentsOfFile: folder + "/food.svg", encoding: .utf8)
      #expect(file.contains("@font-face") && file.contains(">tea</text>"))
    }
  }

  @Test func picturesOfDocuments_standBesideTheInput() throws {
    try withTemporaryFolder { folder in
      let dot =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
      try #require(Data(base64Encoded: dot)).write(to: URL(fileURLWithPath: folder + "/dot.png"))
      let page = #"{"type":"carousel","pages":[{"href":"dot.png","width":9,"height":9}]}"#
      let other = page.replacingOccurrences(of: "dot.png", with: "none.png")
      try Data("\(page)\n\(other)".utf8).write(to: URL(fileURLWithPath: folder + "/lines"))
      let run = try Tool(
        "batch", folder + "/lines", "--format", "png", "--output-dir", folder + "/out")
      #expect(run.code == 0 && run.error.contains(#"cannot show the picture "none.png""#))
      let pictures = try ["1.png", "2.png"].map {
        try Data(contentsOf: URL(fileURLWithPath: "\(folder)/out/\($0)"))
      }
      let areDifferent = pictures[0] != pictures[1]
      #expect(areDifferent)
    }
  }

  /// The error of a line, as the tool writes it.
  private func error(_ line: Int, _ path: String, _ message: String) -> String {
    let message = message.replacingOccurrences(of: "\"", with: "\\\"")
    return #"{"line":\#(line),"error":{"path":"\#(path)","message":"\#(message)"}}"#
  }

  @Test func names_thatNoFileCanHave_areErrorsOfTheirLines() throws {
    let long = String(repeating: "n", count: 300)
    let ids = ["food", "../x", "", "food", "..", long, "a b"]
    let lines = ids.map { Self.flow(#", "id": "\#($0)""#) } + [Self.flow(""), "{"]
    let (run, files) = try batch("--name", "{id}", input: lines)
    #expect(run.code == 65 && run.error == "-: 7 of 9 lines are wrong\n")
    let answers = run.output.split(separator: "\n").map(String.init)
    try #require(answers.count == 9)
    #expect(answers[0] == #"{"line":1,"file":"food"}"# && answers[6] == #"{"line":7,"file":"a b"}"#)
    #expect(answers[1].contains(#"must be usable in a file name, without \"/\" and control"#))
    for (line, answer) in [(3, answers[2]), (8, answers[7])] {
      #expect(answer == error(line, "$.id", "is missing, but --name '{id}' needs it"))
    }
    #expect(
      answers[3] == error(4, "$.id", #"makes the file name "food", which line 1 uses"#))
    #expect(answers[4] == error(5, "$.id", #"makes the file name "..", which is a folder"#))
    #expect(
      answers[5] == error(6, "$.id", "makes a file name of 300 bytes, expected at most 255"))
    #expect(answers[8].hasPrefix(#"{"line":9,"error":{"path":"$""#))
    #expect(files == ["a b", "food"])
  }

  @Test(arguments: [
    ("{line}-{id}", ["1-a", "2"]), ("{id}_{line}.json", ["a_1.json", "2.json"]),
    ("p {id}-{line}{ext}", ["p a-1json", "p-2json"]), ("{line}{id}.{ext}", ["1a.json", "2.json"]),
  ])
  func names_withoutAnID_leaveOutItsSeparator(pattern: String, names: [String]) throws {
    let lines = [Self.flow(#", "id": "a""#), Self.flow("")]
    let (run, files) = try batch("--name", pattern, input: lines)
    #expect(run.code == 0 && files == names.sorted(), "\(run.error)")
  }

  /// The second of two lines of one name is wrong, whichever of them is finished first.
  @Test func answersAndFiles_areTheSameForAnyNumberOfJobs() throws {
    let lines = (0..<60).map { Self.flow(#", "id": "i\#($0 % 20)", "width": \#($0 + 10)"#) }
    let (one, few) = try batch("--name", "{id}.svg", "--jobs", "1", input: lines)
    let (many, all) = try batch("--name", "{id}.svg", "--jobs", "7", input: lines)
    #expect(one.code == 65 && one.output == many.output && one.error == many.error)
    #expect(few == all && all == (0..<20).map { "i\($0).svg" }.sorted())
    #expect(one.output.split(separator: "\n").prefix(20).allSatisfy { $0.contains(#""file":"#) })
  }

  @Test func pictureBeyondALimit_isAnErrorOfItsLine() throws {
    let (run, files) = try batch(
      "--format", "png", "--limit", "pixels=1000", input: [Self.food, Self.flow("")])
    #expect(run.code == 65)
    let message = "exceeds the limit of 1000 pixels per document"
    #expect(run.output == error(1, "$", message) + "\n" + #"{"line":2,"file":"2.png"}"# + "\n")
    #expect(files == ["2.png"])
  }

  @Test func file_thatExists_isReplaced_andALinkIsNotFollowed() throws {
    try withTemporaryFolder { folder in
      let run = try Tool(
        script: """
          cd '\(folder)'; echo old > far; mkdir out; ln -s ../far out/1.json; echo old > out/2.json
          printf '%s\\n' '\(Self.flow(""))' '\(Self.flow(""))' | $LAYOUT batch --output-dir out
          cat far; head -c 12 out/1.json; head -c 12 out/2.json; ls -A out
          """)
      #expect(run.error == "")
      let start = #"{"version":1"#
      #expect(run.output.hasSuffix("old\n\(start)\(start)1.json\n2.json\n"), "\(run.output)")
    }
  }

  @Test(arguments: [
    ("/dev/null", "Not a directory"), ("/proc/none/x", "No such file or directory"),
  ])
  func folder_thatCannotBeMade_isReported(folder: String, reason: String) throws {
    try expectOneLine(
      from: ["batch", "--output-dir", folder], code: 73,
      saying: "\(folder): cannot be written: \(reason)\n")
  }

  private static let mistakes: [([String], String)] = [
    (["--format", "svg"], "--format svg does not fit on a line: use --output-dir FOLDER\n"),
    (
      ["--output-dir", "x", "--name", "{lines}.svg"],
      "--name: unknown placeholder \"{lines}\", did you mean \"{line}\"?\n"
    ),
    (
      ["--output-dir", "x", "--name", "../{id}.svg"],
      "--name: must be a file name without \"/\" and control characters, is \"../{id}.svg\"\n"
    ),
    (
      ["--output-dir", "x", "--name", "chips.svg"],
      "--name: must contain {line} or {id}, because each line needs its own file, is \"chips.svg\"\n"
    ),
    (["--name", "{id}.json"], "--name needs --output-dir\n"),
    (["--output-dir", ""], "--output-dir must not be empty\n"),
    (["--output-dir", "x", "--name", "{id"], "--name: a } is missing after \"{id\"\n"),
    (["--output-dir", "x", "--name", ""], "--name: must contain {line} or {id}, because each"),
    (
      ["--output-dir", "x", "--name", "{id}.bmp"],
      "--name: no format has the extension \".bmp\", use --format: json, nodes, tree, svg, png, apng,"
    ),
    (["--output-dir", "x", "--text", "live"], "--text needs --format svg"),
    (["--scale", "0"], "--scale: must be at least 0.01, is 0\n"),
    (["--scale", "big"], "--scale: expected a number, found the string \"big\"\n"),
    (
      ["--scheme", "dim"], "--scheme: expected one of light, dark, auto, found the string \"dim\"\n"
    ),
    (["--output-dir", "x", "--theme", "materiel"], "did you mean \"material\"?\n"),
  ]

  @Test(arguments: mistakes)
  func options_thatAreWrong_areReportedBeforeAnythingIsMade(
    options: [String], message: String
  ) throws {
    try expectOneLine(from: ["batch"] + options, code: 64, saying: message)
    #expect(!FileManager.default.fileExists(atPath: packageRoot().path + "/x"))
  }
}
