import PickerCheck
import PickerControls
import PickerGeometry

@testable import PickerReports

/// Reports made by hand.
enum Sample {
  static let document = "pickers/filters.json"

  static func cell(
    _ locale: String, _ width: Double?, scale: Double = 1,
    direction: LayoutDirection = .leftToRight, document: String = document
  ) -> CheckCell {
    CheckCell(
      document: document, locale: locale, isSource: locale == "en", width: width,
      textScale: scale, direction: direction)
  }

  /// A label that is cut.
  static func truncated(_ cell: CheckCell, id: String? = "settings") -> Finding {
    var finding = Finding(
      .truncated, in: cell, id: id, text: "Einstellungen",
      message: "\"Einstellungen\" is cut to \"Einst…\"")
    finding.shown = "Einst…"
    finding.missing = 12.5
    finding.neededWidth = 371.25
    return finding
  }

  /// A segmented control that is narrowed.
  static func narrowed(_ cell: CheckCell, id: String? = nil) -> Finding {
    var finding = Finding(.narrowed, in: cell, id: id, message: "the icons are removed")
    finding.strategy = .dropIcons
    return finding
  }

  /// Hidden items, which the document silences.
  static func silenced(_ cell: CheckCell) -> Finding {
    var finding = Finding(.hidden, in: cell, message: "3 items are hidden")
    finding.silencedBecause = "the menu has them"
    return finding
  }

  /// Two locales at two widths: German is cut at 320 and narrowed at 375.
  static var report: CheckReport {
    let cells = ["en", "de"].flatMap { [cell($0, 320), cell($0, 375)] }
    return CheckReport(
      cells: cells,
      findings: [truncated(cells[2]), silenced(cells[2]), narrowed(cells[3])])
  }

  /// The report with its findings at line 7, which fails where a label is cut.
  static var assessment: Assessment {
    Assessment(report, failOn: [.truncated]) { $0.id == nil ? 1 : 7 }
  }

  /// The report, with the label that is cut in a baseline.
  static var known: Assessment {
    let baseline = Baseline(
      entries: [
        Baseline.BaselineEntry(
          code: .truncated, document: document, locale: "de", id: "settings")
      ])
    return Assessment(baseline.marking(report), failOn: [.truncated], hasBaseline: true)
  }

  /// So many locales at eight widths and three text sizes, every tenth of them with a label that is cut everywhere.
  static func large(locales: Int) -> CheckReport {
    var report = CheckReport()
    for locale in 0..<locales {
      for scale in [1, 1.35, 2] {
        for width in stride(from: 320.0, through: 390, by: 10) {
          let cell = cell("x-\(locale)", width, scale: scale)
          report.cells.append(cell)
          if locale.isMultiple(of: 10) { report.findings.append(truncated(cell)) }
        }
      }
    }
    return report
  }
}
