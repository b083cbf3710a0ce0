/// A compression step: how a control adapts if there is not enough space for its labels.
public enum NarrowStrategy: String, Hashable, Sendable, CaseIterable {
  /// Every item is as wide as its content, instead of all having equal widths.
  case content
  /// Icons next to text are removed.
  case dropIcons
  /// The font size is reduced until texts fit, down to a minimum that the control defines.
  case shrinkText
  /// Texts are truncated. The step suffices if each shows at least one character and the ellipsis.
  case truncate
  /// The items are arranged on two lines.
  case wrap
  /// The items keep their size and the control scrolls.
  case scroll
  /// As many items as fit are shown, and a button that opens a menu with the others.
  case overflowMenu
  /// Only the selected item is shown.
  case menu
}
