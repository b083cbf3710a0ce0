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
  /// The positions of the selected segments; those that are not within `items` count for nothing.
  public var selected: [Int]
  /// What labels are set in where nothing else is said.
  public var font: Font
  /// How the room is shared.
  public var distribution: Distribution
  /// Points between segments, and between lines of them.
  public var spacing: Double
  /// What every segment looks like where it does not say otherwise.
  public var segment: ItemStyle
  /// What stands between segments that are not selected; nil: nothing.
  public var separator: Separator?
  /// What marks the selected segments.
  public var indicator: Indicator
  /// The direction segments follow each other in.
  public var axis: Axis
  /// Whether segments are buttons, none of which stays selected: ``selected`` counts for nothing.
  public var isMomentary: Bool
  /// What is done where the control is too narrow for its labels, in this order until it is enough. Each
  /// step adds to those before it.
  public var whenNarrow: [NarrowStrategy]
  /// How small ``NarrowStrategy/shrinkText`` may make texts, as a share of their size.
  public var minimumScale: Double
  /// Whether every segment keeps room for all of its states, so that selecting moves nothing.
  public var stableSize: Bool
  /// How the indicator gets to the selected segment, if the tree shall tell.
  public var transition: IndicatorTransition?

  /// A segmented control with the first segment selected, unless said otherwise.
  public init(
    items: [Segment] = [], selected: [Int] = [0], container: Container = .segmented,
    font: Font = Font(size: 12), distribution: Distribution = .equal, spacing: Double = 8,
    segment: ItemStyle = ItemStyle(), separator: Separator? = nil,
    indicator: Indicator = Indicator(), axis: Axis = .horizontal, isMomentary: Bool = false,
    whenNarrow: [NarrowStrategy] = [.truncate], minimumScale: Double = 0.7,
    stableSize: Bool = false, transition: IndicatorTransition? = nil
  ) {
    self.items = items
    self.selected = selected
    self.container = container
    self.font = font
    self.distribution = distribution
    self.spacing = spacing
    self.segment = segment
    self.separator = separator
    self.indicator = indicator
    self.axis = axis
    self.isMomentary = isMomentary
    self.whenNarrow = whenNarrow
    self.minimumScale = minimumScale
    self.stableSize = stableSize
    self.transition = transition
  }
}

extension Segmented {
  /// The positions of the segments that are marked, ascending, each once.
  var marked: [Int] {
    isMomentary ? [] : Set(selected).filter(items.indices.contains).sorted()
  }

  /// How many segments can be selected at a time.
  var selectionState: LayoutNode.State {
    isMomentary ? [] : marked.count > 1 ? .selectsMany : .selectsOne
  }
}

extension Container {
  /// The box of a segmented control where nothing else is said: light grey, padded and rounded.
  public static let segmented = Container(
    padding: Insets(4), fills: [.color(Color(red: 0.92, green: 0.92, blue: 0.93))],
    cornerRadius: 12)
}
