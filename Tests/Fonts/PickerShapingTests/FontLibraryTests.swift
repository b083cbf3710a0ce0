import CPickerFonts
import PickerText
import Testing

@testable import PickerShaping

@Suite struct FontLibraryTests {
  /// The static face of `weights` that matches each requested weight.
  private func matches(_ weights: [Double], for wanted: [Double]) -> [Double] {
    let entries = weights.map { weight in
      FaceEntry(
        family: "F", weights: weight...weight, isVariable: false, from: .nowhere, in: OpenFonts()
      ) { nil }
    }
    let family = FontFamily(name: "F", entries: entries)
    return wanted.map { family.entry(weight: $0)?.weights.lowerBound ?? 0 }
  }

  @Test func staticFaces_areMatchedAsInCSS() {
    #expect(
      matches([400, 700], for: [100, 400, 450, 500, 501, 600, 700, 900])
        == [400, 400, 400, 400, 700, 700, 700, 700])
    #expect(
      matches([300, 500, 900], for: [100, 350, 400, 450, 500, 600])
        == [300, 300, 500, 500, 500, 900])
    #expect(matches([300, 600], for: [400, 500, 550]) == [300, 300, 600])
    #expect(matches([200, 300], for: [250, 400, 900]) == [200, 300, 300])
  }

  @Test func ranges_thatHoldTheWeight_winAndOthersByTheirNearestEnd() {
    let family = FontFamily(
      name: "F",
      entries: [(100.0, 300.0), (350, 450), (600, 900)].map { low, high in
        FaceEntry(
          family: "F", weights: low...high, isVariable: true, from: .nowhere, in: OpenFonts()
        ) {
          nil
        }
      })
    #expect(family.entry(weight: 200)?.weights.lowerBound == 100)
    #expect(family.entry(weight: 320)?.weights.lowerBound == 100)
    #expect(family.entry(weight: 500)?.weights.lowerBound == 350)
    #expect(family.entry(weight: 550)?.weights.lowerBound == 600)
  }

  /// A static face of a weight and a style.
  private func entry(_ weight: Double, _ style: FontStyle, widthClass: Int = 5) -> FaceEntry {
    FaceEntry(
      family: "F", weights: weight...weight, style: style, widthClass: widthClass,
      isVariable: false,
      from: .nowhere, in: OpenFonts()
    ) { nil }
  }

  @Test func uprightFaces_precedeItalicFaces() {
    let family = FontFamily(
      name: "F",
      entries: [
        entry(400, .italic), entry(900, .normal),
      ])
    #expect(family.entry(weight: 400)?.weights.lowerBound == 900)
  }

  @Test func families_areFoundIgnoringCase() {
    #expect(TextMeasurer.shared.contains(family: "INTER"))
    #expect(TextMeasurer.shared.contains(family: "noto sans thai"))
    #expect(!TextMeasurer.shared.contains(family: "Comic"))
    #expect(TextMeasurer.shared.axes(ofFamily: "inter") == ["opsz", "wght"])
    #expect(TextMeasurer.shared.axes(ofFamily: "Noto Sans Thai").isEmpty)
    #expect(TextMeasurer.shared.axes(ofFamily: "Comic").isEmpty)
  }

  @Test func familyAdded_replacesTheBundledOne() throws {
    let path = Oracle.fixture("fonts/Inter-roman.var.ttf")
    let measurer = try TextMeasurer.shared.adding([FontFile(family: "iNTER", path: path)])
    #expect(
      measurer.axes(ofFamily: "Inter").contains("slnt")
        || measurer.axes(ofFamily: "Inter") == ["wght"])
    let text = measured("Hello", by: measurer)
    #expect(text.lines[0].runs[0].face.source == path)
    #expect(measured("Hello").lines[0].runs[0].face.source == "bundled:InterVariable.ttf")
    #expect(measured("שלום", by: measurer).missing == ["ש", "ל", "ו", "ם"])
  }

  @Test func weightsDeclared_boundTheAxis() throws {
    let path = Oracle.fixture("fonts/Inter-roman.var.ttf")
    let measurer = try TextMeasurer.shared.adding([
      FontFile(family: "Middling", path: path, weights: 300...500)
    ])
    func axis(_ weight: FontWeight) -> Double? {
      measured("a", Font(families: ["Middling"], weight: weight), by: measurer)
        .lines[0].runs[0].face.variations.first { $0.tag == "wght" }?.value
    }
    #expect(axis(.black) == 500)
    #expect(axis(.ultraLight) == 300)
    #expect(axis(.regular) == 400)
  }

  @Test func listing_tellsWeightsAxesScriptsAndSources() throws {
    let listing = FontLibrary.bundled.listing
    #expect(
      listing.map(\.name) == [
        "Inter", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Thai",
        "Noto Sans CJK SC", "Noto Emoji Metrics",
      ])
    #expect(listing[0].weights == [100...900])
    #expect(listing.allSatisfy { $0.styles == [.normal] })
    #expect(listing[0].axes.map(\.tag) == ["opsz", "wght"])
    #expect(listing[0].axes[0].range == 14...32)
    #expect(listing[0].scripts == ["Cyrillic", "Greek", "Latin"])
    #expect(listing[1].weights == [400...400, 700...700])
    #expect(
      listing[1].sources == [
        "bundled:NotoSansArabic-Regular.ttf", "bundled:NotoSansArabic-Bold.ttf",
      ])
    #expect(listing[5].scripts.contains("Han") && listing[5].scripts.contains("Hangul"))
    #expect(listing[6].scripts == ["Emoji"])
  }

  @Test func bundledFonts_storeTheDigestsOfTheirBytes() {
    for i in 0..<picker_font_count() {
      let font = picker_fonts()[i]
      let digest = TextHash.digest(UnsafeBufferPointer(start: font.bytes, count: font.size))
      #expect(font.digest == digest, "\(String(cString: font.file)): 0x\(hex(digest))")
    }
  }

  private func hex(_ digest: UInt64) -> String { String(digest, radix: 16, uppercase: true) }

  @Test func replacedFamily_isFoundInItsPlaceAndTheOldFacesAreGone() throws {
    let file = FontFile(family: "Inter", path: Oracle.fixture("fonts/Inter-roman.var.ttf"))
    let library = try FontLibrary.bundled.adding([file])
    #expect(library.families.map(\.name) == FontLibrary.bundled.families.map(\.name))
    let old = try #require(FontLibrary.bundled.family(named: "INTER")?.entries.first?.typeface)
    let face = FontFace(
      family: old.family, postScriptName: "", source: old.source, index: old.index,
      content: old.bytes.digest, variations: [], slant: 0)
    #expect(FontLibrary.bundled.typeface(of: face) === old)
    #expect(library.typeface(of: face) == nil)
    // It is the default family no longer, so nothing falls back on the bundled faces.
    #expect(library.stack(for: Font()).count == 1)
    #expect(FontLibrary.bundled.stack(for: Font()).count == 7)
    #expect(library.stack(for: Font(families: ["nobody"])).count == 7)
    #expect(library.stack(for: Font(families: ["inter", "Inter", "INTER"])).count == 1)
  }

  @Test func systemFonts_comeAfterExistingFonts() throws {
    let library = try FontLibrary.bundled.addingSystemFonts()
    #expect(library.families.prefix(7).map(\.key) == FontLibrary.bundled.families.map(\.key))
    let text = measured("Hello", by: try TextMeasurer.shared.addingSystemFonts())
    #expect(text == measured("Hello"))
  }

  @Test func systemFonts_forARepeatedCluster_areAskedOnceEach() throws {
    let library = try FontLibrary.bundled.addingSystemFonts()
    let key = try #require(ShapingKey(TextStyle(font: Font()), in: library))
    let style = ShapingStyle(key, number: 1)
    var asked = 0
    let answer: Bool? = style.firstSystemFace(
      for: String(repeating: "\u{F40}\u{20DD}", count: 500)
    ) { _ in
      asked += 1
      return nil
    }
    #expect(answer == nil)
    #expect((1...2).contains(asked))
  }

  /// Synthetic bold and optical sizes of their faces depend on the size.
  @Test func systemFonts_inSeveralSizes_areSeveralStyles() throws {
    let sizes = [9.0, 36].map { TextStyle(font: Font(size: $0, weight: .bold)) }
    let library = try FontLibrary.bundled.addingSystemFonts()
    #expect(ShapingKey(sizes[0], in: library) != ShapingKey(sizes[1], in: library))
  }
}
