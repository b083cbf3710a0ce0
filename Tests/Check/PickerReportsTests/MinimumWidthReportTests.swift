import PickerCheck
import PickerControls
import PickerGeometry
import PickerRendering
import Testing

@testable import PickerReports

@Suite struct MinimumWidthReportTests {
  private let widths = [
    MinimumWidth(document: "a.json", locale: "en", width: 210.25),
    MinimumWidth(document: "a.json", locale: "en", textScale: 1.35, width: 396),
    MinimumWidth(document: "a.json", locale: "de", width: 371.515625),
    MinimumWidth(document: "a.json", locale: "de", textScale: 1.35, width: nil),
    MinimumWidth(document: "b.json", locale: "ar", direction: .rightToLeft, width: 10),
    MinimumWidth(document: "b.json", locale: "ar", width: 11),
  ]

  @Test func table_hasLocalesDown_andTextScalesAcross() {
    #expect(
      MinimumWidthReport().text(of: widths) == """
        a.json
                 text 1×  text 1.35×
          en      210.25         396
          de      371.52        none

        b.json
                     text 1×
          ar rtl          10
          ar ltr          11

        """)
  }

  @Test func table_inANarrowTerminal_continuesBelow() {
    let text = MinimumWidthReport(columns: 20).text(of: [widths[0], widths[1]])
    #expect(
      text == """
        a.json
                 text 1×
          en      210.25
              text 1.35×
          en         396

        """)
  }

  @Test func noWidth_hasTheFindingInItsPlace_andTheItemBelow() {
    var widths = self.widths
    widths[0].width = nil
    widths[0].obstacle = MinimumWidth.WidthObstacle(code: .truncated, id: "settings", text: "x")
    widths[3].obstacle = widths[0].obstacle
    widths[2].width = nil
    widths[2].obstacle = MinimumWidth.WidthObstacle(code: .rows)
    #expect(
      MinimumWidthReport().text(of: Array(widths.prefix(4))) == """
        a.json
                 text 1×  text 1.35×
          en   truncated         396
          de        rows   truncated

          rows: the control: no width helps – de 1×
          truncated: settings: no width helps – en 1×, de 1.35×

        """)
    let json = String(decoding: MinimumWidthReport().json(of: [widths[2]]), as: UTF8.self)
    #expect(json.contains("\"width\": null, \"obstacle\": {\"code\": \"rows\"}}"))
  }

  @Test func noWidth_isMarkedInColors() {
    let report = MinimumWidthReport(style: TerminalStyle(colors: .sixteen))
    #expect(report.text(of: [widths[3]]).contains("\u{1B}[1;31m        none\u{1B}[0m\n"))
  }

  @Test func json_isExact() {
    #expect(
      String(decoding: MinimumWidthReport().json(of: Array(widths[2...4])), as: UTF8.self) == """
        {
          "minimumWidths": [
            {"document": "a.json", "locale": "de", "textScale": 1, "direction": "ltr", "width": 371.515625},
            {"document": "a.json", "locale": "de", "textScale": 1.35, "direction": "ltr", "width": null},
            {"document": "b.json", "locale": "ar", "textScale": 1, "direction": "rtl", "width": 10}
          ]
        }

        """)
  }
}
