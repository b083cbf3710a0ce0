import PickerRendering
import PickerTree

extension LayoutTree {
  /// Returns what is drawn.
  ///
  /// - Throws: ``RenderingError/missingGlyphs(_:)`` for a text that could not be drawn.
  func displayList(
    icons: any IconProvider, drawnBy outlines: any GlyphOutlining
  ) throws(RenderingError) -> DisplayList {
    if let text = text(notDrawnBy: outlines) { throw .missingGlyphs(text) }
    return displayList(icons: icons)
  }
}
