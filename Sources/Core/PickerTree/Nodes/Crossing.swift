import PickerGeometry

/// The part of a label that something moves across, such as the indicator of a segmented control, and its paint.
///
///     Wee┃k           the indicator covers "Wee", which has the paint of a selected label;
///     ━━━┛            "k" still has the label's own paint
///
/// It applies to all lines of a label. Only the fills of the paint are drawn, over the frame of the complete text.
/// The label's own opacity applies to both parts.
public struct Crossing: Hashable, Sendable {
  /// The paint of the text inside ``clip``, instead of the label's own.
  public var paint: Paint
  /// The crossed part, in points from the origin of the label's frame; an empty one changes nothing.
  public var clip: Rect

  /// Creates a crossing.
  public init(paint: Paint, clip: Rect) {
    self.paint = paint
    self.clip = clip
  }
}

extension LayoutTree {
  /// Returns the crossing of the text that a node shows, with its clip in the coordinates of `frame`; nil if there
  /// is none.
  ///
  /// - Parameter frame: The frame of the node in the coordinates of a drawing.
  package func crossing(of node: LayoutNode, in frame: Rect) -> Crossing? {
    guard var crossing = label(of: node)?.crossing else { return nil }
    // The clip of a line is that of its label, which is its parent.
    let origin = node.role == .line ? frame.origin - node.frame.origin : frame.origin
    crossing.clip = crossing.clip.offset(by: origin)
    return crossing
  }
}
