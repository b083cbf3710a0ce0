import Foundation
import PickerCheck
import PickerControls
import Testing

@testable import PickerReports

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct JUnitReportTests {
  private func xml(_ assessment: Assessment) -> String {
    String(decoding: JUnitReport().bytes(of: assessment), as: UTF8.self)
  }

  @Test func report_hasASuiteADocument_andACaseACell() {
    #expect(
      xml(Sample.assessment) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="layout check" tests="4" failures="1" errors="0" time="0">
          <testsuite name="pickers/filters.json" tests="4" failures="1" errors="0" time="0">
            <testcase classname="pickers/filters.json" name="en, 320 pt" time="0"/>
            <testcase classname="pickers/filters.json" name="en, 375 pt" time="0"/>
            <testcase classname="pickers/filters.json" name="de, 320 pt" time="0">
              <failure type="truncated" message="truncated: settings: &quot;Einstellungen&quot; is cut to &quot;Einst…&quot;">pickers/filters.json:7: truncated: settings: &quot;Einstellungen&quot; is cut to &quot;Einst…&quot; (needs a width of 371.25 pt)</failure>
              <system-out>pickers/filters.json:1: hidden: 3 items are hidden, silenced: the menu has them</system-out>
            </testcase>
            <testcase classname="pickers/filters.json" name="de, 375 pt" time="0">
              <system-out>pickers/filters.json:1: narrowed: the icons are removed</system-out>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func knownFindings_doNotFail() {
    let xml = xml(Sample.known)
    #expect(xml.contains("failures=\"0\"") && !xml.contains("<failure"))
    #expect(xml.contains("(needs a width of 371.25 pt), known\n"))
  }

  @Test func severalFailures_areOneElement() {
    let assessment = Assessment(Sample.report, failOn: Set(Finding.Code.allCases))
    #expect(xml(assessment).contains("tests=\"4\" failures=\"2\""))
    let cell = Sample.cell("de", 320)
    let report = CheckReport(
      cells: [cell], findings: [Sample.truncated(cell), Sample.narrowed(cell)])
    let both = xml(Assessment(report, failOn: [.truncated, .narrowed]))
    #expect(both.components(separatedBy: "<failure").count == 2)
    #expect(both.contains("&quot;Einst…&quot; and 1 more\">"))
    #expect(both.contains("narrowed: the icons are removed</failure>"))
  }

  @Test func texts_ofAnyKind_areWellFormed() throws {
    let text = "<&>\"']]>\u{0}\u{1B}\u{FFFE}\r\n\t\u{202E}\u{1F600}"
    let cell = Sample.cell(text, 320, document: text)
    var finding = Sample.truncated(cell, id: text)
    finding.message = text
    finding.silencedBecause = text
    let report = CheckReport(cells: [cell], findings: [finding, Sample.truncated(cell, id: text)])
    let bytes = JUnitReport().bytes(of: Assessment(report, failOn: [.truncated]))
    let parser = XMLParser(data: Data(bytes))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
  }

  @Test func reports_ofEqualAssessments_areEqual() {
    let large = Assessment(Sample.large(locales: 20), failOn: [.truncated])
    #expect(xml(large) == xml(large))
    #expect(xml(large).components(separatedBy: "<testcase ").count == 481)
  }
}
