import Foundation
import PickerTestSupport
import Testing

/// What people do in their first hour, with nothing but the help: at the first try, or with one hint that contains the right command.
@Suite struct EverydayTaskTests {
  /// A line of bash, in a folder with some files, and what it answers.
  struct Task: Sendable, CustomTestStringConvertible {
    let name: String
    let line: String
    /// The number of columns of the terminal; nil: a pipe.
    var terminal: Int?
    var code: Int32 = 0
    /// What standard output and standard error contain.
    let says: [String]
    var testDescription: String { name }

    init(
      _ name: String, _ line: String, at terminal: Int? = nil, code: Int32 = 0, says: String...
    ) {
      (self.name, self.line, self.terminal, self.code) = (name, line, terminal, code)
      self.says = says
    }
  }

  private static let files = [
    "labels.txt": "Vegan\nGluten-free\nLow carb\nNut-free\n",
    "picker.json":
      #"{"type": "chips", "width": 160, "items": ["bagel", "beans", {"text": "beer", "enabled": false}]}"#,
    "wide.json": #"{"type": "chips", "width": 400, "items": ["bagel", "beans", "beer", "tea"]}"#,
    "documents.ndjson": """
    {"type": "chips", "id": "food", "items": ["tea"]}
    {"type": "segmented", "id": "week", "items": ["Day", "Week"]}
    """,
    "de.json": #"{"bagel": "Donaudampfschifffahrtskringel", "beans": "Bohnen", "beer": "Bier"}"#,
  ]

  /// Runs a line, with a limit of a minute.
  private func run(_ task: Task) throws -> (text: String, code: Int32) {
    var result = ("", Int32(-1))
    try withTemporaryFolder { folder in
      for (name, text) in Self.files {
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
      }
      let tool = Tool.products.appendingPathComponent("layout").path
      let terminal = try task.terminal.map { try Pseudoterminal(columns: $0) }
      let output = folder + "/.output"
      _ = FileManager.default.createFile(atPath: output, contents: nil)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      process.arguments = ["-c", "layout() { timeout 60 \(tool) \"$@\"; }; \(task.line)"]
      process.currentDirectoryURL = URL(fileURLWithPath: folder)
      process.environment = ["TERM": "dumb", "PATH": "/usr/bin:/bin", "TOOL": tool]
      process.standardInput = FileHandle.nullDevice
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
      process.standardOutput = terminal?.end ?? file
      process.standardError = file
      try process.run()
      let shown = try terminal?.readAll() ?? ""
      process.waitUntilExit()
      result = (
        shown + (try String(contentsOfFile: output, encoding: .utf8)), process.terminationStatus
      )
    }
    return result
  }

  @Test(arguments: tasks) func task_isDoneAtTheFirstTryOrNamesTheCommand(_ task: Task) throws {
    let (text, code) = try run(task)
    #expect(code == task.code, "\(text)")
    for expected in task.says { #expect(text.contains(expected), "\(expected) in\n\(text)") }
    if let columns = task.terminal {
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= columns }, "\(text)")
    }
  }

  private static let tasks =
    labels + looks + answers + mistakes + input + output
}

// What is drawn.
extension EverydayTaskTests {
  private static let labels = [
    Task(
      "chips from a text file", "layout chips labels.txt -f tree", says: "Gluten-free │",
      "Nut-free"),
    Task("labels from a pipe", "cat labels.txt | layout chips -f tree", says: "Gluten-free │"),
    Task(
      "labels as words", "layout chips tea, 'milk, sugar' -f tree", says: "│ tea │",
      "milk, sugar │"),
    Task("fill the terminal", "layout chips labels.txt", at: 34, says: "Vegan", "Low carb"),
    Task(
      "width of the terminal in a pipe", "COLUMNS=34 layout chips labels.txt -f tree | cat",
      says: "│ Vegan │  │ Gluten-free │\n", "│ Nut-free │\n"),
    Task(
      "an object of jq", #"echo '{"items": ["tea"]}' | layout chips - -f tree"#, says: "│ tea │"),
    Task("a list of jq", #"echo '["tea", "coffee"]' | layout chips - -f tree"#, says: "coffee │"),
    Task(
      "segments with icons", "layout segmented Map List --icon map,list -f tree", says: "≣ List"),
    Task(
      "a selected chip", "layout chips --items tea,coffee --selected coffee -f tree",
      says: "┃  coffee ┃"),
    Task(
      "states of items", "layout chips tea 'cocoa*' 'milk~' -f tree", says: "cocoa  ┃",
      "┆ milk ┆"),
    Task("a letter with its value", "layout chips tea coffee -w100 --json", says: #""width": 100"#),
  ]

  private static let looks = [
    Task("pick a theme", "layout chips tea --theme ios -f tree", says: "tea"),
    Task(
      "a theme that there is not", "layout chips tea --theme drak", code: 64,
      says: "expected a file or one of classic, ios, material, plain"),
    Task("dark mode", "layout chips tea --dark -f svg", says: "<svg", "#0A84FF", "#FFFFFF"),
    Task("right to left", "layout chips tea coffee --rtl -f tree", says: "coffee │  │ tea"),
    Task(
      "a picture @2x", "layout chips labels.txt --scale 2 -o a.png; file a.png || head -c 4 a.png",
      says: "PNG"),
    Task(
      "a picture at a terminal", "layout chips labels.txt -f png", at: 80, code: 64,
      says: "use --output FILE"),
    Task(
      "watch a picture",
      """
      (sleep 1; echo Neu >> labels.txt) & timeout -s INT 3 $TOOL chips labels.txt --watch -o a.svg
      grep -c Neu a.svg
      """, says: "changed: labels.txt", "1"),
  ]

  private static let input = [
    Task("a folder", "layout chips . -f tree", code: 66, says: ".: "),
    Task("nothing", "layout chips", code: 65, says: "type layout chips --items tea,coffee,cocoa"),
    Task("many labels", "seq 30000 | layout chips --width 800 --compact | tail -c 3", says: "}"),
    Task("endless labels", "yes 2> /dev/null | layout chips", code: 65, says: "at most 64 MiB"),
    Task(
      "5,000 brackets", "printf '[%.0s' {1..5000} | layout chips", code: 65,
      says: "-: $: line 1, column"),
    Task(
      "a word for a file", "layout chips lables.txt", code: 66,
      says: "layout chips --items lables.txt"),
  ]
}

// What is asked.
extension EverydayTaskTests {
  private static let answers = [
    Task(
      "measure a text", "layout text Hello", at: 80,
      says: "Hello\n\n38.2 × 19.36 pt, baseline 15.5, 1 line\nInter, 16 pt\n"),
    Task(
      "measures of a shape", "layout shape --shape circle --width 40 --detail measures", at: 80,
      says: "shape  0, 0, 40 × 40  1256.64  125.66  all\n"),
    Task("fonts", "layout fonts", says: "Inter"),
    Task(
      "German labels", "layout check picker.json --strings de.json --locale de --width 160",
      says: "bagel"),
    Task(
      "settings of a check",
      #"echo '{"widths": [160]}' > layout-check.json; layout check picker.json"#,
      says: "no findings"),
    Task(
      "watch a check",
      """
      (sleep 1; echo '{"type": "chips", "width": 9, "items": ["tea"]}' > picker.json) &
      timeout -s INT 3 $TOOL check picker.json --watch
      """, code: 124, says: "no findings", "changed: picker.json", "overflow: "),
    Task(
      "two widths", "layout diff picker.json wide.json", at: 80,
      says: "+  tea ", "~  beer ", "to row 1"),
    Task(
      "why it wraps", "layout chips picker.json --detail trace", at: 80,
      says: "╯\n\nrow 1 ends before \"beer\": 47.06 pt too narrow\n"),
    Task(
      "items per row", "layout chips picker.json --detail rows", at: 80,
      says: "row 1: bagel, beans\nrow 2: beer\n"),
    Task(
      "what is at a point", "layout hit picker.json --at 20,20", at: 80,
      says: "node    label\n", "path    chips › row 1 › chip \"bagel\" › label\n"),
    Task("no arguments", "layout", says: "chips", "layout help"),
    Task("short help", "layout chips -h", at: 110, says: "--items", "layout chips --help"),
    Task("an article", "layout help JSONFormat", says: "items"),
    Task("a warning", "layout help truncated", says: "finding of layout check"),
    Task("a word of others", "layout help darkMode", code: 64, says: #"did you mean "scheme"?"#),
    Task("an option", "layout help watch", says: "--watch"),
    Task("a detail", "layout help trace", says: "--detail trace", "Why each row"),
    Task("version", "layout version", says: "."),
    Task("completions", "layout completion bash", says: "complete -F _layout layout"),
    Task("manual", "layout manual", says: ".Dt LAYOUT 1"),
  ]

  private static let mistakes = [
    Task("a wrong flag", "layout chips tea --widht 3", code: 64, says: "did you mean --width?"),
    Task("a word of CSS", "layout chips tea --gap 4", code: 64, says: "did you mean --spacing?"),
    Task("a format", "layout chips tea --png", code: 64, says: "did you mean --format png?"),
    Task(
      "a value", "layout chips tea --single", code: 64, says: "did you mean --selection single?"),
    Task(
      "a minimum width", "layout chips tea --minWidth 3", code: 64,
      says: #"did you mean --chip '{"minWidth": …}'?"#),
    Task(
      "columns", "layout chips tea --cols 3", code: 64, says: "did you mean --max-items-per-row?"),
    Task("values", "layout chips --values tea", code: 64, says: "did you mean --items?"),
    Task(
      "an option before the command", "layout --width 80 --quiet chips 'a b'", code: 64,
      says: "options follow the command: type layout chips 'a b' --width 80 --quiet"),
    Task(
      "an option without a command", "layout --quiet", code: 64, says: "type layout help"),
    Task(
      "a colour", "layout chips tea --color red", code: 64,
      says: #"did you mean --chip '{"textColor": …}'?"#),
    Task(
      "a key of flows", #"echo '{"items": ["a"], "justify": "start"}' | layout chips"#, code: 65,
      says: #"did you mean "alignment"?"#),
    Task(
      "a key beside the icon", #"layout chips a --chip '{"gap": 3}'"#, code: 64,
      says: #"did you mean "iconSpacing"?"#),
    Task(
      "several mistakes",
      #"echo '{"items": [{"label": "tea"}], "gap": 4, "alignment": "left"}' | layout chips"#,
      code: 65,
      says: #"$.items[0].label: unknown key "label", did you mean "text"?"#,
      #"$.gap: unknown key "gap", did you mean "spacing"?"#,
      #"found the string "left", did you mean "leading"?"#),
    Task(
      "broken JSON in an option", #"layout chips tea --chip '{"padding": 4'"#, code: 64,
      says: "--chip: is not JSON: line 1, column 14: expected ',' or '}'"),
    Task("a wrong command", "layout chps tea", code: 64, says: #"did you mean "chips"?"#),
    Task("completions", "layout completions bash", code: 64, says: #"did you mean "completion"?"#),
    Task("man", "layout man", code: 64, says: #"did you mean "manual"?"#),
    Task(
      "an icon that there is not", "layout chips tea --icon leef -o a.svg",
      says: #"did you mean "leaf"?"#),
  ]

  private static let output = [
    Task(
      "a broken pipe", "seq 3000 | layout chips | head -c 1", says: "{"),
    Task("a full disk", "layout chips tea > /dev/full", code: 73, says: "cannot be written"),
    Task(
      "Ctrl-C",
      """
      stop="timeout --preserve-status -s INT 1 env --default-signal=INT"
      $stop $TOOL chips - -o a.svg < <(exec sleep 60); echo code $?
      kill $! 2> /dev/null; ls -A | grep svg || echo no file
      """, says: "code 130\nno file\n"),
    Task(
      "pictures by id", "layout batch documents.ndjson --output-dir a --name '{id}.svg'; ls a",
      says: "food.svg", "week.svg"),
    Task(
      "the playground", "LAYOUT_LIBEXEC=/nowhere layout serve", code: 69, says: "layout-serve"),
  ]
}
