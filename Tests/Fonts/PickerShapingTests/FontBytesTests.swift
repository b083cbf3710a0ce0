import Foundation
import PickerText
import Testing

@testable import PickerShaping

/// Fonts whose bytes the program has in memory.
@Suite struct FontBytesTests {
  private func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: Oracle.fixture("fonts/" + name))))
  }

  private func measurer(_ file: FontFile) throws -> TextMeasurer {
    try #require(TextMeasurer().adding([file]) as? TextMeasurer)
  }

  /// The error message for a font of these bytes; nil if it is usable.
  private func message(of bytes: [UInt8], index: Int = 0) -> String? {
    do {
      _ = try TextMeasurer.shared.adding([FontFile(bytes: bytes, index: index)])
      return nil
    } catch {
      #expect(error.position == 0)
      return error.message
    }
  }

  @Test(arguments: [
    ("Inter-roman.var.ttf", 0, "AVATAR 123"), ("TestHebrew.ttc", 0, "שלום"),
    ("TestHebrew.ttc", 1, "שלום"), ("TestHebrew.woff", 0, "שלום"), ("TestStrike.ttf", 0, "❤️🍕"),
    ("TestSlant.ttf", 0, "il"),
  ])
  func font_inMemory_isUsedLikeItsFile(_ name: String, index: Int, text: String) throws {
    let path = Oracle.fixture("fonts/" + name)
    let file = try measurer(FontFile(family: "Own", path: path, index: index))
    let memory = try measurer(FontFile(family: "Own", bytes: bytes(name), index: index))
    let font = Font(families: ["Own"], size: 20, weight: .bold, style: .oblique)
    let expected = measured(text, font, direction: nil, ink: true, by: file)
    let found = measured(text, font, direction: nil, ink: true, by: memory)
    #expect(found.size == expected.size && found.baseline == expected.baseline)
    #expect(found.missing == expected.missing && found.lines[0].ink == expected.lines[0].ink)
    let (run, original) = (found.lines[0].runs[0], expected.lines[0].runs[0])
    #expect(run.glyphs == original.glyphs && !run.glyphs.isEmpty)
    var face = run.face
    face.source = path
    #expect(face == original.face && face.index == index)
    let (glyph, use) = (run.glyphs[0].id, FontUse(glyphs: [run.glyphs[0].id]))
    #expect(
      memory.outline(of: glyph, in: run.face) == file.outline(of: glyph, in: original.face))
    #expect(memory.bitmap(of: glyph, in: run.face) == file.bitmap(of: glyph, in: original.face))
    let embedded = memory.embeddedFont(of: run.face, for: use)
    #expect(embedded == file.embeddedFont(of: original.face, for: use))
    #expect(memory.canEmbed(run.face) && embedded != nil)
  }

  @Test func webFontOfTheSecondFormat_inMemory_isUnpacked() throws {
    let whole = try bytes("TestSlant.ttf")
    let plain = try measurer(FontFile(family: "Own", bytes: whole))
    let packed = try measurer(FontFile(family: "Own", bytes: woff2(whole)))
    let font = Font(families: ["Own"])
    let text = measured("il", font, by: packed)
    #expect(text.size == measured("il", font, by: plain).size && text.missing.isEmpty)
  }

  @Test func source_ofAFontInMemory_isTheDigestOfItsBytes() throws {
    let measurer = try measurer(FontFile(family: "Own", bytes: bytes("TestItalic.ttf")))
    let face = measured("il", Font(families: ["Own"]), by: measurer).lines[0].runs[0].face
    let digits = face.source.dropFirst("memory:".count)
    #expect(face.source.hasPrefix("memory:") && digits.count == 16)
    #expect(UInt64(digits, radix: 16) == face.content && face.content != 0)
    #expect(FacePlace(memory: 0xAB, index: 0).source == "memory:00000000000000ab")
    #expect(measurer.library.listing.last?.sources == [face.source])
  }

  @Test func bytes_thatAreNoFont_areRejectedWithTheNumberOfTheFont() throws {
    #expect(message(of: []) == "fonts[0]: expected a font file, found an empty one")
    #expect(
      message(of: Array("this is not a font at all".utf8))
        == "fonts[0]: expected a TrueType or OpenType font, found something else")
    let hebrew = try bytes("TestHebrew.ttc")
    #expect(
      message(of: hebrew, index: 2) == "fonts[0]: expected a face index from 0 to 1, found 2")
    #expect(
      message(of: hebrew, index: -1) == "fonts[0]: expected a face index from 0 to 1, found -1")
    #expect(
      throws: FontFileError(
        position: 1, message: "fonts[1]: expected a font file, found an empty one")
    ) {
      _ = try TextMeasurer.shared.adding([FontFile(bytes: hebrew), FontFile(bytes: [])])
    }
  }

  @Test func bytes_cutShort_areRejectedAtAnyLength() throws {
    let whole = try bytes("Inter-roman.var.ttf")
    for length in [1, 4, 11, 12, 100, 300, 4096, whole.count / 2, whole.count - 1] {
      let text = message(of: Array(whole.prefix(length)))
      #expect(text?.hasPrefix("fonts[0]: expected a ") == true, "\(length): \(text ?? "taken")")
    }
  }

  @Test func webFont_inMemoryThatUnpacksToMoreThan64MiB_isRejected() {
    var bytes = Array("wOFF".utf8) + [UInt8](repeating: 0, count: 40)
    bytes.replaceSubrange(16..<20, with: [0x04, 0, 0, 1])
    #expect(
      message(of: bytes)
        == "fonts[0]: expected a font that unpacks to at most 64 MiB, found one of 65 MiB")
  }

  @Test func count_beyond256MiB_isRejected() throws {
    try FontBytes.check(byteCount: 256 << 20)
    let error = #expect(throws: FontReadingError.self) {
      try FontBytes.check(byteCount: 256 << 20 + 1)
    }
    #expect(error?.message == "expected a font file of at most 256 MiB, found 257 MiB")
  }

  @Test func bytes_addedTwice_areOneFace() throws {
    let hebrew = try bytes("TestHebrew.ttc")
    let faces = OpenFonts()
    let first = try faces.typeface(bytes: hebrew, index: 0)
    // Equal bytes in other memory.
    #expect(try faces.typeface(bytes: hebrew.map { $0 }, index: 0) === first)
    let second = try faces.typeface(bytes: hebrew, index: 1)
    #expect(second !== first && second.bytes === first.bytes)
  }

  @Test func measurers_withTheSameBytes_shareTheFace() throws {
    let library = FontLibrary()
    let file = FontFile(family: "Own", bytes: try bytes("TestSlant.ttf"))
    func typeface() throws -> Typeface? {
      try library.adding([file]).family(named: "Own")?.entries.first?.typeface
    }
    let (first, second) = (try #require(try typeface()), try typeface())
    #expect(first === second)
  }

  @Test func bytes_withAForgedDigest_areAnotherFace() throws {
    let whole = try bytes("TestHebrew.ttc")
    let (one, other) = (forged(whole, with: 1), forged(whole, with: 2))
    let faces = OpenFonts()
    let first = try faces.typeface(bytes: one, index: 0)
    let second = try faces.typeface(bytes: other, index: 0)
    #expect(first.bytes.digest == second.bytes.digest)
    #expect(first !== second && !first.bytes.hasSameContent(as: second.bytes))
    #expect(Array(first.bytes.buffer) == one && Array(second.bytes.buffer) == other)
  }

  @Test func face_ofASavedTree_isFoundInMemoryAndOnDisk() throws {
    let path = Oracle.fixture("fonts/TestHebrew.woff")
    let file = try measurer(FontFile(path: path))
    let memory = try measurer(FontFile(bytes: try bytes("TestHebrew.woff")))
    let other = try measurer(FontFile(bytes: try bytes("TestHebrew.ttc")))
    func face(_ measurer: TextMeasurer) -> FontFace {
      measured("שלום", Font(families: ["Noto Sans Hebrew"]), by: measurer).lines[0].runs[0].face
    }
    let faces = [face(file), face(memory)]
    #expect(faces[0].source == path && faces[1].source.hasPrefix("memory:"))
    #expect(faces.allSatisfy { file.contains($0) && memory.contains($0) })
    #expect(faces.allSatisfy { !other.contains($0) && !TextMeasurer.shared.contains($0) })
  }

  private struct WeakReference {
    weak var bytes: FontBytes?
  }

  @Test func bytes_ofLibrariesThatAreGone_areFreed() throws {
    func used() throws -> WeakReference {
      let file = FontFile(family: "Own", bytes: try bytes("TestSlant.ttf"))
      let library = try FontLibrary().adding([file])
      let typeface = try #require(library.family(named: "Own")?.entries.first?.typeface)
      let reference = WeakReference(bytes: typeface.bytes)
      let text = measured("il", Font(families: ["Own"]), by: TextMeasurer(library: library))
      #expect(text.size.width > 0 && reference.bytes != nil)
      return reference
    }
    #expect(try used().bytes == nil)
  }

  /// Returns a font of a multiple of eight bytes followed by 16 bytes, such that all numbers give the same digest: the
  /// last block cancels the state of the digest before it.
  private func forged(_ font: [UInt8], with number: UInt64) -> [UInt8] {
    let blocks =
      stride(from: 0, to: font.count, by: 8).map { start in
        font[start..<start + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
      } + [number]
    let state = blocks.reduce(UInt64(font.count + 16)) { state, block in
      let (high, low) = (state ^ block).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      return high ^ low
    }
    return [number, state ^ 1].reduce(into: font) { font, block in
      font += (0..<8).map { UInt8(truncatingIfNeeded: block >> (8 * $0)) }
    }
  }

  /// Packs a font of less than 64 KiB as WOFF2, without transforming or compressing its tables.
  ///
  /// - Source: WOFF File Format 2.0 §4 and §5; RFC 7932 §9.2, *uncompressed meta-block*.
  private func woff2(_ font: [UInt8]) -> [UInt8] {
    let tables = font.withUnsafeBufferPointer { FontContainer(bytes: $0).tables(ofFace: 0) ?? [] }
    var directory: [UInt8] = []
    var contents: [UInt8] = []
    for table in tables {
      let tag = bigEndian(table.tag, 4)
      // Version 3 is the null transform of `glyf` and `loca`, and 63 says that a tag follows.
      directory += [["glyf", "loca"].contains(String(decoding: tag, as: UTF8.self)) ? 0xFF : 0x3F]
      // UIntBase128 of a length below 16 KiB.
      let length = table.bytes.count
      directory += tag + (length < 128 ? [] : [0x80 | UInt8(length >> 7)]) + [UInt8(length & 127)]
      contents += font[table.bytes]
    }
    let start = (contents.count - 1) << 4 | 1 << 20
    let stream = bigEndian(start, 3).reversed() + contents + [3]
    let unpacked = tables.reduce(12 + 16 * tables.count) { $0 + ($1.bytes.count + 3) / 4 * 4 }
    let end = 48 + directory.count + stream.count
    let count = (end + 3) / 4 * 4
    let head = bigEndian(count, 4) + bigEndian(tables.count, 2) + [0, 0] + bigEndian(unpacked, 4)
    let packed = Array("wOF2".utf8) + font[..<4] + head + bigEndian(stream.count, 4)
    return packed + zeros(24) + directory + stream + zeros(count - end)
  }

  private func bigEndian(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }
}
