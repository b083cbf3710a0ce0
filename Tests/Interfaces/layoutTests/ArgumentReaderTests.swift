import Testing

@testable import layout

/// How the arguments of commands are read.
@Suite struct ArgumentReaderTests {
  private struct Probe: Command {
    let page = CommandPage(name: "probe", abstract: "Is for tests.", examples: [])
    var file: String?
    var rest: [String] = []
    var count = 1
    var names: [String] = []
    var flag = false
    var given = DocumentKeys()

    var options: [CommandOption<Probe>] {
      [
        .argument("file", isRequired: true, "A file.", completion: .file) { $0.file = $1 },
        .arguments("rest", "Others.", completion: .none) { $0.rest.append($1) },
        .option("count", letter: "c", "A number.") { $0.count = $1 },
        .option("name", "A name; may be repeated.") { $0.names.append($1) },
        .flag("flag", "A flag.") { $0.flag = true },
      ] + group("", DocumentKeys.options(ofType: "chips")) { try $1(&$0.given) }
    }

    func run() throws {}
  }

  private func read(_ arguments: String...) throws -> Probe {
    try ArgumentReader.command(Probe(), reading: arguments)
  }

  @Test func options_haveTheirValuesAfterASpaceOrAnEqualsSign() throws {
    let probe = try read("a", "--count", "3", "--name=x=y", "--name", "", "--flag", "b", "c")
    #expect(probe.file == "a" && probe.rest == ["b", "c"])
    #expect(probe.count == 3 && probe.names == ["x=y", ""] && probe.flag)
    #expect(try read("a", "-c", "-5").count == -5)
    #expect(try read("a", "-c=7", "--count", "8").count == 8)
  }

  @Test func values_mayBeginWithAHyphen_unlessTheyAreOptions() throws {
    #expect(try read("a", "--name", "-x", "--name", "-").names == ["-x", "-"])
    #expect(try read("a", "--name", "--other").names == ["--other"])
    #expect(throws: ToolError.self) { try read("a", "--name", "--flag") }
  }

  @Test func arguments_afterTwoHyphens_areNoOptions() throws {
    let probe = try read("--flag", "--", "--count", "-", "--")
    #expect(probe.flag && probe.file == "--count" && probe.rest == ["-", "--"])
  }

  @Test(arguments: [
    (["a", "--conut", "1"], "unknown option --conut, did you mean --count?"),
    (["a", "--nonsense"], "unknown option --nonsense"),
    (["a", "-x"], "unknown option -x"),
    (["a", "--count"], "--count: a value is missing"),
    (["a", "--count", "--flag"], "--count: a value is missing, found the option --flag"),
    (["a", "--count", "x"], #"--count: expected a whole number, found "x""#),
    (["a", "--flag=1"], "--flag takes no value"),
    (["--flag"], "<file> is missing"),
    (["a", "--Count", "1"], "unknown option --Count, did you mean --count?"),
  ])
  func mistakes_areOfUsage(arguments: [String], message: String) throws {
    let error = #expect(throws: ToolError.self) {
      try ArgumentReader.command(Probe(), reading: arguments)
    }
    #expect(error?.kind == .usage && error?.message == message)
  }

  @Test(arguments: [
    (["--width", "20"], #"{"width":20}"#),
    (["--width", "20", "--width", "30"], #"{"width":30}"#),
    (["-w", "wide"], #"{"width":"wide"}"#),
    (["--stable-size"], #"{"stableSize":true}"#),
    (["--stable-size", "--no-stable-size"], #"{"stableSize":false}"#),
    (["--chip", #"{"padding": 4}"#], #"{"chip":{"padding": 4}}"#),
    (["--detail", "hits,trace"], #"{"detail":["hits","trace"]}"#),
    (["--detail", #"["hits"]"#], #"{"detail":["hits"]}"#),
    (["--label", "5"], #"{"label":"5"}"#),
    (["--label", "true"], #"{"label":"true"}"#),
    (
      ["--size", "9", "--width", "5", "--weight", "bold"],
      #"{"font":{"size":9,"weight":"bold"},"width":5}"#
    ),
    (["--fill", "teal"], #"{"fill":"teal"}"#),
    (["--theme", "ios"], #"{"theme":"ios"}"#),
  ])
  func optionsOfKeys_areJSONOfTheSchema(arguments: [String], json: String) throws {
    let probe = try ArgumentReader.command(Probe(), reading: ["a"] + arguments)
    #expect(probe.given.given.json.map { String(decoding: $0, as: UTF8.self) } == json)
  }

  @Test func informationRequests_areAnsweredInPlaceOfTheWork() throws {
    for name in ["-h", "--help", "--version", "--generate-manual"] {
      #expect(throws: InformationRequest.self) { try read(name) }
      #expect(throws: InformationRequest.self) { try read("a", "--flag", name) }
    }
  }
}
