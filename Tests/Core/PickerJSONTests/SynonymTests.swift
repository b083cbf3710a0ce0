import PickerJSON
import Testing

/// Hints for the words of other kits.
@Suite struct SynonymTests {
  private static let known = [
    "spacing", "font", "chip", "text", "maxRows", "selected", "wrap", "start", "chips", "scheme",
  ]

  @Test(arguments: [
    ("gap", "spacing"), ("columnGap", "spacing"), ("column-gap", "spacing"),
    ("max_rows", "maxRows"),
    ("MAXROWS", "maxRows"), ("isChecked", "selected"), ("flex-wrap", "wrap"),
    ("darkMode", "scheme"),
    ("flex-start", "start"), ("FilterChip", "chips"), ("label", "text"), ("spcing", "spacing"),
  ])
  func word_ofAnotherKit_suggestsTheName(word: String, name: String) {
    #expect(suggestion(for: word, among: Self.known) == NameSuggestion(name: name))
    #expect(nearest(to: word, among: Self.known) == name)
  }

  @Test func word_forAKeyOfAnObject_suggestsTheObject() {
    let near = suggestion(for: "font-size", among: Self.known)
    #expect(near == NameSuggestion(name: "font", member: "size"))
    #expect(near?.quoted == #""size" in "font""#)
    #expect(suggestion(for: "color", among: ["chip"])?.member == "textColor")
    #expect(suggestion(for: "color", among: ["fill", "chip"])?.name == "chip")
    #expect(suggestion(for: "color", among: ["fill", "textColor"])?.name == "textColor")
    #expect(suggestion(for: "font-size", among: ["size", "font"])?.name == "size")
    #expect(suggestion(for: "minWidth", among: ["maxWidth", "chip"])?.member == "minWidth")
    #expect(suggestion(for: "gap", among: ["padding", "iconSpacing"])?.name == "iconSpacing")
    #expect(suggestion(for: "justify", among: ["alignment"])?.name == "alignment")
  }

  @Test func word_thatNothingMeans_suggestsNothing() {
    #expect(suggestion(for: "zebra", among: Self.known) == nil)
    #expect(suggestion(for: "gap", among: ["width"]) == nil)
    #expect(suggestion(for: "", among: Self.known) == nil)
    #expect(suggestion(for: String(repeating: "gap", count: 100), among: Self.known) == nil)
  }

  @Test func table_hasManyWords_eachOnceForAName() {
    var pairs: Set<[String]> = []
    var words: Set<String> = []
    for group in "\(Synonyms.table)".split(separator: ";") {
      let sides = group.split(separator: "=")
      #expect(sides.count == 2, "\(group)")
      for word in sides[0].split(separator: " ") {
        words.insert(String(word))
        #expect(word.allSatisfy { $0.isLowercase }, "\(word)")
        for name in sides[1].split(separator: " ") {
          #expect(pairs.insert([String(word), String(name)]).inserted, "\(word) \(name)")
        }
      }
    }
    #expect(words.count >= 200)
  }

  @Test(arguments: [
    (#"{"a": 1, "b": 2}"#, "$.a", "", [#"{ "b": 2}"#]),
    (#"{"a": 1, "b": 2}"#, "$.b", "", [#"{"a": 1}"#]),
    (#"{"a": "x"}"#, "$.a", #"unknown key "a", did you mean "b"?"#, ["{}"]),
    (#"{"a": "x"}"#, "$.a", #"expected y, did you mean "y"?"#, [#"{"a": "y"}"#, "{}"]),
    (#"{"a": [1, 2]}"#, "$.a[1]", "", [#"{"a": [1, ""]}"#, #"{"a": [1, {}]}"#, "{}"]),
    (
      #"{"a": [{"b": 1}, 2]}"#, "$.a[0].b", "",
      [#"{"a": [{}, 2]}"#, #"{"a": ["", 2]}"#, #"{"a": [{}, 2]}"#, "{}"]
    ),
    (#"{"a": {}}"#, "$.a.b", "is missing", ["{}"]), (#"{"a": 1}"#, "$.c", "", []),
    (#"{"a": 1}"#, "$", "", []),
  ])
  func value_ofAnError_isCorrectedOrLeftOut(
    document: String, path: String, message: String, repaired: [String]
  ) {
    let (error, bytes) = (JSONError(path: path, message: message), Array(document.utf8))
    let elements = [Array("\"\"".utf8), Array("{}".utf8)]
    let documents = error.repairs(of: bytes, elements: elements).map { $0.applied(to: bytes) }
    #expect(documents.map { String(decoding: $0, as: UTF8.self) } == repaired)
  }
}
