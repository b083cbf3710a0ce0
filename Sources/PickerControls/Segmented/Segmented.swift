import PickerColor
import PickerGeometry
import PickerText
import PickerTree

/// A segmented control: a row of segments, and an indicator beneath the selected one.
///
///     ┌──────────────────────────────┐
///     │┏━━━━━━━━┓                    │    the indicator is as large as the selected segment
///     │┃  Day   ┃   Week     Month   │
///     │┗━━━━━━━━┛                    │
///     └──────────────────────────────┘
///
/// See the article *Segmented*.
public struct Segmented: Control, Hashable {
  /// What documents call this control.
  public static let type = "segmented"

  /// How the room is shared among the segments.
  public enum Distribution: String, Hashable, Sendable, CaseIterable {
    /// All the same; without a width, the widest label's.
    case equal
    /// Each its own, room left over shared equally.
    case content
    /// Each its own, room left over shared in proportion to it.
    case proportional
    /// The width each item gives.
    case fixed
  }

  /// What every control has: its room, its padding, its direction.
  public var container: Container
  /// The segments, in reading order.
  public var items: [Segment]
  /// The positions of the selected segments, ascending; each is within `items`.
  public var selected: [Int]
  /// What labels are set in where nothing else is said.
  public var font: Font
  /// How the room is shared.
  public var distribution: Distribution
  /// Points between segments.
  public var spacing: Double
  /// What every segment looks like where it does not say otherwise.
  public var segment: ItemStyle
  /// What marks the selected segments.
  public var indicator: Indicator

  /// A segmented control with the first segment selected, unless said otherwise.
  public init(
    items: [Segment] = [], selected: [Int] = [0], container: Container = .segmented,
    font: Font = Font(size: 12), distribution: Distribution = .equal, spacing: Double = 8,
    segment: ItemStyle = ItemStyle(), indicator: Indicator = Indicator()
  ) {
    self.items = items
    self.selected = selected
    self.container = container
    self.font = font
    self.distribution = distribution
    self.spacing = spacing
    self.segment = segment
    self.indicator = indicator
  }
}

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
  /// Points from border to border; nil: as the distribution has it.
  public var width: Double?
  /// How this segment differs from the others.
  public var style: ItemStyle

  /// A segment of that text.
  public init(
    _ text: String, id: String? = nil, isEnabled: Bool = true, icon: Icon? = nil,
    badge: String? = nil, width: Double? = nil,
    style: ItemStyle = ItemStyle()
  ) {
    self.text = text
    self.id = id
    self.isEnabled = isEnabled
    self.icon = icon
    self.badge = badge
    self.width = width
    self.style = style
  }
}

/// The box that marks the selected segment.
public struct Indicator: Hashable, Sendable {
  /// From the segment's frame inwards.
  public var inset: Insets
  /// Points; nil: the segment's.
  public var cornerRadius: Double?
  /// The colour of the box.
  public var fill: Color
  /// The shadow beneath it; nil: none.
  public var shadow: Shadow?

  /// An indicator; what is left out has the default of documents.
  public init(
    inset: Insets = .zero, cornerRadius: Double? = nil,
    fill: Color = .white,
    shadow: Shadow? = Shadow(color: Color.black.withAlpha(0.2), radius: 4)
  ) {
    self.inset = inset
    self.cornerRadius = cornerRadius
    self.fill = fill
    self.shadow = shadow
  }
}

extension Container {
  /// The box of a segmented control where nothing else is said: light grey, padded and rounded.
  public static let segmented = Container(
    padding: Insets(4), fill: Color(red: 0.92, green: 0.92, blue: 0.93), cornerRadius: 12)
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
