import PickerText
import PickerTree

/// Renders layout trees in one output format.
///
/// A tree and the outlines of its glyphs are a renderer's only input.
public protocol Renderer: Sendable {
  /// The error that rendering may throw; `Never` for a format that always succeeds, like text formats.
  associatedtype Failure: Error = RenderingError

  /// Returns the bytes of the output, which are the same for equal trees.
  ///
  /// A renderer stops once the current `Budget` is exceeded. A text format then returns its output so far, and
  /// `Budget.run` throws. The renderers of `PickerCairo` throw ``RenderingError/limit(_:)`` themselves.
  ///
  /// - Throws: An error of the renderer's own type if there is no output. For ``RenderingError``:
  ///   `a picture of 20000 × 40 pixels is too large: at most 16384 pixels per side and 256 megapixels`
  func render(_ tree: LayoutTree, outlines: any GlyphOutlining) throws(Failure) -> [UInt8]
}
