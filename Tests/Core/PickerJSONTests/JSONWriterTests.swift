import Foundation
import PickerJSON
import Testing

/// The text that `body` writes, compact by default.
private func written(pretty: Bool = false, _ body: (inout JSONWriter) -> Void) -> String {
  var writer = JSONWriter(pretty: pretty)
  body(&writer)
  return String(decoding: writer.bytes, as: UTF8.self)
}

@Suite struct JSONWriterTests {
  private func document(_ writer: inout JSONWriter) {
    writer.object {
      $0.key("version")
      $0.integer(1)
      $0.key("frame")
      $0.object(inline: true) {
        $0.key("x")
        $0.length(0)
        $0.key("stops")
        $0.array {
          $0.number(0.5)
          $0.string("#FFF")
        }
      }
      $0.key("empty")
      $0.object { _ in }
      $0.key("children")
      $0.array {
        $0.array { _ in }
        $0.object {
          $0.key("selected")
          $0.bool(false)
        }
        $0.null()
      }
      $0.key("raw")
      $0.raw(Array("[1]".utf8))
    }
  }

  @Test func pretty_ofADocument_isIndented() {
    #expect(
      written(pretty: true, document) == """
        {
          "version": 1,
          "frame": {"x": 0, "stops": [0.5, "#FFF"]},
          "empty": {},
          "children": [
            [],
            {
              "selected": false
            },
            null
          ],
          "raw": [1]
        }
        """)
  }

  @Test func compact_ofADocument_hasNoSpaces() {
    #expect(
      written(document)
        == "{\"version\":1,\"frame\":{\"x\":0,\"stops\":[0.5,\"#FFF\"]},\"empty\":{},"
        + "\"children\":[[],{\"selected\":false},null],\"raw\":[1]}")
  }

  @Test func document_writtenAndRead_isTheSame() throws {
    let compact = written(document)
    #expect(try parse(written(pretty: true, document)).compactText == compact)
    #expect(try parse(compact).compactText == compact)
  }

  @Test func body_thatThrows_passesItsErrorOn() {
    var writer = JSONWriter()
    #expect(throws: JSONError.self) {
      try writer.array { _ throws(JSONError) in throw JSONError(path: "$", message: "no") }
    }
  }

  @Test(arguments: [
    "", "plain", "é漢😀", "\"", "\\", "/", "\u{8}\u{C}\n\r\t", "\u{0}\u{1F}", "\u{7F}\u{2028}",
  ])
  func string_ofAnyKind_isReadAgain(text: String) throws {
    #expect(try parse(written { $0.string(text) }).string() == text)
    let object = try parse(
      written { w in
        w.object {
          $0.key(text); $0.null()
        }
      }
    ).object()
    #expect(object.map(\.key) == [text])
  }

  @Test func string_withSpecialCharacters_escapesOnlyWhatItMust() {
    let text = written { $0.string("a\"b\\c/\u{1}\u{1F}\n\u{7F}é") }
    #expect(text == "\"a\\\"b\\\\c/\\u0001\\u001F\\n\u{7F}é\"")
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (12, "12"), (-3, "-3"), (0.5, "0.5"), (1.23456, "1.2346"),
      (1.00005, "1.0001"), (-1.00005, "-1.0001"), (-0.00001, "0"), (0.00005, "0.0001"),
      (0.00004999, "0"), (99.99995, "100"), (123456.789, "123456.789"), (10.0001, "10.0001"),
      (1e7, "10000000"), (12_345_678_901.25, "12345678901.25"), (1e12 + 0.125, "1000000000000.125"),
      (99_999_999_999.99999, "100000000000"), (1e15 + 0.25, "1000000000000000.2"),
      (1e21, "1000000000000000000000"), (-1.5e25, "-15000000000000000000000000"),
      (.nan, "null"), (.infinity, "null"), (-.infinity, "null"), (.leastNonzeroMagnitude, "0"),
    ] as [(Double, String)])
  func length_ofAnySize_hasAtMostFourDecimals(value: Double, expected: String) {
    #expect(written { $0.length(value) } == expected)
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (2.0 / 3, "0.666667"),
      (1_234_567, "1234570"),
      (123_456, "123456"), (999_999.5, "1000000"), (999_999.4, "999999"), (0.1, "0.1"),
      (0.000001, "0.000001"), (0.00000123456789, "0.00000123457"), (1e-7, "1e-7"),
      (-1.23456789e-7, "-1.23457e-7"), (9.9999999e-7, "0.000001"), (1e20, "100000000000000000000"),
      (1e21, "1e21"), (1.5e300, "1.5e300"), (Double.leastNonzeroMagnitude, "4.94066e-324"),
      (0.99999951, "1"),
      (Double.greatestFiniteMagnitude, "1.79769e308"), (.nan, "null"), (.infinity, "null"),
      (100, "100"), (1e6, "1000000"), (12.30, "12.3"), (1e-5, "0.00001"),
    ] as [(Double, String)])
  func number_ofAnySize_hasSixSignificantDigits(value: Double, expected: String) {
    #expect(written { $0.number(value) } == expected)
  }

  @Test(
    arguments: [
      (12345.678, 2, "12345.68"), (12345.678, 0, "12345.7"), (0.5, 6, "0.5"),
      (-20000.0166, 4, "-20000.0166"),
      (20000, 2, "20000"), (1234567.8, 0, "1234568"), (2.0 / 3, 2, "0.666667"), (1e300, 6, "1e300"),
      (0.1 + 0.2, 9, "0.3"), (100.000001, 6, "100.000001"),
    ] as [(Double, Int, String)])
  func number_ofSoManyDecimals_hasSixDigitsOrMore(value: Double, decimals: Int, expected: String) {
    #expect(written { $0.number(value, decimals: decimals) } == expected)
  }

  @Test(arguments: [
    0, 7, -7, 10, 99, 100, 12345678, 99_999_999, 100_000_000, 100_000_001, -1_234_567_890_123,
    Int.max, Int.min,
  ])
  func integer_ofAnySize_isWrittenInFull(value: Int) {
    #expect(written { $0.integer(value) } == String(value))
  }

  @Test func lengths_overManyValues_agreeWithFormatting() {
    var generator = SplitMix(seed: 1)
    for _ in 0..<3000 {
      let ten = pow(10, Double(generator.next() % 12) - 3)
      let value = Double.random(in: -1...1, using: &generator) * ten
      let text = written { $0.length(value) }
      let rounded = (abs(value) * 1e4).rounded() / 1e4
      #expect(Double(text) == (value < 0 ? -rounded : rounded) + 0, "\(value)")
      let decimals = text.split(separator: ".").dropFirst().first ?? ""
      #expect(decimals.count <= 4 && decimals.last != "0" && text != "-0", "\(text)")
    }
  }

  @Test func numbers_overManyValues_agreeWithFormatting() {
    var generator = SplitMix(seed: 2)
    for _ in 0..<3000 {
      let ten = pow(10, Double(generator.next() % 60) - 30)
      let value = Double.random(in: -1...1, using: &generator) * ten
      let text = written { $0.number(value) }
      #expect(Double(text) == Double(String(format: "%.6g", value)), "\(value)")
      let isExponential = text.contains("e")
      let isOrdinary = (1e-6..<1e21).contains(abs(Double(text) ?? 0))
      #expect(isExponential != isOrdinary, "\(text)")
      let digits = text.prefix { $0 != "e" }.filter(\.isNumber).drop { $0 == "0" }
      #expect(abs(value) >= 1e6 || digits.count <= 6, "\(text)")
    }
  }
}
