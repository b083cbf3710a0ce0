import PickerControlBase
import PickerGeometry
import PickerText
import PickerTree

/// The resolved style of items in one state, with the values that every layout needs, computed once.
///
/// Placement loops read single values from the table: copying the complete structure would retain and release its
/// references for each item.
struct ResolvedItemStyle: Sendable {
  var textStyle: TextStyle
  /// Index of the label font in `MeasuredItems.fonts`.
  var font: Int
  /// Indices of the paints of box and label in `MeasuredItems.paints`; -1 if nothing is painted.
  let paint: Int
  let labelPaint: Int
  /// Border plus padding.
  let insets: Edges
  /// The insets that may shrink if an item is too narrow for its label: the item's padding, or zero.
  let yielding: Edges
  /// The shares of the free space to the left of the content and above it.
  let leftShare: Double
  let topShare: Double
  /// The browser whose layout units the place of the content has; nil for none.
  let browser: Browser?
  /// The gap between the label and the parts next to it, in points.
  let gap: Double
  /// The minimum border-box height, in points.
  let minHeight: Double
  /// The minimum size of the hit region, in points; negative if unset.
  let minTarget: Double
  /// The maximum number of lines of a label, its truncation, where its words are divided, and how its lines are broken.
  let maxLines: Int
  let truncation: Truncation
  let hyphens: Hyphens
  let textWrap: TextWrap
  let wordBreak: WordBreak
  /// In separate storage, so a copy of this structure only copies a reference.
  private let declared: CopyOnWrite<ItemStyle>

  init(
    _ style: ItemStyle, textStyle: TextStyle, font: Int, paint: Int, labelPaint: Int,
    direction: LayoutDirection, browser: Browser? = nil, paddingGivesWay: Bool = false
  ) {
    let alignment = style.labelAlignment ?? LabelAlignment()
    self.textStyle = textStyle
    self.font = font
    self.paint = paint
    self.labelPaint = labelPaint
    insets = style.insets(in: browser).edges(in: direction)
    yielding = paddingGivesWay ? (style.padding ?? .zero).edges(in: direction) : .zero
    leftShare = (alignment.horizontal ?? .center).leftShare(in: direction)
    topShare = (alignment.vertical ?? .center).topShare
    self.browser = browser
    gap = browser?.rounded(style.iconSpacing ?? 0) ?? style.iconSpacing ?? 0
    minHeight = style.minHeight ?? 0
    minTarget = style.minTarget ?? -1
    maxLines = style.maxLines ?? 1
    truncation = style.truncation ?? .tail
    hyphens = style.hyphens ?? .manual
    textWrap = style.textWrap ?? .wrap
    wordBreak = style.wordBreak ?? .normal
    declared = CopyOnWrite(style)
  }

  /// Whether a label may take several lines.
  var breaksLines: Bool { maxLines > 1 }

  /// The style with all inherited properties.
  var style: ItemStyle {
    _read { yield declared.value }
  }
}
