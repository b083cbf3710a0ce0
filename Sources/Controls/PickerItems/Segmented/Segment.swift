import PickerControlBase

/// A segment of a segmented control.
public struct Segment: LabelledItem, Hashable, Sendable {
  /// The id of the segment; nil uses its text.
  public var id: String?
  /// The label.
  public var text: String
  /// Whether it can be selected.
  public var isEnabled: Bool
  /// Nil: a segment has no trailing icon.
  var trailingIcon: Icon? { nil }
  /// Whether it has nothing but a text that its measurement depends on.
  var isPlain: Bool { icon == nil && badge == nil && ownStyle.isUnset }
  /// Whether it has an icon without its label, and is narrower then.
  var canLoseLabel: Bool { icon != nil && !text.isEmpty && width == nil }
  /// The icon before the label.
  public var icon: Icon?
  /// A short text in a capsule after the label.
  public var badge: String?
  /// The border-box width in points; nil lets the distribution decide. With an equal distribution, it is this
  /// segment's preferred width.
  public var width: Double?
  /// The border-box height in points; nil fills the height of the control.
  public var height: Double?
  /// The priority of the segment if not all fit: with ``OverflowRule/Order/priority``, segments of lower priority are
  /// hidden first.
  public var priority = 0
  /// The style of this segment; unset properties are inherited from ``Segmented/segment``.
  public var style: ItemStyle {
    _read { yield ownStyle.value }
    _modify { yield &ownStyle.value }
  }
  /// The stored style, for comparison by reference.
  private(set) var ownStyle: Sparse<ItemStyle>

  /// Creates a segment with a label.
  public init(
    _ text: String, id: String? = nil, isEnabled: Bool = true, icon: Icon? = nil,
    badge: String? = nil, width: Double? = nil, height: Double? = nil,
    style: ItemStyle = ItemStyle()
  ) {
    self.text = text
    self.id = id
    self.isEnabled = isEnabled
    self.icon = icon
    self.badge = badge
    self.width = width
    self.height = height
    ownStyle = Sparse(style)
  }
}
