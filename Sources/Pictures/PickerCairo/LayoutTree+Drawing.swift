import PickerRendering
import PickerTree

extension LayoutTree {
  /// Returns what is drawn.
  ///
  /// - Throws: ``RenderingError/missingGlyphs(_:)`` for a text that could not be drawn.
  func displayListWithGlyphs(icons: any IconProvider) throws(RenderingError) -> DisplayList {
    if let text = textWithoutGlyphs { throw .missingGlyphs(text) }
    return displayList(icons: icons)
  }
}
