import PickerControls
import PickerJSON
import PickerTestSupport
import PickerText
import PickerTree
import Testing

@testable import PickerHTML

/// The page of a document that loads the JavaScript package.
private func linkedPage(
  _ json: String, options: String? = nil, at address: String = "https://example.com/picker"
) throws -> String {
  let engine = PageEngine.linked(try #require(PackageAddress(address)))
  return try page(json, options: options, engine: engine, outlines: NoOutlines())
}

private func page(
  _ json: String, options: String? = nil, engine: PageEngine, outlines: any GlyphOutlining
) throws -> String {
  let document = try Document(
    json: Array(json.utf8), options: options.map { Array($0.utf8) }, fonts: MonospaceMeasurer())
  var renderer = HTMLRenderer(outlines: outlines)
  renderer.engine = engine
  return String(decoding: try renderer.render(document), as: UTF8.self)
}

@Suite struct LinkedPageTests {
  @Test func page_hasTheElementsAndTheDocument() throws {
    let page = try linkedPage(#"{"type": "chips", "label": "Drinks", "items": ["tea"]}"#)
    #expect(page.contains("<title>Drinks</title>"))
    #expect(
      page.contains(
        "<picker-layout text-scale=\"page\" loading=\"lazy\"><template shadowrootmode=\"open\""))
    #expect(page.contains("role=\"listbox\" aria-label=\"Drinks\""))
    #expect(page.contains(#"src="https://example.com/picker/element.js""#))
    #expect(
      try documentOf(page) == #"{"type":"chips","label":"Drinks","items":["tea"],"scheme":"light"}"#
    )
  }

  @Test func policy_allowsThePackageOnly() throws {
    let page = try linkedPage(#"{"type": "chips", "items": ["tea"]}"#)
    let source = "https://example.com/picker/"
    #expect(
      page.contains(
        "script-src \(source) 'wasm-unsafe-eval'; connect-src \(source); style-src 'unsafe-inline'")
    )
    let relative = try linkedPage(#"{"type": "chips", "items": ["tea"]}"#, at: "/picker")
    #expect(relative.contains("script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; "))
    #expect(relative.contains(#"src="/picker/element.js""#))
  }

  @Test func pageWithThePackage_hasItsModulesAndItsScript_andLoadsNothing() throws {
    let page = try page(
      #"{"type": "chips", "width": 300, "items": ["tea"]}"#, engine: .inline, outlines: NoOutlines()
    )
    for name in ["core", "text"] {
      let module = try #require(between("id=\"\(name)\">", "</script>", of: page))
      // The beginning of a file that is packed with gzip, in Base64.
      #expect(module.hasPrefix("H4sI"))
    }
    #expect(!page.contains("src=") && !page.contains("connect-src"))
    #expect(page.contains("script-src 'sha256-") && page.contains("'wasm-unsafe-eval'"))
  }

  @Test func options_areInTheDocument() throws {
    let page = try linkedPage(
      #"{"items": ["tea"], "type": "chips", "width": 90, "chip": {"padding": 4, "font": {"size": 9}}}"#,
      options: #"{"width": 50, "chip": {"font": {"weight": 700}, "padding": null}, "spacing": 3}"#)
    #expect(
      try documentOf(page)
        == #"{"type":"chips","items":["tea"],"width":50,"chip":{"padding":4,"font":{"size":9,"weight":700}},"#
        + #""spacing":3,"scheme":"light"}"#)
  }

  @Test func texts_endNoElement() throws {
    let page = try linkedPage(#"{"type": "chips", "items": ["</script><script>alert(1)"]}"#)
    #expect(!page.contains("<script>alert"))
    #expect(try documentOf(page).contains("\\u003C/script>"))
  }

  @Test(arguments: [
    "https://example.com/a", "http://localhost:8080/a/", "/a", "../a", "a", "//example.com/a",
    "https://example.com/a%20b",
  ])
  func address_isTaken(_ text: String) throws {
    let address = try #require(PackageAddress(text))
    #expect(address.text.hasSuffix("/") && !address.text.hasSuffix("//"))
  }

  @Test(arguments: [
    "", "javascript:alert(1)", "data:a", "https://", "ftp://example.com/", "/a b", "/a;b", "/a'b",
    "/a\"b", "/a,b", "/a?b", "/a#b", "/ä", "/a\nb", "/<a",
  ])
  func address_thatIsNone_isRejected(_ text: String) {
    #expect(PackageAddress(text) == nil)
  }
}
