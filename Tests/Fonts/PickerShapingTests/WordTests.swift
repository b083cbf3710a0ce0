import CPickerHarfBuzz
import PickerGeometry
import PickerText
import Testing

@testable import PickerShaping

@Suite struct WordTests {
  private struct Script {
    var family: String
    /// Letters, marks, joiners, digits and punctuation; most words begin with a character of the first range.
    var letters: [ClosedRange<UInt32>]
  }

  private static let scripts = [
    Script(
      family: "Noto Sans Arabic",
      letters: [0x621...0x64A, 0x621...0x64A, 0x64B...0x652, 0x660...0x669, 0x60C...0x60C]),
    Script(
      family: "Noto Sans Hebrew", letters: [0x5D0...0x5EA, 0x5D0...0x5EA, 0x5B0...0x5BC]),
    Script(
      family: "Noto Sans Thai", letters: [0xE01...0xE2E, 0xE01...0xE3A, 0xE40...0xE4E]),
    Script(
      family: "Noto Sans Devanagari", letters: [0x905...0x939, 0x93E...0x94D, 0x964...0x96F]),
    Script(
      family: "Noto Sans CJK SC", letters: [0xAC00...0xD7A3, 0x1100...0x1112, 0x1161...0x1175]),
    Script(
      family: "Inter",
      letters: [
        0x41...0x5A, 0x61...0x7A, 0x21...0x40, 0xC0...0x24F, 0x300...0x30C, 0x2190...0x2193,
      ]),
    Script(family: "Inter", letters: [0x410...0x44F, 0x391...0x3A1, 0x28...0x3A]),
  ]

  /// Random labels of a few words, with doubled spaces, leading and trailing spaces, and joiners.
  private static func labels(_ script: Script, _ count: Int, seed: UInt64) -> [String] {
    var random = SeededRandom(seed: seed)
    func pick(_ range: ClosedRange<UInt32>) -> UInt32 {
      range.lowerBound + UInt32(random.below(range.count))
    }
    let words = (0..<30).map { _ in
      var values = random.below(12) == 0 ? [] : [pick(script.letters[0])]
      for _ in 0..<random.below(6) + 1 {
        let isJoiner = random.below(20) == 0
        values.append(
          isJoiner
            ? pick(0x200C...0x200D) : pick(script.letters[random.below(script.letters.count)]))
      }
      return String(String.UnicodeScalarView(values.compactMap(Unicode.Scalar.init)))
    }
    return (0..<count).map { _ in
      let inside = (0..<random.below(4) + 1).map { _ in words[random.below(words.count)] }
        .joined(separator: random.below(8) == 0 ? "  " : " ")
      return (random.below(9) == 0 ? " " : "") + inside + (random.below(9) == 0 ? " " : "")
    }
  }

  private func style(_ font: Font, in direction: LayoutDirection? = nil) throws -> ShapingStyle {
    let style = TextStyle(font: font, direction: direction)
    return ShapingStyle(try #require(ShapingKey(style, in: .bundled)), number: 1)
  }

  private func expectSame(_ labels: [String], _ style: ShapingStyle, _ scratch: ScratchBuffers) {
    let byWords = Shaper(scratch: scratch)
    let whole = Shaper(scratch: ScratchBuffers())
    for label in labels {
      let a = byWords.shape(label, style: style)
      let b = whole.shape(label, style: style)
      #expect(a.glyphs == b.glyphs, "\(label.unicodeScalars.map(\.value))")
      #expect(a.advance == b.advance && a.spacedUnits == b.spacedUnits)
      #expect(a.runs.map(\.bytes) == b.runs.map(\.bytes))
      #expect(a.runs.map(\.glyphs) == b.runs.map(\.glyphs))
      #expect(a.missing == b.missing)
    }
  }

  @Test(arguments: WordTests.scripts.indices)
  func labelsOfKnownWords_areAsShapedWhole(_ index: Int) throws {
    let script = WordTests.scripts[index]
    let fonts = [
      Font(families: [script.family]), Font(size: 24, weight: .bold),
      Font(families: [script.family], letterSpacing: 2),
      Font(
        families: [script.family],
        features: [FontFeature("tnum", value: 1), FontFeature("kern", value: 0)]),
    ]
    for (seed, font) in fonts.enumerated() {
      let scratch = ScratchBuffers(wordLimit: 1 << 20)
      let labels = WordTests.labels(script, 70, seed: UInt64(seed))
      expectSame(labels, try style(font), scratch)
      #expect(scratch.words.table.count > 0)
      expectSame(labels, try style(font, in: .leftToRight), ScratchBuffers(wordLimit: 1 << 20))
    }
  }

  @Test(arguments: ["widths.json", "widths_inter41.json"])
  func recordedTexts_joinedAnew_areAsShapedWhole(file: String) throws {
    let texts = try Oracle(file).cases.map(\.text)
    var random = SeededRandom(seed: 7)
    let labels = (0..<200).map { _ in
      (0..<random.below(3) + 1).map { _ in texts[random.below(texts.count)] }
        .joined(separator: " ")
    }
    expectSame(labels, try style(Font()), ScratchBuffers(wordLimit: 1 << 20))
  }

  @Test(arguments: ["Inter", "Noto Sans Hebrew", "Noto Sans Arabic"])
  func knownWords_areFoundAgain(family: String) throws {
    let scratch = ScratchBuffers(wordLimit: 1 << 20)
    let shaper = Shaper(scratch: scratch)
    let style = try style(Font(families: [family]))
    let words =
      ["Inter": "one two new", "Noto Sans Hebrew": "שלום עולם חדש"][family]
      ?? "سلام عالم جديد"
    let parts = words.split(separator: " ")
    _ = shaper.shape("\(parts[0]) \(parts[1])", style: style)
    #expect(scratch.words.table.count == 0)
    _ = shaper.shape("\(parts[1]) \(parts[0])", style: style)
    #expect(scratch.words.table.count == 2)
    _ = shaper.shape("\(parts[2]) \(parts[1])", style: style)
    #expect(scratch.words.table.count == 2)
    _ = shaper.shape("\(parts[0]) \(parts[2])", style: style)
    #expect(scratch.words.table.count == 3)
  }

  /// Inter raises a hyphen between capitals, even across spaces.
  @Test func wordReachingOverTheSpace_isShapedWithWhatStandsBesideIt() throws {
    let style = try style(Font())
    let scratch = ScratchBuffers(wordLimit: 1 << 20)
    let labels = ["a - b", "A - B", "a - B", "A - b", "a - b", "A - B", "x (A) x", "X (A) X"]
    expectSame(labels + labels + labels, style, scratch)
    let shaper = Shaper(scratch: scratch)
    let low = shaper.shape("a - b", style: style).glyphs[2].id
    #expect(shaper.shape("A - B", style: style).glyphs[2].id != low)
  }

  /// The words are set in Noto Sans Hebrew, the spaces in Inter.
  @Test(arguments: [0.0, 2])
  func spaceBetweenWordsOfAnotherFace_isKept(letterSpacing: Double) throws {
    let scratch = ScratchBuffers(wordLimit: 1 << 20)
    let style = try style(Font(letterSpacing: letterSpacing))
    expectSame(["שלום עולם חדש"], style, scratch)
    expectSame(["חדש עולם שלום", "a ש b", " ", "ש "], style, scratch)
  }

  @Test func wordByItself_isNotKept() throws {
    let scratch = ScratchBuffers(wordLimit: 1 << 20)
    let style = try style(Font(families: ["Noto Sans Hebrew"]))
    for _ in 0..<3 { _ = Shaper(scratch: scratch).shape("שלום", style: style) }
    #expect(scratch.words.table.count == 0)
  }

  @Test func featureForAPart_isShapedWhole() throws {
    let scratch = ScratchBuffers(wordLimit: 1 << 20)
    let font = Font(features: [FontFeature("tnum", value: 1, in: 0..<4)])
    let style = try style(font)
    for _ in 0..<3 { _ = Shaper(scratch: scratch).shape("11 11", style: style) }
    #expect(scratch.words.table.count == 0)
  }

  @Test func words_stayWithinTheirLimit() throws {
    let scratch = ScratchBuffers(wordLimit: 1 << 16)
    let style = try style(Font(families: ["Noto Sans Arabic"]))
    var maximumCount = 0
    for seed in 0..<25 {
      expectSame(
        WordTests.labels(WordTests.scripts[0], 20, seed: UInt64(100 + seed)), style, scratch)
      #expect(scratch.words.table.footprint <= 1 << 16)
      maximumCount = max(maximumCount, scratch.words.table.count)
    }
    #expect(maximumCount > 20)
  }

  @Test(arguments: WordTests.scripts.indices)
  func labelsOfWordsOfAnotherThread_areAsShapedWhole(_ index: Int) throws {
    let script = WordTests.scripts[index]
    let shared = SharedWords(limit: 1 << 20)
    let labels = WordTests.labels(script, 70, seed: 11)
    let style = try style(Font(families: [script.family], letterSpacing: index % 2 == 0 ? 0 : 2))
    for _ in 0..<2 {
      expectSame(labels, style, ScratchBuffers(wordLimit: 1 << 20, sharing: shared))
      #expect(shared.count > 0)
    }
  }

  @Test func wordThatAnotherThreadKnows_isKnownAtItsFirstOccurrence() throws {
    let shared = SharedWords(limit: 1 << 20)
    let style = try style(Font())
    let first = ScratchBuffers(wordLimit: 1 << 20, sharing: shared)
    expectSame(["one two", "two one"], style, first)
    #expect(shared.count == 2)
    let second = ScratchBuffers(wordLimit: 1 << 20, sharing: shared)
    expectSame(["new two", "A - B"], style, second)
    #expect(second.words.table.count == 1)
    #expect(shared.count == 2)
  }

  /// Its identity may belong to another face after the style is gone.
  @Test func wordOfAnotherFace_isNotShared() throws {
    let shared = SharedWords(limit: 1 << 20)
    let scratch = ScratchBuffers(wordLimit: 1 << 20, sharing: shared)
    let labels = ["a שלום עולם b", "a עולם שלום b"]
    expectSame(labels + labels, try style(Font()), scratch)
    #expect(scratch.words.table.count > shared.count)
  }

  @Test func wordsBeyondTheTableOfAThread_areFoundAmongTheShared() throws {
    let shared = SharedWords(limit: 1 << 20)
    let scratch = ScratchBuffers(wordLimit: 1 << 15, sharing: shared)
    let style = try style(Font())
    let labels = (0..<300).map { "word\($0) label\($0)" }
    for _ in 0..<3 { expectSame(labels, style, scratch) }
    #expect(scratch.words.table.footprint <= 1 << 15)
    #expect(shared.count > 200)
  }

  @Test func measurersOfSeveralThreads_shareNumbersOfStylesAndWords() throws {
    let measurer = TextMeasurer()
    let other = measurer.forAnotherThread(of: 2)
    let key = try #require(ShapingKey(TextStyle(font: Font(size: 20)), in: .bundled))
    let styles = [measurer, other].map {
      $0.cache.style(key, closing: FontLibrary.bundled.faces)
    }
    #expect(styles[0] !== styles[1] && styles[0].number == styles[1].number)
    let labels = (0..<40).map { "word\($0 % 9) label\($0 % 7)" }
    let requests = labels.map { TextRequest($0, style: TextStyle(font: Font(size: 20))) }
    #expect(measurer.measure(requests).map(\.size) == other.measure(requests).map(\.size))
    #expect(measurer.cache.words.count == 16)
  }
}
