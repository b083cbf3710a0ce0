import PickerLimits
import PickerRendering
import PickerTree

extension LayoutTree {
  /// Returns the tree to draw, with numbers rounded as in JSON.
  ///
  /// - Throws: ``RenderingError/missingGlyphs(_:)`` for a text that could not be drawn, and
  ///   ``RenderingError/limit(_:)`` once the budget is exceeded, because texts may lack glyphs then.
  func roundedWithGlyphs() throws(RenderingError) -> LayoutTree {
    let tree = rounded()
    if let error = Budget.current?.error { throw RenderingError(error) }
    if let text = tree.textWithoutGlyphs { throw .missingGlyphs(text) }
    return tree
  }
}
