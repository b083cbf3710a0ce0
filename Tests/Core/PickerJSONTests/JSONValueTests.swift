import PickerJSON
import Testing

/// Parses a document.
func parse(_ text: String) throws -> JSONValue { try JSONValue(parsing: Array(text.utf8)) }

/// The error that `body` throws, as one line; nil if it throws none.
func errorLine<Value>(_ body: () throws -> Value) -> String? {
  do {
    _ = try body()
    return nil
  } catch {
    return "\(error)"
  }
}

@Suite struct JSONValueTests {
  @Test func document_ofEveryKind_isRead() throws {
    let text = """
      {"a": null, "b": [true, false], "c": -12.5e1, "d": "x\\ny", "e": {}, "f": []}
      """
    let object = try parse(text).object()
    #expect(object.count == 6)
    #expect(object.map(\.key) == ["a", "b", "c", "d", "e", "f"])
    #expect(object.map(\.value.kind) == [.null, .array, .number, .string, .object, .array])
    #expect(object["a"]?.isNull == true)
    #expect(try object["b"]?.array().map { try $0.bool() } == [true, false])
    #expect(try object["c"]?.number() == -125)
    #expect(try object["d"]?.string() == "x\ny")
    #expect(try object["e"]?.object().isEmpty == true)
    #expect(try object["f"]?.array().isEmpty == true)
    #expect(object["g"] == nil)
  }

  @Test func string_withAnyCharacterAtAnyPlace_isReadOrRefused() throws {
    for count in 1...20 {
      for place in 0..<count {
        let before = String(repeating: "a", count: place)
        let after = String(repeating: "a", count: count - place - 1)
        for (character, meaning) in [(#"\n"#, "\n"), (#"\""#, "\""), ("é", "é"), ("#", "#")] {
          let text = try parse("\"" + before + character + after + "\"").string()
          #expect(text == before + meaning + after)
        }
        #expect(throws: JSONError.self) { try parse("\"" + before + "\u{1F}" + after + "\"") }
      }
    }
  }

  @Test(arguments: [
    ("\"\"", ""), ("\"é漢😀\"", "é漢😀"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0041\u00e9\u6F22""#, "Aé漢"), (#""\ud83d\uDE00!""#, "😀!"), (#""\u0000""#, "\u{0}"),
    (#""\udbff\udfff""#, "\u{10FFFF}"), ("\"\u{7F}\"", "\u{7F}"), (#""a\\""#, "a\\"),
  ])
  func string_withEscapes_isResolved(text: String, expected: String) throws {
    #expect(try parse(text).string() == expected)
  }

  @Test(arguments: [
    ("0", 0), ("-0", 0), ("1", 1), ("-1.5", -1.5), ("1e3", 1000), ("1E+3", 1000), ("25e-2", 0.25),
    ("0.1", 0.1), ("123456789012345678901234567890", 123_456_789_012_345_678_901_234_567_890.0),
    ("1.7976931348623157e308", Double.greatestFiniteMagnitude), ("5e-324", .leastNonzeroMagnitude),
    ("1e-999", 0), ("0e999", 0), ("9007199254740993", 9_007_199_254_740_992),
    ("0.30000000000000004", 0.30000000000000004), ("1e23", 1e23), ("8.5e22", 8.5e22),
  ])
  func number_inAnyForm_isTheNearestDouble(text: String, expected: Double) throws {
    #expect(try parse(text).number() == expected)
  }

  @Test func number_ofMinusZero_keepsItsSign() throws {
    #expect(try parse("-0.0").number().sign == .minus)
    #expect(try parse("-0").integer() == 0)
  }

  @Test(arguments: [
    ("3", 3), ("3.0", 3), ("3e0", 3), ("30e-1", 3), ("-7", -7), ("9223372036854775807", Int.max),
    ("-9223372036854775808", Int.min), ("1e18", 1_000_000_000_000_000_000),
    ("9007199254740993", 9_007_199_254_740_993),
  ])
  func integer_inAnyForm_isExact(text: String, expected: Int) throws {
    #expect(try parse(text).integer() == expected)
  }

  @Test(arguments: [
    "0", "-0", "12", "-1234.5678", "1e5", "0.000001", "123456789.123456789", "4.35", "2.675e-5",
  ])
  func number_byEitherAlgorithm_agreesWithTheStandardLibrary(text: String) throws {
    #expect(try parse(text).number() == Double(text))
  }

  @Test func numbers_ofManyRandomForms_agreeWithTheStandardLibrary() throws {
    var generator = SplitMix(seed: 7)
    for _ in 0..<3000 {
      let digits = String(generator.next() % 10_000_000_000_000_000_000)
      let kept = digits.prefix(Int(generator.next() % 18) + 1)
      let text = "\(kept.first == "0" ? "1" : "")\(kept).\(generator.next() % 1000)"
      let exponent = Int(generator.next() % 60) - 30
      let number = exponent % 3 == 0 ? text : "\(text)e\(exponent)"
      #expect(try parse(number).number() == Double(number), "\(number)")
    }
  }

  @Test func document_withByteOrderMark_isRead() throws {
    let value = try JSONValue(parsing: [0xEF, 0xBB, 0xBF, 0x20, 0x37])
    #expect(try value.integer() == 7)
    #expect((value.line, value.column) == (1, 2))
  }

  @Test func array_bySubscript_isTheSameAsByIteration() throws {
    let array = try parse("[0, [1, [2]], {\"a\": 3}, \"four\"]").array()
    #expect(array.count == 4)
    #expect((0..<4).map { array[$0].compactText } == array.map(\.compactText))
    #expect(array[2].compactText == "{\"a\":3}")
  }

  @Test func key_byBytes_isFoundWithOrWithoutEscapes() throws {
    let object = try parse(#"{"w\u0069dth": 1, "é": 2, "width ": 3, "e\u0301": 4}"#).object()
    #expect(try object["width"]?.integer() == 1)
    #expect(try object["é"]?.integer() == 2)
    #expect(try object["e\u{301}"]?.integer() == 4)
    #expect(object["widt"] == nil)
    #expect(object["widths"] == nil)
    #expect(object["widtH"] == nil)
  }

  @Test func null_asAMember_staysAValue() throws {
    let object = try parse("{\"selected\": null}").object()
    #expect(object["selected"]?.isNull == true)
    #expect(object["other"] == nil)
  }

  @Test func compactText_ofAnyValue_keepsFormsAndDropsSpaces() throws {
    let text = "{ \"a b\" : [ 1.50 , \"x \\\" y\" , true ] ,\n \"c\" : { } }"
    let value = try parse(text)
    #expect(value.compactText == #"{"a b":[1.50,"x \" y",true],"c":{}}"#)
    let array = try value.object()["a b"]?.array()
    #expect(array?.map(\.compactText) == ["1.50", #""x \" y""#, "true"])
    #expect(try JSONValue(parsing: value.compactBytes).compactText == value.compactText)
  }

  @Test func document_of100000Elements_isRead() throws {
    let text = "[" + (0..<100_000).map(String.init).joined(separator: ",") + "]"
    let array = try parse(text).array()
    #expect(array.count == 100_000)
    var sum = 0
    for element in array { sum += try element.integer() }
    #expect(sum == 4_999_950_000)
  }

  @Test func document_of100000Keys_findsTheDuplicate() throws {
    var text = "{" + (0..<100_000).map { "\"k\($0)\": 0" }.joined(separator: ",\n")
    #expect(try parse(text + "}").object().count == 100_000)
    text += ",\"k5\\u0030\": 1}"
    #expect(
      errorLine { try parse(text) }
        == #"$.k50: line 100000, column 13: duplicate key "k50", first at line 51, column 1"#)
  }

  @Test func string_ofAMegabyte_isRead() throws {
    let long = String(repeating: "ab\u{e9}\\", count: 250_000)
    let value = try parse("\"" + long.replacing("\\", with: "\\\\") + "\"")
    #expect(try value.string() == long)
  }

  @Test func depth_of128_isRead() throws {
    let text = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    #expect(try parse(text).array().count == 1)
  }

  @Test func document_beyond64MiB_isRejected() {
    let bytes = [UInt8](repeating: 0x20, count: 64 << 20 + 1)
    #expect(
      errorLine { try JSONValue(parsing: bytes) }
        == "$: expected at most 64 MiB, found more")
  }

  @Test func randomBytes_ofAnyKind_neverCrash() {
    var generator = SplitMix(seed: 42)
    let alphabet = Array(#"{}[]",:\u0123456789abcdefE+-. truefalsn"#.utf8) + [0, 9, 10, 0x80, 0xC3]
    var accepted = 0
    for _ in 0..<20_000 {
      let bytes = (0..<Int(generator.next() % 24)).map { _ in
        alphabet[Int(generator.next() % UInt64(alphabet.count))]
      }
      guard let value = try? JSONValue(parsing: bytes) else { continue }
      accepted += 1
      let again = try? JSONValue(parsing: value.compactBytes)
      #expect(again?.compactBytes == value.compactBytes)
    }
    #expect(accepted > 10)
  }

  @Test func document_cutOrChangedAnywhere_neverCrashes() throws {
    let bytes = Array(#"{"a":[1,-2.5e3,"é\ud83d\ude00\n"],"b":{"c":null,"d":true}}"#.utf8)
    for cut in bytes.indices {
      #expect(throws: JSONError.self) { try JSONValue(parsing: Array(bytes[..<cut])) }
      for byte in [0x00, 0x22, 0x2C, 0x5C, 0x7D, 0x80, 0xED, 0xFF] as [UInt8] {
        var changed = bytes
        changed[cut] = byte
        if let value = try? JSONValue(parsing: changed) { walk(value) }
      }
    }
  }

  private func walk(_ value: JSONValue) {
    #expect(value.path.hasPrefix("$"))
    if let array = try? value.array() { for element in array { walk(element) } }
    if let object = try? value.object() { for member in object { walk(member.value) } }
  }

  /// Plain text is skipped in words of eight bytes.
  @Test func string_withAnEscapeOrOtherScalarAtAnyPlace_isReadInFull() throws {
    for place in 0..<20 {
      for (source, character) in [("\\n", "\n"), ("é", "é"), ("😀", "😀"), ("\\\"", "\"")] {
        let before = String(repeating: "a", count: place)
        let json = try JSONValue(parsing: Array("[\"\(before)\(source)bc\", 1]".utf8)).array()
        #expect(try json[0].string() == before + character + "bc")
        #expect(try json[1].integer() == 1)
      }
    }
  }
}

/// A small generator with a seed, so that every run tests the same values.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
