import PickerColor
import PickerGeometry

/// One of the choices of a segmented control.
public struct Segment: LabelledItem, Hashable, Sendable {
  /// The name of the segment; nil: its text.
  public var id: String?
  /// What stands on it.
  public var text: String
  /// Whether it can be selected.
  public var isEnabled: Bool
  /// A segment has no delete icon.
  var trailingIcon: Icon? { nil }
  /// Before the label.
  public var icon: Icon?
  /// A short text in a pill behind the label.
  public var badge: String?
  /// Points from border to border; nil: as the distribution has it. Where all are to be equal, it is
  /// what this segment wants.
  public var width: Double?
  /// Points from border to border; nil: as high as the control.
  public var height: Double?
  /// How this segment differs from the others.
  public var style: ItemStyle

  /// A segment of that text.
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
    self.style = style
  }
}

extension ItemStyle {
  /// What a segment looks like where nothing else is said.
  static let segment: ItemStyle = {
    var style = ItemStyle()
    style.padding = Insets(horizontal: 16, vertical: 8)
    style.cornerRadius = 12
    style.iconSpacing = 6
    style.textColor = Color(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.6)
    style.selectedTextColor = .black
    return style
  }()
}
