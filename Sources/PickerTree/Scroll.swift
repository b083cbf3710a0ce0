import PickerGeometry

/// How far the content of a control is moved within its box, where it is too large for it.
///
/// Frames have the distance taken off already; what lies outside the control's box is not seen.
public struct Scroll: Hashable, Sendable {
  /// From the top left corner of the content to that of the box.
  public var offset: Point
  /// How large the content is, padding and border included.
  public var content: Size

  /// Content of that size, moved by `offset`.
  public init(offset: Point, content: Size) {
    self.offset = offset
    self.content = content
  }
}
