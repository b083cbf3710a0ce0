import Foundation
import PickerCheck
import PickerControls
import PickerLayout
import PickerTestSupport
import Testing

/// Cut labels and boxes that stick out, as Chromium sees them (`Scripts/record/check.py`): names of countries, months
/// and weekdays as chips and segments of random styles, widths and text sizes.
@Suite struct BrowserTests {
  @Test func items_ofRandomCells_areCutWhereTheBrowserCutsThem() throws {
    let cells = try BrowserCell.all()
    #expect(cells.count > 250)
    let step = sweep(24, full: 1)
    var counts = Counts()
    for place in stride(from: 0, to: cells.count, by: step) {
      try cells[place].compare(&counts)
    }
    #expect(counts.found * step > 800)
    // A label that Chromium rounds up by up to 1/64 px is cut there in a box that it fits.
    #expect(counts.boundary * 500 < counts.items)
  }
}

private struct Counts {
  var items = 0
  var found = 0
  var boundary = 0
}

/// A control with the texts of a language at a width, and what Chromium says about each item, in 1/64 px.
private struct BrowserCell {
  let locale: String
  let direction: String
  let width: Double
  let textScale: Double
  let texts: [String]
  let document: [String: Any]
  /// By how much a label exceeds its box; negative where it has space to spare.
  let excess: [Double]
  /// How far an item extends beyond the control, on both sides together.
  let out: [Double]
  /// The smallest width of the control at which an item is whole and inside; 0 if it is, nil if no width helps.
  let needed: [Double?]

  static func all() throws -> [BrowserCell] {
    let file = packageRoot().appending(path: "Tests/Check/PickerCheckTests/Fixtures/browser.json")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    return try #require(json?["cases"] as? [[String: Any]]).map(BrowserCell.init)
  }

  init(_ json: [String: Any]) throws {
    locale = try #require(json["locale"] as? String)
    direction = try #require(json["direction"] as? String)
    width = try #require(json["width"] as? Double)
    textScale = try #require(json["textScale"] as? Double)
    texts = try #require(json["texts"] as? [String])
    document = try #require(json["document"] as? [String: Any])
    excess = try #require(json["excess"] as? [Double])
    out = try #require(json["out"] as? [Double])
    needed = try #require(json["needed"] as? [Any]).map { $0 as? Double }
  }

  private var name: String { "\(locale) \(width) × \(textScale)" }

  /// The findings of the cell.
  private func findings() throws -> [Finding] {
    var document = document
    document["items"] = texts.indices.map { String($0) }
    let json = try JSONSerialization.data(withJSONObject: document)
    let texts = texts
    let check = LayoutCheck(
      documents: [
        CheckDocument(
          name: "a", try Document(json: Array(json), fonts: TextMeasurer.shared.matching(.chromium))
        )
      ],
      locales: [CheckLocale(locale) { text in Int(text.text).map { TranslatedText(texts[$0]) } }],
      widths: [width], textScales: [textScale], includesSource: false)
    let report = try check.run()
    #expect(report.cells.map { $0.direction.rawValue } == [direction], "\(name)")
    return report.findings
  }

  func compare(_ counts: inout Counts) throws {
    let findings = try findings().filter { $0.code == .truncated || $0.code == .overflow }
    let found = Dictionary(grouping: findings) { $0.id ?? "" }
    #expect(!found.keys.contains(""), "\(name)")
    for item in texts.indices {
      counts.items += 1
      let own = found[String(item)] ?? []
      let missing = max(excess[item], out[item])
      if own.isEmpty != (missing <= 0) {
        counts.boundary += 1
        #expect(missing.magnitude <= 2, "\(name): \(texts[item])")
      } else if !own.isEmpty {
        counts.found += 1
        compare(own, item, missing: missing)
      }
    }
  }

  /// Compares the points that are missing, and the width at which they are not.
  private func compare(_ findings: [Finding], _ item: Int, missing: Double) {
    let told = findings.compactMap { $0.missing }.max() ?? 0
    #expect((told * 64 - missing).magnitude < 2.1, "\(name): \(texts[item])")
    // A label that is too long even to be cut is cut at the width that it needs.
    let isCut = findings.contains { $0.code == .truncated }
    let style = (document["chip"] ?? document["segment"]) as? [String: Any]
    guard isCut || style?["truncation"] as? String == "none" else { return }
    let widths = findings.map { $0.neededWidth }
    guard let needed = needed[item] else {
      #expect(widths.contains(nil), "\(name): \(texts[item])")
      return
    }
    // Chromium rounds the width of every segment down.
    let segments = document["type"] as? String == "segmented" ? Double(texts.count) : 1
    let width = widths.compactMap { $0 }.max() ?? 0
    #expect(
      (width * 64 - needed).magnitude <= 2 * segments + 1, "\(name): \(texts[item]) \(width)")
  }
}
