import PickerRendering
import PickerTree

extension LayoutTree {
  /// Returns the tree to draw, with numbers rounded as in JSON.
  ///
  /// - Throws: ``RenderingError/missingGlyphs(_:)`` for a text that could not be drawn.
  func roundedWithGlyphs() throws(RenderingError) -> LayoutTree {
    if let text = textWithoutGlyphs { throw .missingGlyphs(text) }
    var tree = self
    tree.round()
    return tree
  }
}
