import PickerCheck
import PickerTestSupport
import Testing

@testable import PickerCatalogs

/// Catalogues that end early or have other bytes: each is read, or an error with a line; none is a crash.
@Suite struct DamagedCatalogTests {
  /// One short catalogue for each format, with most of what the format has.
  static let samples: [(path: String, text: String)] = [
    (
      "a.xcstrings",
      #"""
      {"sourceLanguage": "en", "strings": {"%lld \u00e4": {"localizations": {"de": {"stringUnit":
      {"state": "translated", "value": "%#@a@ x"}, "substitutions": {"a": {"variations": {"plural": {
      "one": {"stringUnit": {"state": "translated", "value": "%arg"}}, "other": {"variations": {"device":
      {"mac": {"stringUnit": {"value": "b"}}}}}}}}}}}}, "N": {"shouldTranslate": false}}}
      """#
    ),
    (
      "de.po",
      #"""
      msgid ""
      msgstr "Language: de\n"
      "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=!(n==1) ? 1 : 0;\n"
      #, fuzzy
      msgid "a"
      msgstr "\303\244\x41"
      msgctxt "c"
      msgid "%d ä"
      msgid_plural ""
      "b"
      msgstr[0] "%d"
      msgstr[1] "\"c\""
      #~ msgid "d"
      """#
    ),
    (
      "values-de/strings.xml",
      #"""
      <?xml version="1.0"?>
      <resources xmlns:x="urn:x"><string name="a">\u00e4 \uD83D\uDE00 "  b" <x:g>%d</x:g></string>
      <plurals name="p"><item quantity="other"><![CDATA[<%d>]]></item></plurals>
      <string-array name="s" translatable="false"><item>@string/a</item></string-array></resources>
      """#
    ),
    (
      "a.arb",
      #"""
      {"@@locale": "de", "a": "{n, plural, offset:1 =0{'{'a} one{# {b}} other{{c, select, other {ä''}}}}",
      "@a": {}, "b": "{d, date, long}"}
      """#
    ),
    (
      "de/a.json",
      #"{"a": {"b_one": "{{count}}", "b_other": "c", "d": ["e", {"one": "f", "other": "g"}]}, "h": "{n, plural, other{#}}"}"#
    ),
    (
      "a.xliff",
      #"""
      <xliff version="1.2" xmlns="urn:x"><file source-language="en" target-language="de"><body><group>
      <trans-unit id="a|==|plural.one"><source>b <g id="1">c</g></source><target state="final">d<ph>%d</ph></target>
      </trans-unit><trans-unit id="e" translate="no"><source>f&#228;</source></trans-unit></group></body></file></xliff>
      """#
    ),
    (
      "a.xlf",
      #"""
      <xliff version="2.0" xmlns="urn:x" srcLang="en" trgLang="de"><file id="f"><unit id="u"><originalData>
      <data id="d">%d</data></originalData><segment><source>a</source><target>b <ph id="1" dataRef="d"/></target>
      </segment><ignorable><source> </source></ignorable></unit></file></xliff>
      """#
    ),
    (
      "de.lproj/a.strings",
      #"""
      /* "a */ "b" = "c \"d\" \U00e4 \344"; // "e
      f-g = 'h
      i';
      "j";
      """#
    ),
    (
      "de.lproj/a.stringsdict",
      #"""
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@b@ %1$#@c@</string>
      <key>b</key><dict><key>one</key><string>%d</string><key>other</key><string>d %#@c@</string></dict>
      <key>c</key><dict><key>other</key><string>e</string></dict></dict><key>f</key><string>g</string>
      <key>h</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>i</string></dict></dict>
      </dict></plist>
      """#
    ),
    (
      "a_de.properties",
      #"""
      # a
      ! b
      c\ d : \u00e4 \uD83D\uDE00 \
        e {n, plural, one{#} other{f}}
      g
      h=i
      """#
    ),
    (
      "a.de.resx",
      #"""
      <root><resheader name="a"><value>b</value></resheader><data name="c" xml:space="preserve"><value>d {0:N2}</value>
      <comment>e</comment></data><data name="f" type="g"><value>h</value></data></root>
      """#
    ),
    (
      "a_pl.ts",
      #"""
      <!DOCTYPE TS><TS version="2.1" language="pl_PL" sourcelanguage="en"><context><name>a</name><message numerus="yes">
      <source>%n b</source><translation><numerusform>%n c</numerusform><numerusform>d</numerusform><numerusform>e
      </numerusform></translation></message><message id="f"><source>g</source><translation variants="yes">
      <lengthvariant>h<byte value="x1b"/></lengthvariant></translation></message><message><source>i</source>
      <translation type="unfinished"></translation></message></context></TS>
      """#
    ),
    (
      "de.yml",
      #"""
      # a
      de: &b
        c: {one: "%{count} \u00e4", other: 'd'}
        <<: *b
        e: |
          f
        g: [h, 1, ~]
      """#
    ),
    (
      "a.csv",
      #"""
      key,de,"pt-BR",width
      a,"b ""c""
      d",{n},
      e,"{n, plural, one{#} other{f}}",,96.5
      """#
    ),
  ]

  /// What is wrong with the answer for some bytes; nil if nothing is.
  private func violation(_ path: String, _ bytes: [UInt8]) -> String? {
    let catalog = try? StringCatalog(files: [CatalogFile(path: path, bytes: bytes)])
    guard let catalog else { return "an error" }
    for problem in catalog.problems where ![.language, .unknownLanguage].contains(problem.code) {
      guard problem.line != nil else { return "a problem without a line: \(problem)" }
      if problem.message.unicodeScalars.contains(where: { $0.value < 0x20 }) {
        return "a problem of several lines"
      }
    }
    return nil
  }

  @Test(arguments: DamagedCatalogTests.samples.indices)
  func sample_asItIs_isRead(index: Int) throws {
    let sample = DamagedCatalogTests.samples[index]
    #expect(failure(sample.path, sample.text) == nil)
  }

  @Test(arguments: DamagedCatalogTests.samples.indices)
  func prefix_ofEachLength_isReadOrAnErrorWithALine(index: Int) {
    let (path, bytes) = (
      DamagedCatalogTests.samples[index].path, Array(DamagedCatalogTests.samples[index].text.utf8)
    )
    for length in bytes.indices {
      let found = violation(path, Array(bytes.prefix(length)))
      #expect(found == nil, "\(length) bytes of \(path)")
    }
  }

  @Test(arguments: DamagedCatalogTests.samples.indices)
  func anyByte_replaced_isReadOrAnErrorWithALine(index: Int) {
    let (path, bytes) = (
      DamagedCatalogTests.samples[index].path, Array(DamagedCatalogTests.samples[index].text.utf8)
    )
    let others: [UInt8] = [0, 0x0A, 0x22, 0x27, 0x3C, 0x5C, 0x7B, 0x7D, 0xC3, 0xFF]
    for place in bytes.indices {
      for other in sweep([others[place % others.count]], full: others) {
        var damaged = bytes
        damaged[place] = other
        let found = violation(path, damaged)
        #expect(found == nil, "byte \(place) of \(path) as \(other)")
      }
    }
  }
}
