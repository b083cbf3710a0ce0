import PickerText
import PickerTree

/// Draws trees in one format.
///
/// A tree and the outlines of its glyphs are all a renderer gets.
public protocol Renderer: Sendable {
  /// The picture's bytes. The same tree gives the same bytes.
  ///
  /// - Throws: ``RenderingError``, where the picture would be too large; a text format never does.
  func render(_ tree: LayoutTree, outlines: any GlyphOutlining) throws(RenderingError)
    -> [UInt8]
}
