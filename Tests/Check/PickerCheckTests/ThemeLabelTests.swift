import Foundation
import PickerControls
import PickerLayout
import PickerTestSupport
import PickerTree
import Testing

/// Those that show how texts are cut. A label that gives way to its icon is not.
private let cut = [
  "segmented/narrow-truncate.json", "text/paragraph.json",
]

/// Each example in every theme, or in one of them, by turns, where the sweep is not full.
func inThemes(_ examples: [String]) -> [(theme: BuiltInTheme, path: String)] {
  let themes = BuiltInTheme.allCases
  return examples.enumerated().flatMap { place, path in
    sweep([themes[place % themes.count]], full: themes).map { ($0, path) }
  }
}

/// Texts have space in every theme, although their fonts and paddings differ.
@Suite struct ThemeLabelTests {
  @Test(arguments: inThemes(exampleDocuments()))
  func texts_ofEveryExample_areWhole(theme: BuiltInTheme, path: String) throws {
    let file = packageRoot().appendingPathComponent("Examples/\(path)")
    let tree = try Document(
      json: Array(Data(contentsOf: file)), options: Array(#"{"theme": "\#(theme.rawValue)"}"#.utf8),
      fonts: TextMeasurer.shared, directory: file.deletingLastPathComponent().path
    ).layout()
    let truncated = tree.labels.filter { !$0.text.text.isEmpty }.compactMap(\.fullText)
    #expect(truncated.isEmpty != cut.contains(path), "\(truncated)")
  }

  /// Labels in all but the classic theme, whose lines are as high as the faces in them.
  @Test(
    arguments: BuiltInTheme.allCases.filter { $0 != .classic },
    [
      #"{"type": "chips", "items": ["Tea", "شاي", "お茶", {"text": "चाय", "selected": true}]}"#,
      #"{"type": "segmented", "items": ["Tea", "شاي", "お茶", "चाय"]}"#,
      #"{"type": "segmented", "variant": "connected", "items": ["Tea", "شاي", "お茶", "चाय"]}"#,
      #"{"type": "text", "text": "Tea\nشاي\nお茶\nचाय"}"#,
    ])
  func lines_ofDifferentScripts_areEquallyHigh(theme: BuiltInTheme, document: String) throws {
    func heights(_ options: String) throws -> [Double] {
      try Document(
        json: Array(document.utf8),
        options: Array(#"{"theme": "\#(theme.rawValue)"\#(options)}"#.utf8),
        fonts: TextMeasurer.shared
      ).layout().nodes.filter { $0.role == .label || $0.role == .line }.map(\.frame.height)
    }
    let own = try heights("")
    #expect(own.count == 4 && own.allSatisfy { abs($0 - own[0]) < 1e-9 && $0 > 17 }, "\(own)")
    // The line height follows a size that the document sets.
    let large = try heights(#", "font": {"size": 40}"#)
    #expect(large.allSatisfy { abs($0 - large[0]) < 1e-9 && $0 > 50 && $0 <= 60 }, "\(large)")
    let points = try heights(#", "font": {"size": 40, "lineHeight": 30}"#)
    #expect(points == [30, 30, 30, 30])
  }
}
