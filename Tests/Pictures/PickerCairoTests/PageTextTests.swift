import PickerColor
import PickerGeometry
import PickerText
import PickerTree
import Testing

@testable import PickerCairo

/// Glyph 1 is a star with many points, glyph 2 one that is far wider than an em; others are blank.
private final class Stars: GlyphOutlining {
  func outline(of glyph: UInt32, in face: FontFace) -> Path? {
    guard (1...2).contains(glyph) else { return nil }
    let points = (0..<400).map { number in
      let radius = number.isMultiple(of: 2) ? 0.5 : 0.3
      let direction = Angle(degrees: Double(number) * 0.9).direction
      return Point(x: direction.x * radius * (glyph == 2 ? 8 : 1), y: direction.y * radius)
    }
    return Path([.move(points[0])] + points.dropFirst().map { .line($0) } + [.close])
  }
}

/// Single-line labels below each other, with the given font sizes.
private struct Labels {
  var glyphs: [UInt32] = [1, 3, 1]
  var sizes: [Double] = [10]
  var direction = LayoutDirection.leftToRight
  var fill = Fill.color(.black)
  var cluster = 0

  private static let face = FontFace(family: "Stars", postScriptName: "", source: "test")

  private func line(_ size: Double) -> TextLine {
    let glyphs = glyphs.enumerated().map {
      Glyph(id: $1, cluster: cluster + $0, advance: Point(x: size, y: 0))
    }
    let run = GlyphRun(face: Labels.face, size: size, direction: direction, glyphs: glyphs)
    let text = String("abcdefghijkl".prefix(glyphs.count))
    return TextLine(
      text: text, frame: Rect(x: 0, y: 0, width: 100, height: 10), baseline: 8, runs: [run])
  }

  func pdf() throws -> (bytes: Int, fonts: Int) {
    let text = try file()
    return (text.unicodeScalars.count, text.components(separatedBy: "/Type3") - 1)
  }

  /// The file, each of its bytes as a character.
  func file() throws -> String {
    let height = Double(sizes.count) * 10
    let tree = tree(Size(width: 100, height: height)) { tree in
      tree.fonts.append(Font())
      let paint = tree.add(Paint(fills: [fill]))
      for (number, size) in sizes.enumerated() {
        let line = line(size)
        let text = MeasuredText(size: line.frame.size, baseline: line.baseline, lines: [line])
        tree.labels.append(Label(text: text, font: 0))
        let frame = line.frame.offset(by: Point(x: 0, y: Double(number) * 10))
        tree.append(LayoutNode(.label, frame: frame, paint: paint, content: number))
      }
    }
    let bytes = try PDFRenderer().render(tree, outlines: Stars())
    return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }
}

extension String {
  /// The number of pieces between occurrences of a separator.
  fileprivate func components(separatedBy separator: String) -> Int {
    split(separator: separator, omittingEmptySubsequences: false).count
  }
}

@Suite struct PageTextTests {
  @Test func outlineOfAGlyph_isInAPageOnce_howeverOftenItIsShown() throws {
    let few = try Labels(sizes: Array(repeating: 10, count: 2)).pdf()
    let many = try Labels(sizes: Array(repeating: 10, count: 1000)).pdf()
    #expect(few.fonts == 1 && many.fonts == 1)
    #expect(many.bytes - few.bytes < 20_000)
  }

  @Test func glyphs_thatCannotBeShown_areOutlines_underTextToCopy() throws {
    let shown = try Labels().pdf()
    #expect(shown.fonts == 1)
    let ramp = Gradient([.black, .white])
    let outlined = [
      Labels(sizes: [60]), Labels(glyphs: [1, 2]),
      Labels(fill: .color(Color(white: 0, alpha: 0.5))),
      Labels(fill: Fill(.color(.black), opacity: 0.5)),
      Labels(fill: Fill(.linear(ramp, from: .leading, to: .trailing))),
      Labels(fill: Fill(.color(.black), blend: .multiply)),
    ]
    for labels in outlined {
      let page = try labels.pdf()
      #expect(page.fonts == 1 && page.bytes > shown.bytes, "\(labels)")
    }
  }

  // Letters from right to left take turns in two fonts. What does not match its text is drawn as outlines.
  @Test func glyphs_withoutTextOfTheirOwn_areShown_orLieUnderTextToCopy() throws {
    #expect(try Labels(direction: .rightToLeft).pdf().fonts == 2)
    #expect(try Labels(cluster: -1).pdf().fonts == 1)
    #expect(try Labels(glyphs: [3, 3]).pdf().fonts == 1)
  }

  @Test(arguments: [Labels(), Labels(sizes: [60]), Labels(direction: .rightToLeft)])
  fileprivate func boxesOfFonts_areAsHighAsALine_andWideEnoughForPoppler(labels: Labels) throws {
    let boxes = try labels.file().matches(of: /\/FontBBox *\[([-0-9. ]+)\]/)
    #expect(boxes.count == (labels.direction == .rightToLeft ? 2 : 1))
    for box in boxes {
      let sides = box.1.split(separator: " ").compactMap { Double($0) }
      try #require(sides.count == 4)
      #expect((1.1...1.5).contains((sides[3] - sides[1]).magnitude), "\(box.0)")
      #expect(sides[2] - sides[0] > 10_000)
    }
  }

  // Widths of 1 em and 0: poppler estimates the size of the font by the glyph that is called m.
  @Test func glyphOfEachFont_isCalledLikeTheLetterWhoseWidthItHas() throws {
    let file = try Labels().file()
    #expect(file.contains("/Differences [0 /m") && file.contains("<<\n /m "))
  }
}

/// Glyphs in visual order with their clusters, each 10 wide.
private func run(_ direction: LayoutDirection, _ clusters: Int...) -> GlyphRun {
  GlyphRun(
    face: FontFace(family: "Test", postScriptName: "", source: ""), size: 10, direction: direction,
    glyphs: clusters.map { Glyph(id: 1, cluster: $0, advance: Point(x: 10, y: 0)) })
}

private func line(_ text: String, _ runs: GlyphRun...) -> TextLine {
  TextLine(text: text, frame: Rect(x: 0, y: 0, width: 100, height: 10), baseline: 8, runs: runs)
}

/// The pieces in reading order, as `a@10`.
private func pieces(_ line: TextLine) -> [String] {
  let texts = line.runTexts
  return RunText.readingOrder(texts).flatMap { texts[$0].pieces }
    .map { "\($0.text)@\(Int($0.x))" }
}

@Suite struct LineTextTests {
  @Test func lettersFromRightToLeft_areInReadingOrder_eachLeftOfTheLast() {
    #expect(pieces(line("שלו", run(.rightToLeft, 4, 2, 0))) == ["ש@20", "ל@10", "ו@0"])
  }

  @Test func clusterOfSeveralGlyphs_isOnePiece() {
    let text = line("ab", run(.leftToRight, 0, 0, 1))
    #expect(pieces(text) == ["a@0", "b@20"])
    #expect(text.runTexts[0].pieces.map { $0.glyphs } == [0..<2, 2..<3])
  }

  // Reading order: aב12, drawn as a12ב.
  @Test func numberThatIsPassed_isOnePiece_behindWhatItFollows() {
    let text = line("aב12", run(.leftToRight, 0), run(.leftToRight, 3, 4), run(.rightToLeft, 1))
    #expect(pieces(text) == ["a@0", "ב@30", "12@10"])
  }
}
