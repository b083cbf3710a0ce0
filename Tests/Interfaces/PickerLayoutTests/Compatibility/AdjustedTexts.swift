import Foundation
import PickerControls
import PickerLayout
import PickerTestSupport

/// Texts in one font, whose faces are adjusted to an x-height or emboldened (`Scripts/record/adjusted.py`).
struct AdjustedTexts: Decodable {
  let language: String
  let direction: String
  let families: [String]
  let size: Double
  let weight: Double
  /// `none`, `from-font` or an x-height.
  let adjust: Adjust
  let texts: [String]
  /// In layout units.
  let widths: [String: [Double]]

  static func all() throws -> [AdjustedTexts] {
    try JSONDecoder().decode(File.self, from: recording("adjusted")).cases
  }

  var style: TextStyle {
    var font = Font(families: families, size: size, weight: FontWeight(weight) ?? .regular)
    font.sizeAdjust = adjust.value
    return TextStyle(
      font: font, language: language, direction: direction == "rtl" ? .rightToLeft : .leftToRight)
  }

  struct Adjust: Decodable {
    let value: FontSizeAdjust

    init(from decoder: any Decoder) throws {
      let json = try decoder.singleValueContainer()
      let number = try? json.decode(Double.self)
      value =
        try number.map(FontSizeAdjust.xHeight)
        ?? (json.decode(String.self) == "from-font" ? .fromFont : .unadjusted)
    }
  }

  private struct File: Decodable {
    let cases: [AdjustedTexts]
  }
}
