import PickerControlBase
import PickerGeometry

/// A drawing with percentages, which is read again in each size.
struct RelativeDrawing: Sendable {
  /// Returns the drawing for a size of its content box.
  private let sized: @Sendable (Size) -> Drawing?

  /// - Parameter source: The document, without its time resolved.
  init(_ source: DocumentSource) {
    sized = { size in
      try? Drawing(reading: source.later(by: source.scope.elapsed), in: DrawingExtent(size))
    }
  }

  private init(sized: @escaping @Sendable (Size) -> Drawing?) { self.sized = sized }

  /// Returns the drawing for a size of its content box, in another container.
  func drawing(in size: Size, _ container: Container) -> Drawing? {
    var drawing = sized(size)
    drawing?.container = container
    return drawing
  }

  /// Returns the drawing with a change.
  func changing(_ change: @escaping @Sendable (Drawing) -> Drawing) -> RelativeDrawing {
    let sized = sized
    return RelativeDrawing { sized($0).map(change) }
  }
}
