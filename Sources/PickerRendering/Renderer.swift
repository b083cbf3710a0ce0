import PickerText
import PickerTree

/// Renders layout trees in one output format.
///
/// A tree and the outlines of its glyphs are a renderer's only input.
public protocol Renderer: Sendable {
  /// Returns the bytes of the output, which are the same for equal trees.
  ///
  /// - Throws: ``RenderingError`` if the picture would be too large or rendering fails; text formats never
  ///   throw. For example: `a picture of 20000 × 40 pixels is too large: at most 16384 a side and 256 megapixels`
  func render(_ tree: LayoutTree, outlines: any GlyphOutlining) throws(RenderingError)
    -> [UInt8]
}
