import PickerGeometry
import PickerText
import PickerTestSupport
import Testing

@testable import PickerShaping

@Suite struct RandomTextTests {
  /// Characters of many scripts, controls, marks, joiners and overrides.
  private static let pools: [[ClosedRange<UInt32>]] = [
    [0x20...0x7E], [0xC0...0x24F], [0x391...0x3C9], [0x410...0x44F],
    [0x5D0...0x5EA, 0x5B0...0x5BC],
    [0x621...0x64A, 0x64B...0x652, 0x660...0x669], [0x905...0x939, 0x93E...0x94D],
    [0xE01...0xE3A, 0xE40...0xE4E], [0x4E00...0x4E80], [0x3041...0x3096, 0x30A1...0x30FA],
    [0xAC00...0xAC40], [0x1F600...0x1F64F, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF],
    [0x300...0x36F], [0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069], [0xFE00...0xFE0F],
    [0x00...0x1F, 0x7F...0x9F], [0x13000...0x13010], [0xE000...0xE010], [0x2028...0x2029],
    [0x1100...0x11FF], [0x3000...0x3020], [0xFFF9...0xFFFD], [0xE0020...0xE007F],
  ]

  /// Random texts, equal on every run.
  static func texts(_ count: Int, seed: UInt64) -> [String] {
    var random = SeededRandom(seed: seed)
    return (0..<count).map { _ in
      var text = String.UnicodeScalarView()
      for _ in 0..<random.below(6) + 1 {
        let pool = pools[random.below(pools.count)]
        for _ in 0..<random.below(8) {
          let range = pool[random.below(pool.count)]
          let value = range.lowerBound + UInt32(random.below(range.count))
          if let scalar = Unicode.Scalar(value) { text.append(scalar) }
        }
      }
      return String(text)
    }
  }

  private func requests(_ texts: [String]) -> [TextRequest] {
    texts.enumerated().map { index, text in
      let direction: [LayoutDirection?] = [nil, .leftToRight, .rightToLeft]
      let style = TextStyle(
        font: Font(size: 16, letterSpacing: index % 5 == 0 ? 1.5 : 0),
        language: index % 7 == 0 ? "ja" : nil, direction: direction[index % 3])
      let cuts = Truncation.allCases
      return TextRequest(
        text, style: style, maxWidth: index % 2 == 0 ? .infinity : Double(index % 90),
        maxLines: [1, nil, 2][index % 3], truncation: cuts[index % cuts.count],
        wantsInk: index % 4 == 0)
    }
  }

  @Test func randomTexts_haveFiniteSizesAndWholeLines() {
    let requests = requests(RandomTextTests.texts(1000, seed: 1))
    for (request, text) in zip(requests, TextMeasurer().measure(requests)) {
      #expect(text.size.width.isFinite && text.size.height.isFinite && text.size.height > 0)
      let lines = text.lines
      #expect(!lines.isEmpty && lines.count <= request.maxLines ?? .max)
      for line in lines {
        let advances = line.runs.reduce(0) { $0 + $1.width }
        #expect((advances - line.frame.width).magnitude < 1e-6)
        #expect(line.frame.maxX <= text.size.width + 1e-9)
      }
      for glyph in lines.flatMap({ $0.runs.flatMap(\.glyphs) }) {
        #expect(glyph.cluster >= -1 && glyph.cluster < max(1, request.text.utf8.count))
      }
      if text.isTruncated { #expect(text.text.contains("…") || text.text.contains("...")) }
    }
  }

  @Test func randomTexts_onOneLine_keepEveryCharacter() {
    for text in RandomTextTests.texts(300, seed: 2) {
      let clusters = measured(text, direction: nil).lines[0].runs.flatMap {
        $0.glyphs.map(\.cluster)
      }
      let first = text.unicodeScalars.first
      if first != nil { #expect(clusters.min() == 0 || clusters.isEmpty) }
    }
  }

  @Test func plainTexts_growWithEveryCharacter() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<100 {
      let letters = (0..<20).map { _ in
        Character(Unicode.Scalar(UInt8(0x61 + random.below(26))))
      }
      let widths = (0...20).map { measured(String(letters.prefix($0))).size.width }
      #expect(widths == widths.sorted())
    }
  }

  @Test func twoThreads_findTheSame() async {
    let requests = requests(RandomTextTests.texts(sweep(400, full: 1000), seed: 4))
    let alone = TextMeasurer().measure(requests)
    let shared = TextMeasurer(cacheLimit: 100_000)
    let answers = await withTaskGroup(of: [MeasuredText].self) { group in
      for worker in 0..<4 {
        group.addTask {
          let order = worker % 2 == 0 ? requests : requests.reversed()
          var found: [MeasuredText] = []
          for start in stride(from: 0, to: order.count, by: 50) {
            found += shared.measure(Array(order[start..<start + 50]))
          }
          return worker % 2 == 0 ? found : found.reversed()
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    for answer in answers { #expect(answer == alone) }
  }
}
