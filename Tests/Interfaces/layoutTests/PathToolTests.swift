import Foundation
import PickerTestSupport
import Testing

/// Paths whose bytes are not UTF-8, and widths of 0.
@Suite struct PathToolTests {
  @Test func file_whoseNameIsNotUTF8_isReadAndWritten() throws {
    try withTemporaryFolder { folder in
      let run = try Tool(
        script: #"""
          cd \#(folder)
          in=$(printf 'a\377.json') out=$(printf 'd\300/b\376.svg') other=$(printf 'a\376.json')
          echo '{"type": "chips", "items": ["tea"], "theme": "t.json"}' > "$in"
          mkdir "$(printf 'd\300')"
          echo '{}' > "$(printf 'd\300/t.json')"
          sed s/t.json/ios/ "$in" > "$other"
          $LAYOUT chips "$in" --theme "$(printf 'd\300/t.json')" -o "$out" && head -c 4 "$out"
          $LAYOUT chips "$other" -f tree | grep -o tea
          $LAYOUT batch --output-dir="$(printf 'o\377')" "$other" && ls "$(printf 'o\377')"
          $LAYOUT chips "$(printf 'none\377.json')"
          cat "$in" > "$(printf 'd\300/c.json')"; $LAYOUT chips "$(printf 'd\300/c.json')" --compact | head -c 12
          """#)
      #expect(
        run.output == "<svgtea\n{\"line\":1,\"file\":\"1.json\"}\n1.json\n{\"version\":1",
        "\(run.output)")
      #expect(run.error == "none\u{FFFD}.json: cannot be read: No such file or directory\n")
    }
  }

  @Test(arguments: [["chips", "--items", "a"], ["check", "Examples/chips/food.json"]])
  func widthOfZero_isRefused(arguments: [String]) throws {
    for width in ["0", "0.0"] {
      try expectOneLine(
        from: arguments + ["--width", width], code: 64, saying: "--width: must be more than 0, is 0"
      )
    }
  }
}
