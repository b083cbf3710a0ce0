import PickerColor
import PickerGeometry
import PickerRendering
import PickerText
import PickerTree
import Testing

/// Glyph 1 is a bitmap; all others are blank.
private final class Pictures: GlyphOutlining {
  let png: [UInt8]

  init(png: [UInt8]) { self.png = png }

  func outline(of glyph: UInt32, in face: FontFace) -> Path? { nil }

  func bitmap(of glyph: UInt32, in face: FontFace) -> GlyphBitmap? {
    guard glyph == 1 else { return nil }
    return GlyphBitmap(
      width: 1, height: 1, pixels: [0xFF00_00FF],
      frame: Rect(x: 0.125, y: -0.875, width: 1, height: 1), png: png)
  }
}

/// The SVG of a label of glyphs at 10 points per em, each 10 wide.
private func svg(_ glyphs: [UInt32], png: [UInt8], fill: Fill = .color(.black)) -> String {
  let run = GlyphRun(
    face: FontFace(family: "Pictures", postScriptName: "", source: "test"), size: 10,
    direction: .leftToRight,
    glyphs: glyphs.enumerated().map { number, id in
      Glyph(id: id, cluster: number, advance: Point(x: 10, y: 0))
    })
  let frame = Rect(x: 0, y: 0, width: run.width, height: 12)
  let line = TextLine(
    text: String(repeating: "a", count: glyphs.count), frame: frame, baseline: 9, runs: [run])
  var tree = LayoutTree(type: "text")
  let text = MeasuredText(size: frame.size, baseline: 9, lines: [line])
  tree.labels.append(Label(text: text, font: 0))
  tree.fonts.append(Font())
  tree.append(LayoutNode(.label, frame: frame, paint: tree.add(Paint(fills: [fill])), content: 0))
  return String(
    decoding: SVGRenderer(idPrefix: "").render(tree, outlines: Pictures(png: png)), as: UTF8.self)
}

@Suite struct GlyphPictureTests {
  @Test func glyph_thatIsABitmap_isDefinedOnceAndUsedEverywhere() {
    let drawing = svg([1, 2, 1], png: [1, 2, 3])
    let picture = """
      <image id="g0-1" x="0.125" y="-0.875" width="1" height="1" preserveAspectRatio="none" \
      xlink:href="data:image/png;base64,AQID"/>
      """
    #expect(drawing.ranges(of: picture).count == 1)
    #expect(drawing.contains(##"<use xlink:href="#g0-1" transform="translate(0 9) scale(10)"/>"##))
    #expect(drawing.contains(##"<use xlink:href="#g0-1" transform="translate(20 9) scale(10)"/>"##))
    #expect(!drawing.contains("g0-2"))
  }

  @Test func glyph_thatIsABitmap_isDrawnOverAGradient_notAsItsMask() throws {
    let ramp = Fill(.linear(Gradient([.black, .white]), from: .leading, to: .trailing))
    let drawing = svg([1], png: [1, 2, 3], fill: ramp)
    let mask = try #require(drawing.firstRange(of: "</mask>"))
    #expect(!drawing[..<mask.lowerBound].contains("xlink:href=\"#g0-1\""))
    #expect(drawing[mask.upperBound...].ranges(of: "xlink:href=\"#g0-1\"").count == 1)
  }

  @Test func glyph_withoutAFile_isLeftOut() {
    let drawing = svg([1], png: [])
    #expect(!drawing.contains("<image") && !drawing.contains("<use"))
  }
}
