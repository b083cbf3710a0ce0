import Foundation
import PickerText
import Testing

@testable import PickerShaping

/// Which characters the bundled fonts cover.
@Suite struct CoverageTests {
  private static func characterSets() throws -> [String: String] {
    let url = URL(filePath: Oracle.fixture("east_asian_characters.json"))
    return try JSONDecoder().decode([String: String].self, from: Data(contentsOf: url))
  }

  @Test(arguments: [
    ("Big5 level 1", 5809), ("JIS X 0208", 6879), ("GB 2312", 7445), ("KS X 1001", 8225),
    ("ISO names", 1800), ("CLDR names", 1880),
  ])
  func characters_ofEastAsianStandardsAndNames_haveGlyphs(name: String, least: Int) throws {
    let characters = try #require(try CoverageTests.characterSets()[name]).unicodeScalars
    #expect(characters.count >= least)
    let faces = FontLibrary.bundled.stack(for: Font()).compactMap(\.typeface)
    #expect(faces.count == 7)
    let missing = characters.filter { scalar in
      !faces.contains { $0.characters.contains(scalar.value) }
    }
    #expect(missing.isEmpty, "\(String(String.UnicodeScalarView(missing)))")
  }

  @Test func ideographs_areOneEmWide() throws {
    let ideographs = try CoverageTests.characterSets().values.joined().unicodeScalars.filter {
      0x4E00...0x9FFF ~= $0.value
    }
    let text = String(String.UnicodeScalarView(ideographs))
    #expect(measured(text, Font(size: 10)).size.width == Double(10 * ideographs.count))
  }

  @Test func traditionalChinese_hasItsForms() {
    let names = "臺灣、圖瓦盧、變畫來寬、瑙魯、汶萊、梵蒂岡"
    let text = measured(names, language: "zh-Hant")
    #expect(text.missing.isEmpty)
    #expect(text.lines[0].runs.map(\.face.family) == ["Noto Sans CJK SC"])
    #expect(
      text.lines[0].runs[0].glyphs.map(\.id) != measured(names).lines[0].runs[0].glyphs.map(\.id))
  }
}
