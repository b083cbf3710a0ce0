import PickerGeometry
import PickerTestSupport
import PickerText
import Testing

/// Lines of cells of one point.
@Suite struct TextWrapTests {
  private func measured(
    _ text: String, in width: Double, _ textWrap: TextWrap, lines: Int? = nil
  ) -> MeasuredText {
    var request = TextRequest(
      text.replacing("|", with: "\u{AD}"), style: TextStyle(font: Font(size: 1)),
      maxWidth: width, maxLines: lines)
    request.textWrap = textWrap
    return CellMeasurer().measure([request])[0]
  }

  private func lines(
    _ text: String, in width: Double, _ textWrap: TextWrap, lines: Int? = nil
  ) -> [String] {
    measured(text, in: width, textWrap, lines: lines).lines.map {
      $0.text.replacing("\u{AD}\u{2010}", with: "=").replacing("\u{AD}", with: "|")
    }
  }

  /// A text of words of up to seven letters.
  private func randomText(_ random: inout SeededGenerator) -> String {
    let words = (0..<Int.random(in: 1...24, using: &random)).map { _ in
      String(repeating: "a", count: .random(in: 1...7, using: &random))
    }
    return words.joined(separator: Bool.random(using: &random) ? " " : "  ")
  }

  @Test func balance_makesLinesEquallyWide() {
    #expect(lines("AA BB CC DD EE FF", in: 15, .wrap) == ["AA BB CC DD EE", "FF"])
    #expect(lines("AA BB CC DD EE FF", in: 15, .balance) == ["AA BB CC", "DD EE FF"])
    #expect(lines("AA BB CC DD EE FF GG", in: 15, .balance) == ["AA BB CC DD", "EE FF GG"])
    #expect(measured("AA BB CC DD EE FF", in: 15, .balance).size == Size(width: 8, height: 2))
  }

  @Test func balance_leavesATextWithAWordThatIsBroken() {
    let text = "AA ABCDEFGHIJKLMNOP BB CC"
    #expect(lines(text, in: 14, .balance) == lines(text, in: 14, .wrap))
  }

  @Test func balance_ofMoreThanSixLines_isWrap() {
    let words = Array(repeating: "AA", count: 26)
    for count in 2...words.count {
      let text = words.prefix(count).joined(separator: " ")
      let (wrapped, balanced) = (lines(text, in: 12, .wrap), lines(text, in: 12, .balance))
      #expect(
        (wrapped == balanced) == (count % 4 == 0 || count % 4 == 3 || count > 24 || count < 4))
    }
  }

  @Test func balance_ofATextThatIsCut_isWrap() {
    let text = "AA BB CC DD EE FF GG HH"
    #expect(lines(text, in: 15, .balance, lines: 1) == lines(text, in: 15, .wrap, lines: 1))
    #expect(lines(text, in: 9, .balance, lines: 2) == ["AA BB CC", "DD EE FF…"])
    #expect(lines(text, in: 15, .balance, lines: 2) == ["AA BB CC DD", "EE FF GG HH"])
  }

  @Test func balance_withForcedBreaks_balancesEveryParagraph() {
    #expect(
      lines("AA BB CC DD EE FF\nGG", in: 15, .balance) == ["AA BB CC", "DD EE FF", "GG"])
    #expect(
      lines("AA BB CC DD EE\nAA BB CC DD EE FF", in: 15, .balance)
        == ["AA BB CC DD EE", "AA BB CC", "DD EE FF"])
    #expect(lines("\n\nAA", in: 15, .balance) == lines("\n\nAA", in: 15, .wrap))
  }

  @Test func balance_dividesWordsWhereThatTakesNoMoreLines() {
    #expect(lines("Donau|dampf|schiff", in: 15, .wrap) == ["Donau|dampf=", "schiff"])
    #expect(lines("Donau|dampf|schiff", in: 13, .balance) == ["Donau|dampf=", "schiff"])
    #expect(
      lines("Donau|dampf|schiff|fahrt", in: 18, .balance) == ["Donau|dampf=", "schiff|fahrt"])
  }

  @Test func pretty_leavesNoShortWordAloneOnTheLastLine() {
    #expect(lines("AA BB CC DD EE FF", in: 15, .pretty) == ["AA BB CC DD", "EE FF"])
    let text = "AAAA BBBB CCCC DDDD EEEE FFFF GGGG HHHH IIII K"
    #expect(
      lines(text, in: 14, .pretty) == [
        "AAAA BBBB CCCC", "DDDD EEEE FFFF", "GGGG HHHH", "IIII K",
      ])
    // Two words, or a long one, are left.
    for end in ["A B", "EEEEEEE"] {
      let text = "AA BB CC DD EE " + end
      #expect(lines(text, in: 14, .pretty) == lines(text, in: 14, .wrap))
    }
    #expect(lines("AAAA BBBB C", in: 9, .pretty) == ["AAAA BBBB", "C"])
  }

  @Test func pretty_changesOnlyTheLastFourLinesOfParagraphs() {
    let words = Array(repeating: "AA", count: 24).joined(separator: " ") + " B"
    let (wrapped, pretty) = (lines(words, in: 12, .wrap), lines(words, in: 12, .pretty))
    #expect(wrapped.count == 7 && pretty.count == 7 && wrapped.last == "B")
    #expect(pretty.last != "B" && pretty.prefix(3) == wrapped.prefix(3))
    let both = lines("AA BB CC DD EE FF\nAA BB CC DD EE FF\nAA", in: 15, .pretty)
    #expect(both == ["AA BB CC DD", "EE FF", "AA BB CC DD", "EE FF", "AA"])
  }

  @Test func pretty_ofATextThatIsCut_isWrap() {
    let text = "AA BB CC DD EE FF\nGG"
    #expect(lines(text, in: 15, .pretty, lines: 2) == lines(text, in: 15, .wrap, lines: 2))
  }

  @Test func pretty_avoidsHyphensOnTwoLinesBeforeTheLast() {
    let text = "AA BBBB|BBBB CC DDDD|DDDD EEEE"
    #expect(lines(text, in: 10, .wrap) == ["AA BBBB=", "BBBB CC", "DDDD|DDDD", "EEEE"])
    let divided = "AAAAAA BB|BBBBB CC|CCCCCC"
    #expect(lines(divided, in: 10, .wrap) == ["AAAAAA BB=", "BBBBB CC=", "CCCCCC"])
    #expect(
      lines(divided, in: 10, .pretty) == ["AAAAAA", "BB|BBBBB", "CC|CCCCCC"])
  }

  @Test func stable_isWrap_andKeepsLinesAsATextGrows() {
    var random = SeededGenerator(seed: 44)
    for _ in 0..<100 {
      let text = randomText(&random)
      #expect(lines(text, in: 11, .stable) == lines(text, in: 11, .wrap))
      let longer = lines(text + " and more", in: 11, .stable)
      #expect(longer.starts(with: lines(text, in: 11, .stable).dropLast()))
    }
  }

  @Test(arguments: [TextWrap.balance, .pretty])
  func lines_areAsManyAndSayTheSame(textWrap: TextWrap) {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<sweep(400, full: 50_000) {
      let text = randomText(&random)
      let width = Double(Int.random(in: 4...40, using: &random))
      let (wrapped, found) = (measured(text, in: width, .wrap), measured(text, in: width, textWrap))
      #expect(found.lineCount == wrapped.lineCount && found.size.width <= width)
      #expect(words(of: found) == words(of: wrapped))
    }
  }

  private func words(of text: MeasuredText) -> [Substring] {
    text.text.split { $0 == " " || $0 == "\n" }
  }

  @Test(arguments: [TextWrap.wrap, .balance, .pretty])
  func work_growsWithTheText(textWrap: TextWrap) {
    // The width grows with the text, so that it stays on five lines.
    let steps = [1_000, 2_000, 4_000].map { count in
      let source = CountedSource(
        words: count, availableWidth: Double(count * 3) / 4.5, textWrap: textWrap)
      #expect(LineFiller(source).filled().lines.count == 5)
      return source.steps
    }
    #expect(steps[0] <= 6_000)
    for (small, large) in zip(steps, steps.dropFirst()) {
      #expect(Double(large) / Double(small) < 2.3)
    }
  }
}

/// Words of two letters, each cell of one point, that counts what it is asked.
private final class CountedSource: LineSource {
  let end: Int
  let availableWidth: Double
  var browser: Browser? { nil }
  let textWrap: TextWrap
  private(set) var steps = 0

  init(words: Int, availableWidth: Double, textWrap: TextWrap) {
    end = words * 3
    self.availableWidth = availableWidth
    self.textWrap = textWrap
  }

  let maxLines = Int.max
  let truncation = Truncation.tail
  let divisions = WordDivisions.none
  let fontSize = 1.0
  let maximumDifference = 0.0
  let hyphenWidth = 1.0
  let softHyphenLength = 1

  func lineBreaks() -> [LineBreak] {
    stride(from: 3, through: end, by: 3).map { LineBreak(place: $0, isForced: false) }
  }

  func estimate(_ range: Range<Int>) -> Double {
    steps += 1
    return Double(range.count)
  }

  func width(_ range: Range<Int>, joins: Bool) -> Double { estimate(range) }
  func ellipsisWidth(beside place: Int) -> Double { 1 }
  func visibleEnd(of range: Range<Int>) -> Int {
    range.upperBound % 3 == 0 ? range.upperBound - 1 : range.upperBound
  }
  func lineEnd(of range: Range<Int>) -> Int { range.upperBound }
  func isSoftHyphen(at place: Int) -> Bool { false }
  func clusterEnds(in range: Range<Int>) -> [Int] { range.map { $0 + 1 } }
  func prefixBeyondLine(of range: Range<Int>) -> Range<Int> { range }
}
