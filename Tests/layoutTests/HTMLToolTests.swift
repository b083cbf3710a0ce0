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

  @Test func pageThatLoadsItsEngine_hasTheDocumentWithTheOptions() throws {
    let run = try Tool(
      "chips", "--items", "tea,coffee", "--width", "80", "--engine", "/picker", "--format", "html")
    #expect(run.error == "" && run.code == 0)
    #expect(run.output.contains(#"<script type="module" src="/picker/element.js"></script>"#))
    #expect(run.output.contains(#">{"type":"chips","items":["tea","coffee"],"width":80}</script>"#))
    #expect(!run.output.contains("const engine ="))
  }

  @Test func pageWithThePackage_hasTheFontsOfItsTexts_eachOnce() throws {
    let document =
      #"{"type": "chips", "items": ["tea", "شاي", {"text": "שלום", "selected": true}], "width": 30}"#
    let run = try Tool("document", "-", "--engine", "inline", "--format", "html", input: document)
    #expect(run.error == "" && run.code == 0)
    let families = run.output.split(separator: "data-family=\"").dropFirst()
      .compactMap { $0.split(separator: "\"").first }
    // Two files of families of which the bold face is a file of its own.
    #expect(
      families == [
        "Inter", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Arabic", "Noto Sans Hebrew",
      ])
    #expect(
      run.output
        == (try Tool("document", "-", "--engine", "inline", "--format", "html", input: document))
        .output)
  }

  @Test func pageWithThePackage_hasTheFontsOfCharactersThatJSONEscapes_andOfEmoji() throws {
    let document = #"{"type": "chips", "items": ["\u8336", "\ud83c\udf75"]}"#
    let run = try Tool("document", "-", "--engine", "inline", "--format", "html", input: document)
    for family in ["Noto Sans CJK SC", "Noto Emoji Metrics"] {
      #expect(run.output.contains("data-family=\"\(family)\""), "\(family)")
    }
  }

  @Test(arguments: [
    #"{"type": "chips", "items": ["a"], "fonts": [{"family": "A", "file": "a.ttf"}]}"#,
    #"{"type": "carousel", "pages": [{"href": "a.png", "width": 9, "height": 9}]}"#,
    #"{"type": "chips", "items": ["a"], "theme": "a.json"}"#,
    #"{"type": "chips", "items": ["a"], "icons": {"a": {"href": "a.svg"}}}"#,
  ])
  func documentWithFiles_hasNoPageWithThePackage(document: String) throws {
    for engine in ["/picker", "inline"] {
      let run = try Tool(
        "document", "-", "--engine", engine, "--format", "html", input: document)
      #expect(run.code == 65 && run.output == "")
      #expect(
        run.error.hasPrefix("-: $.") && run.error.filter { $0 == "\n" }.count == 1, "\(run.error)")
    }
  }

  @Test func pageThatLoadsItsEngine_saysWhatItLacks() throws {
    let run = try Tool("chips", "--items", "茶", "--engine", "/picker", "--format", "html")
    #expect(run.code == 0)
    #expect(
      run.error == "layout: the page draws texts in another font than \"Noto Sans CJK SC\", "
        + "which the JavaScript package does not have\n")
    let pages = #"{"type": "carousel", "pages": [{"type": "chips", "items": ["a"]}]}"#
    let carousel = try Tool(
      "document", "-", "--engine", "/picker", "--format", "html", input: pages)
    #expect(carousel.error == "" && carousel.code == 0)
    let gradient = #"""
      {"type": "shape", "shape": "circle", "fill": {"linear": {"stops": ["black", "white"],
        "keyframes": [{"stops": ["red", "white"], "duration": 0.5}]}}}
      """#
    let moving = try Tool(
      "document", "-", "--engine", "/picker", "--format", "html", input: gradient)
    #expect(moving.error == "" && moving.code == 0)
  }

  @Test func engine_thatIsNoAddress_orForAnotherFormat_isAnError() throws {
    for address in ["", "inlin", "javascript:alert(1)", "/a b", "https://"] {
      try expectOneLine(
        from: ["chips", "--items", "a", "--format", "html", "--engine", address], code: 64,
        saying: "--engine: must be inline or an address")
    }
    try expectOneLine(
      from: ["chips", "--items", "a", "--format", "svg", "--engine", "/a"], code: 64,
      saying: "--engine is for --format html")
  }
}
