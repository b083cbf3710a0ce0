import Foundation
import PickerCheck
import PickerControls
import PickerTestSupport
import Testing

@testable import PickerCatalogs

/// gettext's `.mo` files, as `msgfmt` of gettext 0.21 makes them.
@Suite struct CompiledGettextTests {
  /// A message in a context, and one with plural forms.
  private static let littleEndian = """
    3hIElQAAAAADAAAAHAAAADQAAAAFAAAATAAAAAAAAABgAAAAEAAAAGEAAAAJAAAAcgAAAJoAAAB8AAAAGwAAABcBAAAHAAAAMwEAAAEAAAACAA\
    AAAAAAAAMAAAAAAAAAACVkIGZpbGUAJWQgZmlsZXMAbWVudQRPcGVuAExhbmd1YWdlOiBwbApDb250ZW50LVR5cGU6IHRleHQvcGxhaW47IGNo\
    YXJzZXQ9VVRGLTgKUGx1cmFsLUZvcm1zOiBucGx1cmFscz0zOyBwbHVyYWw9KG49PTEgPyAwIDogbiUxMD49MiAmJiBuJTEwPD00ICYmIChuJT\
    EwMDwxMCB8fCBuJTEwMD49MjApID8gMSA6IDIpOwoAJWQgcGxpawAlZCBwbGlraQAlZCBwbGlrw7N3AE90d8OzcnoA
    """
  private static let bigEndian = """
    lQQS3gAAAAAAAAADAAAAHAAAADQAAAAFAAAATAAAAAAAAABgAAAAEAAAAGEAAAAJAAAAcgAAAJoAAAB8AAAAGwAAARcAAAAHAAABMwAAAAEAAA\
    ACAAAAAAAAAAMAAAAAACVkIGZpbGUAJWQgZmlsZXMAbWVudQRPcGVuAExhbmd1YWdlOiBwbApDb250ZW50LVR5cGU6IHRleHQvcGxhaW47IGNo\
    YXJzZXQ9VVRGLTgKUGx1cmFsLUZvcm1zOiBucGx1cmFscz0zOyBwbHVyYWw9KG49PTEgPyAwIDogbiUxMD49MiAmJiBuJTEwPD00ICYmIChuJT\
    EwMDwxMCB8fCBuJTEwMD49MjApID8gMSA6IDIpOwoAJWQgcGxpawAlZCBwbGlraQAlZCBwbGlrw7N3AE90d8OzcnoA
    """

  private static func bytes(_ base64: String) -> [UInt8] {
    Array(Data(base64Encoded: base64) ?? Data())
  }

  private func read(_ path: String, _ bytes: [UInt8]) throws -> StringCatalog {
    try StringCatalog(files: [CatalogFile(path: path, bytes: bytes)])
  }

  @Test(arguments: [littleEndian, bigEndian])
  func messages_inEitherOrderOfBytes_areThoseOfThePO(base64: String) throws {
    let catalog = try read("app.mo", CompiledGettextTests.bytes(base64))
    #expect(catalog.locales == ["pl"] && catalog.problems.isEmpty)
    #expect(catalog["pl", "Open"] == TranslatedText("Otwórz"))
    #expect(catalog["pl", "menu|Open"] == TranslatedText("Otwórz"))
    let files = try #require(catalog["pl", "{count} files"])
    #expect(
      [1, 2, 5, 22].map { files.text(for: $0, language: "pl") }
        == ["1 plik", "2 pliki", "5 plików", "22 pliki"])
  }

  @Test func file_withoutExtension_isFoundByItsFirstBytes() throws {
    let bytes = CompiledGettextTests.bytes(CompiledGettextTests.littleEndian)
    #expect(try read("messages", bytes).locales == ["pl"])
  }

  @Test func message_outsideOfTheFile_isLeftOut() throws {
    var bytes = CompiledGettextTests.bytes(CompiledGettextTests.littleEndian)
    // The length of the first text but for the header.
    bytes[0x3E] = 1
    let catalog = try read("app.mo", bytes)
    #expect(
      catalog.problems.map { "\($0)" }
        == ["app.mo:1: message 2: expected its text inside the file"])
    #expect(catalog["pl", "Open"] == TranslatedText("Otwórz"))
  }

  @Test func file_withOtherBytes_isAnError() throws {
    #expect(
      failure("de.mo", "x") == "de.mo:1: expected the first bytes of a .mo file, found others")
    let start = CompiledGettextTests.bytes(CompiledGettextTests.littleEndian).prefix(18)
    let catalog = try read("de.mo", Array(start))
    #expect(
      catalog.problems.map { "\($0)" }
        == ["de.mo:1: expected the header of a .mo file, found other bytes"])
  }

  /// Many messages may name one long text, which would make of a file of some kilobytes texts of gigabytes.
  @Test func texts_thatOverlap_areLeftOut() throws {
    let count = 1000
    var bytes: [UInt8] = [0xDE, 0x12, 0x04, 0x95]
    func append(_ numbers: Int...) {
      for number in numbers {
        bytes += (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
      }
    }
    append(0, count, 28, 28 + 8 * count, 0, 0)
    for _ in 0..<2 * count { append(8 * count, 28) }
    let file = CatalogFile(path: "de.mo", bytes: bytes)
    let (messages, errors) = try CompiledGettext.messages(of: file)
    #expect(messages.count == 1 && errors.count == count - 1)
  }

  @Test func folder_withBothForms_hasTheLinesOfThePO() throws {
    let po = "msgid \"Open\"\nmsgstr \"Offen\"\n"
    let files = [
      "l/de/app.mo": CompiledGettextTests.bytes(CompiledGettextTests.littleEndian),
      "l/de/app.po": Array(po.utf8),
    ]
    let catalog = try StringCatalog(paths: ["l"], from: Folders(bytes: files))
    let open = try #require(catalog.languages.first { $0.locale == "de" }?.translations["Open"])
    #expect(open.text.text == "Offen" && open.place == CatalogPlace(path: "l/de/app.po", line: 2))
  }
}
