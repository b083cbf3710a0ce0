public import PickerRendering
import PickerShaping
public import PickerTree

extension Renderer {
  /// Renders a tree with the outlines of the bundled fonts, and of those that `TextMeasurer.shared` finds in the system.
  ///
  /// A text that other fonts measured is not lost: SVG contains it as live text, and pixels and pages throw
  /// `RenderingError.missingGlyphs(_:)`. Pass the measurer, or `Document.outlines`, as `outlines` then.
  ///
  /// - Throws: The error of the renderer.
  public func render(_ tree: LayoutTree) throws(Failure) -> [UInt8] {
    try render(tree, outlines: TextMeasurer.shared)
  }
}
