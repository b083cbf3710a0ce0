import Foundation
import Glibc
import PickerGeometry
import PickerText
import Testing

@testable import PickerShaping

@Suite struct FontFileTests {
  private let hebrew = Oracle.fixture("fonts/TestHebrew.ttc")

  /// The error message for a file of these bytes; nil if it is a usable font.
  private func message(of bytes: Data, index: Int = 0) throws -> String? {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "x.ttf")
    try bytes.write(to: file)
    return message(ofFile: file.path, index: index)?
      .replacing(folder.path + "/", with: "")
  }

  private func message(ofFile path: String, index: Int = 0) -> String? {
    do {
      _ = try TextMeasurer.shared.adding([FontFile(path: path, index: index)])
      return nil
    } catch {
      #expect(error.position == 0)
      #expect(!error.message.contains("\n"))
      return error.message
    }
  }

  @Test func file_notThere_saysSo() {
    #expect(message(ofFile: "no/x.ttf") == "no/x.ttf: expected a font file, found nothing")
  }

  @Test func file_whoseNameIsNotUTF8_isOpened() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path + "/" + String(pathBytes: [0x61, 0xFF] + Array(".ttf".utf8))
    let font = Oracle.fixture("fonts/Inter-roman.var.ttf")
    #expect(path.withPath { symlink(font, $0) } == 0)
    #expect(try FontDirectory.files(in: folder.path) == [path])
    #expect(message(ofFile: path) == nil)
  }

  @Test func file_thatIsADirectory_saysSo() {
    #expect(message(ofFile: "/tmp") == "/tmp: expected a font file, found a directory")
  }

  @Test func file_empty_saysSo() throws {
    #expect(try message(of: Data()) == "x.ttf: expected a font file, found an empty one")
  }

  @Test func file_ofJunk_saysSo() throws {
    let text = try message(of: Data("this is not a font at all".utf8))
    #expect(text == "x.ttf: expected a TrueType or OpenType font, found something else")
  }

  @Test func file_cutShort_saysWhereAtAnyLength() throws {
    let whole = try Data(contentsOf: URL(filePath: Oracle.fixture("fonts/Inter-roman.var.ttf")))
    for length in [4, 11, 12, 100, 300, 4096, whole.count / 2, whole.count - 1] {
      let text = try message(of: whole.prefix(length))
      #expect(text?.hasPrefix("x.ttf: expected a ") == true, "\(length): \(text ?? "taken")")
    }
    let half = try #require(try message(of: whole.prefix(whole.count / 2)))
    #expect(half.contains("found a truncated one: its table "))
    #expect(half.hasSuffix("ends after the file's 300896 bytes"))
  }

  @Test func file_withBytesInverted_isRejectedOrMeasuresFinite() throws {
    let whole = try Data(contentsOf: URL(filePath: hebrew))
    var random = SeededRandom(seed: 7)
    for _ in 0..<60 {
      var bytes = whole
      for _ in 0..<20 { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
      let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try bytes.write(to: path)
      defer { try? FileManager.default.removeItem(at: path) }
      guard let measurer = try? TextMeasurer().adding([FontFile(family: "T", path: path.path)])
      else { continue }
      let text = measured("שלום abc", Font(families: ["T"]), in: 30, ink: true, by: measurer)
      #expect(text.size.width.isFinite && text.size.height.isFinite)
      #expect(!text.lines.isEmpty)
    }
  }

  @Test func index_beyondTheCollection_saysHowManyThereAre() {
    let name = hebrew
    #expect(
      message(ofFile: name, index: 2) == "\(name): expected a face index from 0 to 1, found 2")
    #expect(
      message(ofFile: name, index: -1) == "\(name): expected a face index from 0 to 1, found -1")
  }

  @Test func errors_haveTheFilesPositionInTheList() {
    let files = [FontFile(path: hebrew), FontFile(path: "no/x.ttf")]
    #expect(
      throws: FontFileError(
        position: 1, message: "no/x.ttf: expected a font file, found nothing")
    ) {
      _ = try TextMeasurer.shared.adding(files)
    }
  }

  @Test func collection_byIndex_givesItsFaces() throws {
    let measurer = try TextMeasurer.shared.adding([
      FontFile(family: "Light one", path: hebrew, index: 0),
      FontFile(family: "Heavy one", path: hebrew, index: 1),
    ])
    let light = measured("שלום", Font(families: ["light ONE"]), by: measurer)
    let heavy = measured("שלום", Font(families: ["Heavy one"]), by: measurer)
    #expect(light.size.width < heavy.size.width)
    #expect(light.lines[0].runs[0].face.index == 0)
    #expect(heavy.lines[0].runs[0].face.index == 1)
  }

  @Test func webFont_isUnpacked() throws {
    let path = Oracle.fixture("fonts/TestHebrew.woff")
    let measurer = try TextMeasurer.shared.adding([FontFile(family: "Web", path: path)])
    let web = measured("שלום", Font(families: ["Web"]), by: measurer)
    let own = measured("שלום", Font(families: ["Noto Sans Hebrew"]))
    #expect(web.size == own.size)
    #expect(web.missing.isEmpty)
  }

  /// The parts of the header of a web font of `count` tables that are read, followed by table entries.
  private func webFont(_ kind: String, _ count: UInt8, headBytes: Int, _ entries: [UInt8]) -> Data {
    var bytes = Array(kind.utf8)
    bytes += [0, 1, 0, 0, 0, 0, 0, 0, 0, count]
    bytes += [UInt8](repeating: 0, count: headBytes - bytes.count)
    return Data(bytes + entries)
  }

  @Test func webFont_thatUnpacksToMoreThan64MiB_isRejected() throws {
    let said = "x.ttf: expected a font that unpacks to at most 64 MiB, found one of 65 MiB"
    // Two tables of 32 MiB and a byte each.
    var table: [UInt8] = Array(repeating: 0, count: 12)
    table += [0x02, 0, 0, 1, 0, 0, 0, 0]
    #expect(try message(of: webFont("wOFF", 2, headBytes: 44, table + table)) == said)
    // UIntBase128 of 0x02000001, for an untransformed table.
    let packed: [UInt8] = [0, 0x90, 0x80, 0x80, 0x01]
    #expect(try message(of: webFont("wOF2", 2, headBytes: 48, packed + packed)) == said)
    // The transformed size of `glyf` counts as well.
    let glyphs: [UInt8] = [10, 0x90, 0x80, 0x80, 0x01, 0x90, 0x80, 0x80, 0x01]
    #expect(try message(of: webFont("wOF2", 1, headBytes: 48, glyphs)) == said)
    // So does the total size in the header.
    var stated = webFont("wOFF", 0, headBytes: 44, [])
    stated.replaceSubrange(16..<20, with: [0x04, 0, 0, 1])
    #expect(try message(of: stated) == said)
  }

  @Test func file_beyond256MiB_isRejectedUnread() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).ttf")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data([0, 1, 0, 0]).write(to: url)
    let file = try FileHandle(forWritingTo: url)
    try file.truncate(atOffset: 5 << 30)
    try file.close()
    #expect(
      message(ofFile: url.path)
        == "\(url.path): expected a font file of at most 256 MiB, found 5120 MiB")
  }

  @Test func bitmapFace_advancesByItsStrike() throws {
    let path = Oracle.fixture("fonts/TestStrike.ttf")
    let measurer = try TextMeasurer.shared.adding([FontFile(family: "Strike", path: path)])
    let text = measured("❤️🍕", Font(families: ["Strike"], size: 109), ink: true, by: measurer)
    #expect((text.size.width - 2 * 136).magnitude < 0.01)
    #expect((text.size.height - 128).magnitude < 0.01)
    #expect((text.baseline - 101).magnitude < 0.01)
    #expect(text.lines[0].ink?.width ?? 0 > 200)
    #expect(measurer.axes(ofFamily: "strike").isEmpty)
  }

  @Test func directory_givesTheFamiliesOfItsFiles() throws {
    let measurer = try TextMeasurer.shared.adding(directory: Oracle.fixture("fonts"))
    #expect(measurer.contains(family: "Test Strike"))
    let hebrew = try #require(measurer.library.family(named: "Noto Sans Hebrew"))
    #expect(hebrew.entries.count == 3)
    #expect(throws: FontFileError.self) { try TextMeasurer.shared.adding(directory: "no") }
  }

  /// Without end, if each link were followed: four links in each of sixteen folders within one another.
  @Test func directory_withLinksToItself_isListedOnce() throws {
    let folder = NSTemporaryDirectory() + UUID().uuidString
    let files = FileManager.default
    try files.createDirectory(atPath: folder + "/inner", withIntermediateDirectories: true)
    defer { try? files.removeItem(atPath: folder) }
    let font = Oracle.fixture("fonts/TestStrike.ttf")
    try files.copyItem(atPath: font, toPath: folder + "/inner/a.ttf")
    for name in ["b", "c", "d", "e"] {
      try files.createSymbolicLink(atPath: folder + "/" + name, withDestinationPath: ".")
      try files.createSymbolicLink(atPath: folder + "/inner/" + name, withDestinationPath: "..")
    }
    #expect(try FontDirectory.files(in: folder) == [folder + "/inner/a.ttf"])
  }

  @Test func file_namedTwice_isReadOnce() throws {
    let faces = OpenFonts()
    let first = try faces.typeface(path: hebrew, index: 0)
    let again = try faces.typeface(
      path: hebrew.replacing("/fonts/", with: "/./fonts/"), index: 0)
    #expect(first.bytes === again.bytes && first.source == hebrew && again.source != hebrew)
    #expect(try faces.typeface(path: hebrew, index: 0) === first)
  }

  @Test func bitmapFace_returnsItsBitmaps() throws {
    let path = Oracle.fixture("fonts/TestStrike.ttf")
    let file = FontFile(family: "Strike", path: path)
    let measurer = try #require(TextMeasurer.shared.adding([file]) as? TextMeasurer)
    let run = measured("❤️", Font(families: ["Strike"]), by: measurer).lines[0].runs[0]
    let bitmap = try #require(measurer.bitmap(of: run.glyphs[0].id, in: run.face))
    #expect(bitmap.width == 136 && bitmap.height == 128 && bitmap.pixels.count == 136 * 128)
    #expect((bitmap.frame.width - 136 / 109).magnitude < 1e-9)
    #expect(bitmap.png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(Array(bitmap.png[16..<24]) == [0, 0, 0, 136, 0, 0, 0, 128])
    #expect(bitmap.frame.minY < -0.8 && bitmap.frame.maxY > 0.1)
    // Transparent in the corner; opaque red in the middle.
    let middle = bitmap.pixels[64 * 136 + 68]
    #expect(bitmap.pixels[0] == 0 && middle >> 24 == 255)
    #expect(middle >> 16 & 255 > 180 && middle >> 8 & 255 < 100 && middle & 255 < 100)
    #expect(TextMeasurer.shared.bitmap(of: 1, in: measured("H").lines[0].runs[0].face) == nil)
    #expect(TextMeasurer.shared.bitmap(of: run.glyphs[0].id, in: run.face) == nil)
  }
}
