import PickerTestSupport
import Testing

/// Standard output that cannot be written.
@Suite struct StandardOutputTests {
  private static let commands = [
    "text Hello", "flow Examples/flow/baseline.json", "chips --items tea", "segmented --items A,B",
    "color-picker --list", "color-picker --count", "color-picker --values teal",
    "chroma-touch --value teal", "carousel --count 3", "carousel --count 3 --frames 4",
    "shape Examples/shape/leaf.json", "drawing Examples/drawing/caption.json",
    "stack Examples/stack/filters.json", "grid Examples/grid/shapes.json",
    "document Examples/chips/food.json", "hit Examples/chips/food.json --at 9,9",
    "diff Examples/chips/food.json Examples/chips/food.json", "fonts", "fonts --format tree",
    "schema", "--help", "--version", "help chips", "chips --help",
    "--generate-completion-script bash", "chips --items tea --format png",
  ]

  /// One command for each code path that writes output.
  private static let cases = [
    "color-picker --values teal", "color-picker --list", "hit Examples/chips/food.json --at 9,9",
    "fonts",
    "schema",
    "--help", "color-picker --values teal --format png",
    "text Hello", "carousel --count 3 --frames 4", "chips --help",
    "--generate-completion-script bash",
    "chips --items tea --format png",
  ]

  @Test(arguments: sweep(cases, full: commands))
  func output_toAFullDevice_isOneLineAnd73(command: String) throws {
    let run = try Tool(script: "$LAYOUT \(command) > /dev/full")
    #expect(run.code == 73)
    #expect(run.error == "standard output: cannot be written: No space left on device\n")
  }

  @Test func output_ofBatch_toAFullDevice_isOneLineAnd73() throws {
    let run = try Tool(
      script: "echo '{\"type\": \"text\", \"text\": \"a\"}' | $LAYOUT batch > /dev/full")
    #expect(run.code == 73)
    #expect(run.error == "standard output: cannot be written: No space left on device\n")
  }

  @Test(
    arguments: sweep(
      ["schema", "--help", "color-picker --values teal --format png"], full: commands))
  func output_closed_isOneLineAnd73(command: String) throws {
    let run = try Tool(script: "$LAYOUT \(command) >&-")
    #expect(run.code == 73)
    #expect(run.error == "standard output: cannot be written: Bad file descriptor\n")
  }

  /// A pipe without a reader; with and without the signal that ends most programs then.
  @Test(arguments: ["color-picker --values teal", "schema", "--help"], ["", "trap '' PIPE;"])
  func output_toAClosedPipe_staysQuiet(command: String, trap: String) throws {
    let run = try Tool(script: "\(trap) { sleep 0.1; $LAYOUT \(command); } | true")
    #expect(run.code == 0 && run.error == "", "\(run.error)")
  }

  @Test func input_closed_isOneLineAnd66() throws {
    let run = try Tool(script: "$LAYOUT document - <&-")
    #expect(run.code == 66 && run.error == "-: cannot be read: Bad file descriptor\n")
  }
}
