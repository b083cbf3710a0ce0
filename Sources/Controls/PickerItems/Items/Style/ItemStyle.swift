import PickerColor
import PickerControlBase
import PickerGeometry
import PickerText

/// The style of a chip or a segment: its box, its label and its size limits.
///
/// Unset (nil) properties cascade: an item's style inherits from the control's, which inherits from the
/// defaults. See ``merging(onto:)``.
public struct ItemStyle: DefaultInitializable, Hashable, Sendable {
  /// Padding between the border and the label, in points.
  public var padding: Insets?
  /// Border widths in points.
  public var border: Insets?
  /// The corner radius in points; drawn as at most half the shorter side.
  public var cornerRadius: Double?
  /// The minimum border-box width, in points.
  public var minWidth: Double?
  /// The maximum border-box width, in points; a label that does not fit is truncated.
  public var maxWidth: Double?
  /// ``minWidth`` as a percentage of the container's content-box width; chips only.
  public var minWidthPercentage: Double?
  /// ``maxWidth`` as a percentage of the container's content-box width; chips only.
  public var maxWidthPercentage: Double?
  /// The minimum border-box height, in points.
  public var minHeight: Double?
  /// The minimum size of the hit region, in points; 44 if unset. Never changes a frame.
  public var minTarget: Double?
  /// The flex grow factor: the item's share of the free space in its row, relative to the other items.
  public var grow: Double?
  /// The gap between an icon, the label and a badge, in points.
  public var iconSpacing: Double?
  /// The placement of the check mark of a selected item.
  public var checkmark: Checkmark?
  /// The alignment of the label in its box; centred if unset.
  public var labelAlignment: LabelAlignment?
  /// The maximum number of lines of the label; 1 if unset.
  public var maxLines: Int?
  /// The truncation of a label that does not fit.
  public var truncation: Truncation?
  /// Whether words of a multi-line label are hyphenated; if unset, only at soft hyphens.
  public var hyphens: Hyphens?
  /// How a multi-line label is broken; if unset, every line takes as many words as fit.
  public var textWrap: TextWrap?
  /// Whether lines may break between letters without a space between them; `WordBreak.normal` by default.
  public var wordBreak: WordBreak?
  /// The font of the label.
  public var font: FontChoice?
  /// The font of a selected item; unset properties are taken from ``font``.
  public var selectedFont: FontChoice?
  /// The background colour; nil for none.
  public var fill: Color?
  /// The background colour of a selected item; nil uses ``fill``.
  public var selectedFill: Color?
  /// The colour of the label.
  public var textColor: Color?
  /// The label colour of a selected item; nil uses ``textColor``.
  public var selectedTextColor: Color?
  /// The border colour; nil draws no border.
  public var borderColor: Color?
  /// The border colour of a selected item; nil uses ``borderColor``.
  public var selectedBorderColor: Color?

  /// The fill of the badge; red if unset.
  public var badgeFill: Color?
  /// The colour of the badge's text; white if unset.
  public var badgeTextColor: Color?
  /// Properties that few styles have, in separate storage.
  private var ownRowEnds = Sparse<RowEndStyles>()

  /// Creates a style without any property set.
  public init() {}

  /// Returns this style with its unset properties taken from `base`.
  public func merging(onto base: ItemStyle) -> ItemStyle {
    if self == ItemStyle() { return base }
    var style = self
    style.padding.inherit(base.padding)
    style.border.inherit(base.border)
    style.cornerRadius.inherit(base.cornerRadius)
    style.inheritWidths(from: base)
    style.minHeight.inherit(base.minHeight)
    style.minTarget.inherit(base.minTarget)
    style.grow.inherit(base.grow)
    style.iconSpacing.inherit(base.iconSpacing)
    style.checkmark.inherit(base.checkmark)
    style.labelAlignment.inherit(base.labelAlignment)
    style.maxLines.inherit(base.maxLines)
    style.truncation.inherit(base.truncation)
    style.hyphens.inherit(base.hyphens)
    style.textWrap.inherit(base.textWrap)
    style.wordBreak.inherit(base.wordBreak)
    style.font.inherit(base.font)
    style.selectedFont.inherit(base.selectedFont)
    style.fill.inherit(base.fill)
    style.selectedFill.inherit(base.selectedFill)
    style.textColor.inherit(base.textColor)
    style.selectedTextColor.inherit(base.selectedTextColor)
    style.borderColor.inherit(base.borderColor)
    style.selectedBorderColor.inherit(base.selectedBorderColor)
    style.badgeFill.inherit(base.badgeFill)
    style.badgeTextColor.inherit(base.badgeTextColor)
    style.inheritRowEnds(from: base)
    return style
  }
}

extension ItemStyle {
  /// Takes the colours that are not set from `base`, so a theme cannot set them.
  mutating func inheritColors(from base: ItemStyle) {
    fill.inherit(base.fill)
    selectedFill.inherit(base.selectedFill)
    textColor.inherit(base.textColor)
    selectedTextColor.inherit(base.selectedTextColor)
    borderColor.inherit(base.borderColor)
    selectedBorderColor.inherit(base.selectedBorderColor)
  }
}

// The ends of rows.
extension ItemStyle {
  /// Overrides of the style for the first chip of a row; chips only.
  public var firstInRow: RowEndStyle {
    get { ownRowEnds.value.first }
    set { ownRowEnds.value.first = newValue }
  }

  /// Overrides of the style for the last chip of a row; chips only. It overrides ``firstInRow`` for the only chip of a
  /// row.
  public var lastInRow: RowEndStyle {
    get { ownRowEnds.value.last }
    set { ownRowEnds.value.last = newValue }
  }

  /// The styles of items at the ends of rows; nil if they look like all others.
  var rowEnds: RowEndStyles? { ownRowEnds.isUnset ? nil : ownRowEnds.value }

  fileprivate mutating func inheritRowEnds(from base: ItemStyle) {
    guard let inherited = base.rowEnds else { return }
    ownRowEnds.value = ownRowEnds.value.merging(onto: inherited)
  }
}

extension ItemStyle {
  /// Inherits widths. A width in points overrides an inherited percentage, and vice versa.
  fileprivate mutating func inheritWidths(from base: ItemStyle) {
    if minWidth == nil && minWidthPercentage == nil {
      (minWidth, minWidthPercentage) = (base.minWidth, base.minWidthPercentage)
    }
    if maxWidth == nil && maxWidthPercentage == nil {
      (maxWidth, maxWidthPercentage) = (base.maxWidth, base.maxWidthPercentage)
    }
  }
}
