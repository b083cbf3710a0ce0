import Foundation
import PickerText

@testable import PickerShaping

/// A recorded text with the widths and line heights a browser gave it.
struct OracleCase: Decodable {
  let id: String
  let text: String
  let cat: String
  let lang: String
  let dir: String
  let stack: [String]
  let sizes: [Double]
  let weights: [Double]
  let widths: [[Double]]
  let lineHeights: [LineHeight]
  let opticalSizing: String?

  /// One number for all weights, or one for each.
  struct LineHeight: Decodable {
    let values: [Double]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let one = try? container.decode(Double.self) {
        values = [one]
      } else {
        values = try container.decode([Double].self)
      }
    }

    func at(_ weight: Int) -> Double { values.count == 1 ? values[0] : values[weight] }
  }
}

/// The recorded cases, and those of their fonts that are available here.
struct Oracle {
  let cases: [OracleCase]

  private struct File: Decodable {
    let cases: [OracleCase]
  }

  init(_ name: String) throws {
    let url = Bundle.module.bundleURL.appending(path: "Fixtures/\(name)")
    cases = try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).cases
  }

  static func fixture(_ path: String) -> String {
    Bundle.module.bundleURL.appending(path: "Fixtures/\(path)").path(percentEncoded: false)
  }

  /// The families of the recording; the bundled faces have the advances of those it used.
  static let families = [
    "inter": "Oracle Inter", "inter41": "Inter", "arabic": "Noto Sans Arabic",
    "hebrew": "Noto Sans Hebrew", "devanagari": "Noto Sans Devanagari",
    "thai": "Noto Sans Thai", "cjk": "Noto Sans CJK SC", "emoji": "Noto Emoji Metrics",
  ]

  static func measurer() throws -> any FontCatalog {
    try TextMeasurer().adding([
      FontFile(family: "Oracle Inter", path: fixture("fonts/Inter-roman.var.ttf"))
    ])
  }
}

/// How one text at one size and weight compares.
struct OracleComparison {
  let id: String
  let text: String
  let category: String
  let stack: [String]
  let size: Double
  let weight: Double
  let expected: Double
  let found: Double
  let expectedHeight: Double
  let foundHeight: Double

  /// In 1/64 point, after rounding up as the browser does.
  var difference: Double {
    (((found - 1e-6) * 64).rounded(.up) - expected * 64).magnitude
  }

  static func all(
    _ oracle: Oracle, by measurer: any TextMeasuring,
    names: (String) -> String? = { Oracle.families[$0] }
  ) -> [OracleComparison] {
    oracle.cases.flatMap { all(of: $0, by: measurer, names: names) }
  }

  private static func all(
    of item: OracleCase, by measurer: any TextMeasuring, names: (String) -> String?
  ) -> [OracleComparison] {
    var found: [OracleComparison] = []
    for (row, size) in item.sizes.enumerated() {
      for (column, weight) in item.weights.enumerated() {
        let font = Font(
          families: item.stack.compactMap(names), size: size,
          weight: FontWeight(weight) ?? .regular,
          opticalSize: item.opticalSizing == "none" ? .points(14) : .auto, lineMetrics: .rounded)
        let style = TextStyle(
          font: font, language: item.lang,
          direction: item.dir == "rtl" ? .rightToLeft : .leftToRight)
        guard let text = measurer.measure([TextRequest(item.text, style: style)]).first else {
          continue
        }
        found.append(
          OracleComparison(
            id: item.id, text: item.text, category: item.cat,
            stack: item.stack, size: size, weight: weight,
            expected: item.widths[row][column], found: text.size.width,
            expectedHeight: item.lineHeights[row].at(column), foundHeight: text.size.height))
      }
    }
    return found
  }
}
