import PickerCheck
import PickerControls
import PickerJSON
import PickerLimits
import PickerTestSupport
import PickerText
import Testing

@testable import PickerReports

/// Files of lengths, whose texts come from documents.
@Suite struct LengthReportTests {
  private func report(_ texts: [String], as format: LengthReport.LengthFormat) throws -> String {
    var document = try Document(json: Array(#"{"type":"chips"}"#.utf8), fonts: MonospaceMeasurer())
    document.control = AnyControl(Chips(items: texts.map { Chip($0) }))
    let check = LayoutCheck(
      documents: [CheckDocument(name: "a.json", document)], widths: [100], textScales: [1])
    let lengths = try check.lengths(of: try #require(check.lengthPieces.first))
    #expect(lengths.count == texts.count)
    return LengthReport().text(of: lengths.map { ($0.text.text, $0) }, as: format)
  }

  @Test(arguments: [LengthReport.LengthFormat.po, .csv])
  func controlCharacters_areNotWritten(format: LengthReport.LengthFormat) throws {
    let text = try report(["a\u{1B}[31mred", "b\u{0}c", "d\u{9B}e"], as: format)
    #expect(!text.unicodeScalars.contains { $0.isTerminalControl && $0 != "\n" })
    if format == .po {
      #expect(text.contains(#"msgid "a\033[31mred""#) && text.contains(#"msgid "b\000c""#))
      #expect(text.contains(#"msgid "d\302\233e""#))
    } else {
      #expect(text.contains("a[31mred,a[31mred,") && text.contains("bc,bc,"))
    }
  }

  @Test(arguments: ["=cmd|calc!A1", "+1 more", "@all", "-x", "'=x"])
  func formulas_areTexts(text: String) throws {
    let row = try #require(try report([text], as: .csv).split(separator: "\n").last)
    #expect(row.hasPrefix("\"'\(text)\",\"'\(text)\","), "\(row)")
  }

  @Test func texts_thatAreNoFormulas_stayAsTheyAre() throws {
    let text = try report(["tea = good", "'tis", "a,b"], as: .csv)
    #expect(
      text.contains("\ntea = good,") && text.contains("\n'tis,") && text.contains("\n\"a,b\","))
  }
}
