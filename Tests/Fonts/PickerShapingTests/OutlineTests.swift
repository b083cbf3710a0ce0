import Foundation
import PickerGeometry
import PickerText
import Testing

@testable import PickerShaping

@Suite struct OutlineTests {
  private func outline(_ text: String, _ font: Font = Font()) -> Path? {
    let run = measured(text, font).lines[0].runs[0]
    return TextMeasurer.shared.outline(of: run.glyphs[0].id, in: run.face)
  }

  @Test func letter_hasAnOutlineOfOneEm() throws {
    let path = try #require(outline("H"))
    let bounds = try #require(path.bounds)
    #expect(bounds.height > 0.7 && bounds.height < 0.75)
    #expect(bounds.maxY == 0)
    #expect(bounds.minX > 0)
    guard case .move = path.elements[0] else {
      Issue.record("begins with \(path.elements[0])")
      return
    }
    #expect(path.elements.last == .close)
  }

  @Test func outline_followsTheWeight() throws {
    let thin = try #require(outline("I", Font(weight: .ultraLight))?.bounds)
    let black = try #require(outline("I", Font(weight: .black))?.bounds)
    #expect(black.width > 2 * thin.width)
  }

  @Test func glyphsWithoutOutline_haveNone() {
    #expect(outline(" ") == nil)
    #expect(outline("😀") == nil)
    let nobody = FontFace(family: "N", postScriptName: "", source: "no.ttf")
    #expect(TextMeasurer.shared.outline(of: 1, in: nobody) == nil)
  }

  /// Calls `body` with a path whose font file can be replaced.
  private func withReplacedFont(
    _ body: (_ measurer: () throws -> TextMeasurer, _ put: (String) throws -> Void) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "own.ttf")
    let file = FontFile(family: "Own", path: path.path(percentEncoded: false))
    try body({ try #require(TextMeasurer.shared.adding([file]) as? TextMeasurer) }) { name in
      try Data(contentsOf: URL(filePath: Oracle.fixture("fonts/" + name))).write(to: path)
    }
  }

  @Test func fileReplaced_betweenTwoMeasurers_hasTheGlyphsOfEach() throws {
    try withReplacedFont { measurer, put in
      func run(_ measurer: TextMeasurer) -> GlyphRun {
        measured("I", Font(families: ["Own"]), by: measurer).lines[0].runs[0]
      }
      try put("TestItalic.ttf")
      let first = try measurer()
      let old = run(first)
      let before = try #require(first.outline(of: old.glyphs[0].id, in: old.face))
      try put("Inter-roman.var.ttf")
      let second = try measurer()
      let new = run(second)
      #expect(old.face.content != new.face.content && old.face.source == new.face.source)
      let after = try #require(second.outline(of: new.glyphs[0].id, in: new.face))
      #expect(before != after)
      #expect(first.outline(of: old.glyphs[0].id, in: old.face) == before)
      // Neither measurer has the face of the other, and a measurer without the file has none.
      #expect(first.outline(of: new.glyphs[0].id, in: new.face) == nil)
      #expect(second.outline(of: old.glyphs[0].id, in: old.face) == nil)
      #expect(TextMeasurer.shared.outline(of: new.glyphs[0].id, in: new.face) == nil)
      #expect(second.canEmbed(new.face) && !first.canEmbed(new.face))
      // Restoring the file restores the face.
      try put("TestItalic.ttf")
      let third = try measurer()
      #expect(run(third).face == old.face)
      #expect(third.outline(of: old.glyphs[0].id, in: old.face) == before)
    }
  }

  @Test func bundledFace_thatIsClosed_isOpenedAgainToBeDrawn() throws {
    let measurer = TextMeasurer(library: FontLibrary(), cacheLimit: 0)
    let run = measured("ก", by: measurer).lines[0].runs[0]
    measurer.library.faces.forget(styles: 1000)
    #expect(measurer.outline(of: run.glyphs[0].id, in: run.face) != nil)
    // A glyph run from elsewhere may have no digest of the file.
    var face = run.face
    face.content = 0
    #expect(measurer.outline(of: run.glyphs[0].id, in: face) != nil)
    face.content = 1
    #expect(measurer.outline(of: run.glyphs[0].id, in: face) == nil)
  }

  @Test func cubicOutlines_areGivenToo() {
    let path = outline("東")
    #expect(path?.elements.contains { if case .cubic = $0 { true } else { false } } == true)
  }

  @Test func ink_isTheBoundsOfWhatIsDrawn() throws {
    let text = measured("Hg", ink: true)
    let ink = try #require(text.lines[0].ink)
    #expect(ink.minX > 0 && ink.maxX < text.size.width)
    #expect(ink.minY > 0 && ink.maxY > text.baseline && ink.maxY < text.size.height)
    #expect(measured("Hg").lines[0].ink == nil)
    #expect(measured(" ", ink: true).lines[0].ink == nil)
  }

  @Test func bounds_ofCurves_areThoseOfTheCurveItself() throws {
    let arch = Path([
      .move(.zero), .quad(control: Point(x: 1, y: 2), to: Point(x: 2, y: 0)), .close,
    ])
    #expect(arch.bounds == Rect(x: 0, y: 0, width: 2, height: 1))
    let wave = Path([
      .move(.zero),
      .cubic(control1: Point(x: 0, y: 4), control2: Point(x: 3, y: 4), to: Point(x: 3, y: 0)),
    ])
    #expect(try #require(wave.bounds).height == 3)
    #expect(Path([.move(Point(x: 9, y: 9))]).bounds == nil)
  }
}
