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
    let claimed = [names.claim("tea"), names.claim("tea")]
    #expect(claimed == ["tea#3", "tea#4"])
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
      let isNew = names.take(name)
      #expect(isNew == set.insert(name).inserted)
    }
  }

  @Test func take_afterFirstNameBeyondASCII_knowsNamesBefore() {
    var names = UniqueNames(capacity: 4)
    let texts = ["tea", "coffee", "caf\u{E9}", "tea", "cafe\u{301}", "milk"]
    let taken = texts.map { names.take($0) }
    #expect(taken == [true, true, true, false, false, true])
  }

  @Test func take_ofEmptyName_isTakenOnce() {
    var names = UniqueNames()
    let taken = [names.take(""), names.take("")]
    #expect(taken == [true, false])
  }
}
