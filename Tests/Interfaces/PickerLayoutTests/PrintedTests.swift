import Foundation
import PickerControls
import PickerFoundation
import PickerLayout
import PickerRendering
import PickerSolver
import PickerText
import Testing

private struct Drink: Identifiable {
  var id: Int
  var name: String
}

/// What `print` and `localizedDescription` show.
@Suite struct PrintedTests {
  private let drinks = (1...12).map { Drink(id: $0, name: "drink \($0)") }

  @Test func pickersAndSessions_areOneLine() {
    var picker = FlexiblePicker(drinks, text: \.name)
    #expect("\(picker)" == "FlexiblePicker(12 items)")
    picker.selection = [3, 1]
    #expect("\(picker)" == "FlexiblePicker(12 items, selected: [1, 3])")
    picker.selection = Set(1...9)
    #expect("\(picker)" == "FlexiblePicker(12 items, selected: [1, 2, 3, 4, 5, 6, 7, 8, …])")
    let session = FlexiblePicker(["tea"], selection: ["tea"]).session(width: 200)
    #expect("\(session)" == "FlexibleSession(1 item, selected: [tea], 200 × 39.36)")
    let segments = SegmentedPicker(["Day", "Week"], selection: "Week")
    #expect("\(segments)" == "SegmentedPicker(2 items, selected: [Week])")
    let shown = "\(segments.session(width: 200))"
    #expect(shown.hasPrefix("SegmentedSession(2 items, selected: [Week], 200 × "))
  }

  @Test func errors_haveTheirMessageAsLocalizedDescription() throws {
    let error = #expect(throws: JSONError.self) {
      try Document(json: Array(#"{"type": "chips", "items": 3}"#.utf8))
    }
    let described: any Error = try #require(error)
    #expect(described.localizedDescription == error?.description)
    #expect(described.localizedDescription == "$.items: expected an array, found 3")
    let others: [any Error & CustomStringConvertible] = [
      RenderingError.missingGlyphs("tea"), LimitError.cancelled, TapError.disabled,
      FontFileError(position: 0, message: "a.ttf: expected a font file, found a directory"),
    ]
    for error in others { #expect(error.localizedDescription == error.description) }
  }

  @Test func renderers_needNoOutlines_forTheBundledFonts() throws {
    let tree = Chips(items: [Chip("tea")]).measured(by: TextMeasurer.shared).layout()
    let svg = SVGRenderer()
    #expect(svg.render(tree) == svg.render(tree, outlines: TextMeasurer.shared))
  }
}
