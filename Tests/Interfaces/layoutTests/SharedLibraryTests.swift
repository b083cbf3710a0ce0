import PickerTestSupport
import Testing

/// The tool where the libraries that it opens when needed are missing or damaged.
@Suite struct SharedLibraryTests {
  /// Runs the tool with files in place of the libraries that cannot be loaded.
  private func tool(_ arguments: String, input: String = "") throws -> Tool {
    try Tool(
      script: """
        folder=$(mktemp -d); trap 'rm -r "$folder"' EXIT
        for library in libcairo.so.2 libfontconfig.so.1 libexpat.so.1 libicuuc.so.{60..99}; do
          echo junk > "$folder/$library"
        done
        LD_LIBRARY_PATH=$folder $LAYOUT \(arguments)
        """, input: input)
  }

  @Test func plainLabels_needNone() throws {
    let without = try tool("segmented --items A,B,C --format json")
    #expect(without.code == 0 && without.error.isEmpty)
    #expect(try without.output == Tool("segmented", "--items", "A,B,C", "--format", "json").output)
  }

  @Test func tool_startsWithoutThem() throws {
    let loaded = try Tool(script: "LD_TRACE_LOADED_OBJECTS=1 ${LAYOUT#timeout 60 }").output
    #expect(loaded.contains("libharfbuzz.so"))
    for name in ["libcairo", "libX11", "libicuuc", "libfontconfig", "libexpat"] {
      #expect(!loaded.contains(name), "\(name)")
    }
  }

  @Test(arguments: ["PNG", "PDF"])
  func picture_withoutCairo_isAnErrorInOneLine(format: String) throws {
    let failed = try tool("segmented --items A,B --format \(format.lowercased())")
    #expect(failed.code == 69 && failed.output.isEmpty)
    #expect(failed.error.hasPrefix("layout: cannot draw \(format): "))
    #expect(
      failed.error.contains("libcairo.so.2") && failed.error.split(separator: "\n").count == 1)
  }

  @Test func textOfTwoDirections_withoutICU_isAnErrorInOneLine() throws {
    let failed = try tool("chips --items 'שלום 12' --format json")
    #expect(failed.code == 69 && failed.output.isEmpty)
    #expect(failed.error.hasPrefix("layout: cannot measure texts: "))
    #expect(failed.error.contains("libicuuc.so.") && failed.error.split(separator: "\n").count == 1)
  }

  @Test func systemFonts_withoutFontconfig_areAnErrorInOneLine() throws {
    let failed = try tool("chips --items A --system-fonts")
    #expect(failed.code == 69 && failed.output.isEmpty)
    #expect(failed.error.hasPrefix("layout: cannot list the system fonts: "))
    #expect(failed.error.contains("libfontconfig.so.1"))
  }

  @Test func icon_withoutExpat_isAnErrorInOneLine() throws {
    let svg = "data:image/svg+xml,<svg viewBox='0 0 1 1'><path d='M0 0H1'/></svg>"
    let failed = try tool(
      "document -",
      input: #"{"type": "chips", "icons": {"a": {"href": "\#(svg)"}}, "items": ["A"]}"#)
    #expect(failed.code == 69 && failed.output.isEmpty)
    #expect(failed.error.hasPrefix("layout: cannot read XML: "))
    #expect(failed.error.contains("libexpat.so.1"))
  }

  @Test(arguments: ["fonts", "icons -f svg", "check -"])
  func otherCommands_withoutICU_sayWhatTheyNeedItFor(command: String) throws {
    let failed = try tool(command, input: #"{"type": "chips", "items": ["שלום 12"]}"#)
    if command.hasPrefix("icons") {
      #expect(failed.code == 0)
    } else {
      #expect(failed.code == 69 && failed.output.isEmpty && failed.error.contains("libicuuc.so."))
    }
  }

  @Test func batch_withoutICU_failsOnlyTheLinesThatNeedIt() throws {
    let lines = ["שלום 12", "tea", "שלום 12", "tea"].map {
      #"{"type": "chips", "items": ["\#($0)"]}"#
    }
    let answer = try tool("batch --jobs 1", input: lines.joined(separator: "\n") + "\n")
    #expect(answer.code == 65)
    let answers = answer.output.split(separator: "\n")
    #expect(answers.count == 4)
    for (place, text) in answers.enumerated() {
      let error = #"{"line":\#(place + 1),"error":{"path":"$","message":"cannot measure texts: "#
      #expect(text.hasPrefix(error) == (place % 2 == 0))
    }
    #expect(answers[1] == answers[3] && answers[1].contains(#""text":"tea""#))
  }
}
