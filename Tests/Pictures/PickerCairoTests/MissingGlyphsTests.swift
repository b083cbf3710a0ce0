import PickerGeometry
import PickerRendering
import PickerText
import PickerTree
import Testing

@testable import PickerCairo

/// Pixels and pages need glyphs: texts without them are errors, since the rest would look complete.
@Suite struct MissingGlyphsTests {
  /// Labels of lines without glyphs, below each other.
  private func labels(_ texts: String...) -> LayoutTree {
    tree(Size(width: 20, height: 12 * Double(texts.count))) { tree in
      tree.fonts.append(Font())
      for (number, text) in texts.enumerated() {
        let frame = Rect(x: 0, y: 12 * Double(number), width: 20, height: 12)
        let line = TextLine(text: text, frame: Rect(size: frame.size), baseline: 9)
        tree.labels.append(
          Label(text: MeasuredText(size: frame.size, baseline: 9, lines: [line]), font: 0))
        tree.append(LayoutNode(.label, frame: frame, content: number))
      }
    }
  }

  private let renderers: [any Renderer] = [PNGRenderer(), PDFRenderer()]

  @Test func text_withoutGlyphs_isAnError_thatNamesTheFirst() {
    for renderer in renderers {
      #expect(throws: RenderingError.missingGlyphs("tea")) {
        try renderer.render(labels(" ", "tea", "fig"), outlines: NoOutlines())
      }
    }
  }

  @Test func treeSavedWithoutGlyphs_isAnError() throws {
    let run = GlyphRun(
      face: FontFace(family: "Boxes", postScriptName: "", source: "test"), size: 10,
      direction: .leftToRight, glyphs: [Glyph(id: 1, cluster: 0, advance: Point(x: 20, y: 0))])
    var tree = labels("a")
    let line = TextLine(
      text: "a", frame: Rect(x: 0, y: 0, width: 20, height: 12), baseline: 9, runs: [run])
    tree.labels[0].text.lines = [line]
    for renderer in renderers {
      let picture = try renderer.render(tree, outlines: NoOutlines())
      tree.detail = .glyphs
      let whole = try LayoutTree(json: tree.json())
      #expect(try renderer.render(whole, outlines: NoOutlines()) == picture)
      tree.detail = []
      let saved = try LayoutTree(json: tree.json())
      #expect(throws: RenderingError.missingGlyphs("a")) {
        try renderer.render(saved, outlines: NoOutlines())
      }
    }
  }

  @Test func text_thatShowsNothing_needsNoGlyphs() throws {
    for renderer in renderers {
      _ = try renderer.render(
        labels("", " ", "\n", "\u{200B}\u{AD}", "\u{A0}"), outlines: NoOutlines())
    }
  }

  @Test func message_saysWhatToDo_onOneLine() {
    #expect(
      RenderingError.missingGlyphs("tea").description
        == "the text \"tea\" has no glyphs: lay the tree out with the detail glyphs, draw it with the "
        + "fonts that measured it, or draw its text yourself")
    let long = RenderingError.missingGlyphs("a\n" + String(repeating: "b", count: 100)).description
    #expect(long.hasPrefix("the text \"a\\nbbb") && long.contains("bbb…\" has no glyphs"))
    #expect(!long.contains("\n"))
  }
}
