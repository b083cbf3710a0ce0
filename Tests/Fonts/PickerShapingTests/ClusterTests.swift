import Foundation
import PickerGeometry
import PickerTestSupport
import PickerText
import Testing

@testable import PickerShaping

/// Labels whose clusters are difficult, in browsers (`Scripts/record/clusters.py`) and by a measurer that matches them.
///
/// Their fonts are those of Debian's packages `fonts-noto-core` and `fonts-noto-color-emoji`.
@Suite(.enabled(if: ClusterFonts.areInstalled)) struct ClusterTests {
  /// How many labels have the recorded width, and how many of those in a narrow box begin their lines where the browser does.
  struct Agreement: Equatable {
    var cases = 0
    var widths = 0
    var lines = 0
  }

  /// Counts that are equal to recorded ones.
  private static let expected: [Browser: [String: Agreement]] = [
    .chromium: [
      "arabic": Agreement(cases: 260, widths: 260, lines: 260),
      "burmese": Agreement(cases: 180, widths: 180, lines: 171),
      "emoji": Agreement(cases: 260, widths: 260, lines: 260),
      "indic": Agreement(cases: 414, widths: 412, lines: 413),
      "khmer": Agreement(cases: 180, widths: 180, lines: 129),
      "marks": Agreement(cases: 268, widths: 267, lines: 268),
      "mongolian": Agreement(cases: 120, widths: 120, lines: 114),
      "nko": Agreement(cases: 120, widths: 120, lines: 120),
      "selectors": Agreement(cases: 160, widths: 117, lines: 131),
      "tibetan": Agreement(cases: 180, widths: 180, lines: 180),
    ],
    .firefox: [
      "arabic": Agreement(cases: 260, widths: 260, lines: 260),
      "burmese": Agreement(cases: 180, widths: 180, lines: 85),
      "emoji": Agreement(cases: 260, widths: 236, lines: 257),
      "indic": Agreement(cases: 414, widths: 414, lines: 395),
      "khmer": Agreement(cases: 180, widths: 180, lines: 106),
      "marks": Agreement(cases: 268, widths: 203, lines: 258),
      "mongolian": Agreement(cases: 120, widths: 120, lines: 104),
      "nko": Agreement(cases: 120, widths: 120, lines: 120),
      "selectors": Agreement(cases: 160, widths: 119, lines: 132),
      "tibetan": Agreement(cases: 180, widths: 180, lines: 180),
    ],
  ]

  @Test(arguments: [Browser.chromium, .firefox])
  func labels_haveTheWidthsAndLinesOfTheBrowser(_ browser: Browser) throws {
    let measurer = try ClusterTests.measurer().matching(browser)
    var found: [String: Agreement] = [:]
    let step = sweep(8, full: 1)
    for (place, label) in try Recording.labels().enumerated() where place % step == 0 {
      let texts = measurer.measure(label.requests)
      let units = (texts[0].size.width * browser.unitsPerPoint).rounded()
      let recorded = browser == .chromium ? label.chromium : label.firefox
      var agreement = found[label.category] ?? Agreement()
      agreement.cases += 1
      agreement.widths += Int(units) == recorded[0] ? 1 : 0
      agreement.lines += label.starts(of: texts[1].lines) == Array(recorded.dropFirst()) ? 1 : 0
      found[label.category] = agreement
    }
    guard step > 1 else { return #expect(found == ClusterTests.expected[browser]) }
    for (category, all) in try #require(ClusterTests.expected[browser]) {
      let part = try #require(found[category])
      #expect(part.cases >= all.cases / step)
      #expect(part.cases - part.widths <= all.cases - all.widths, "\(category)")
      #expect(part.cases - part.lines <= all.cases - all.lines, "\(category)")
    }
  }

  private static func measurer() throws -> any FontCatalog {
    let names = Set(try Recording.labels().flatMap(\.families)).subtracting(["Inter"]).sorted()
    return try TextMeasurer.shared.adding(
      names.map { name in
        let file = name.contains(" ") ? name.filter { $0 != " " } : "\(name)-Regular"
        return FontFile(family: name, path: "\(ClusterFonts.folder)/\(file).ttf")
      })
  }
}

/// The fonts of Debian's packages.
private enum ClusterFonts {
  static let folder = "/usr/share/fonts/truetype/noto"

  static let areInstalled = ["NotoSerifTibetan-Regular", "NotoColorEmoji"].allSatisfy {
    FileManager.default.fileExists(atPath: "\(folder)/\($0).ttf")
  }
}

/// The recorded labels.
private struct Recording: Decodable {
  struct Label: Decodable {
    let category: String
    let text: String
    let language: String
    let direction: String
    let families: [String]
    let size: Double
    let available: Double
    /// The width in layout units, and the offset in UTF-16 at which each line but the first begins.
    let chromium: [Int]
    let firefox: [Int]
  }

  let cases: [Label]

  static func labels() throws -> [Label] {
    let file = Bundle.module.bundleURL.appending(path: "Fixtures/clusters.json.gz")
    return try JSONDecoder().decode(Recording.self, from: unzipped(file)).cases
  }
}

extension Recording.Label {
  /// The label on one line, and in the lines of a narrow box.
  fileprivate var requests: [TextRequest] {
    let style = TextStyle(
      font: Font(families: families, size: size), language: language,
      direction: direction == "rtl" ? .rightToLeft : .leftToRight)
    return [
      TextRequest(text, style: style),
      TextRequest(text, style: style, maxWidth: available, maxLines: nil),
    ]
  }

  /// The offsets in UTF-16 at which lines begin, but for the first.
  fileprivate func starts(of lines: [TextLine]) -> [Int] {
    var rest = Substring(text)
    var starts: [Int] = []
    for line in lines {
      rest = rest.drop { $0 == " " }
      starts.append(text.utf16.count - rest.utf16.count)
      rest.unicodeScalars.removeFirst(
        min(line.text.unicodeScalars.count, rest.unicodeScalars.count))
    }
    return Array(starts.dropFirst())
  }
}
