import PickerXML
import Testing

@testable import PickerCatalogs

/// XML, as far as catalogues need it.
@Suite struct XMLDocumentTests {
  private func root(_ text: String) throws(CatalogError) -> XMLElement {
    try XMLDocument.root(of: CatalogFile(path: "a.xml", bytes: Array(text.utf8)))
  }

  private func message(_ text: String) -> String? {
    do {
      _ = try root(text)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func elements_haveNamesAttributesTextAndLines() throws {
    let root = try root(
      """
      <?xml version="1.0"?>
      <!-- A comment -->
      <a xmlns="urn:a" x="1">one<b y="&amp;">two</b>
      <c/>&#51;<other xmlns="urn:b"/><![CDATA[<4>]]></a>
      """)
    #expect(root.name == "a" && root.namespace == "urn:a" && root.line == 3)
    #expect(root["x"] == "1" && root["y"] == nil)
    #expect(root.elements.map { $0.name } == ["b", "c"])
    #expect(root.element("b")?["y"] == "&" && root.element("c")?.line == 4)
    #expect(root.text == "onetwo\n3<4>")
  }

  @Test func encodings_ofXML_areRead() throws {
    let latin1 =
      Array("<?xml version='1.0' encoding='ISO-8859-1'?><a>".utf8) + [0xE4] + Array("</a>".utf8)
    #expect(try XMLDocument.root(of: CatalogFile(path: "a.xml", bytes: latin1)).text == "ä")
    var utf16: [UInt8] = [0xFF, 0xFE]
    for unit in "<a>ä</a>".utf16 {
      utf16 += [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
    }
    #expect(try XMLDocument.root(of: CatalogFile(path: "a.xml", bytes: utf16)).text == "ä")
  }

  @Test func entitiesThatGrow_areAnErrorAtOnce() {
    var text = "<!DOCTYPE a [\n<!ENTITY e0 \"lol\">"
    for level in 1...9 {
      let name = "&e\(level - 1);"
      text += "\n<!ENTITY e\(level) \"\(String(repeating: name, count: 10))\">"
    }
    #expect(
      message(text + "]>\n<a>&e9;</a>") == "a.xml:1: declarations in a DOCTYPE are not supported")
  }

  @Test func attributesWithDefaults_areAnError() {
    #expect(
      message("<!DOCTYPE a [<!ATTLIST a b CDATA \"long\">]><a/>")
        == "a.xml:1: declarations in a DOCTYPE are not supported")
  }

  @Test func otherFiles_areNotRead() {
    #expect(
      message("<!DOCTYPE a SYSTEM \"/etc/passwd\">\n<a>&passwd;</a>")
        == "a.xml:2: unknown entity: passwd")
    #expect(message("<!DOCTYPE a SYSTEM \"/etc/passwd\"><a/>") == nil)
    #expect(message("<!DOCTYPE a [<!ENTITY e SYSTEM \"/etc/passwd\">]><a>&e;</a>") != nil)
  }

  @Test func elements_nestedTooDeep_areAnError() {
    let text = String(repeating: "<a>", count: 101) + String(repeating: "</a>", count: 101)
    #expect(
      message(text)?.hasPrefix("a.xml:1: expected at most 100 elements in each other") == true)
    let deepest = String(repeating: "<a>", count: 100) + String(repeating: "</a>", count: 100)
    #expect(message(deepest) == nil)
  }

  @Test func namesThatAreLong_areAnError() {
    let long = String(repeating: "n", count: 1001)
    let expected = "a.xml:1: expected names of at most 1000 bytes with their namespace"
    #expect(message("<\(long)/>") == expected)
    #expect(message("<a xmlns=\"\(long)\"/>") == expected)
    #expect(message("<a \(long)=\"\"/>") == expected)
  }

  @Test(arguments: [
    ("<a>\n<b></a>", "2: cannot be read as XML: mismatched tag"),
    ("<a>\n&x;</a>", "2: cannot be read as XML: undefined entity"),
    ("<a>\n\n", "3: cannot be read as XML: no element found"),
    ("<a/><b/>", "1: cannot be read as XML: junk after document element"),
    ("<p:a/>", "1: cannot be read as XML: unbound prefix"),
    (
      "<?xml version='1.0' encoding='Shift_JIS'?><a/>", "1: cannot be read as XML: unknown encoding"
    ),
  ])
  func damage_isAnErrorWithItsLine(text: String, message: String) {
    #expect(self.message(text) == "a.xml:" + message)
  }
}
