import PickerGeometry

/// The scroll position of a control whose content is larger than its box.
///
/// Frames already include the offset; content outside the control's box is not visible.
public struct Scroll: Hashable, Sendable {
  /// The vector from the top left corner of the content to the top left corner of the box, in points.
  public var offset: Point
  /// The size of the content in points, including padding and border.
  public var content: Size

  /// Creates a scroll position.
  public init(offset: Point, content: Size) {
    self.offset = offset
    self.content = content
  }
}
