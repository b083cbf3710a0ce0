import Foundation
import PickerControls
import PickerLayout
import PickerTestSupport
import Testing

/// The published fixtures of Yoga and Taffy, of `Scripts/record/engine_fixtures.py`, laid out by Chromium.
@Suite struct EngineFixtureTests {
  @Test func fixtures_thatDocumentsCanExpress_areWhereChromiumPutThem() throws {
    let explained = try tables(
      inSection: "The fixtures of Yoga and Taffy", ofArticle: "Compatibility",
      "Interfaces/PickerLayout")[0]
    let names = explained.map { $0[0].filter { $0 != "`" } }
    let differing = names.flatMap { ["\($0)/ltr", "\($0)/rtl"] }
    let all = try EngineFixture.all().filter { $0.reason == nil }
    #expect(all.count == 2200)
    let step = sweep(8, full: 1)
    let fixtures = all.enumerated()
      .filter { $0.offset % step == 0 || differing.contains($0.element.name) }.map(\.element)
    var worst = 0.0
    var exceptions: [String] = []
    for fixture in fixtures {
      let off = try fixture.deviation()
      if off <= EngineFixture.grace {
        worst = max(worst, off)
      } else {
        exceptions.append(fixture.name)
      }
    }
    #expect(worst <= 1.0 / 64)
    #expect(exceptions == differing)
    #expect(explained.allSatisfy { !$0[1].isEmpty })
  }

  /// The article *Compatibility* has these counts.
  @Test func fixtures_thatDocumentsCannotExpress_haveAReason() throws {
    let reasons = try EngineFixture.all().compactMap { $0.reason }
    let names = reasons.map { String($0.prefix { $0 != ":" }) }
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    let frequent = counts.filter { $0.value > 12 }
    #expect(
      frequent == [
        "display": 1704, "position": 128, "inset of a relative element": 50, "overflow": 44,
        "gap": 32, "padding": 16, "viewport of its own": 14,
      ])
    #expect(reasons.count == 2060)
  }
}

/// A fixture as a document with Chromium's boxes, or why no document can express it.
struct EngineFixture {
  let name: String
  let reason: String?
  private let document: [String: Any]
  private let size: [Double]
  private let frames: [[Double]]

  /// Chromium truncates lengths to 1/64 px, and one length may be the sum of several truncated ones.
  static let grace = 3.0 / 64

  private static let font = "Tests/Fonts/PickerShapingTests/Fixtures/fonts/TestSquare.ttf"

  static func all() throws -> [EngineFixture] {
    let file = packageRoot().appendingPathComponent(
      "Tests/Interfaces/PickerLayoutTests/Fixtures/engines.json.gz")
    let value = try JSONSerialization.jsonObject(with: unzipped(file))
    return try #require(value as? [[String: Any]]).map(EngineFixture.init)
  }

  private init(_ value: [String: Any]) throws {
    name = try #require(value["name"] as? String)
    reason = value["reason"] as? String
    document = value["document"] as? [String: Any] ?? [:]
    size = value["size"] as? [Double] ?? []
    frames = value["frames"] as? [[Double]] ?? []
  }

  /// The maximum difference of any coordinate or size from Chromium's, in points.
  ///
  /// - Parameter browser: The browser that the document matches; nil for none.
  func deviation(matching browser: Browser? = nil) throws -> Double {
    var document = document
    document["match"] = browser?.rawValue
    let json = try Array(JSONSerialization.data(withJSONObject: document))
    let tree = try Document(json: json, fonts: EngineFixture.fonts.get()).layout()
    var worst = max(abs(tree.size.width - size[0]), abs(tree.size.height - size[1]))
    var boxes = 0
    tree.walk { node in
      guard let id = node.id.flatMap({ $0.split(separator: "/").last }).flatMap({ Int($0) }) else {
        return
      }
      boxes += 1
      let frame = node.absoluteFrame
      let ours = [frame.x, frame.y, frame.width, frame.height]
      worst = zip(ours, frames[id]).reduce(worst) { max($0, abs($1.0 - $1.1)) }
    }
    return boxes == frames.count ? worst : .infinity
  }

  private static let fonts = Result {
    try TextMeasurer.shared.adding([
      FontFile(path: packageRoot().appendingPathComponent(font).path)
    ])
  }
}
