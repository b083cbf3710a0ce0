import PickerGeometry
import PickerTestSupport
import Testing

@Suite struct PathReadingTests {
  /// The data parsed and written again, or the message of the error.
  private func reread(_ data: String) -> String {
    do throws(PathError) { return try Path(svgData: data).svgData() } catch {
      return error.description
    }
  }

  @Test(arguments: [
    ("", ""),
    (" \t\r\n\u{C}", ""),
    ("M1 2", "M1 2"),
    ("M1,2L3,4", "M1 2L3 4"),
    ("M 1 2 L 3 4 5 6", "M1 2L3 4L5 6"),
    ("M1 2 3 4", "M1 2L3 4"),
    ("m1 2 3 4", "M1 2L4 6"),
    ("M1 2l3 4", "M1 2L4 6"),
    ("M1 2H5V6h1v-1", "M1 2L5 2L5 6L6 6L6 5"),
    ("M0 0h1 2v3 4", "M0 0L1 0L3 0L3 3L3 7"),
    ("M1 1c1 0 2 1 2 2", "M1 1C2 1 3 2 3 3"),
    ("M1 1q1 0 2 2", "M1 1Q2 1 3 3"),
    ("M0 0C0 1 1 2 2 2S4 3 4 4", "M0 0C0 1 1 2 2 2C3 2 4 3 4 4"),
    ("M0 0c0 1 1 2 2 2s2 1 2 2", "M0 0C0 1 1 2 2 2C3 2 4 3 4 4"),
    ("M1 1S2 3 4 4", "M1 1C1 1 2 3 4 4"),
    ("M0 0Q1 0 1 1S2 3 4 4", "M0 0Q1 0 1 1C1 1 2 3 4 4"),
    ("M0 0Q1 1 2 0T4 0", "M0 0Q1 1 2 0Q3 -1 4 0"),
    ("M0 0Q1 1 2 0T4 0 6 0", "M0 0Q1 1 2 0Q3 -1 4 0Q5 1 6 0"),
    ("M0 0C0 1 1 2 2 2T4 4", "M0 0C0 1 1 2 2 2Q2 2 4 4"),
    ("M0 0Q1 1 2 0L3 0T4 0", "M0 0Q1 1 2 0L3 0Q3 0 4 0"),
    ("M1 1L2 2Zl3 0", "M1 1L2 2ZL4 1"),
    ("M1 1L2 2zm1 1l1 0", "M1 1L2 2ZM2 2L3 2"),
    ("M0 0z", "M0 0Z"),
  ]) func commands_readAndWritten_areAbsolute(_ data: String, _ expected: String) {
    #expect(reread(data) == expected)
    #expect(reread(expected) == expected)
  }

  @Test(arguments: [
    ("M.5.5", "M0.5 0.5"),
    ("M-1-2", "M-1 -2"),
    ("M1e-3 1E2", "M0.001 100"),
    ("M1.5.25-.5+3L4e1.5", "M1.5 0.25L-0.5 3L40 0.5"),
    ("M1. 2.", "M1 2"),
    ("M+1 , \n-2", "M1 -2"),
    ("M0 0l1-1.5.5-0", "M0 0L1 -1.5L1.5 -1.5"),
    ("M1e-999 0", "M0 0"),
  ]) func numbers_withoutSeparators_areSeparated(_ data: String, _ expected: String) {
    #expect(reread(data) == expected)
  }

  @Test(arguments: [
    "M0 0Q1e7 0 -1e7 0T0 0", "M0 0C0 0 0 1e7 0 -1e7S0 0 0 0", "M1e7 1e7A1e7 1e7 0 0 0 -1e7 1e7",
  ]) func points_computedBeyondTheLimit_throw(_ data: String) {
    #expect(throws: PathError.self) { try Path(svgData: data) }
  }

  @Test func dataNearTheLimit_ifRead_roundTrips() throws {
    var random = SeededGenerator(seed: 11)
    var count = 0
    for _ in 0..<sweep(4_000, full: 20_000) {
      func number() -> String { "\(Double.random(in: -1e7...1e7, using: &random)) " }
      var data = "M" + number() + number()
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let command = "LHVCSQTAlhvcsqta".randomElement(using: &random) ?? "L"
        data.append(command)
        switch command.uppercased() {
        case "H", "V": data += number()
        case "L", "T": data += number() + number()
        case "S", "Q": data += number() + number() + number() + number()
        case "A": data += number() + number() + number() + "0 1 " + number() + number()
        default: data += (0..<6).map { _ in number() }.joined()
        }
      }
      guard let path = try? Path(svgData: data) else { continue }
      count += 1
      _ = try Path(svgData: path.svgData())
    }
    #expect(count > sweep(200, full: 1000))
  }

  @Test func arc_flagsWithoutSeparators_equalsSeparated() throws {
    let tight = try Path(svgData: "M0 0a1 1 0 0110 10")
    #expect(try tight == Path(svgData: "M 0 0 a 1 1 0 0 1 10 10"))
    #expect(try tight == Path(svgData: "M0,0A1,1,0,0,1,10,10"))
    #expect(try Path(svgData: "M0 0a5 5 0 00.5.5").bounds?.maxX == 0.5)
  }

  @Test func arc_ofHalfACircle_followsItsFlags() throws {
    for (flags, top, bottom) in [("0 1", -5.0, 0.0), ("1 1", -5, 0), ("0 0", 0, 5), ("1 0", 0, 5)] {
      let box = try #require(try Path(svgData: "M0 0A5 5 0 \(flags) 10 0").bounds)
      #expect(abs(box.minY - top) < 1e-6)
      #expect(abs(box.maxY - bottom) < 1e-6)
    }
  }

  @Test func arc_large_takesTheLongWay() throws {
    let large = try Path(svgData: "M10 0A10 10 0 1 1 0-10Z")
    let small = try Path(svgData: "M10 0A10 10 0 0 0 0-10Z")
    #expect(abs(large.signedArea - (75 * .pi + 50)) < 1e-4)
    #expect(abs(small.signedArea + (25 * .pi - 50)) < 1e-4)
  }

  @Test func arc_degenerate_isALineOrEmpty() {
    #expect(reread("M1 1A0 5 0 0 1 4 5") == "M1 1L4 5")
    #expect(reread("M1 1A5 0 0 0 1 4 5") == "M1 1L4 5")
    #expect(reread("M1 1A5 5 0 0 1 1 1L2 2") == "M1 1L2 2")
    #expect(reread("M1 1A-3 3 0 0 1 7 1") == reread("M1 1A3-3 0 0 1 7 1"))
  }

  @Test func arc_ofHugeRadius_isAlmostStraight() throws {
    let path = try Path(svgData: "M0 0A1e7 1e7 0 0 1 1 0")
    let box = try #require(path.bounds)
    #expect(abs(path.length - 1) < 1e-9)
    #expect(box.height < 1e-6)
  }

  @Test(arguments: [
    ("M0 0 L10 10 L 20", "path data breaks off at character 16: expected a number"),
    ("M0 0L10 ", "path data breaks off at character 8: expected a number"),
    ("M", "path data breaks off at character 1: expected a number"),
    ("M1 2,", "path data breaks off at character 5: expected a number"),
    ("M1 2L3 -", "path data breaks off at character 8: expected a digit"),
    ("M1 2e", "path data breaks off at character 5: expected a digit of the exponent"),
    ("M0 0A1 1 0 0", "path data breaks off at character 12: expected a flag, 0 or 1"),
    ("L1 2", "path data is wrong at character 1: expected M or m, found 'L'"),
    ("M0 0 x", "path data is wrong at character 6: expected a command, found 'x'"),
    ("M0 0L1 é", "path data is wrong at character 8: expected a number, found 'é'"),
    ("M0 0Z1", "path data is wrong at character 6: expected a command, found '1'"),
    ("M0 0L1,,2", "path data is wrong at character 8: expected a number, found ','"),
    ("M,0 0", "path data is wrong at character 2: expected a number, found ','"),
    ("M0 0L1 2,Z", "path data is wrong at character 10: expected a number, found 'Z'"),
    ("M0 0LNaN 1", "path data is wrong at character 6: expected a number, found 'N'"),
    (
      "M0 0A1 1 0 2 0 1 1", "path data is wrong at character 12: expected a flag, 0 or 1, found '2'"
    ),
    ("M0 .x", "path data is wrong at character 5: expected a digit, found 'x'"),
  ]) func error_inData_hasPositionAndReason(_ data: String, _ expected: String) {
    #expect(reread(data) == expected)
  }

  @Test(arguments: ["M0 1e999", "M0 -1e8", "M0 1e7l0 1", "M0 0A1e-300 1 0 0 1 9 9", "M0 0h9e6 9e6"])
  func number_tooLarge_throws(_ data: String) {
    #expect(reread(data).contains("expected a coordinate from -1e7 to 1e7, found '"))
  }

  @Test func error_afterWideCharacters_countsCharacters() {
    #expect(throws: PathError(position: 5, expected: "a command", found: "👩‍👩‍👧")) {
      try Path(svgData: "M0 0👩‍👩‍👧e\u{301}")
    }
  }

  @Test func data_cutAnywhere_isReadOrThrows() {
    let data = "M.5.5h1e-3-1-2a1 1 0 0110 10Q1 2 3 4t5 6S1 2 3 4zc1 2 3 4 5 6"
    for count in 0...data.count {
      let text = reread(String(data.prefix(count)))
      #expect(text.isEmpty || text.hasPrefix("M0.5 0.5") || text.hasPrefix("path data breaks off"))
    }
  }
}
