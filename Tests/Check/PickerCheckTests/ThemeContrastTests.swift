import Foundation
import PickerColor
import PickerControls
import PickerLayout
import PickerTestSupport
import PickerTree
import Testing

@testable import PickerCheck

/// Without the one that stands in the middle of a transition, where a colour is on its way to another, and those whose titles have the
/// orange of the lesson that they draw.
private let examples = exampleDocuments().filter { path in
  let left = [
    "segmented/connected-transition", "drawing/flowers", "drawing/leaves", "drawing/polygons",
    "drawing/stars",
  ]
  return !left.contains { path == "\($0).json" }
}

/// Texts can be read in every theme.
@Suite struct ThemeContrastTests {
  /// Every text of every example that is not disabled, over what is painted beneath it.
  @Test(arguments: inThemes(examples))
  func texts_ofEveryExample_haveEnoughContrast(theme: BuiltInTheme, path: String) throws {
    let file = packageRoot().appendingPathComponent("Examples/\(path)")
    let options = #"{"theme": "\#(theme.rawValue)", "scheme": "auto"}"#
    let both = try Document(
      json: Array(Data(contentsOf: file)), options: Array(options.utf8),
      fonts: TextMeasurer.shared, directory: file.deletingLastPathComponent().path
    ).layout()
    for scheme in ColorScheme.allCases {
      var tree = both.resolved(in: scheme)
      // Paper, where a theme leaves it open.
      tree.background = tree.backdrop ?? .white
      var inspection = ContrastInspection(of: tree, limitOfLargeTexts: 4.5)
      for found in inspection.observations() {
        Issue.record(
          "\(scheme): \(found.value ?? 0) of \(found.text ?? "") in \(found.items)\(found.detail)")
      }
    }
  }
}
