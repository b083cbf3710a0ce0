import Foundation
import PickerTestSupport
import Testing

@Suite struct HTMLToolTests {
  @Test func html_isWritten_withItsScript() throws {
    let run = try Tool("segmented", "--items", "A,B", "--format", "html")
    #expect(run.error == "" && run.code == 0)
    #expect(run.output.hasPrefix("<!doctype html>"))
    #expect(run.output.contains("<picker-layout ") && run.output.hasSuffix("</html>\n"))
  }

  @Test func file_thatCarriesTheEngine_isReported_andOthersAreNot() throws {
    try withTemporaryFolder { folder in
      let page = ["--output", folder + "/page.html"]
      let whole = try Tool(["chips", "--items", "tea", "--width", "300"] + page)
      #expect(
        whole.error.contains("MB, because it contains the engine and its fonts; --engine URL"))
      #expect(whole.code == 0)
      for arguments in [
        ["segmented", "--items", "A,B"],
        ["chips", "--items", "tea", "--width", "300", "--engine", "/picker"],
        ["shape", "--shape", "circle"],
      ] {
        let run = try Tool(arguments + page)
        #expect(run.error == "" && run.code == 0, "\(arguments)")
      }
    }
  }

  @Test func page_followsItsReader_unlessToldOtherwise() throws {
    let page = try Tool("segmented", "--items", "A,B", "--format", "html").output
    #expect(page.contains("color:light-dark(") && page.contains("prefers-color-scheme:dark"))
    for options in [["--scheme", "light"], ["--scheme", "dark"], ["--background", "white"]] {
      let output = try Tool(
        ["segmented", "--items", "A,B", "--format", "html"] + options, input: Data()
      )
      .output
      #expect(!output.contains("color:light-dark("), "\(options)")
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
    // The fonts in which its texts are shown, without those letters that only others have.
    #expect(run.output.contains("data-family=\"Inter\"") && run.output.utf8.count < 90_000)
  }

  @Test func pageWithThePackage_hasTheFontsOfItsTexts_eachOnce() throws {
    let document =
      #"{"type": "chips", "items": ["tea", "شاي", {"text": "שלום", "selected": true}], "width": 30}"#
    let run = try Tool("document", "-", "--format", "html", "--quiet", input: document)
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
    let document = #"{"type": "chips", "width": 300, "items": ["\u8336", "\ud83c\udf75"]}"#
    let run = try Tool("document", "-", "--format", "html", input: document)
    for family in ["Noto Sans CJK SC", "Noto Emoji Metrics"] {
      #expect(run.output.contains("data-family=\"\(family)\""), "\(family)")
    }
  }

  @Test func filesOfADocument_areInItsPage() throws {
    try withTemporaryFolder { folder in
      let fonts = packageRoot().appendingPathComponent("Fonts/Inter/InterVariable.ttf")
      try FileManager.default.copyItem(atPath: fonts.path, toPath: folder + "/brand.ttf")
      for (name, content) in HTMLToolTests.files {
        try content.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
      }
      let run = try Tool("document", folder + "/page.json", "--format", "html")
      #expect(run.error == "" && run.code == 0)
      let start = try #require(run.output.range(of: "<script type=\"application/json\">"))
      let json = run.output[start.upperBound...].prefix { $0 != "<" }
      #expect(json.contains(##""theme":{"colors":{"ink":"#123456"},"foreground":"#123456"}"##))
      #expect(json.contains(#""icons":{"logo":{"path":"M"#))
      #expect(json.contains(#""icons":{"own":{"path":"M"#))
      #expect(json.contains(#""pages":[{"href":"data:image/svg+xml;base64,"#))
      #expect(!json.contains("\"fonts\"") && !json.contains("lake.svg"))
      #expect(run.output.contains(#"data-family="Brand" data-weights="300 500">"#))
    }
  }

  private static let files = [
    "theme.json": ##"{"colors": {"ink": "#123456"}, "foreground": "#123456"}"##,
    "logo.svg":
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>"#,
    "lake.svg": #"<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>"#,
    "page.json": #"""
    {"type": "stack", "theme": "theme.json", "icons": ".", "font": {"family": "Brand"},
     "fonts": [{"family": "Brand", "file": "brand.ttf", "weights": [300, 500]}], "items": [
       {"type": "chips", "items": [{"text": "a", "icon": "logo"}],
        "icons": {"own": {"href": "logo.svg"}}},
       {"type": "carousel", "pages": [{"href": "lake.svg"}]}]}
    """#,
  ]

  @Test func pageThatLoadsItsEngine_saysWhatItLacks() throws {
    let run = try Tool("chips", "--items", "茶", "--engine", "/picker", "--format", "html")
    #expect(run.code == 0)
    #expect(
      run.error == "layout: the page draws text in a font other than \"Noto Sans CJK SC\", "
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
      saying: "--engine needs --format html")
  }
}
