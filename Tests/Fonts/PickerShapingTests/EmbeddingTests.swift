import Foundation
import PickerTestSupport
import PickerText
import Testing

@testable import PickerShaping

@Suite struct EmbeddingTests {
  /// The face of a text and the use that the text makes of it.
  private func use(_ text: String, _ font: Font = Font()) throws -> (FontFace, FontUse) {
    let run = try #require(measured(text, font, direction: nil).lines[0].runs.first)
    let use = FontUse(
      characters: Set(text.unicodeScalars), glyphs: Set(run.glyphs.map(\.id)),
      features: Set(font.features.filter { $0.value > 0 }.map(\.tag)))
    return (run.face, use)
  }

  private func embedded(_ text: String, _ font: Font = Font()) throws -> EmbeddedFont {
    let (face, use) = try use(text, font)
    return try #require(TextMeasurer.shared.embeddedFont(of: face, for: use))
  }

  @Test func subset_isSmallAndAStaticInstance() throws {
    let font = try embedded("tea", Font(size: 20, weight: .bold))
    let whole = packageRoot().appendingPathComponent("Fonts/Inter/InterVariable.ttf")
    #expect(try font.bytes.count * 100 < Data(contentsOf: whole).count)
    #expect(font.variations.isEmpty)
    #expect(try embedded("teapots of Assam", Font(size: 20)).bytes.count > font.bytes.count)
  }

  @Test func subset_isDeterministic() throws {
    #expect(try embedded("Hello, (A-B) → 12").bytes == embedded("Hello, (A-B) → 12").bytes)
  }

  @Test(arguments: [
    ("AVATAR To (A-B) -> fi", Font(size: 24, weight: .medium)),
    ("1111", Font(features: [FontFeature("tnum", value: 1)])),
    ("مرحبا", Font(families: ["Noto Sans Arabic"])),
    ("क्षि हिन्दी में", Font(families: ["Noto Sans Devanagari"])),
    ("ภาษาไทย", Font(families: ["Noto Sans Thai"])),
    ("中文", Font(families: ["Noto Sans CJK SC"])),
  ])
  func subset_shapesItsTextLikeTheWholeFace(_ text: String, _ font: Font) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "part-\(UUID()).ttf")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data(try embedded(text, font).bytes).write(to: url)
    let measurer = try TextMeasurer().adding([
      FontFile(family: "Part", path: url.path(percentEncoded: false))
    ])
    var part = font
    part.families = ["Part"]
    let whole = measured(text, font, direction: nil).lines[0].runs[0]
    let parts = measured(text, part, direction: nil, by: measurer).lines[0].runs
    #expect(parts.count == 1 && parts[0].face.source.hasSuffix(url.lastPathComponent))
    #expect((parts[0].width - whole.width).magnitude < 0.02)
    #expect(parts[0].glyphs.map(\.cluster) == whole.glyphs.map(\.cluster))
  }

  /// The embedded file of a face that is not bundled.
  private func embeddedWhole(_ name: String, index: Int = 0) throws -> EmbeddedFont {
    let file = FontFile(family: "Own", path: Oracle.fixture("fonts/" + name), index: index)
    let measurer = try #require(TextMeasurer().adding([file]) as? TextMeasurer)
    let own = measured("שלום", Font(families: ["Own"], weight: .bold), by: measurer)
    let face = try #require(own.lines[0].runs.first).face
    return try #require(measurer.embeddedFont(of: face, for: FontUse(glyphs: [1])))
  }

  @Test func faceNotBundled_isEmbeddedWholeAndUnchanged() throws {
    let path = Oracle.fixture("fonts/Inter-roman.var.ttf")
    let file = try Data(contentsOf: URL(filePath: path))
    let font = try embeddedWhole("Inter-roman.var.ttf")
    #expect(font.bytes.count == file.count)
    #expect(font.variations.contains(FontVariation("wght", value: 700)))
    let (from, to) = (tables(Array(file)), tables(font.bytes))
    #expect(from == to && from.keys.contains("glyf"))
  }

  @Test(arguments: ["TestHebrew.ttc", "TestHebrew.woff"])
  func faceOfAPackedFile_isEmbeddedAlone(_ name: String) throws {
    let font = try embeddedWhole(name)
    #expect(font.bytes.starts(with: [0, 1, 0, 0]))
    let url = FileManager.default.temporaryDirectory.appending(path: "alone-\(UUID()).ttf")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data(font.bytes).write(to: url)
    let measurer = try TextMeasurer().adding([FontFile(family: "Alone", path: url.path)])
    let alone = measured("שלום", Font(families: ["Alone"]), by: measurer)
    #expect(alone.size == measured("שלום", Font(families: ["Noto Sans Hebrew"])).size)
  }

  @Test func faceWithOverlappingTables_isNotEmbedded() {
    var bytes: [UInt8] = [0, 1, 0, 0, 0xFF, 0xFF] + [UInt8](repeating: 0, count: 6)
    for table in 0..<0xFFFF {
      bytes += [65, 65, UInt8(table >> 8), UInt8(table & 255), 0, 0, 0, 0]
      bytes += [0, 0, 0, 0, 0, 8, 0, 0]
    }
    bytes.withUnsafeBufferPointer { bytes in
      let face = SingleFace(bytes: bytes, index: 0)
      #expect(!face.isWhole && face.file == nil)
    }
  }

  /// The bytes of each table of a font file.
  private func tables(_ bytes: [UInt8]) -> [String: [UInt8]] {
    bytes.withUnsafeBufferPointer { bytes in
      let tables = FontContainer(bytes: bytes).tables(ofFace: 0) ?? []
      return Dictionary(
        uniqueKeysWithValues: tables.map {
          (string(ofTag: UInt32($0.tag)), Array(bytes[$0.bytes]))
        })
    }
  }

  @Test func fontsThatAreAdded_areNamedFaces_withWhatTheyAreKnownBy() throws {
    let path = Oracle.fixture("fonts/Inter-roman.var.ttf")
    let files = [
      FontFile(family: "Own", path: path, weights: 300...500, style: .italic),
      FontFile(family: "Other", path: path),
    ]
    let measurer = try #require(TextMeasurer().adding(files) as? TextMeasurer)
    let named = measurer.namedFaces
    #expect(named.map(\.family) == ["Own", "Other"])
    #expect(named[0].weights == 300...500 && named[0].style == .italic && named[1].style == nil)
    for face in named.map(\.face) {
      #expect(measurer.embeddedFont(of: face, for: FontUse()) != nil)
    }
    #expect(TextMeasurer.shared.namedFaces.isEmpty)
  }

  @Test func unknownFace_cannotBeEmbedded() {
    let face = FontFace(family: "None", postScriptName: "", source: "/no/such/file.ttf")
    #expect(!TextMeasurer.shared.canEmbed(face))
    #expect(TextMeasurer.shared.embeddedFont(of: face, for: FontUse()) == nil)
  }
}
