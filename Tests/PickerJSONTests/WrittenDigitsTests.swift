import PickerJSON
import Testing

private func written(_ body: (inout JSONWriter) -> Void) -> String {
  var writer = JSONWriter(pretty: false)
  body(&writer)
  return String(decoding: writer.bytes, as: UTF8.self)
}

/// The text of a length by arithmetic on whole numbers and strings: what the writer does digit by digit.
private func length(_ value: Double) -> String {
  let units = Int((value.magnitude * 10_000).rounded(.toNearestOrAwayFromZero))
  var fraction = String(10_000 + units % 10_000).dropFirst()
  while fraction.last == "0" { fraction.removeLast() }
  let sign = value < 0 && units > 0 ? "-" : ""
  return sign + String(units / 10_000) + (fraction.isEmpty ? "" : "." + String(fraction))
}

/// Repeatable numbers: SplitMix64.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64 = 17

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

@Suite struct WrittenDigitsTests {
  @Test func length_ofEveryMagnitude_hasTheDigitsOfTheRoundedNumber() {
    var numbers = Numbers()
    let magnitudes: [Double] = [1e-3, 1, 10, 100, 1e4, 1e8, 9e10]
    for _ in 0..<20_000 {
      let magnitude = magnitudes[Int.random(in: 0..<magnitudes.count, using: &numbers)]
      let value = Double.random(in: -magnitude...magnitude, using: &numbers)
      #expect(written { $0.length(value) } == length(value))
    }
  }

  @Test func length_ofHalvesAndTheirNeighbours_isRoundedAwayFromZero() {
    for units in [0, 1, 9, 99, 999, 9_999, 99_999, 12_345_678, 99_999_999] {
      let half = (Double(units) + 0.5) / 10_000
      for value in [half.nextDown, half, half.nextUp, -half] {
        #expect(written { $0.length(value) } == length(value))
      }
    }
  }

  /// A writer of much output keeps the digits of lengths, each in one of 64 places.
  @Test func length_thatWasWrittenBefore_hasTheSameDigits() {
    var numbers = Numbers()
    var values = (0..<300).map { _ in Double.random(in: -2e4...2e4, using: &numbers) }
    values += [0, -0.0, -0.00001, 9_999.99994, 9_999.99995, 10_000, 1e8, -9.9e10, 1e11, .nan]
    values += (0..<3_000).map { _ in values[Int.random(in: 0..<values.count, using: &numbers)] }
    for pretty in [false, true] {
      let bytes = JSONWriter.bytes(pretty: pretty, capacity: 1) { json in
        json.array(inline: true) { json in for value in values { json.length(value) } }
      }
      let all = values.map { value in written { $0.length(value) } }
      let text = "[" + all.joined(separator: pretty ? ", " : ",") + "]"
      #expect(String(decoding: bytes, as: UTF8.self) == text)
    }
  }

  @Test(arguments: [false, true])
  func box_ofAnyLengths_isWrittenLengthByLength(pretty: Bool) {
    let lengths = [0, 1.5, -0.0, 12_345.678_94, -9.9e10, 1e11, -2e14, 1e300, .nan, .infinity]
    for first in lengths {
      for second in lengths {
        let bytes = JSONWriter.bytes(pretty: pretty, capacity: 1) { json in
          json.object(inline: true) { json in
            json.key(constant: "first")
            json.integer(1)
            json.member(
              next: "box", box: first, second, second, first,
              compact: ("[", ",", ",", ",", "]"), pretty: ("[", ", ", ", ", ", ", "]"))
          }
        }
        let (a, b) = (written { $0.length(first) }, written { $0.length(second) })
        let compact = "{\"first\":1,\"box\":[\(a),\(b),\(b),\(a)]}"
        let spaced = "{\"first\": 1, \"box\": [\(a), \(b), \(b), \(a)]}"
        #expect(String(decoding: bytes, as: UTF8.self) == (pretty ? spaced : compact))
      }
    }
  }

  @Test func integer_besideEveryPowerOfTen_isWrittenInFull() {
    var power = 1
    for _ in 0..<18 {
      for value in [power - 1, power, power + 1, -power] {
        #expect(written { $0.integer(value) } == String(value))
      }
      power *= 10
    }
  }

  @Test func number_ofSixDigits_isReadAsTheSameNumber() throws {
    var numbers = Numbers()
    let divisors: [Double] = [1e1, 1e2, 1e4, 1e6, 1e8]
    for _ in 0..<5_000 {
      let digits = Double(Int.random(in: 1...999_999, using: &numbers))
      let value = digits / divisors[Int.random(in: 0..<divisors.count, using: &numbers)]
      let text = written { $0.number(value) }
      #expect(Double(text) == value.roundedNumber)
      #expect(!text.contains(".") || text.last != "0")
    }
  }

  @Test func color_isWrittenInHexadecimal_withAlphaUnlessOpaque() {
    #expect(written { $0.color(0x0ABC_90FF) } == "\"#0ABC90\"")
    #expect(written { $0.color(0x1234_5600) } == "\"#12345600\"")
  }

  /// Texts are copied in words of eight or four bytes, of which the last overlaps the one before it.
  @Test func string_withAnEscapeAtAnyPlace_isEscapedThere() {
    for count in 1...20 {
      for place in 0..<count {
        for (character, escape) in [
          ("\"", "\\\""), ("\\", "\\\\"), ("\n", "\\n"), ("\u{1F}", "\\u001F"),
        ] {
          let before = String(repeating: "a", count: place)
          let after = String(repeating: "é", count: count - place - 1)
          let text = written { $0.string(before + character + after) }
          #expect(text == "\"" + before + escape + after + "\"")
        }
      }
    }
  }

  @Test func string_ofBytesNextToThoseEscaped_isCopied() {
    for scalar in ["\u{20}", "!", "#", "[", "]", "\u{7F}", "\u{80}", "\u{FF}", "😀"] {
      for count in 1...17 {
        let text = String(repeating: scalar, count: count)
        #expect(written { $0.string(text) } == "\"" + text + "\"")
      }
    }
  }

  @Test func key_ofAnyLength_isWrittenLikeAString() {
    for count in 0...40 {
      let name = String(repeating: "k", count: count)
      let text = written { json in
        json.object {
          $0.key(JSONKey(name)); $0.string(JSONKey(name))
        }
      }
      #expect(text == "{\"\(name)\":\"\(name)\"}")
    }
  }

  @Test(arguments: [false, true])
  func key_thatIsKnownWhenCompiling_isWrittenLikeAnyOther(pretty: Bool) {
    var constant = JSONWriter(pretty: pretty)
    var other = JSONWriter(pretty: pretty)
    constant.object { json in
      for _ in 0..<100 {
        json.key(constant: "a")
        json.value(pieces: { json in
          json.piece("{\"x\":", pretty: "{\"x\": ")
          json.bareLength(1.5)
          json.piece(",\"y\":", pretty: ", \"y\": ")
          json.bareLength(-2)
          json.piece("}")
        })
        json.key(next: "clipBoundingRect")
        json.bool(true)
      }
    }
    other.object { json in
      for _ in 0..<100 {
        json.key("a")
        json.object(inline: true) { json in
          json.member("x", length: 1.5)
          json.member("y", length: -2)
        }
        json.member("clipBoundingRect", bool: true)
      }
    }
    #expect(constant.bytes == other.bytes)
  }

  /// The memory grows while keys, numbers and texts are written, each at another place in it.
  @Test(arguments: 0..<40)
  func memory_thatIsTooSmall_growsAnywhere(offset: Int) {
    let start = String(repeating: "x", count: offset)
    let expected =
      "[\"\(start)\"" + String(repeating: ",{\"width\":-1234.5678,\"t\":\"é\"}", count: 200) + "]"
    let bytes = JSONWriter.bytes(pretty: false, capacity: 100) { json in
      json.array { json in
        json.string(start)
        for _ in 0..<200 {
          json.object { json in
            json.key(JSONKey("width"))
            json.length(-1234.5678)
            json.member("t", string: "é")
          }
        }
      }
    }
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test func memory_thatSuffices_hasOnlyWhatWasWritten() {
    let bytes = JSONWriter.bytes(pretty: true, capacity: 1000) { $0.length(0.5) }
    #expect(bytes == Array("0.5".utf8))
    #expect(JSONWriter.bytes(pretty: true, capacity: 0) { _ in }.isEmpty)
  }
}
