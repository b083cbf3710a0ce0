import Testing

@Suite struct HTMLToolTests {
  @Test func html_isWritten_withItsScript() throws {
    let run = try Tool("segmented", "--items", "A,B", "--format", "html")
    #expect(run.error == "" && run.code == 0)
    #expect(run.output.hasPrefix("<!doctype html>"))
    #expect(run.output.contains("const engine =") && run.output.hasSuffix("</html>\n"))
  }

  @Test func carousel_hasEveryPage_alsoWithinAPanel() throws {
    let carousel = #"{"type": "carousel", "width": 90, "height": 60, "count": 5}"#
    for document in [carousel, #"{"type": "stack", "items": [\#(carousel)]}"#] {
      let run = try Tool("document", "-", "--format", "html", input: document)
      #expect(run.code == 0)
      #expect(run.output.split(separator: #""element":"#).count == 6)
    }
  }

  @Test func otherFormats_doNotContainInvisiblePages() throws {
    let run = try Tool("carousel", "--count", "5", "--format", "svg")
    #expect(run.output.split(separator: #"data-role="page""#).count == 2)
  }
}
