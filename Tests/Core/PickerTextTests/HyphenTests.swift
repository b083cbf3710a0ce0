import PickerGeometry
import PickerTestSupport
import PickerText
import Testing

private final class LatinAlphabet: PatternAlphabet {
  func characters(ofCharset name: String) -> [Unicode.Scalar?] { [] }
  func isOfWord(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic }
  func lowercase(_ letter: Unicode.Scalar) -> Unicode.Scalar { letter }
}

/// Cells of one point, with patterns of German.
private final class German: AdvanceMeasuring {
  let patterns = HyphenationPatterns(
    Array("UTF-8\n1dampf\n1schiff\n1fahrt\nö2n1e\n".utf8), LatinAlphabet())

  func advance(of cluster: Character, in font: Font) -> Double? { 1 }

  func metrics(of font: Font) -> FontMetrics { FontMetrics(ascent: 0.75, descent: 0.25) }

  func wordDivisions(in text: String, language: String) -> [Int] {
    language == "de" ? patterns?.divisions(ofWordsIn: text) ?? [] : []
  }
}

@Suite struct HyphenTests {
  private func broken(
    _ text: String, in width: Double, _ hyphens: Hyphens = .manual, lines: Int? = nil,
    language: String? = nil, by measurer: some TextMeasuring = CellMeasurer()
  ) -> MeasuredText {
    measurer.measure([
      TextRequest(
        text.replacing("|", with: "\u{AD}"),
        style: TextStyle(font: Font(size: 1), language: language), maxWidth: width,
        maxLines: lines, hyphens: hyphens)
    ])[0]
  }

  /// The lines with `|` for soft hyphens and `=` for the visible ones behind them.
  private func lines(of text: MeasuredText) -> [String] {
    text.lines.map {
      $0.text.replacing("\u{AD}\u{2010}", with: "=").replacing("\u{AD}", with: "|")
    }
  }

  @Test(arguments: [
    (10.0, ["Donau|dampf"]), (9.0, ["Donau=", "dampf"]), (6.0, ["Donau=", "dampf"]),
    // The hyphen does not fit behind five letters, so the word is broken without one, and then with one.
    (5.0, ["Dona", "u=", "dampf"]), (1.0, ["D", "o", "n", "a", "u=", "d", "a", "m", "p", "f"]),
  ])
  func softHyphens_divideAWordWhereItsHyphenFits(width: Double, expected: [String]) {
    #expect(lines(of: broken("Donau|dampf", in: width)) == expected)
  }

  @Test func hyphen_countsAndIsThePartOfTheLineThatIsDrawn() {
    let text = broken("Donau|dampf", in: 7)
    #expect(text.lines.map(\.frame.width) == [6, 5])
    #expect(text.size == Size(width: 6, height: 2))
    #expect(text.text == "Donau\u{AD}\u{2010}\ndampf")
  }

  @Test func softHyphens_withinALine_areInvisible() {
    #expect(broken("Donau|dampf|schiff", in: 15).size == Size(width: 11, height: 2))
    #expect(broken("Donau|dampf", in: 40).size == Size(width: 10, height: 1))
    #expect(broken("Donau|dampf", in: 6, lines: 1).text == "Donau\u{AD}…")
    #expect(lines(of: broken("end| of|", in: 4)) == ["end|", "of|"])
    // Without a letter before it, there is nothing to divide.
    #expect(lines(of: broken("a |word", in: 4)) == ["a |", "word"])
    #expect(lines(of: broken("||word", in: 3)) == ["||wor", "d"])
  }

  @Test func restOfAWord_narrowerThanTheHyphen_staysOnTheLine() {
    // "ab-" is too wide for two cells, "abc" with a narrow c is not.
    let measurer = CellMeasurer(["c": 0])
    #expect(lines(of: broken("ab|c", in: 2, by: measurer)) == ["ab|c"])
  }

  @Test func fontWithoutHyphen_showsAHyphenMinus() {
    let measurer = CellMeasurer(["\u{2010}": Double?.none])
    let text = broken("Donau|dampf", in: 6, by: measurer)
    #expect(text.lines[0].text == "Donau\u{AD}-")
    #expect(text.missing.isEmpty)
  }

  @Test func none_breaksAsWithoutSoftHyphens() {
    let text = "Die Donau|dampf|schiff|fahrt macht ei|ne letz|te Fahrt"
    for width in 1...40 {
      let plain = broken(text.replacing("|", with: ""), in: Double(width))
      let none = broken(text, in: Double(width), .none)
      #expect(none.lines.map { $0.text.replacing("\u{AD}", with: "") } == plain.lines.map(\.text))
    }
  }

  @Test func auto_withoutPatterns_isManual() {
    for width in 1...12 {
      let manual = broken("Donau|dampf macht", in: Double(width))
      #expect(broken("Donau|dampf macht", in: Double(width), .auto) == manual)
    }
  }

  @Test func auto_dividesWordsByPatternsOfTheLanguage() {
    let text = "Die Donaudampfschifffahrt"
    func found(_ width: Double, _ hyphens: Hyphens, _ language: String) -> [String] {
      lines(of: broken(text, in: width, hyphens, language: language, by: German()))
    }
    #expect(found(10, .auto, "de") == ["Die Donau=", "dampf=", "schiff=", "fahrt"])
    #expect(found(9, .auto, "de") == ["Die", "Donau=", "dampf=", "schiff=", "fahrt"])
    #expect(found(10, .manual, "de") == ["Die", "Donaudampf", "schifffahr", "t"])
    #expect(found(10, .auto, "fr") == found(10, .manual, "de"))
    #expect(
      broken(text, in: 10, .auto, lines: 1, language: "de", by: German()).text == "Die Donau…")
  }

  @Test func auto_leavesWordsWithSoftHyphensToThem() {
    let text = broken("Do|naudampf", in: 6, .auto, language: "de", by: German())
    #expect(lines(of: text) == ["Do=", "naudam", "pf"])
  }

  @Test(arguments: ["", "UTF-8\n", "no-such-set\n1ba\n", "UTF-8\nLEFTHYPHENMIN 2\n"])
  func patterns_ofNothing_areNone(file: String) {
    #expect(HyphenationPatterns(Array(file.utf8), LatinAlphabet()) == nil)
  }

  @Test func patternsOfALanguage_areThoseOfTheClosestTag() {
    let keys = ["de_at", "de_de", "en_gb", "fr", "sr_latn"]
    func choice(_ tag: String) -> String? {
      PatternLanguage(tag)?.choice(among: keys).map { keys[$0] }
    }
    #expect(
      ["de-AT", "de_AT-1996", "de", "en", "fr-CA"].map(choice) == [
        "de_at", "de_at", "de_de", "en_gb", "fr",
      ])
    #expect(["sr", "nl", "x", "../de", ""].map(choice) == ["sr_latn", nil, nil, nil, nil])
  }

  @Test func dividedText_keepsItsWordsAndItsWidth() {
    let text = "Die Donau|dampf|schiff|fahrt macht heute ei|ne| letz|te, fröh|li|che Fahrt"
    for width in 2...60 {
      let found = broken(text, in: Double(width))
      #expect(found.size.width <= Double(width))
      #expect(
        found.text.withoutSoftHyphens.filter { $0 != "\n" && $0 != " " }
          == text.filter { $0 != "|" && $0 != " " })
    }
  }

  @Test func manySoftHyphens_takeLinearTime() {
    let count = sweep(2_000, full: 200_000)
    for unit in ["\u{AD}", "a\u{AD}", "\u{AD}\u{200C}", "a\u{AD}\u{200C}\u{AD}"] {
      let text = String(repeating: unit, count: count / unit.unicodeScalars.count)
      for width in [0.0, 1, 1.5, 100] {
        #expect(broken(text, in: width).lineCount <= count + 1)
      }
    }
  }

  @Test(arguments: [
    ("Donau\u{AD}\u{2010}\ndampf\u{AD}schiff", "Donaudampfschiff"), ("a\u{AD}-\nb", "ab"),
    ("half-\nhearted", "half-\nhearted"), ("half\u{2010}\nhearted", "half\u{2010}\nhearted"),
    ("a\u{AD}\u{2010}b", "a\u{2010}b"), ("a\u{AD}-", "a-"), ("\u{AD}", ""), ("", ""), ("í", "í"),
  ])
  func wording_hasOnlyTheHyphensOfTheText(drawn: String, expected: String) {
    #expect(drawn.withoutSoftHyphens == expected)
  }
}
