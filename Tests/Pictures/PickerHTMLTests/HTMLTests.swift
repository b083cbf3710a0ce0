import Foundation
import FoundationEssentials
import PickerControls
import PickerGeometry
import PickerJSON
import PickerLimits
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

/// The document in a page.
func documentOf(_ page: String) throws -> String {
  try #require(between("<script type=\"application/json\">", "</script>", of: page))
}

@Suite struct HTMLTests {
  @Test func picturesOfIcons_areEmbedded_orADottedBox() throws {
    var tree = LayoutTree(type: "chips")
    let box = Rect(x: 0, y: 0, width: 9, height: 9)
    for href in ["data:image/png;base64,iVBORw0KGgo=", "nowhere.png"] {
      tree.append(.icon, frame: box, content: .icon("logo", artwork: Artwork(.picture(href: href))))
    }
    let renderer = HTMLRenderer(outlines: NoOutlines())
    let page = String(decoding: renderer.render(DocumentLayout(tree)), as: UTF8.self)
    #expect(page.contains("href=\"data:image/png;base64,iVBORw0KGgo=\""))
    #expect(!page.contains("nowhere.png") && page.contains("stroke-dasharray"))
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

  @Test(arguments: [
    (#"{"type": "chips", "items": ["a", "b"]}"#, true), (#"{"type": "text", "text": "a"}"#, true),
    (#"{"type": "shape", "shape": "star", "points": 5}"#, false),
    (#"{"type": "drawing", "layers": [{"items": [{"text": "a"}]}]}"#, false),
    (#"{"type": "drawing", "layers": [{"draggable": true, "items": [{"text": "a"}]}]}"#, true),
  ])
  func page_hasTheDocument_whereItFlowsOrCanBeUsed(document: String, has: Bool) throws {
    let page = try htmlPage(document)
    #expect(page.contains("<picker-layout ") == has && page.contains("<script") == has)
    #expect(page.contains("script-src 'none'") != has)
    #expect(page.contains("<div class=\"picker-layer\"") == has && page.contains("<svg") != has)
  }

  @Test func page_ofABareTree_isAPicture() throws {
    let json = #"{"type": "chips", "items": ["a", "b"]}"#
    let tree = try Document(json: Array(json.utf8), fonts: MonospaceMeasurer()).layout()
    let page = HTMLRenderer(outlines: NoOutlines()).render(DocumentLayout(tree))
    let text = String(decoding: page, as: UTF8.self)
    #expect(text.contains("role=\"listbox\"") && !text.contains("<script"))
  }

  @Test func proposal_andBackground_areInTheDocument() throws {
    let json = #"{"type": "chips", "width": 90, "background": "red", "items": ["a"]}"#
    let document = try Document(json: Array(json.utf8), fonts: MonospaceMeasurer())
    var tree = try document.layout()
    tree.background = .white
    func page(_ proposal: ProposedSize) throws -> String {
      let layout = DocumentLayout(tree, of: document, within: proposal)
      let page = HTMLRenderer(outlines: NoOutlines()).render(layout)
      return try documentOf(String(decoding: page, as: UTF8.self))
    }
    #expect(
      try page(ProposedSize(width: 50))
        == ##"{"type":"chips","items":["a"],"width":50,"background":"#FFFFFF","scheme":"light"}"##)
    #expect(
      try page(ProposedSize(width: .infinity, height: 40))
        == ##"{"type":"chips","items":["a"],"height":40,"background":"#FFFFFF","scheme":"light"}"##)
  }

  @Test func scheme_isInTheDocument_unlessItFollowsTheReader() throws {
    func page(_ json: String, _ scheme: SchemeChoice?) throws -> String {
      let document = try Document(
        json: Array(json.utf8), fonts: MonospaceMeasurer(), scheme: scheme)
      let page = try HTMLRenderer(outlines: NoOutlines()).render(document)
      return try documentOf(String(decoding: page, as: UTF8.self))
    }
    let chips = #"{"type":"chips","items":["a"]}"#
    #expect(try page(chips, .auto) == chips)
    #expect(try page(chips, nil) == #"{"type":"chips","items":["a"],"scheme":"light"}"#)
    #expect(try page(chips, .dark) == #"{"type":"chips","items":["a"],"scheme":"dark"}"#)
    for scheme in ["light", "dark", "auto"] {
      let declared = #"{"type":"chips","scheme":"\#(scheme)","items":["a"]}"#
      #expect(try page(declared, .auto) == declared)
    }
    let background =
      ##"{"type":"chips","background":"light-dark(#FFFFFF, #222222)","items":["a"]}"##
    #expect(
      try page(background, .auto)
        == ##"{"type":"chips","items":["a"],"background":"light-dark(#FFFFFF, #222222)"}"##)
  }

  @Test func page_isSelfContained_andForbidsLoading() throws {
    let page = try htmlPage(#"{"type": "chips", "width": 300, "items": ["a", "b"]}"#)
    #expect(page.hasPrefix("<!doctype html>\n"))
    let policy = try #require(between("Security-Policy\" content=\"", "\">", of: page))
    #expect(policy.hasPrefix("default-src 'none'; script-src 'sha256-"))
    #expect(policy.contains("'wasm-unsafe-eval'"))
    #expect(policy.contains("script-src 'sha256-") && !policy.contains("script-src 'unsafe"))
    #expect(!page.contains("src=\"") && !page.contains("http-equiv=\"refresh\""))
    let script = try #require(between("<script>", "</script>\n", of: page))
    let hash = Base64.encoded(SHA256.digest(of: Array(script.utf8)))
    #expect(policy.contains("'sha256-\(hash)'"))
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

  @Test func page_isTheSame_whateverTheDocumentEscapes() throws {
    func page(_ text: String) throws -> String {
      try htmlPage(#"{"type": "chips", "items": ["\#(text)"]}"#)
    }
    #expect(try page("\u{8336}\u{AD}") == page(#"\u8336\u00AD"#))
  }

  @Test func page_madeTwice_hasTheSameBytes() throws {
    let document = """
      {"type": "stack", "items": [{"type": "chips", "items": ["a", "b"], "title": "t"},
       {"type": "segmented", "items": ["x", "y"]},
       {"type": "colorPicker", "space": "greyscale", "controls": ["slider(white)", "slider(alpha)"]}]}
      """
    #expect(try htmlPage(document) == htmlPage(document))
  }

  @Test func hostileText_isEscapedEverywhere() throws {
    let bad = #"</script><script>alert(1)</script><b a='\"\"'>&amp;<!--"#
    let page = try htmlPage(
      #"{"type": "stack", "id": "\#(bad)", "items": [{"type": "chips", "id": "\#(bad)", "title": "\#(bad)", "items": ["\#(bad)"]},"#
        + #" {"type": "segmented", "items": ["\#(bad)", "]]>"]}]}"#)
    #expect(!page.contains("<script>alert") && !page.contains("<b a="))
    let document = try JSONValue(parsing: Array(documentOf(page).utf8)).object()
    #expect(
      try document["id"]?.string() == #"</script><script>alert(1)</script><b a='""'>&amp;<!--"#)
  }

  @Test func controlCharacters_inNames_areLeftOut() throws {
    let page = try htmlPage(#"{"type": "chips", "items": ["a\u0000b\u0007c\nd"]}"#)
    #expect(page.contains("aria-label=\"abc d\"") || page.contains("aria-label=\"abc&#10;d\""))
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
    #expect(page.contains("<img src=\"data:image/png;base64,iVBORwE=\" alt=\"\""))
    #expect(!page.contains("b.png") && !page.contains("c.png"))
    #expect(
      try documentOf(page).contains(
        #"[{"href":"data:image/png;base64,iVBORwE=","width":5,"height":5},{"href":"data:,","#))
  }

  @Test func pictures_beyondTheBudget_areNotRead() throws {
    /// A picture of 1,000 bytes for every name.
    final class Pictures: ImageLoading {
      let count = Mutex<Int>(0)

      func bytes(of href: String) -> [UInt8]? {
        count.withLock { $0 += 1 }
        return [0x89, 0x50, 0x4E, 0x47] + [UInt8](repeating: 1, count: 996)
      }
    }
    let (layout, carried) = (Pictures(), Pictures())
    let items = (0..<100).map { #"{"href": "\#($0).png", "width": 5, "height": 5}"# }
    let json = #"{"type": "drawing", "layers": [{"items": [\#(items.joined(separator: ", "))]}]}"#
    let budget = Budget(Limits(bytes: 5_000))
    let document = try Document(
      json: Array(json.utf8), fonts: MonospaceMeasurer(), images: { layout.facts(of: $0) })
    let bytes = budget.asCurrent {
      CarriedDocument(document, background: nil, in: ProposedSize(), images: carried).json
    }
    #expect(budget.error != nil && bytes.count < 8_000)
    #expect(carried.count.withLock { $0 } < 6)
  }

  @Test func image_thatIsMissing_isAMark_beforeAndAfterItIsUsed() throws {
    let page = try htmlPage(
      #"{"type": "carousel", "width": 10, "height": 10, "pages": [{"href": "c.png", "width": 5, "height": 5}]}"#
    )
    #expect(page.contains("<span class=\"picker-graphic\"") && !page.contains("<img"))
    #expect(try documentOf(page).contains(#"{"href":"data:,","#))
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
