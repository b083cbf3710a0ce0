import PickerColor
import PickerGeometry
import PickerText
import PickerTree

/// A segmented control: a row of segments, and an indicator behind the selected one.
///
///     ┌──────────────────────────────┐
///     │┏━━━━━━━━┓                    │    the indicator is as large as the selected segment
///     │┃  Day   ┃   Week     Month   │
///     │┗━━━━━━━━┛                    │
///     └──────────────────────────────┘
///
/// See the article [Segmented](doc:SegmentedGuide).
public struct Segmented: Control, Hashable {
  /// The `type` of this control in documents.
  public static let type = "segmented"

  /// The distribution of the available space among the segments.
  public enum Distribution: String, Hashable, Sendable, CaseIterable {
    /// Equal sizes; without a declared width, the size of the widest segment.
    case equal
    /// Natural sizes, with free space shared equally.
    case content
    /// Natural sizes, with free space shared in proportion to them.
    case proportional
    /// The declared size of each segment.
    case fixed
  }

  /// The properties that all controls share: size, padding, border, direction, fill.
  public var container: Container
  /// The segments, in reading order.
  public var items: [Segment]
  /// The indices of the selected segments; indices outside ``items`` are ignored.
  public var selected: [Int]
  /// The default font of labels.
  public var font: Font
  /// The distribution of the available space among the segments.
  public var distribution: Distribution
  /// The gap between segments and between lines, in points.
  public var spacing: Double
  /// The style that segments inherit.
  public var segment: ItemStyle {
    _read { yield ownStyle.value }
    _modify { yield &ownStyle.value }
  }
  /// The separator between unselected segments; nil for none.
  public var separator: Separator?
  /// The indicator of selected segments.
  public var indicator: Indicator
  /// The axis along which segments are placed.
  public var axis: Axis
  /// Whether segments act as buttons that do not stay selected; ``selected`` is ignored.
  public var isMomentary: Bool
  /// The compression steps for a control that is too narrow for its labels, applied cumulatively in this order
  /// until the labels fit.
  public var whenNarrow: [NarrowStrategy]
  /// The minimum scale of fonts with `NarrowStrategy.shrinkText`, 0.01…1.
  public var minimumScale: Double
  /// Whether every segment reserves space for all of its states, so that selection moves nothing.
  ///
  /// The key in documents is `stableSize`.
  public var hasStableSize: Bool
  /// The animation of the indicator to the selected segment; nil for none.
  public var transition: IndicatorTransition?
  /// What ``segment`` holds.
  private var ownStyle: Sparse<ItemStyle>

  /// Creates a segmented control; by default, the first segment is selected.
  public init(
    items: [Segment] = [], selected: [Int] = [0], container: Container = .segmented,
    font: Font = Font(size: 12), distribution: Distribution = .equal, spacing: Double = 8,
    segment: ItemStyle = ItemStyle(), separator: Separator? = nil,
    indicator: Indicator = Indicator(), axis: Axis = .horizontal, isMomentary: Bool = false,
    whenNarrow: [NarrowStrategy] = [.truncate], minimumScale: Double = 0.7,
    hasStableSize: Bool = false, transition: IndicatorTransition? = nil
  ) {
    self.items = items
    self.selected = selected
    self.container = container
    self.font = font
    self.distribution = distribution
    self.spacing = spacing
    ownStyle = Sparse(segment)
    self.separator = separator
    self.indicator = indicator
    self.axis = axis
    self.isMomentary = isMomentary
    self.whenNarrow = whenNarrow
    self.minimumScale = minimumScale
    self.hasStableSize = hasStableSize
    self.transition = transition
  }
}

extension Segmented {
  /// The indices of the segments with an indicator, ascending and without duplicates.
  var marked: [Int] {
    if isMomentary { return [] }
    let known = selected.filter { items.indices.contains($0) }
    return known.count < 2 ? known : Set(known).sorted()
  }

  /// The state of the root node: whether one segment or several are selected at a time.
  var selectionState: NodeState {
    isMomentary ? [] : marked.count > 1 ? .selectsMany : .selectsOne
  }
}

extension [Int] {
  /// Whether an ascending list contains a number. O(log *n*), and without a `Set`, whose first use in a process is slow.
  func hasAscending(_ number: Int) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == number
  }
}

extension Container {
  /// The default container of a segmented control: light grey, padded and rounded.
  public static let segmented = Container(
    padding: Insets(4), fills: [.color(Color(red: 0.92, green: 0.92, blue: 0.93))],
    cornerRadius: 12)
}
