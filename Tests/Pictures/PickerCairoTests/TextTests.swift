import PickerColor
import PickerGeometry
import PickerLimits
import PickerText
import PickerTree
import Testing

@testable import PickerCairo

private let red = Color(red: 1, green: 0, blue: 0)
private let face = FontFace(family: "Boxes", postScriptName: "", source: "test")

/// Glyph 1 is a square of half an em on the baseline, glyph 2 a bitmap of two pixels.
private final class Boxes: GlyphOutlining {
  func outline(of glyph: UInt32, in face: FontFace) -> Path? {
    glyph == 1
      ? Path(roundedRect: Rect(x: 0, y: -0.5, width: 0.5, height: 0.5), radii: .zero) : nil
  }

  func bitmap(of glyph: UInt32, in face: FontFace) -> GlyphBitmap? {
    guard glyph == 2 else { return nil }
    return GlyphBitmap(
      width: 1, height: 2, pixels: [0xFF00_00FF, 0xFF00_FF00],
      frame: Rect(x: 0, y: -1, width: 0.5, height: 1))
  }
}

/// A line of glyphs with the given clusters, at 10 points per em and each 5 wide.
private func line(
  _ text: String, _ glyphs: [(id: UInt32, cluster: Int)],
  _ direction: LayoutDirection = .leftToRight
) -> TextLine {
  let run = GlyphRun(
    face: face, size: 10, direction: direction,
    glyphs: glyphs.map { Glyph(id: $0.id, cluster: $0.cluster, advance: Point(x: 5, y: 0)) })
  return TextLine(
    text: text, frame: Rect(x: 0, y: 0, width: run.width, height: 12), baseline: 10, runs: [run])
}

private func line(_ text: String, _ clusters: [Int]) -> TextLine {
  line(text, clusters.map { (1, $0) })
}

/// A label at the origin that shows a line.
private func label(_ line: TextLine, _ fills: [Fill]) -> LayoutTree {
  tree(Size(width: 20, height: 12)) { tree in
    let text = MeasuredText(size: line.frame.size, baseline: line.baseline, lines: [line])
    tree.labels.append(Label(text: text, font: 0))
    tree.fonts.append(Font())
    tree.append(
      LayoutNode(.label, frame: line.frame, paint: tree.add(Paint(fills: fills)), content: 0))
  }
}

@Suite struct TextTests {
  /// 240 pixels of the picture, and 2 of the glyph.
  @Test(arguments: [(240, false), (241, false), (1000, true)])
  func bitmapGlyph_beyondTheBudget_isAnError(pixels: Int, isDrawn: Bool) {
    let text = label(line("a", [(2, 0)]), [.color(red)])
    let drawn = try? Budget(Limits(pixels: pixels)).run {
      (try? PNGRenderer().render(text, outlines: Boxes())) != nil
    }
    #expect((drawn ?? false) == isDrawn)
  }

  @Test func glyphs_areFilledOutlines_onTheBaseline() throws {
    let ramp = Gradient([red, .black])
    for fill in [Fill.color(red), Fill(.linear(ramp, from: .trailing, to: .trailing))] {
      let tree = label(line("ab", [0, 1]), [fill])
      let pixels = try Pixels(png: PNGRenderer().render(tree, outlines: Boxes()))
      let color = fill.color(at: .zero, in: Size(width: 10, height: 12))
      #expect(difference(pixels[2, 9], color.pixel) <= 1)
      #expect(difference(pixels[9, 5], color.pixel) <= 1)
      #expect(pixels.alpha(2, 4) == 0 && pixels.alpha(2, 10) == 0 && pixels.alpha(10, 9) == 0)
    }
  }

  @Test func glyphs_withBitmaps_keepTheirColours() throws {
    let tree = label(line("ab", [(1, 0), (2, 1)]), [.color(red)])
    let pixels = try Pixels(png: PNGRenderer().render(tree, outlines: Boxes()))
    #expect(difference(pixels[7, 1], Color(red: 0, green: 0, blue: 1).pixel) <= 1)
    #expect(difference(pixels[7, 8], Color(red: 0, green: 1, blue: 0).pixel) <= 1)
    #expect(difference(pixels[2, 8], red.pixel) <= 1)
  }

  @Test(arguments: [1, 0.5])
  func glyphs_insideACrossing_haveItsPaint_andNoOther(alpha: Double) throws {
    let (own, other) = (red.withAlpha(alpha), Color(red: 0, green: 0, blue: 1, alpha: alpha))
    var tree = label(line("ab", [0, 1]), [.color(own)])
    tree.labels[0].crossing = Crossing(
      paint: Paint(fill: other), clip: Rect(x: 3, y: 0, width: 4, height: 8))
    let pixels = try Pixels(png: PNGRenderer().render(tree, outlines: Boxes()))
    for (x, y) in [(1, 6), (2, 7), (7, 6), (8, 7), (4, 8), (5, 9)] {
      #expect(difference(pixels[x, y], own.pixel) <= 1, "\(x), \(y)")
    }
    for (x, y) in [(3, 6), (4, 7), (5, 5), (6, 7)] {
      #expect(difference(pixels[x, y], other.pixel) <= 1, "\(x), \(y)")
    }
    #expect(pixels.alpha(4, 3) == 0 && pixels.alpha(1, 3) == 0)
  }

  /// Translucent text is drawn as outlines; text to copy beneath it would need a font of its own.
  @Test func pdf_ofACrossing_hasItsTextOnce() throws {
    var tree = label(line("ab", [0, 1]), [.color(red)])
    tree.labels[0].crossing = Crossing(
      paint: Paint(fill: red.withAlpha(0.5)), clip: Rect(x: 3, y: 0, width: 4, height: 8))
    let pdf = String(decoding: try PDFRenderer().render(tree, outlines: Boxes()), as: UTF8.self)
    #expect(pdf.ranges(of: "/Type3").count == 1)
  }

  @Test func pdf_hasAFaceOfText() throws {
    let tree = label(line("ab", [0, 1]), [.color(red)])
    let pdf = String(
      decoding: try PDFRenderer().render(tree, outlines: Boxes()), as: UTF8.self)
    #expect(pdf.contains("/Type3") && pdf.contains("/ToUnicode"))
    let empty = label(line("", [Int]()), [.color(red)])
    let without = String(
      decoding: try PDFRenderer().render(empty, outlines: Boxes()), as: UTF8.self)
    #expect(!without.contains("/ToUnicode"))
  }

  /// A string of one scalar; Swift's literals do not allow noncharacters.
  private func character(_ value: UInt32) throws -> String {
    String(try #require(Unicode.Scalar(value)))
  }

  @Test(arguments: [0xFFFF, 0xFDD0, 0x1FFFE, 0x10FFFF, 0])
  func pdf_withNoncharacters_isComplete(value: UInt32) throws {
    let text = try character(value)
    var tree = label(line(text, [0]), [.color(red)])
    tree.ids = [text]
    tree.nodes[0].id = 0
    let pdf = try PDFRenderer().render(tree, outlines: Boxes())
    #expect(String(decoding: pdf, as: UTF8.self).contains("%%EOF"))
  }

  @Test func noncharacters_areReplaced_andNullsLeftOut() throws {
    let text = try "a\0\u{600}" + character(0xFFFF) + character(0xFDEF) + character(0x1FFFE) + "b"
    #expect(text.readableByCairo == "a\u{600}\u{FFFD}\u{FFFD}\u{FFFD}b")
    #expect("\u{FDF0}\u{FFFD}".readableByCairo == "\u{FDF0}\u{FFFD}")
  }

  @Test(arguments: [
    ("abc", [0, 1, 2], ["a", "b", "c"]),
    // A later line, right to left, with a character of two bytes and one of two glyphs.
    ("ab\u{5D0}", [12, 11, 10], ["\u{5D0}", "b", "a"]),
    ("\u{E4}b", [0, 0, 2], ["\u{E4}", "b"]),
    // Ligatures are copied as all of their letters.
    ("office", [0, 1, 4, 5], ["o", "ffi", "c", "e"]),
    // Text truncated at its tail, its head, and in its middle.
    ("off…", [0, 1, 2, -1], ["o", "f", "f", "…"]),
    ("…ice", [-1, 3, 4, 5], ["…", "i", "c", "e"]),
    ("o…e", [0, -1, 5], ["o", "…", "e"]),
    ("…\u{E4}…b", [0, 3, -1, 20], ["…", "\u{E4}", "…", "b"]),
    // If glyphs and text do not match, the line is one piece.
    ("a\u{E4}", [0, 2], ["a\u{E4}"]), ("ab", [0, -1], ["ab"]), ("a", [0, 7], ["a"]),
  ])
  func pieces_haveTheTextOfTheirGlyphs(text: String, clusters: [Int], expected: [String]) {
    let pieces = line(text, clusters).runTexts.flatMap(\.pieces)
    #expect(pieces.map(\.text) == expected)
    #expect(pieces.reduce(0) { $0 + $1.width } == Double(clusters.count) * 5)
  }

  // A lam-alef ligature, and a letter with a mark; in right-to-left text each character is a piece.
  @Test func pieces_fromRightToLeft_areSingleCharacters() {
    let text = "\u{628}\u{64F}\u{644}\u{627}"
    let pieces = line(text, [(1, 4), (1, 0)], .rightToLeft).runTexts.flatMap(\.pieces)
    #expect(pieces.map(\.text) == ["\u{628}", "\u{64F}", "\u{644}", "\u{627}"])
    #expect(pieces.map(\.x) == [7.5, 5, 2.5, 0])
    #expect(pieces.map(\.glyphs) == [1..<2, 2..<2, 0..<1, 1..<1])
  }
}
