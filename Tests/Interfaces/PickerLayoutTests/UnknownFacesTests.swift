import PickerCairo
import PickerControls
import PickerLayout
import PickerRendering
import Testing

/// Outlines of other faces than those of any text.
private final class Strangers: GlyphOutlining {
  func outline(of glyph: UInt32, in face: FontFace) -> PickerGeometry.Path? { nil }

  func knows(_ face: FontFace) -> Bool { false }
}

/// The fonts that are asked for outlines are not those that measured the tree.
@Suite struct UnknownFacesTests {
  private let tree = Chips(items: [Chip("tea")]).measured(by: TextMeasurer.shared).layout()

  @Test func text_inAnUnknownFace_isAnErrorOfPixelsAndPages() {
    let renderers: [any Renderer] = [PNGRenderer(), PDFRenderer()]
    for renderer in renderers {
      #expect(throws: RenderingError.missingGlyphs("tea")) {
        try renderer.render(tree, outlines: Strangers())
      }
      #expect(throws: Never.self) { try renderer.render(tree, outlines: TextMeasurer.shared) }
    }
  }

  @Test func text_inAnUnknownFace_isLiveTextInSVG() {
    for text in [SVGRenderer.Text.outlines, .live(TextMeasurer.shared)] {
      let bytes = SVGRenderer(text: text).render(tree, outlines: Strangers())
      #expect(String(decoding: bytes, as: UTF8.self).contains(">tea</text>"))
    }
    #expect(TextMeasurer.shared.knows(tree.labels[0].text.lines[0].runs[0].face))
  }
}
