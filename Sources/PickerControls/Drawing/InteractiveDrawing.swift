/// The interactive control of a drawing with layers that can be dragged.
package final class InteractiveDrawing: InteractiveControl {
  /// `drawing`.
  package var kind: String { Drawing.type }
  /// The positions of the layers that can be dragged, in the drawing's own tree.
  package let layers: [Int]

  init(layers: [Int]) {
    self.layers = layers
  }
}
