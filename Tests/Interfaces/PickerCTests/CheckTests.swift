import CPickerLayout
import PickerCheck
import PickerControls
import PickerLayout
import Testing

/// Checks over the C interface beside the same in Swift.
@Suite struct CheckTests {
  private let json =
    #"{"type":"segmented","language":"en","width":200,"items":["Settings","Notifications"]}"#
  private let german = #"{"Settings":"Einstellungen"}"#

  @Test func check_ofLanguagesAndWidths_isTheReportOfLayoutCheck() throws {
    let catalog = Translations(
      locale: "de",
      translations: [
        "Settings": Translation(
          TranslatedText("Einstellungen"), place: CatalogPlace(path: "de.json", line: 1))
      ])
    let document = try Document(json: Array(json.utf8), fonts: TextMeasurer())
    let check = LayoutCheck(
      documents: [CheckDocument(name: "a", document)], locales: [CheckLocale(catalog)],
      widths: [150, 300], textScales: [1, 2])
    let expected = try check.run()
    #expect(expected.findings.contains { $0.code == .truncated })
    #expect(expected.findings.contains { $0.code == .untranslated })
    for threads in 1...3 {
      #expect(try report(threads: threads) == String(decoding: expected.json(), as: UTF8.self))
    }
  }

  @Test func check_withMinimumWidths_hasOneForEachPiece() throws {
    let json = try report(threads: 2, minimumWidths: true)
    let read = try CheckReport(json: Array(json.utf8))
    #expect(read.cells.count == 8)
    #expect(read.minimumWidths.map { $0.locale } == ["de", "de", "en", "en"])
    #expect(read.minimumWidths.allSatisfy { $0.width ?? 0 > 100 })
  }

  @Test func check_ofATextThatIsNoDocument_isAnErrorWithItsPosition() throws {
    let engine = try #require(pl_engine_new(nil, nil))
    defer { pl_engine_free(engine) }
    var failure: UnsafeMutablePointer<pl_error>?
    let report = withStrings(["a", "{"]) { strings in
      let document = pl_check_document(name: strings[0], json: strings[1], options: nil)
      return withUnsafePointer(to: document) { pl_check(engine, $0, 1, nil, nil, &failure) }
    }
    #expect(report == nil)
    let error = try #require(failure)
    #expect(error.pointee.code == Int32(PL_INVALID_DOCUMENT))
    #expect(error.pointee.item == 0)
    #expect(error.pointee.line == 1)
    pl_error_free(error)
  }

  /// The report of the document in English and German, at two widths and text sizes.
  private func report(threads: Int, minimumWidths: Bool = false) throws -> String {
    let engine = try #require(pl_engine_new(nil, nil))
    defer { pl_engine_free(engine) }
    let bytes = withStrings(["a", json, "de.json", german]) { strings in
      strings[3].withBytes { contents in
        var document = pl_check_document(name: strings[0], json: strings[1], options: nil)
        var catalog = pl_catalog(
          path: strings[2], bytes: contents.baseAddress, byte_count: contents.count)
        var (widths, scales) = ([300.0, 150], [1.0, 2])
        var options = pl_check_options()
        options.struct_size = MemoryLayout<pl_check_options>.size
        options.threads = threads
        options.minimum_widths = minimumWidths
        return withUnsafePointer(to: &catalog) { catalog in
          widths.withUnsafeMutableBufferPointer { widths in
            scales.withUnsafeMutableBufferPointer { scales in
              (options.catalogs, options.catalog_count) = (catalog, 1)
              options.widths = UnsafePointer(widths.baseAddress)
              options.width_count = widths.count
              options.text_scales = UnsafePointer(scales.baseAddress)
              options.text_scale_count = scales.count
              return pl_check(engine, &document, 1, &options, nil, nil)
            }
          }
        }
      }
    }
    let report = try #require(bytes)
    defer { pl_bytes_free(report) }
    return String(
      decoding: UnsafeBufferPointer(start: report.pointee.data, count: report.pointee.count),
      as: UTF8.self)
  }
}

/// Runs `body` with texts as strings of C.
private func withStrings<Result>(_ texts: [String], _ body: ([pl_string]) -> Result) -> Result {
  func add(_ rest: ArraySlice<String>, _ strings: [pl_string]) -> Result {
    guard var text = rest.first else { return body(strings) }
    return text.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) { utf8 in
        let string = pl_string(bytes: utf8.baseAddress, count: utf8.count)
        return add(rest.dropFirst(), strings + [string])
      }
    }
  }
  return add(texts[...], [])
}

extension pl_string {
  /// The bytes of the string.
  fileprivate func withBytes<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    UnsafeBufferPointer(start: bytes, count: count).withMemoryRebound(to: UInt8.self, body)
  }
}
