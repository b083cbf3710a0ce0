import PickerCheck
import PickerControls
import PickerRendering
import Testing

@testable import PickerReports

@Suite struct TableReportTests {
  @Test func report_inEightyColumns() {
    #expect(
      TableReport().text(of: Sample.assessment) == """
        pickers/filters.json

                320  375
          en      ·    ·
          de     T!    N

        T truncated  N narrowed  ! fails the check

        truncated: 1 finding, 1 fails the check
          pickers/filters.json:7: settings: "Einstellungen" is cut to "Einst…" (needs a
          width of 371.25 pt) – de, 320 pt
            de 320

        hidden: no findings, 1 silenced

        narrowed: 1 finding
          pickers/filters.json:1: the icons are removed – de, 375 pt
            de 375

        4 cells of 1 document: 2 findings, 1 fails the check, 1 silenced

        """)
  }

  @Test func knownFindings_haveSmallLetters() {
    let text = TableReport().text(of: Sample.known)
    #expect(text.contains("  de      t    N\n"))
    #expect(text.contains("T truncated  N narrowed  small: known or silenced\n"))
    #expect(text.contains("truncated: no findings, 1 known\n"))
  }

  @Test func nothingFound_isOneTableAndTheCounts() {
    let report = CheckReport(cells: [Sample.cell("en", 320), Sample.cell("de", nil)])
    #expect(
      TableReport().text(of: Assessment(report)) == """
        pickers/filters.json

                own  320
          en           ·
          de      ·

        2 cells of 1 document: no findings

        """)
    #expect(
      TableReport().text(of: Assessment(CheckReport()))
        == "0 cells of 0 documents: no findings\n")
  }

  @Test func directions_areNamedWhereALocaleHasBoth() {
    let report = CheckReport(
      cells: [
        Sample.cell("en", 320), Sample.cell("ar", 320, direction: .rightToLeft),
        Sample.cell("ar", 320),
      ])
    let text = TableReport().text(of: Assessment(report))
    #expect(text.contains("\n  en          ·\n  ar rtl      ·\n  ar ltr      ·\n"))
  }

  @Test func textScales_areGroups() {
    let cells = [1, 2].flatMap { scale in
      [320.0, 375].map { Sample.cell("en", $0, scale: scale) }
    }
    let text = TableReport().text(of: Assessment(CheckReport(cells: cells)))
    #expect(
      text.contains(
        """

                text 1×     text 2×
                320  375    320  375
          en      ·    ·      ·    ·

        """))
  }

  @Test(arguments: [20, 40, 80, 133])
  func report_ofAHundredLocales_fitsTheTerminal(columns: Int) {
    let assessment = Assessment(Sample.large(locales: 100), failOn: [.truncated])
    let text = TableReport(columns: columns, showsAll: true).text(of: assessment)
    let lines = text.split(separator: "\n")
    let widest = lines.map { String($0).terminalColumns }.max() ?? 0
    // A path and a row of one column are not broken.
    #expect(widest <= max(columns, 28))
    #expect(lines.count { $0.hasPrefix("  x-") } >= 10)
    let words = text.split { $0.isWhitespace }.joined(separator: " ")
    #expect(words.contains("nothing found in 90 locales: x-1, x-2,"))
    #expect(words.contains("x-0 1× 320 330 340 350 360 370 380 390, 1.35× 320"))
  }

  @Test func manyLanguages_areSummarized() {
    let report = Sample.large(locales: 100)
    let short = TableReport().text(of: Assessment(report, failOn: [.truncated]))
    #expect(
      short == """
        languages with findings, of 100
                                    1×
                                   320   330   340   350   360   370   380   390
          pickers/filters.json      10    10    10    10    10    10    10    10

                                 1.35×
                                   320   330   340   350   360   370   380   390
          pickers/filters.json      10    10    10    10    10    10    10    10

                                    2×
                                   320   330   340   350   360   370   380   390
          pickers/filters.json      10    10    10    10    10    10    10    10

        truncated: 240 findings, 240 fail the check
          pickers/filters.json:1: settings: "Einstellungen" is cut to "Einst…" (needs a
          width of 371.25 pt) – x-0, 320 pt
            10 languages: x-0, x-10, x-20, x-30, x-40, x-50, x-60, x-70, x-80, x-90

        2,400 cells of 1 document: 240 findings, 240 fail the check

        """, "\(short)")
    #expect(
      TableReport(showsAll: true).text(of: Assessment(report)).contains("nothing found in 90"))
  }

  @Test func itemsOfAControl_areOneEntry_withTheWidthThatHelpsAll_andTheSourceFirst() {
    let cells = ["de", "en"].map { Sample.cell($0, 320) }
    var findings: [Finding] = []
    for (cell, id, width) in [
      (cells[0], "tabs/a", 218.5), (cells[0], "tabs/b", 481.5), (cells[0], "tabs/c", 390.75),
      (cells[1], "tabs/b", 330), (cells[0], "mode/a", 400),
    ] {
      var finding = Sample.truncated(cell, id: id)
      finding.neededWidth = width
      finding.missing = id == "tabs/c" ? 20 : 10
      findings.append(finding)
    }
    let text = TableReport(columns: 200).text(
      of: Assessment(CheckReport(cells: cells, findings: findings)))
    #expect(
      text.contains(
        """
        truncated: 5 findings
          pickers/filters.json:1: tabs/c, tabs/a, tabs/b: "Einstellungen" is cut to "Einst…" (all need a width of 481.5 pt) – de, 320 pt
            2 languages: en 320; de 320
          pickers/filters.json:1: mode/a: "Einstellungen" is cut to "Einst…" (needs a width of 400 pt) – de, 320 pt
            de 320
        """), "\(text)")
  }

  @Test func colors_areTheTerminals() {
    let style = TerminalStyle(colors: .sixteen)
    let text = TableReport(style: style).text(of: Sample.assessment)
    #expect(text.contains("\u{1B}[1;31m   T!\u{1B}[0m\u{1B}[33m    N\u{1B}[0m\n"))
    #expect(text.contains("\u{1B}[1mpickers/filters.json\u{1B}[0m\n"))
    var plain = text
    for code in ["1;31", "33", "2", "1", "0"] {
      plain = plain.replacing("\u{1B}[\(code)m", with: "")
    }
    #expect(plain == TableReport().text(of: Sample.assessment))
  }

  @Test func names_cannotCommandTheTerminal() {
    let cell = Sample.cell("d\u{1B}[2Je", 320, document: "a\u{1B}[2Jb")
    var finding = Sample.truncated(cell)
    finding.message = "\u{9B}31m"
    finding.id = "\u{202E}"
    let report = CheckReport(cells: [cell], findings: [finding])
    let text = TableReport().text(of: Assessment(report))
    let controls = text.unicodeScalars.filter { $0.isTerminalControl && $0 != "\n" }
    #expect(controls.isEmpty)
  }
}
