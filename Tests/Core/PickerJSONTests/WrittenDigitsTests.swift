import PickerGeometry
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

  @Test func length_aroundTenThousand_keepsAllDigits() {
    for value in [9_998.9999, 9_998.99996, 9_999, 9_999.9999, 9_999.99996, 10_000, 10_000.0001] {
      for value in [value, -value] { #expect(written { $0.length(value) } == length(value)) }
    }
  }

  @Test(arguments: [1, 5, 6, 7, 100])
  func bytes_ofAnyCapacity_areThoseWritten(capacity: Int) {
    let bytes = JSONWriter.bytes(pretty: false, capacity: capacity) { $0.string("abcd") }
    #expect(String(decoding: bytes, as: UTF8.self) == #""abcd""#)
  }
}
