import PickerJSON
import Testing

/// Texts of documents quoted in messages.
@Suite struct MessageTextTests {
  private func error(of json: String) -> JSONError? {
    do {
      _ = try JSONValue(parsing: Array(json.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test func controls_areEscaped_andNothingElseIs() {
    let text = "a\u{1B}[31m\u{7F}\u{9B}\u{202E}\u{2028}\u{2069}é\u{200D}🍏"
    #expect(
      text.withControlsEscaped == #"a\u001B[31m\u007F\u009B\u202E\u2028\u2069é"# + "\u{200D}🍏")
    #expect("plain".withControlsEscaped == "plain")
    #expect("a\u{1B}\"".quotedInMessage == #""a\u001B\"""#)
    #expect("\u{9B}".quotedInMessage == #""\u009B""#)
  }

  @Test func longTexts_areShortened() {
    let text = String(repeating: "x", count: 10_000)
    #expect(text.quotedInMessage.unicodeScalars.count == 40)
    #expect(("a" + text + "z").asMessage(atMost: 101).unicodeScalars.count == 101)
    #expect(("a" + text + "z").asMessage(atMost: 101).hasPrefix("ax"))
    #expect(("a" + text + "z").asMessage(atMost: 101).hasSuffix("xz"))
    #expect("short".asMessage(atMost: 5) == "short")
  }

  @Test func errors_ofLongKeys_areShort() throws {
    let key = String(repeating: "k", count: 1_000_000)
    let document = try JSONValue(parsing: Array("{\"\(key)\": {\"\(key) \": 1}}".utf8))
    let inner = try #require(document.object()[key]).object()
    for member in inner {
      #expect(member.value.path.utf8.count < 100)
      #expect(member.unknownKeyError(known: ["width"]).description.utf8.count < 200)
    }
    let twice = try #require(error(of: "{\"\(key)\": 1, \"\(key)\": 2}"))
    #expect(twice.description.utf8.count < 200)
    #expect(twice.place(in: Array("{}".utf8)).line == 1)
  }

  @Test func errors_ofKeysWithControls_haveNone() throws {
    let document = try JSONValue(parsing: Array("{\"\\u001b\u{9B}\u{202E}\": \"\u{9B}\"}".utf8))
    for member in try document.object() {
      for error in [member.unknownKeyError(known: []), member.value.unexpected("a number")] {
        #expect(error.description == error.description.withControlsEscaped)
        #expect(error.path == #"$["\u001B\u009B\u202E"]"#)
      }
    }
    let message = JSONError(path: "$", message: "\u{1B}" + String(repeating: "y", count: 5000))
      .message
    #expect(message.hasPrefix(#"\u001By"#) && message.utf8.count < 1020)
  }
}
