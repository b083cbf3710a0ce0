import Foundation
import PickerControls
import PickerLayout
import PickerTestSupport

/// Texts, rows and segments of WebKitGTK in a font whose advances are whole pixels (`Scripts/record/webkit.py`).
struct WebKitRecording: Decodable {
  let texts: [Texts]
  let rows: [RowRecording.List]
  let segments: [SegmentRecording.Control]

  init() throws {
    self = try JSONDecoder().decode(WebKitRecording.self, from: recording("webkit"))
  }

  /// A measurer with the font, as WebKit.
  static func fonts() throws -> any FontCatalog {
    let path = "Tests/Fonts/PickerShapingTests/Fixtures/fonts/TestSteps.ttf"
    let font = FontFile(path: packageRoot().appendingPathComponent(path).path)
    return try TextMeasurer.shared.adding([font]).matching(.webkit)
  }

  /// Texts in one style, with their widths on one line, and the places at which their lines begin at a width.
  struct Texts: Decodable {
    let language: String
    let direction: String
    let families: [String]
    let size: Double
    let spacing: Double
    let width: Double
    let texts: [String]
    let widths: [Double]
    /// In units of UTF-16.
    let starts: [[Int]]

    var style: TextStyle {
      TextStyle(
        font: Font(families: families, size: size, letterSpacing: spacing), language: language,
        direction: direction == "rtl" ? .rightToLeft : .leftToRight)
    }

    /// Where the lines of a text begin.
    func starts(of text: String, in fonts: any FontCatalog) -> [Int] {
      let request = TextRequest(text, style: style, maxWidth: width, maxLines: nil)
      var place = text.startIndex
      let lines = fonts.measure([request]).first?.lines ?? []
      return lines.compactMap { line in
        let words = line.text.trimmingCharacters(in: .whitespaces)
        guard let found = text.range(of: words, range: place..<text.endIndex) else { return nil }
        place = found.upperBound
        return text.utf16.distance(from: text.startIndex, to: found.lowerBound)
      }
    }
  }
}
