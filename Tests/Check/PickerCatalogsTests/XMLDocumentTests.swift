import PickerLimits
import PickerArtwork
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
      message(text)?.hasPrefix("a.xml:1: expected at most 100 nested elements") == true)
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
    ("<a>\n<b p:c=''/></a>", "2: cannot be read as XML: unbound prefix"),
    ("<a><b xmlns:p='n'/><p:b/></a>", "1: cannot be read as XML: unbound prefix"),
    (
      "<a xmlns:xmlns='n'/>",
      "1: cannot be read as XML: reserved prefix (xml) or namespace, or prefix without one"
    ),
    (
      "<a xmlns:p=''/>",
      "1: cannot be read as XML: reserved prefix (xml) or namespace, or prefix without one"
    ),
    (
      "<?xml version='1.0' encoding='Shift_JIS'?><a/>", "1: cannot be read as XML: unknown encoding"
    ),
  ])
  func damage_isAnErrorWithItsLine(text: String, message: String) {
    #expect(self.message(text) == "a.xml:" + message)
  }

  @Test func namespaceOfManyElements_isStoredOnce() throws {
    let (one, other) = (String(repeating: "n", count: 900), String(repeating: "o", count: 900))
    let pair = "<a/><o:b x='1'/>"
    let root = try root(
      "<a xmlns='\(one)' xmlns:o='\(other)'>" + String(repeating: pair, count: 500) + "</a>")
    var stored: Set<UnsafePointer<UInt8>?> = []
    for case .element(let element) in root.content + [.element(root)] {
      stored.insert(
        element.namespace.utf8.withContiguousStorageIfAvailable { $0.baseAddress } ?? nil)
    }
    #expect(root.content.count == 1000 && stored.count == 2)
  }

  @Test func namespaces_areThoseOfTheInnermostDeclaration() throws {
    let root = try root(
      """
      <a xmlns="one" xmlns:p="two" xml:lang="de" p:x="1"><p:b/><c xmlns="" xmlns:p="three"><p:d/><e/></c>\
      <p:f/><g/></a>
      """)
    func all(_ element: XMLElement) -> [String] {
      let own = "\(element.namespace):\(element.name)"
      return element.content.reduce(into: [own]) { names, piece in
        if case .element(let inner) = piece { names += all(inner) }
      }
    }
    #expect(all(root) == ["one:a", "two:b", ":c", "three:d", ":e", "two:f", "one:g"])
    #expect(root["lang"] == "de" && root["x"] == "1" && root["p"] == nil)
  }

  /// Names do not repeat a long namespace, and reading stops among the attributes of one element.
  @Test func attributesOfALongNamespace_areReadWithinTheirBudget() throws {
    let count = 50_000
    let attributes = (0..<count).map { " a:x\($0)='y'" }.joined()
    let text = "<a xmlns:a='\(String(repeating: "n", count: 990))'\(attributes)/>"
    #expect(try root(text).attributes.count == count)
    let probe = BudgetProbe(cancellingAt: 10)
    #expect(throws: XMLError.self) {
      try Budget(probe: probe).asCurrent { try XMLDocument.root(of: Array(text.utf8)) }
    }
    let whole = BudgetProbe()
    _ = try Budget(probe: whole).asCurrent { try XMLDocument.root(of: Array(text.utf8)) }
    #expect(probe.checkCount <= 12 && whole.checkCount > count / 20)
  }

  @Test func elementsAndAttributes_areCounted() {
    let text = "<a>" + String(repeating: "<b c='1' d='2'/>", count: 333) + "</a>"
    for (nodes, message) in [
      (1000, nil), (999, "exceeds the limit of 999 nodes per document"),
    ] {
      var found: String?
      Budget(Limits(nodes: nodes)).asCurrent {
        do throws(XMLError) {
          _ = try XMLDocument.root(of: Array(text.utf8), spending: .nodes)
        } catch {
          found = error.message
        }
      }
      #expect(found == message)
    }
    let many = "<a " + (0..<1_000_000).map { "b\($0)='' " }.joined() + "/>"
    #expect(message(many)?.contains("1000000 elements and attributes in all") == true)
  }

  /// Each step checks the budget as often, so that the clock is looked at all the time.
  @Test(arguments: ["<b/>", "x&#33;", "\n"])
  func reading_ofAnyContent_checksTheBudget(content: String) {
    func checks(_ count: Int, _ probe: BudgetProbe = BudgetProbe()) -> Int {
      let text = "<a>" + String(repeating: content, count: count) + "</a>"
      try? Budget(probe: probe).asCurrent { _ = try XMLDocument.root(of: Array(text.utf8)) }
      return probe.checkCount
    }
    let (one, two) = (checks(4000), checks(8000))
    #expect(one >= 200 && two >= 2 * one - 10)
    #expect(checks(8000, BudgetProbe(cancellingAt: 10)) <= 12)
  }
}
