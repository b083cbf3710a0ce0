import Foundation
import PickerCheck
import PickerControls
import PickerLayout
import Testing

@testable import PickerReports

@Suite struct HTMLReportTests {
  /// Chips that are cut to fit, in a locale's own text.
  private static func picture(of cell: CheckCell) -> CheckPicture? {
    let label = cell.locale == "de" ? "Einstellungen und mehr" : "Settings"
    let json = """
      {"type": "chips", "width": \(cell.width ?? 200), "chip": {"maxWidth": 90},
       "fill": {"linear": {"from": "top", "to": "bottom", "stops": ["#FFFFFF", "#EEEEEE"]}},
       "items": [{"id": "settings", "text": "\(label)"}, "One", "Two"]}
      """
    guard let document = try? Document(json: Array(json.utf8)), let tree = try? document.layout()
    else { return nil }
    return CheckPicture(tree: tree, outlines: document.outlines)
  }

  private func page(
    _ assessment: Assessment, limits: HTMLReport.Limits = HTMLReport.Limits()
  ) -> String {
    let bytes = HTMLReport(limits: limits).bytes(of: assessment, picture: Self.picture)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The values of an attribute, in order.
  private func values(of attribute: String, in page: String) -> [String] {
    page.components(separatedBy: " \(attribute)=\"").dropFirst().map {
      String($0.prefix { $0 != "\"" })
    }
  }

  @Test func page_hasTheTableAndTheFindings() {
    let page = page(Sample.assessment)
    #expect(page.hasPrefix("<!doctype html>\n<html lang=\"en\">"))
    #expect(
      page.contains("<p>4 cells of 1 document: 2 findings, 1 fails the check, 1 silenced</p>"))
    #expect(page.contains("<p>The check fails on truncated.</p>"))
    #expect(
      page.contains(
        """
        <tr><th scope="col" rowspan="2">Locale</th><th scope="colgroup" colspan="2">text 1×</th></tr>
        <tr><th scope="col">320</th><th scope="col">375</th></tr>
        """))
    #expect(
      page.contains(
        """
        <tr data-locale="en"><th scope="row">en</th><td class="fine">✓</td><td class="fine">✓</td></tr>
        <tr data-locale="de"><th scope="row">de</th>\
        <td class="fails"><a href="#c0" aria-label="de, 320 pt: truncated, fails the check">T!</a></td>\
        <td class="new"><a href="#c1" aria-label="de, 375 pt: narrowed">N</a></td></tr>
        """))
    #expect(
      page.contains(
        """
        <li class="fails" data-code="truncated" data-status="new"><b>truncated</b> <code>settings</code> \
        <bdi>&quot;Einstellungen&quot; is cut to &quot;Einst…&quot;</bdi> \
        <small>needs a width of 371.25 pt, fails the check</small></li>
        """))
    #expect(page.contains("<small>silenced: the menu has them</small>"))
  }

  @Test func pictures_areBesideThoseOfTheSource_andShared() {
    let page = page(Sample.assessment)
    #expect(page.components(separatedBy: "<figure>").count == 5)
    #expect(values(of: "aria-label", in: page).contains("en, 320 pt"))
    let references = values(of: "href", in: page).filter { $0.hasPrefix("#p") }
    #expect(references == ["#p0", "#p1", "#p2", "#p3"])
    #expect(page.components(separatedBy: "class=\"mark\"").count == 2)
    // The same cell twice: its pictures are stored once.
    let cells = [Sample.cell("en", 320), Sample.cell("de", 320), Sample.cell("fi", 320)]
    let report = CheckReport(cells: cells, findings: cells.map { Sample.truncated($0) })
    let shared = self.page(Assessment(report))
    let uses = values(of: "href", in: shared).filter { $0.hasPrefix("#p") }
    // That of Finnish equals that of the source.
    #expect(uses == ["#p0", "#p1", "#p0", "#p0", "#p0"])
  }

  @Test func ids_areUnique_andReferencesExist() {
    let page = page(Sample.assessment)
    let ids = values(of: "id", in: page)
    #expect(Set(ids).count == ids.count)
    #expect(ids.count > 20)
    let references = values(of: "href", in: page).map { String($0.dropFirst()) }
    for reference in references { #expect(ids.contains(reference), "\(reference)") }
    for url in page.components(separatedBy: "url(#").dropFirst() {
      #expect(ids.contains(String(url.prefix { $0 != ")" })))
    }
  }

  @Test func page_loadsNothing() {
    let page = page(Sample.assessment)
    #expect(page.contains("content=\"default-src 'none'; script-src 'sha256-"))
    #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("@import"))
    #expect(values(of: "src", in: page).isEmpty)
  }

  @Test func page_withinLimits_tellsWhatIsLeftOut() {
    let large = Assessment(Sample.large(locales: 20), failOn: [.truncated])
    let page = page(large, limits: HTMLReport.Limits(cells: 30, pictures: 3))
    #expect(page.components(separatedBy: "<article ").count == 31)
    #expect(page.components(separatedBy: "<figure>").count == 4)
    #expect(page.contains("18 more cells with findings not listed; 27 pictures left out"))
    // Cells without a card have a sign and no link.
    #expect(page.contains("<td class=\"fails\">T!</td>"))
    let bytes = page.utf8.count
    #expect(bytes < 400_000)
  }

  @Test func failingCells_haveTheFirstPictures() {
    let cells = [Sample.cell("de", 320), Sample.cell("fi", 320)]
    let report = CheckReport(
      cells: cells, findings: [Sample.narrowed(cells[0]), Sample.truncated(cells[1])])
    let page = page(
      Assessment(report, failOn: [.truncated]), limits: HTMLReport.Limits(pictures: 1))
    #expect(page.components(separatedBy: "<figure>").count == 2)
    #expect(page.contains("<figcaption>fi</figcaption>"))
  }

  @Test func manyFindings_ofACell_areCounted() {
    let cell = Sample.cell("de", 320)
    let findings = (0..<60).map { Sample.narrowed(cell, id: "\($0)") } + [Sample.truncated(cell)]
    let page = page(Assessment(CheckReport(cells: [cell], findings: findings)))
    #expect(page.components(separatedBy: "<li ").count == 51)
    #expect(page.contains("<p class=\"note\">and 11 more findings</p>"))
    #expect(page.contains("<li class=\"new\" data-code=\"truncated\""))
  }

  @Test func nothingFound_hasNoFilters() {
    let report = CheckReport(cells: [Sample.cell("en", 320)])
    let page = page(Assessment(report))
    #expect(!page.contains("<form") && !page.contains("<article") && !page.contains("<svg"))
    #expect(page.contains("0 cells with findings"))
  }

  @Test func filters_offerWhatDiffers() {
    let page = page(Sample.assessment)
    #expect(!page.contains("<select name=\"document\">"))
    #expect(!page.contains("<select name=\"locale\">"))
    #expect(
      page.contains(
        """
        <select name="width">
        <option value="">all</option>
        <option value="320">320</option>
        <option value="375">375</option>
        </select>
        """))
    #expect(
      page.contains(
        "<input type=\"checkbox\" name=\"code\" value=\"truncated\" checked> truncated <small>1</small>"
      ))
    #expect(page.contains("name=\"status\" value=\"silenced\" checked"))
  }

  @Test func texts_areEscaped() {
    let cell = Sample.cell("<b>", 320, document: "\"><script>")
    var finding = Sample.truncated(cell, id: "</code><script>")
    finding.message = "<script>alert(1)</script>"
    finding.silencedBecause = "<img>"
    let page = page(Assessment(CheckReport(cells: [cell], findings: [finding])))
    #expect(page.components(separatedBy: "<script>").count == 2)
    #expect(!page.contains("<img") && !page.contains("<b>,"))
  }

  @Test func pages_ofEqualAssessments_areEqual() {
    let one = page(Sample.assessment)
    #expect(one == page(Sample.assessment))
  }
}
