import PickerCheck
import PickerControls
import PickerJSON
import Testing

@testable import PickerReports

@Suite struct SARIFReportTests {
  private func log(_ assessment: Assessment) throws -> JSONObject {
    try JSONValue(parsing: SARIFReport(version: "1.2.3").bytes(of: assessment)).object()
  }

  private func run(_ assessment: Assessment) throws -> JSONObject {
    try #require(try log(assessment)["runs"]).array()[0].object()
  }

  private func results(_ assessment: Assessment) throws -> [JSONObject] {
    try Array(#require(try run(assessment)["results"]).array()).map { try $0.object() }
  }

  @Test func log_hasItsSchemaAndVersion() throws {
    let log = try log(Sample.assessment)
    #expect(try log["$schema"]?.string() == "https://json.schemastore.org/sarif-2.1.0.json")
    #expect(try log["version"]?.string() == "2.1.0")
    let driver = try #require(try run(Sample.assessment)["tool"]?.object()["driver"]).object()
    #expect(try driver["name"]?.string() == "layout check")
    #expect(try driver["semanticVersion"]?.string() == "1.2.3")
  }

  /// Each language is measured once, not again for each result.
  @Test func widths_areSearchedLanguageByLanguage() {
    var assessment = Sample.assessment
    let locales = ["de", "fi", "fr"]
    assessment.cells = locales.map { locale in
      let cell = CheckCell(document: "a.json", locale: locale, width: 320)
      let findings = (0..<6).map { number in
        var finding = Finding(.truncated, in: cell, id: "p\(number)/x", message: "")
        finding.missing = locales[number % 3] == locale ? 9 : 1
        return AssessedFinding(finding)
      }
      return AssessedCell(cell: cell, findings: findings)
    }
    for isGitHub in [false, true] {
      var asked: [String] = []
      let note = { (finding: Finding) -> Double? in
        asked.append(finding.cell.locale)
        return nil
      }
      if isGitHub {
        _ = GitHubReport().text(of: assessment, neededWidth: note)
      } else {
        _ = SARIFReport(version: "1").bytes(of: assessment, neededWidth: note)
      }
      #expect(asked == ["de", "de", "fi", "fi", "fr", "fr"])
    }
  }

  @Test func rules_areThoseThatOccur_withHelp() throws {
    let driver = try #require(try run(Sample.assessment)["tool"]?.object()["driver"]).object()
    let rules = try Array(#require(driver["rules"]).array()).map { try $0.object() }
    #expect(try rules.map { try $0["id"]?.string() } == ["truncated", "hidden", "narrowed"])
    for rule in rules {
      for key in ["shortDescription", "fullDescription", "help"] {
        let text = try rule[key]?.object()["text"]?.string() ?? ""
        #expect(text.count > 10, "\(key)")
      }
    }
  }

  @Test func results_haveLevelPlaceAndProperties() throws {
    let results = try results(Sample.assessment)
    #expect(try results.map { try $0["level"]?.string() } == ["error", "warning", "warning"])
    #expect(try results.map { try $0["ruleIndex"]?.integer() } == [0, 2, 1])
    let first = results[0]
    #expect(
      try first["message"]?.object()["text"]?.string()
        == "\"Einstellungen\" is cut to \"Einst…\" (needs a width of 371.25 pt) – de, 320 pt"
    )
    #expect(
      first["locations"]?.compactText == """
        [{"physicalLocation":{"artifactLocation":{"uri":"pickers/filters.json"},\
        "region":{"startLine":7}},"logicalLocations":[{"name":"settings"}]}]
        """)
    #expect(
      first["properties"]?.compactText == """
        {"findings":1,"languages":1,"locale":"de","width":320,"textScale":1,"direction":"ltr","missing":12.5,"neededWidth":371.25}
        """)
    #expect(first["baselineState"] == nil)
  }

  @Test func silencedFindings_areSuppressedWithTheirReason() throws {
    #expect(
      try results(Sample.assessment).map { $0["suppressions"]?.compactText } == [
        "[]", "[]", #"[{"kind":"inSource","justification":"the menu has them"}]"#,
      ])
  }

  @Test func baseline_isToldForEachResult() throws {
    let states = try results(Sample.known).map { try $0["baselineState"]?.string() }
    #expect(states == ["new", "unchanged", "new"])
  }

  @Test func fingerprints_differ_andStayWhileNumbersMove() throws {
    func fingerprints(_ report: CheckReport) throws -> [String] {
      try results(Assessment(report)).map { result in
        try #require(try result["partialFingerprints"]?.object()["layoutCheck/v1"]).string()
      }
    }
    let first = try fingerprints(Sample.report)
    #expect(Set(first).count == 3)
    #expect(first.allSatisfy { $0.utf8.count == 34 && $0.hasSuffix(":1") })
    var moved = Sample.report
    moved.findings[0].missing = 99
    moved.findings[0].message = "another"
    #expect(try fingerprints(moved) == first)
    moved.findings.append(moved.findings[0])
    moved.findings[3].cell.width = 200
    moved.findings.append(Sample.truncated(Sample.cell("fi", 320), id: "help"))
    #expect(try fingerprints(moved) == first)
    moved.findings.append(Sample.truncated(Sample.cell("fi", 320), id: "tabs/help"))
    #expect(Set(try fingerprints(moved)).count == 4)
  }

  @Test func findingsOfAControl_areOneResult() throws {
    let cells = ["en", "de"].map { Sample.cell($0, 320) }
    var findings = cells.flatMap { cell in ["a", "b"].map { Sample.truncated(cell, id: $0) } }
    findings[3].neededWidth = 500
    findings[3].missing = 99
    findings[3].translation = CatalogPlace(path: "de.po", line: 4)
    let results = try results(Assessment(CheckReport(cells: cells, findings: findings)))
    #expect(results.count == 1)
    #expect(
      try results[0]["message"]?.object()["text"]?.string()
        == "\"Einstellungen\" is cut to \"Einst…\" (all need a width of 500 pt) – de, 320 pt. "
        + "Found in en 1× 320; de 1× 320")
    #expect(results[0]["relatedLocations"]?.compactText.contains("de.po") == true)
  }

  @Test func manyResults_areFewerThanGitHubTakes() throws {
    let cell = Sample.cell("de", 320)
    let findings = (0..<24_010).map { Sample.narrowed(cell, id: "c\($0)/x") }
    let run = try run(Assessment(CheckReport(cells: [cell], findings: findings)))
    #expect(try run["results"]?.array().count == 24_000)
    #expect(run["invocations"]?.compactText.contains("10 more results are left out") == true)
  }

  @Test(
    arguments: [
      ("a/b.json", "a/b.json"), ("a b/ü.json", "a%20b/%C3%BC.json"),
      ("/tmp/a.json", "file:///tmp/a.json"),
      ("c:d.json", "./c:d.json"), ("a/c:d.json", "a/c:d.json"), ("-", "-"),
      ("a#b?c%\n", "a%23b%3Fc%25%0A"),
    ])
  func paths_areURIReferences(path: String, reference: String) {
    #expect(path.uriReference == reference)
  }

  @Test func report_withoutFindings_hasNoRules() throws {
    let run = try run(Assessment(CheckReport()))
    #expect(try run["results"]?.array().count == 0)
  }
}
