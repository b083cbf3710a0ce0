import Foundation
import PickerText
import Testing

@testable import PickerShaping

/// Caches of labels, styles and fonts stay within their limits, however many there are.
@Suite struct GrowthTests {
  @Test func recentTable_full_letsGoOfWhatWasNotUsed() {
    var table = RecentTable<Int, String>(limit: 1000)
    for key in 0..<10 { table.insert("\(key)", for: key, bytes: 100) }
    #expect(table.count == 10 && table.bytes == 1000 && table.evictionCount == 0)
    for key in [1, 4, 7] { #expect(table.find(key) == "\(key)") }
    for key in 10..<17 { table.insert("\(key)", for: key, bytes: 100) }
    #expect(table.count == 10 && table.bytes == 1000 && table.evictionCount == 7)
    #expect((0..<17).filter { table.find($0) != nil } == [1, 4, 7] + Array(10..<17))
  }

  @Test func recentTable_keepsWhatIsLargerThanAllOfIt() {
    var table = RecentTable<Int, String>(limit: 1000)
    table.insert("small", for: 1, bytes: 1)
    table.insert("large", for: 2, bytes: 5000)
    #expect(table.find(1) == nil && table.find(2) == "large" && table.count == 1)
    table.insert("small", for: 1, bytes: 1)
    #expect(table.find(2) == nil && table.bytes == 1)
    table.removeAll()
    #expect(table.count == 0 && table.bytes == 0 && table.evictionCount == 3)
  }

  @Test func recentTable_againstADictionary_findsWhatItHas() {
    var random = SeededRandom(seed: 3)
    var table = RecentTable<Int, Int>(limit: 500)
    for step in 0..<20_000 {
      let key = random.below(60)
      if let found = table.find(key) {
        #expect(found == key * 3, "\(step)")
      } else {
        table.insert(key * 3, for: key, bytes: 1 + random.below(40))
      }
      #expect(table.bytes <= 500)
    }
    #expect(table.evictionCount > 1000)
  }

  @Test func weakTable_forgetsTheKeysOfWhatIsGone() {
    final class Thing {}
    var table = WeakTable<Int, Thing>()
    let kept = (0..<10).map { _ in Thing() }
    for key in 0..<10 { table[key] = kept[key] }
    for key in 10..<10_000 { table[key] = Thing() }
    #expect(table.count <= 65)
    #expect((0..<10).allSatisfy { table[$0] === kept[$0] } && table[5000] == nil)
  }

  @Test func styles_ofManySizes_stayWithinTheirBytes() {
    let measurer = TextMeasurer(library: FontLibrary())
    for step in 0..<5000 {
      let font = Font(size: 10 + Double(step) / 100, opticalSize: .points(20))
      #expect("a".size(with: font, by: measurer).width > 0)
    }
    let (current, evicted) = measurer.styles.counts
    #expect(current <= (1 << 20) / 512 && current > 1000 && current + evicted == 5000)
    // A hit in a full cache evicts nothing.
    for _ in 0..<10 {
      for step in [4999, 4998] {
        let font = Font(size: 10 + Double(step) / 100, opticalSize: .points(20))
        _ = "a".size(with: font, by: measurer)
      }
    }
    #expect(measurer.styles.counts == (current, evicted))
    // All sizes share one shaping style and one text.
    #expect(measurer.cache.counts == (1, 1))
  }

  @Test func stylesWithFeatures_beyondTheirBytes_areForgottenWithTheirTexts() throws {
    let measurer = TextMeasurer(library: FontLibrary(), cacheLimit: 8 << 20)
    let key = try #require(
      ShapingKey(
        TextStyle(font: Font(features: [FontFeature("ss01", value: 1)])), in: measurer.library))
    let maximumCount = (1 << 20) / key.footprint
    for value in 0..<UInt32(3 * maximumCount) {
      let font = Font(features: [FontFeature("ss01", value: value)])
      #expect("label".size(with: font, by: measurer).width > 0)
      let counts = measurer.cache.counts
      #expect(counts.styles <= maximumCount && counts.texts <= maximumCount)
    }
    #expect(measurer.cache.counts.styles <= maximumCount)
  }

  @Test func harfbuzzPlans_goWithTheStylesTheyWereMadeFor() throws {
    let measurer = TextMeasurer(library: FontLibrary(), cacheLimit: 1 << 20)
    let before = try #require(face(of: measurer, feature: 0))
    for value in 0..<100 { _ = try #require(face(of: measurer, feature: UInt32(value))) }
    let after = try #require(face(of: measurer, feature: 100))
    #expect(before.open !== after.open)
  }

  @Test func styles_numberedBeyondTwoToThe32_areToldApart() throws {
    let words = SharedWords(limit: 0, lastNumber: UInt64(UInt32.max) - 1)
    let cache = MeasurementCache(limit: 1 << 20, sharing: words)
    let library = FontLibrary.bundled
    let numbers = try (0..<3).map { value in
      let font = Font(features: [FontFeature("ss01", value: UInt32(value))])
      let key = try #require(ShapingKey(TextStyle(font: font), in: library))
      return cache.style(key, closing: library.faces).number
    }
    #expect(numbers == [0, 1, 2].map { UInt64(UInt32.max) + $0 })
  }

  @Test func buffers_thatNobodyUses_stayWithinTheirBytes() throws {
    let pool = BufferPool(limit: 100_000)
    let buffers = (0..<50).map { _ in BufferMemory() }
    for buffer in buffers { pool.recycle(buffer) }
    #expect(pool.bytes > 90_000 && pool.bytes <= 100_000)
    let taken = try #require(pool.take())
    let before = pool.bytes
    // A buffer never shrinks: one that has held a long text stays large.
    taken.clear(for: 2000)
    taken.clear(for: 1)
    pool.recycle(taken)
    #expect(pool.bytes == before)
    let other = try #require(pool.take())
    pool.recycle(other)
    #expect(pool.bytes == before)
    while pool.take() != nil {}
    #expect(pool.bytes == 0)
  }

  @Test(arguments: [(10, 1), (200_000, 0)])
  func scratchBuffers_ofAVeryLongText_areNotKept(count: Int, kept: Int) {
    let measurer = TextMeasurer(cacheLimit: 1 << 20)
    // Two scripts, so that the text is shaped run by run.
    _ = measured(String(repeating: "a ш ", count: count / 4), by: measurer)
    #expect(measurer.cache.scratchPool.idleCount == kept)
  }

  private func face(of measurer: TextMeasurer, feature: UInt32) -> FontInstance? {
    let style = TextStyle(font: Font(features: [FontFeature("ss01", value: feature)]))
    return measurer.styles.resolve(style, in: measurer.library, cache: measurer.cache)?
      .shaping.primary
  }

  @Test func instances_ofOneFace_stayWithinTheirBytes() throws {
    let faces = OpenFonts()
    let path = Oracle.fixture("fonts/Inter-roman.var.ttf")
    let open = OpenFace(try faces.typeface(path: path, index: 0))
    for step in 0..<1000 {
      _ = open.instance(at: FacePosition(axes: [100 + Double(step) / 2]))
    }
    #expect(open.instanceCounts == (128, 872))
    let last = open.instance(at: FacePosition(axes: [599.5]))
    #expect(last === open.instance(at: FacePosition(axes: [599.5])))
  }

  /// Calls `body` with `count` fonts of 600 KB that differ only in the bytes after their tables.
  private func withCopies(_ count: Int, _ body: ([String]) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bytes = try Data(contentsOf: URL(filePath: Oracle.fixture("fonts/Inter-roman.var.ttf")))
    let paths = try (0..<count).map { number in
      let copy = folder.appending(path: "\(number).ttf")
      try (bytes + Data("\(number)".utf8)).write(to: copy)
      return copy.path(percentEncoded: false)
    }
    try body(paths)
  }

  private struct WeakReference {
    weak var typeface: Typeface?
  }

  @Test func facesThatNobodyUses_areClosed() throws {
    try withCopies(260) { paths in
      let measurer = TextMeasurer(library: FontLibrary())
      let faces = measurer.library.faces
      var opened: [WeakReference] = []
      for path in paths {
        let own = try measurer.adding([FontFile(family: "Own", path: path)])
        #expect("label".size(with: Font(families: ["Own"]), by: own).width > 0)
        opened.append(WeakReference(typeface: try faces.typeface(path: path, index: 0)))
      }
      // Open are 64 MiB of unused faces, and 64 MiB of faces that cached texts retain.
      let open = opened.count { $0.typeface != nil }
      #expect(open > 10 && open <= 2 * OpenFonts.keptBytes / 600_000, "\(open)")
      #expect(opened.last?.typeface != nil && opened[0].typeface == nil)
      #expect(faces.counts.kept <= 64)
    }
  }

  @Test func faceOfAMeasuredText_staysOpenWithIt() throws {
    try withCopies(1) { paths in
      let measurer = TextMeasurer(library: FontLibrary())
      let font = Font(families: ["Own"])
      let faces = measurer.library.faces
      let text = measured(
        "label", font, by: try measurer.adding([FontFile(family: "Own", path: paths[0])]))
      let opened = WeakReference(typeface: try faces.typeface(path: paths[0], index: 0))
      faces.forget(styles: 1000)
      #expect(opened.typeface != nil)
      withExtendedLifetime(text) {}
    }
  }

  /// HarfBuzz and ICU intern every language name, so the number of names must be bounded.
  @Test func languages_areNamedToLibrariesByABoundedNumberOfNames() {
    func names(_ tag: String) -> [String?] {
      let tag = LanguageTag(tag)
      return [tag?.name, tag?.breakingName]
    }
    #expect(names("tr") == ["tr", "tr"] && names("TR-Latn-TR") == ["tr", "tr"])
    #expect(names("zh-Hant-HK") == ["zh-hant-hk", "zh-hant-hk"])
    #expect(names("zh_TW") == ["zh-tw", "zh-tw"])
    #expect(names("ja-JP-u-lb-strict") == ["ja", "ja-u-lb-strict"])
    #expect(names("ja-u-lb-\u{0}") == ["ja", "ja"])
    #expect(names("de-x-\(String(repeating: "a", count: 100_000))") == ["de", "de"])
    for tag in ["", "-", "x-own", "i-navajo", "déf", "english", "e1"] {
      #expect(LanguageTag(tag) == nil)
    }
    let twice = "zh-hant-hant-hk-mo-tw-hans"
    #expect(names(twice) == ["zh-hant-hk", "zh-hant-hk"])
  }

  @Test func stylesOfOneLanguage_areOne() {
    let measurer = TextMeasurer(library: FontLibrary())
    for number in 0..<1000 {
      _ = measured("label", language: "en-x-a\(number)", by: measurer)
    }
    #expect(measurer.cache.counts == (1, 1))
  }

  @Test func namesThatAreRepeated_areTriedOnce() {
    let font = Font(families: Array(repeating: "Inter", count: 1000) + ["Noto Sans Thai"])
    #expect(FontLibrary.bundled.stack(for: font).count == 2)
  }
}
