/// A step by which a control becomes narrower where there is not enough space for its labels.
public enum NarrowStrategy: String, Hashable, Sendable, CaseIterable {
  /// Every item is as wide as its content wants, rather than all the same.
  case content
  /// Icons beside a text go.
  case dropIcons
  /// Texts become as large as fits, down to a minimum that the control has.
  case shrinkText
  /// Texts are cut. It is enough while each shows a character and the ellipsis.
  case truncate
  /// The items stand on two lines.
  case wrap
  /// The items keep their size, and those that do not fit are scrolled out of sight.
  case scroll
  /// Only the selected item is shown.
  case menu
}
