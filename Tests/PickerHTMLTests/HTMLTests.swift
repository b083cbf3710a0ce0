import Foundation
import FoundationEssentials
import PickerControls
import PickerGeometry
import PickerJSON
import PickerRendering
import PickerTestSupport
import PickerText
import PickerTree
import Testing

@testable import PickerHTML

/// No face has an outline.
final class NoOutlines: GlyphOutlining {
  func outline(of glyph: UInt32, in face: FontFace) -> Path? { nil }
}

/// The HTML document of a picker document, measured with box glyphs.
func htmlPage(_ document: String, images: any ImageLoading = InlineImages()) throws -> String {
  let document = try Document(json: Array(document.utf8), fonts: MonospaceMeasurer())
  let page = try HTMLRenderer(outlines: NoOutlines(), images: images).render(document)
  return String(decoding: page, as: UTF8.self)
}

/// The text between two markers; nil where either is missing.
func between(_ start: String, _ end: String, of text: String) -> String? {
  guard let head = text.range(of: start),
    let tail = text[head.upperBound...].range(of: end)
  else { return nil }
  return String(text[head.upperBound..<tail.lowerBound])
}

/// The JSON data of a page's script.
func islandOf(_ page: String) throws -> JSONObject {
  let text = try #require(between("id=\"data\">", "</script>", of: page))
  return try JSONValue(parsing: Array(text.utf8)).object()
}

@Suite struct HTMLTests {
  @Test func picturesOfIcons_areEmbedded_orADottedBox() throws {
    var tree = LayoutTree(type: "chips")
    let box = Rect(x: 0, y: 0, width: 9, height: 9)
    for href in ["data:image/png;base64,iVBORw0KGgo=", "nowhere.png"] {
      tree.append(.icon, frame: box, content: .icon("logo", artwork: Artwork(.picture(href: href))))
    }
    let renderer = HTMLRenderer(outlines: NoOutlines())
    let page = String(decoding: renderer.render(InteractiveLayout(tree)), as: UTF8.self)
    #expect(page.contains("href=\"data:image/png;base64,iVBORw0KGgo=\""))
    #expect(!page.contains("nowhere.png") && page.contains("stroke-dasharray"))
  }

  @Test func gradient_withKeyframes_movesInThePage() throws {
    func page(_ keys: String) throws -> String {
      try htmlPage(
        #"""
        {"type": "stack", "items": [{"type": "chips", "items": ["a"]},
          {"type": "shape", "shape": "circle", "fill": {"radial": {"stops": ["black", "white"],
           "keyframes": [{"stops": ["red", "white"], "duration": 0.5}]\#(keys)}}}]}
        """#)
    }
    let once = try page("")
    #expect(once.contains("{0%{stop-color:#000000}100%{stop-color:#FF0000}}"))
    #expect(once.contains("moving{animation:0.5s linear both}"))
    #expect(once.contains("prefers-reduced-motion:no-preference"))
    #expect(try page(#", "loops": true"#).contains("moving{animation:0.5s linear infinite both}"))
    // The elements that scripts use are there once.
    #expect(once.components(separatedBy: #"id="n3""#).count == 2)
  }

  @Test func image_thatLoads_isNamedInThePolicy() throws {
    func page(_ keys: String) throws -> String {
      try htmlPage(
        #"""
        {"type": "drawing", "layers": [{"items": [
          {"href": "https://example.org:8080/lake.jpg?a=1&b", "width": 9, "height": 9\#(keys)}]}]}
        """#)
    }
    let loading = try page(#", "load": true"#)
    #expect(loading.contains("img-src data: https://example.org:8080; "))
    #expect(loading.contains(#"href="https://example.org:8080/lake.jpg?a=1&amp;b""#))
    let closed = try page("")
    #expect(closed.contains("img-src data:; ") && !closed.contains("example.org"))
  }

  @Test func page_ofACarousel_namesTheOriginsOfAllPages() throws {
    let page = try htmlPage(
      #"""
      {"type": "carousel", "width": 90, "height": 50, "pages": [
        {"href": "https://b.example/1.png", "load": true}, {"href": "http://a.example/2.png", "load": true}]}
      """#)
    #expect(page.contains("img-src data: http://a.example https://b.example; "))
  }

  @Test(arguments: [
    "lake.jpg", "data:image/png;base64,AA==", "ftp://example.org/a", "https://", "https:///a",
    "https://a b/c", "https://a;script-src/b", "https://user@host/a", "https://a:80:80/",
    "https://a:x/",
  ])
  func image_thatLoadsFromNoOrigin_isAnError(href: String) {
    let error = #expect(throws: JSONError.self) {
      try htmlPage(
        #"{"type": "drawing", "layers": [{"items": [{"href": "\#(href)", "load": true}]}]}"#)
    }
    #expect(error?.path == "$.layers[0].items[0].load")
  }

  @Test func page_ofAMeasuredControl_equalsThePageOfItsDocument() throws {
    let json = #"{"type": "chips", "items": ["a", "b"]}"#
    let document = try Document(json: Array(json.utf8), fonts: MonospaceMeasurer())
    let renderer = HTMLRenderer(outlines: NoOutlines())
    let measured = document.control.measured(by: MonospaceMeasurer())
    let page = try renderer.render(document)
    #expect(renderer.render(measured) == page)
    #expect(renderer.render(measured, in: ProposedSize(width: 500)) != page)
  }

  @Test func page_ofABareTree_isAPicture() throws {
    let json = #"{"type": "chips", "items": ["a", "b"]}"#
    let tree = try Document(json: Array(json.utf8), fonts: MonospaceMeasurer()).layout()
    let page = HTMLRenderer(outlines: NoOutlines()).render(InteractiveLayout(tree))
    let island = try islandOf(String(decoding: page, as: UTF8.self))
    #expect(try #require(island["controls"]).array().isEmpty)
  }

  @Test func page_isSelfContained_andForbidsLoading() throws {
    let page = try htmlPage(#"{"type": "chips", "items": ["a", "b"]}"#)
    #expect(page.hasPrefix("<!doctype html>\n"))
    let policy = try #require(between("Security-Policy\" content=\"", "\">", of: page))
    #expect(policy.hasPrefix("default-src 'none'; script-src 'sha256-"))
    #expect(!policy.contains("unsafe-eval"))
    #expect(policy.contains("script-src 'sha256-") && !policy.contains("script-src 'unsafe"))
    #expect(!page.contains("src=\"") && !page.contains("http-equiv=\"refresh\""))
    let script = try #require(between("<script>", "</script>", of: page))
    let hash = Base64.encoded(SHA256.digest(of: Array(script.utf8)))
    #expect(policy.contains("'sha256-\(hash)'"))
  }

  @Test(arguments: [
    (#"{"type": "chips", "items": ["a", "b"]}"#, false),
    (#"{"type": "chips", "width": 12, "items": ["aaaa", "b", "cc", "dddd"]}"#, true),
    (#"{"type": "chips", "items": [{"text": "a", "trailingIcon": "xmark"}]}"#, true),
    (#"{"type": "segmented", "items": ["a", "b"], "selected": [0, 1]}"#, false),
    (#"{"type": "segmented", "items": ["a", "b"]}"#, true),
    (#"{"type": "text", "text": "a"}"#, false),
  ])
  func page_carriesTheEngine_whereMoreThanATapNeedsIt(document: String, carries: Bool) throws {
    let page = try htmlPage(document)
    #expect(page.contains("'wasm-unsafe-eval'") == carries)
    let engine = between("id=\"engine\">", "</script>", of: page)
    #expect((engine != nil) == carries)
    // The magic number of gzip, and its method.
    if let engine { #expect(engine.hasPrefix("H4sI")) }
  }

  @Test func title_isTheLabel_elseTheId_elseTheType() throws {
    let items = #""items": ["a"]"#
    for (keys, title, language) in [
      (#""label": "Food & more", "id": "x", "language": "de""#, "Food &amp; more", "de"),
      (#""id": "x""#, "x", "en"), (#""width": 90"#, "Segmented", "en"),
    ] {
      let page = try htmlPage(#"{"type": "segmented", \#(keys), \#(items)}"#)
      #expect(page.contains("<title>\(title)</title>") && page.contains("<h1>\(title)</h1>"))
      #expect(page.contains("<html lang=\"\(language)\">"))
    }
  }

  @Test func page_madeTwice_hasTheSameBytes() throws {
    let document = """
      {"type": "stack", "items": [{"type": "chips", "items": ["a", "b"], "title": "t"},
       {"type": "segmented", "items": ["x", "y"]},
       {"type": "colorPicker", "space": "greyscale", "controls": ["slider(white)", "slider(alpha)"]}]}
      """
    #expect(try htmlPage(document) == htmlPage(document))
  }

  @Test func page_hasTheRequiredScriptsOnly() throws {
    let chips = try htmlPage(#"{"type": "chips", "items": ["a"]}"#)
    #expect(chips.contains("page.items =") && !chips.contains("const engine ="))
    let text = try htmlPage(#"{"type": "text", "text": "a"}"#)
    #expect(!text.contains("page.items =") && text.contains(".then(page.begin);"))
  }

  @Test func hostileText_isEscapedEverywhere() throws {
    let bad = #"</script><script>alert(1)</script><b a='\"\"'>&amp;<!--"#
    let page = try htmlPage(
      #"{"type": "stack", "id": "\#(bad)", "items": [{"type": "chips", "id": "\#(bad)", "title": "\#(bad)", "items": ["\#(bad)"]},"#
        + #" {"type": "segmented", "items": ["\#(bad)", "]]>"]}]}"#)
    #expect(!page.contains("<script>alert") && !page.contains("<b a="))
    #expect(page.components(separatedBy: "</script>").count == 4)
    let island = try islandOf(page)
    #expect(try island["id"]?.string() == #"</script><script>alert(1)</script><b a='""'>&amp;<!--"#)
  }

  @Test func controlCharacters_inNames_areLeftOut() throws {
    let page = try htmlPage(#"{"type": "chips", "items": ["a\u0000b\u0007c\nd"]}"#)
    #expect(page.contains("aria-label=\"abc d\"") || page.contains("aria-label=\"abc&#10;d\""))
  }

  @Test func elements_areNestedLikeNodes_withRolesNamesAndStates() throws {
    let page = try htmlPage(
      #"{"type": "chips", "items": ["a", {"text": "b", "selected": true}, {"text": "c", "enabled": false}]}"#
    )
    let layer = try #require(between("<div id=\"layer\">", "</main>", of: page))
    #expect(
      layer.contains("role=\"listbox\" aria-label=\"Chips\" aria-multiselectable=\"true\""))
    #expect(layer.contains("role=\"option\" aria-label=\"a\" aria-selected=\"false\""))
    #expect(
      layer.contains("aria-label=\"b\" aria-selected=\"true\" data-group=\"0\" tabindex=\"0\""))
    #expect(layer.contains("aria-selected=\"false\" aria-disabled=\"true\" style="))
    #expect(layer.components(separatedBy: "tabindex=\"0\"").count == 2)
    let (opened, closed) = ("<div", "</div")
    let count = layer.components(separatedBy: opened).count
    #expect(count + 1 == layer.components(separatedBy: closed).count)
  }

  @Test func text_isTheContentOfItsElement() throws {
    let page = try htmlPage(#"{"type": "text", "text": "one < two"}"#)
    #expect(page.contains(">one &lt; two</div"))
  }

  @Test func text_withoutGlyphs_isLiveText_alsoThatOfDigits() throws {
    let page = try htmlPage(#"{"type": "text", "text": "one < two"}"#)
    #expect(page.contains(" xml:space=\"preserve\">one &lt; two</text>"))
    let touch = try htmlPage(#"{"type": "chromaTouch", "font": {"family": "Pixel", "size": 9}}"#)
    let digit = try #require(between("<g id=\"d0-7\">\n", "\n</g>", of: touch))
    #expect(digit.hasPrefix("<text font-family=\"'Pixel',sans-serif\" font-size=\"9\" "))
    #expect(digit.hasSuffix(" y=\"0\" x=\"0\" xml:space=\"preserve\">7</text>"))
  }

  @Test func image_withBytes_isEmbedded_withoutThemItIsABox() throws {
    struct OnePicture: ImageLoading {
      func bytes(of href: String) -> [UInt8]? {
        href == "a.png" ? [0x89, 0x50, 0x4E, 0x47, 1] : href == "b.png" ? [1, 2, 3] : nil
      }
    }
    let page = try htmlPage(
      """
      {"type": "carousel", "width": 10, "height": 10, "pages": [{"href": "a.png", "width": 5, "height": 5},
       {"href": "b.png", "width": 5, "height": 5}, {"href": "c.png", "width": 5, "height": 5}]}
      """, images: OnePicture())
    #expect(page.contains("href=\"data:image/png;base64,iVBORwE=\""))
    #expect(!page.contains("b.png") && !page.contains("c.png"))
    #expect(page.components(separatedBy: "fill=\"#EBEBEB\"").count == 3)
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func sha256_ofTheStandardsExamples_isTheirs(message: String, digest: String) {
    let found = SHA256.digest(of: Array(message.utf8)).map { byte in
      String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }
    #expect(found.joined() == digest)
  }

  @Test func sha256_ofAMillionLetters_matchesTheStandard() {
    let digest = SHA256.digest(of: [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000))
    #expect(digest.prefix(4).elementsEqual([0xcd, 0xc7, 0x6e, 0x5c]))
  }
}
