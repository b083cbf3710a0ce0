import Testing

@testable import PickerTree

/// The name that each text gets, one after the other.
private func claims(_ texts: [String], capacity: Int = 0) -> [String] {
  var names = UniqueNames(capacity: capacity)
  return texts.map { names.claim($0) }
}

@Suite struct UniqueNamesTests {
  @Test(arguments: [0, 3, 100]) func claim_ofRepeatedNames_addsNumbers(capacity: Int) {
    let texts = ["tea", "coffee", "tea", "", "tea", ""]
    #expect(claims(texts, capacity: capacity) == ["tea", "coffee", "tea#2", "", "tea#3", "#2"])
  }

  @Test func claim_ofTakenSuffix_stepsOverIt() {
    var names = UniqueNames()
    names.take("tea")
    names.take("tea#2")
    #expect(names.claim("tea") == "tea#3")
    #expect(names.claim("tea") == "tea#4")
  }

  @Test func claim_ofCanonicallyEquivalentNames_countsThemAsEqual() {
    #expect(claims(["caf\u{E9}", "cafe\u{301}"]) == ["caf\u{E9}", "cafe\u{301}#2"])
  }

  /// The Kelvin sign and the Greek question mark are canonically equivalent to ASCII characters.
  @Test func claim_ofNameEquivalentToASCII_countsItAsEqual() {
    #expect(claims(["K", "\u{212A}"]) == ["K", "\u{212A}#2"])
    #expect(claims(["\u{37E}", ";"]) == ["\u{37E}", ";#2"])
  }

  @Test func take_ofManyNames_agreesWithSet() {
    var names = UniqueNames(capacity: 10)
    var set: Set<String> = []
    for number in 0..<5_000 {
      let name = String(number * number % 3_001, radix: 3) + (number % 7 == 0 ? " and more" : "")
      #expect(names.take(name) == set.insert(name).inserted)
    }
  }

  @Test func take_afterFirstNameBeyondASCII_knowsNamesBefore() {
    var names = UniqueNames(capacity: 4)
    #expect(names.take("tea") && names.take("coffee") && names.take("caf\u{E9}"))
    #expect(!names.take("tea") && !names.take("cafe\u{301}") && names.take("milk"))
  }

  @Test func take_ofEmptyName_isTakenOnce() {
    var names = UniqueNames()
    #expect(names.take(""))
    #expect(!names.take(""))
  }
}
