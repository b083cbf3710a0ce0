import PickerColor
import PickerGeometry
import PickerText

/// How the box of a chip or a segment looks, and how large it may be.
///
/// What is nil comes from the style beneath: an item's own style stands over the control's, and that
/// over the defaults. See ``over(_:)``.
public struct ItemStyle: Hashable, Sendable {
  /// Room between the border and the label.
  public var padding: Insets?
  /// Widths of the border.
  public var border: Insets?
  /// Points; cut to half the smaller side when drawn.
  public var cornerRadius: Double?
  /// Points from border to border.
  public var minWidth: Double?
  /// Points from border to border; a label that has no room is cut.
  public var maxWidth: Double?
  /// Of the width inside the container's padding and border, instead of ``minWidth``; only of chips.
  public var minWidthPercentage: Double?
  /// Of the width inside the container's padding and border, instead of ``maxWidth``; only of chips.
  public var maxWidthPercentage: Double?
  /// Points from border to border.
  public var minHeight: Double?
  /// The least size of the hit region, in points; 44 where nothing is said. Never changes a frame.
  public var minTarget: Double?
  /// How much of the room left over in its row the item takes, in proportion to the others.
  public var grow: Double?
  /// Points between an icon, the label and a badge.
  public var iconSpacing: Double?
  /// Whether a selected item shows a check mark.
  public var checkmark: Checkmark?
  /// Where the label stands; in the middle by default.
  public var labelAlignment: LabelAlignment?
  /// The most lines a label may take.
  public var maxLines: Int?
  /// How a label is cut that has no room.
  public var truncation: Truncation?
  /// What the label is set in.
  public var font: FontChoice?
  /// The font of a selected item, over ``font``.
  public var selectedFont: FontChoice?
  /// The colour of the box; nil: none.
  public var fill: Color?
  /// The same while the item is selected.
  public var selectedFill: Color?
  /// The colour of the label.
  public var textColor: Color?
  /// The same while the item is selected.
  public var selectedTextColor: Color?
  /// The colour of the border; nil: none is drawn.
  public var borderColor: Color?
  /// The same while the item is selected.
  public var selectedBorderColor: Color?

  /// A style that leaves everything open.
  public init() {}

  /// This style, with the parts it leaves open taken from `base`.
  public func over(_ base: ItemStyle) -> ItemStyle {
    if self == ItemStyle() { return base }
    var style = self
    style.padding = padding ?? base.padding
    style.border = border ?? base.border
    style.cornerRadius = cornerRadius ?? base.cornerRadius
    style.takeWidths(over: base)
    style.minHeight = minHeight ?? base.minHeight
    style.minTarget = minTarget ?? base.minTarget
    style.grow = grow ?? base.grow
    style.iconSpacing = iconSpacing ?? base.iconSpacing
    style.checkmark = checkmark ?? base.checkmark
    style.labelAlignment = labelAlignment?.over(base.labelAlignment) ?? base.labelAlignment
    style.maxLines = maxLines ?? base.maxLines
    style.truncation = truncation ?? base.truncation
    style.font = font?.over(base.font) ?? base.font
    style.selectedFont = selectedFont?.over(base.selectedFont) ?? base.selectedFont
    style.fill = fill ?? base.fill
    style.selectedFill = selectedFill ?? base.selectedFill
    style.textColor = textColor ?? base.textColor
    style.selectedTextColor = selectedTextColor ?? base.selectedTextColor
    style.borderColor = borderColor ?? base.borderColor
    style.selectedBorderColor = selectedBorderColor ?? base.selectedBorderColor
    return style
  }
}

extension ItemStyle {
  /// A width in points stands over one in percent, and the other way round.
  fileprivate mutating func takeWidths(over base: ItemStyle) {
    if minWidth == nil && minWidthPercentage == nil {
      (minWidth, minWidthPercentage) = (base.minWidth, base.minWidthPercentage)
    }
    if maxWidth == nil && maxWidthPercentage == nil {
      (maxWidth, maxWidthPercentage) = (base.maxWidth, base.maxWidthPercentage)
    }
  }
}

/// Where a label stands in its box.
public struct LabelAlignment: Hashable, Sendable {
  /// Across the box.
  public enum Horizontal: String, Hashable, Sendable, CaseIterable {
    case leading, center, trailing
  }

  /// Up and down the box.
  public enum Vertical: String, Hashable, Sendable, CaseIterable {
    case top, center, bottom
  }

  /// Across; nil leaves it to the style beneath.
  public var horizontal: Horizontal?
  /// Up and down; nil leaves it to the style beneath.
  public var vertical: Vertical?

  /// An alignment; what is left out comes from the style beneath.
  public init(horizontal: Horizontal? = nil, vertical: Vertical? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  func over(_ base: LabelAlignment?) -> LabelAlignment {
    LabelAlignment(
      horizontal: horizontal ?? base?.horizontal, vertical: vertical ?? base?.vertical)
  }
}

extension LabelAlignment.Horizontal {
  /// How much of the free room goes to the left: 0, one half or 1.
  func leftShare(in direction: LayoutDirection) -> Double {
    switch self {
    case .leading: direction == .leftToRight ? 0 : 1
    case .center: 0.5
    case .trailing: direction == .leftToRight ? 1 : 0
    }
  }
}

extension LabelAlignment.Vertical {
  /// How much of the free room goes above: 0, one half or 1.
  var topShare: Double {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}
