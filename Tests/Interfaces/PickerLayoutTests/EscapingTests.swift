import Foundation
import FoundationXML
import PickerControls
import PickerJSON
import PickerLayout
import PickerRendering
import PickerTestSupport
import Testing

/// Marks that Swift combines with the following scalars into one `Character`.
private let marks: [Unicode.Scalar] = [
  "\u{600}", "\u{6DD}", "\u{70F}", "\u{8E2}", "\u{110BD}", "\u{D4E}",
]

/// Every character that needs escaping in some format, each after a mark.
private func hostile(_ mark: Unicode.Scalar) -> String {
  var text = ""
  for scalar in "</script><svg onload=\"'&\\()]]>-->{}\u{1B}[31m\n\0a".unicodeScalars {
    text.unicodeScalars.append(mark)
    text.unicodeScalars.append(scalar)
  }
  return text
}

private func quoted(_ text: String) -> String {
  var json = JSONWriter(pretty: false)
  json.string(text)
  return String(decoding: json.bytes, as: UTF8.self)
}

/// A document with a mark before every escaped character, in every text of a document.
private func document(_ mark: Unicode.Scalar) throws -> Document {
  let text = quoted(hostile(mark))
  let json = """
    {"type": "stack", "id": \(text), "items": [
      {"type": "chips", "title": \(text), "items": [\(text), {"text": "a", "icon": {"name": \(text)}}]},
      {"type": "segmented", "items": ["x", {"id": "y", "text": \(text)}]},
      {"type": "drawing", "width": 9, "height": 9, "layers": [{"id": "l", "items": [
        {"href": "data:image/png,\(mark)", "width": 9, "height": 9, "description": \(text)}]}]},
      {"type": "text", "text": \(text)}]}
    """
  return try Document(json: Array(json.utf8))
}

private func tree(_ mark: Unicode.Scalar) throws -> LayoutTree {
  try document(mark).layout()
}

private func render(_ mark: Unicode.Scalar, _ renderer: any Renderer) throws -> String {
  String(
    decoding: try renderer.render(tree(mark), outlines: TextMeasurer.shared), as: UTF8.self)
}

extension String {
  fileprivate func hasScalars(_ other: String) -> Bool {
    Data(utf8).range(of: Data(other.utf8)) != nil
  }

  /// How often these scalars are there.
  fileprivate func count(of other: String) -> Int {
    let (bytes, searched) = (Data(utf8), Data(other.utf8))
    var (count, rest) = (0, bytes.startIndex..<bytes.endIndex)
    while let found = bytes.range(of: searched, in: rest) {
      (count, rest) = (count + 1, found.upperBound..<bytes.endIndex)
    }
    return count
  }
}

/// Checks that a text is well-formed XML, and collects its elements.
private final class Elements: NSObject, XMLParserDelegate {
  private(set) var names: Set<String> = []

  init?(_ xml: String) {
    super.init()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    names.insert(name)
    if attributes.keys.contains(where: { $0.hasPrefix("on") }) { names.insert("script") }
  }
}

@Suite struct EscapingTests {
  @Test(arguments: marks)
  func svg_withMarksBeforeEscapedCharacters_isWellFormed(mark: Unicode.Scalar) throws {
    for text in [SVGRenderer.Text.outlines, .live(TextMeasurer.shared)] {
      let elements = try #require(Elements(render(mark, SVGRenderer(text: text))))
      #expect(!elements.names.contains("script"))
      #expect(elements.names.isSuperset(of: ["svg", "title", "g", "image"]))
    }
  }

  @Test(arguments: sweep(Array(marks.prefix(2)), full: marks))
  func html_withMarksBeforeEscapedCharacters_hasNoMarkupFromText(mark: Unicode.Scalar) throws {
    let renderer = HTMLRenderer(outlines: TextMeasurer.shared)
    let page = try String(decoding: renderer.render(document(mark)), as: UTF8.self)
    #expect(!page.hasScalars("\(mark)<\(mark)"))
    #expect(page.hasScalars("\(mark)\\u003C") && page.hasScalars("\(mark)&lt;"))
    // The package of pages writes elements of scripts itself, whose ends it escapes.
    let ends = page.count(of: "</script") + page.count(of: "<\\/script")
    #expect(ends == page.count(of: "<script"))
    let island = try #require(page.range(of: "application/json\">")).upperBound
    let json = page[island...].prefix { $0 != "<" }
    let id = try JSONValue(parsing: Array(json.utf8)).object()["id"]?.string()
    #expect(id == hostile(mark))
  }

  @Test(arguments: marks)
  func json_withMarksBeforeEscapedCharacters_roundTrips(mark: Unicode.Scalar) throws {
    let json = try tree(mark).json()
    let root = try JSONValue(parsing: json).object()["root"]?.object()
    #expect(try root?["id"]?.string() == hostile(mark))
  }

  @Test(arguments: marks)
  func terminal_withMarksBeforeControls_getsNone(mark: Unicode.Scalar) throws {
    let drawing = try TerminalRenderer(columns: 200).render(tree(mark))
    #expect(!drawing.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test func features_withQuotesInTheirNames_areNotMarkup() throws {
    let json = #"""
      {"type": "text", "text": "a", "font": {"features": {"\"><a": 1, "';x:": 0, "</a>": 2}}}
      """#
    let tree = try Document(json: Array(json.utf8)).layout()
    let svg = SVGRenderer(text: .live(TextMeasurer.shared))
      .render(tree, outlines: TextMeasurer.shared)
    let drawing = String(decoding: svg, as: UTF8.self)
    #expect(
      try #require(Elements(drawing)).names == ["svg", "title", "defs", "style", "g", "text"])
    #expect(drawing.contains(#"font-feature-settings:'\22 \3e \3c a' 1,'\27 \3b x\3a ' 0"#))
  }

  @Test(arguments: marks)
  func placeholders_afterAMark_areFilled(mark: Unicode.Scalar) throws {
    let json = """
      {"type": "chips", "maxRows": 1, "width": 60, "overflow": {"label": "\(mark){count}"},
       "items": ["a", "b", "c"]}
      """
    let tree = try Document(json: Array(json.utf8)).layout()
    let overflow = try #require(tree.nodes.first { $0.role == .overflow })
    let count = try #require(tree.overflow(of: overflow)).hiddenIDs.count
    #expect(tree.labels.contains { $0.text.text == "\(mark)\(count)" })
    let carousel = """
      {"type": "carousel", "width": 90, "height": 90, "count": 3,
       "indicator": {"style": "label", "format": "\(mark){current}\(mark){count}"}}
      """
    let pages = try Document(json: Array(carousel.utf8)).layout()
    #expect(pages.labels.contains { $0.text.text == "\(mark)1\(mark)3" })
  }
}
