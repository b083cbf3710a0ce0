import PickerColor
import PickerControlBase
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
/// With ``Variant/connected``, it is a connected button group: every segment is a separate button, and there is no
/// indicator.
///
///     ╭───────┬────────┬─────────╮
///     │  Day  │( Week )│  Month  │     outer corners are round, inner corners small, the selected segment is fully round
///     ╰───────┴────────┴─────────╯
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

  /// Whether segments share a track with an indicator or are buttons of a group.
  ///
  /// Each variant has its own defaults: properties of ``container`` and ``spacing`` that still have the old variant's
  /// defaults get the new variant's.
  public var variant: Variant { didSet { adoptDefaults(insteadOf: oldValue) } }
  /// The properties that all controls share: size, padding, border, direction, fill.
  public var container: Container
  /// The line along the inner edge of the container, which takes no space; nil draws the container's border.
  public var stroke: Stroke?
  /// The segments, in reading order.
  public var items: [Segment]
  /// The indices of the selected segments; indices outside ``items`` are ignored.
  public var selected: [Int]
  /// The default font of labels.
  public var font = Font(size: 12)
  /// The distribution of the available space among the segments.
  public var distribution = Distribution.equal
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
  public var indicator = Indicator()
  /// The axis along which segments are placed.
  public var axis = Axis.horizontal
  /// Whether segments act as buttons that do not stay selected; ``selected`` is ignored.
  public var isMomentary = false
  /// The index of the pressed segment; nil for none, or if there is no such segment.
  ///
  /// It is shown fully pressed, or as far as it is pressed after ``IndicatorTransition/at`` seconds if that is set.
  public var pressed: Int?
  /// How much a pressed segment grows, as a share of its length along ``axis``; 0 or more, and 0.15 by default.
  ///
  /// Its neighbours on the line shrink, each by one half, or a single one by all of it, but at most by their trailing
  /// padding. The line keeps its length. Source: `expandedRatio` of Compose's `ButtonGroup`.
  public var expandedRatio = 0.15
  /// The opacity of a pressed segment that is not selected, 0…1; 1 by default. Source: iOS dims the label under a
  /// finger.
  public var pressedOpacity = 1.0
  /// The compression steps for a control that is too narrow for its labels, applied cumulatively in this order
  /// until the labels fit.
  public var whenNarrow: [NarrowStrategy] = [.truncate]
  /// Which segments are hidden first with `NarrowStrategy.overflowMenu`, and whether labels are hidden before them.
  public var overflow = OverflowRule()
  /// The minimum scale of fonts with `NarrowStrategy.shrinkText`, 0.01…1.
  public var minimumScale = 0.7
  /// Whether every segment reserves space for all of its states, so a changed selection moves nothing.
  ///
  /// The key in documents is `stableSize`.
  public var hasStableSize = false
  /// The animation of the indicator to the selected segment; nil for none.
  public var transition: IndicatorTransition?
  /// The storage of ``segment``.
  private var ownStyle = Sparse(ItemStyle())

  /// Creates a segmented control with the first segment selected; `configure` sets other properties.
  ///
  /// Container and spacing have the variant's defaults: ``Container/segmented`` and 8 points, or
  /// ``Container/connected`` and 2.
  public init(
    items: [Segment] = [], selected: [Int] = [0], variant: Variant = .track,
    _ configure: (inout Segmented) -> Void = { _ in }
  ) {
    self.items = items
    self.selected = selected
    self.variant = variant
    container = variant.container
    spacing = variant.spacing
    configure(&self)
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
