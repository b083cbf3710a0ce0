import Foundation
import PickerCheck
import PickerControls
import PickerLayout
import PickerRendering
import PickerTestSupport
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

  /// The data of a page.
  private func data(_ page: String) throws -> [String: Any] {
    let parts = page.components(separatedBy: "<script type=\"application/json\" id=\"data\">")
    let json = try #require(parts.last?.components(separatedBy: "</script>").first)
    return try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  /// The elements of encoded lines, as the script of the page decodes them.
  private func decoded(_ lines: String, _ templates: [String]) -> String {
    lines.split(separator: ";").map { line in
      let parts = line.split(separator: " ").map(String.init)
      let template = templates[Int(parts[0]) ?? 0]
      guard parts.count > 1 else { return template + "\n" }
      let pieces = template.components(separatedBy: "~")
      #expect(pieces.count == parts.count)
      return zip(pieces, parts.dropFirst() + [""]).map(+).joined() + "\n"
    }.joined()
  }

  @Test func page_hasTheTableAndTheFindings() throws {
    let page = page(Sample.assessment)
    #expect(page.hasPrefix("<!doctype html>\n<html lang=\"en\">"))
    #expect(
      page.contains("<p>4 cells of 1 document: 2 findings, 1 fails the check, 1 silenced</p>"))
    #expect(page.contains("<p>The check fails on truncated.</p>"))
    let data = try data(page)
    let documents = try #require(data["documents"] as? [[String: Any]])
    #expect(documents.count == 1 && documents[0]["name"] as? String == Sample.document)
    #expect(documents[0]["rows"] as? [[String]] == [["en", "en", ""], ["de", "de", ""]])
    #expect(
      documents[0]["columns"] as? [[String]] == [["1", "320", "320 pt"], ["1", "375", "375 pt"]])
    #expect(data["cells"] as? [Int] == [0, 1, 0, 0, 1, 0, 1, 1, 2, 3])
    let groups = try #require(data["groups"] as? [[String: Any]])
    #expect(groups.map { $0["code"] as? String } == ["truncated", "narrowed", "hidden"])
    #expect(groups.map { $0["kind"] as? String } == ["fails", "new", "silenced"])
    #expect(groups.map { $0["sign"] as? String } == ["T!", "N", "h"])
    #expect(groups[0]["subject"] as? String == "settings")
    let found = try #require(groups[0]["findings"] as? [Int])
    let texts = try #require(data["texts"] as? [String])
    #expect(found.count == 4 && found[0] == 0)
    #expect(texts[found[1]] == "\"Einstellungen\" is cut to \"Einst…\"")
    #expect(texts[found[2]] == "needs a width of 371.25 pt, fails the check")
    #expect(texts[found[3]].split(separator: " ").count == 4)
    #expect(texts.contains("silenced: the menu has them"))
  }

  @Test func findings_withoutScripts_areListedByLabel() {
    let page = page(Sample.assessment)
    let list = page.firstMatch(of: /(?s)<noscript>(.*?)<\/noscript>/)?.output.1 ?? ""
    let item = list.firstMatch(of: /<li class="fails">(.*?)<\/li>/)?.output.1 ?? ""
    #expect(
      item.replacing(/<[^>]*>/, with: "") == """
        truncated settings &quot;Einstellungen&quot; is cut to &quot;Einst…&quot; (needs a width of 371.25 pt) \
        – de, 320 pt pickers/filters.json: de 1× 320
        """)
  }

  @Test func pictures_areStoredOnce() throws {
    // Equal pictures, and that of Finnish equals that of the source.
    let cells = [Sample.cell("en", 320), Sample.cell("de", 320), Sample.cell("fi", 320)]
    let report = CheckReport(cells: cells, findings: cells.map { Sample.truncated($0) })
    let data = try data(page(Assessment(report)))
    #expect((data["pictures"] as? [String])?.count == 2)
    #expect(data["cells"] as? [Int] == [0, 0, 0, 0, -1, 0, 1, 0, 1, 0, 0, 2, 0, 0, 0])
    let definitions = try #require(data["definitions"] as? [String: String])
    #expect(definitions.keys.contains { $0.hasPrefix("g0-") })
  }

  @Test func pictures_decoded_areThoseOfTheDrawing() throws {
    let cell = Sample.cell("de", 320)
    let report = CheckReport(cells: [cell], findings: [Sample.truncated(cell)])
    let data = try data(page(Assessment(report)))
    let picture = try #require(Self.picture(of: cell))
    var drawing = SVGDrawing(outlines: picture.outlines)
    drawing.isCompact = true
    var tree = picture.tree
    tree.background = tree.backdrop
    drawing.drawBackground(of: tree, in: Rect(size: tree.size))
    drawing.draw(tree) { _ in [:] }
    let templates = try #require(data["templates"] as? [String])
    let pictures = try #require(data["pictures"] as? [String])
    #expect(decoded(pictures[0], templates) == drawing.takeBody().text)
    let definitions = try #require(data["definitions"] as? [String: String])
    let elements = drawing.definitionsText
    #expect(definitions.count > 10)
    var length = 0
    for (id, lines) in definitions {
      let element = decoded(lines, templates)
      #expect(elements.contains(element) && element.contains(" id=\"\(id)\""))
      length += element.utf8.count
    }
    #expect(length == elements.utf8.count)
  }

  @Test func references_haveDefinitions() throws {
    let page = page(Sample.assessment)
    let ids = values(of: "id", in: page)
    #expect(Set(ids).count == ids.count)
    let data = try data(page)
    let definitions = try #require(data["definitions"] as? [String: String])
    let templates = try #require(data["templates"] as? [String])
    let pictures = try #require(data["pictures"] as? [String])
    var count = 0
    for lines in pictures + definitions.values {
      let text = decoded(lines, templates)
      let ids = ["href=\"#", "url(#"].flatMap { text.components(separatedBy: $0).dropFirst() }
        .map { String($0.prefix { $0 != "\"" && $0 != ")" }) }
      for id in ids { #expect(definitions[id] != nil, "\(id)") }
      count += ids.count
    }
    #expect(count > 20)
  }

  @Test func page_loadsNothing() {
    let page = page(Sample.assessment)
    #expect(page.contains("content=\"default-src 'none'; script-src 'sha256-"))
    #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("@import"))
    #expect(values(of: "src", in: page).isEmpty)
  }

  @Test func page_withinLimits_tellsWhatIsLeftOut() throws {
    let large = Assessment(Sample.large(locales: 20), failOn: [.truncated])
    let page = page(large, limits: HTMLReport.Limits(cells: 30, pictures: 3))
    let data = try data(page)
    let cells = try #require(data["cells"] as? [Int])
    #expect(cells.count == 30 * 5)
    #expect(stride(from: 3, to: cells.count, by: 5).count { cells[$0] >= 0 } == 3)
    #expect(page.contains("18 more cells with findings not listed; 27 pictures left out"))
    // Nothing is said of cells that are not listed.
    let documents = try #require(data["documents"] as? [[String: Any]])
    #expect((documents[0]["missing"] as? [Int])?.count == 18)
  }

  @Test func page_ofTwiceAsManyCells_storesTextsAndPicturesOnce() throws {
    func size(_ locales: Int) throws -> (bytes: Int, pictures: Int, texts: Int) {
      let page = page(Assessment(Sample.large(locales: locales)))
      let data = try data(page)
      return (
        page.utf8.count, (data["pictures"] as? [String])?.count ?? 0,
        (data["texts"] as? [String])?.count ?? 0
      )
    }
    let locales = sweep(30, full: 100)
    let (few, many) = (try size(locales), try size(2 * locales))
    #expect(few.pictures == many.pictures && few.texts == many.texts)
    // 24 cells of each tenth locale, each with one finding.
    #expect(many.bytes - few.bytes < 24 * locales / 10 * 60)
  }

  @Test func failingCells_haveTheFirstPictures() throws {
    let cells = [Sample.cell("de", 320), Sample.cell("fi", 320)]
    let report = CheckReport(
      cells: cells, findings: [Sample.narrowed(cells[0]), Sample.truncated(cells[1])])
    let page = page(
      Assessment(report, failOn: [.truncated]), limits: HTMLReport.Limits(pictures: 1))
    #expect(try data(page)["cells"] as? [Int] == [0, 0, 0, -1, -1, 0, 1, 0, 0, -1])
  }

  @Test func manyFindings_ofACell_areAllListed() throws {
    let cell = Sample.cell("de", 320)
    let findings = (0..<60).map { Sample.narrowed(cell, id: "\($0)") } + [Sample.truncated(cell)]
    let page = page(Assessment(CheckReport(cells: [cell], findings: findings)))
    let groups = try #require(try data(page)["groups"] as? [[String: Any]])
    #expect(groups.count == 61 && groups[0]["code"] as? String == "truncated")
  }

  @Test func nothingFound_hasNoFilters() {
    let report = CheckReport(cells: [Sample.cell("en", 320)])
    let page = page(Assessment(report))
    #expect(!page.contains("<form") && !page.contains("<noscript"))
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
    #expect(!page.contains("<img") && !page.contains("<b>,") && !page.contains("<b>\""))
  }

  @Test func pages_ofEqualAssessments_areEqual() {
    let one = page(Sample.assessment)
    #expect(one == page(Sample.assessment))
  }
}
