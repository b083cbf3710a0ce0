import Foundation
import PickerControls
import PickerLayout
import PickerTestSupport
import PickerTree
import Testing

/// Those that show how texts are cut.
private let cut = ["segmented/narrow-truncate.json", "text/paragraph.json"]

/// Texts have space in every theme, although their fonts and paddings differ.
@Suite struct ThemeLabelTests {
  @Test(arguments: BuiltInTheme.allCases, exampleDocuments())
  func texts_ofEveryExample_areWhole(theme: BuiltInTheme, path: String) throws {
    let file = packageRoot().appendingPathComponent("Examples/\(path)")
    let tree = try Document(
      json: Array(Data(contentsOf: file)), options: Array(#"{"theme": "\#(theme.rawValue)"}"#.utf8),
      fonts: TextMeasurer.shared, directory: file.deletingLastPathComponent().path
    ).layout()
    let truncated = tree.labels.compactMap(\.fullText)
    #expect(truncated.isEmpty != cut.contains(path), "\(truncated)")
  }
}
