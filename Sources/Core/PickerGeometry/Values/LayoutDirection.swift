/// The layout direction: the leading side is on the left, or on the right for scripts such as Arabic and Hebrew.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// The leading side is on the left.
  case leftToRight = "ltr"
  /// The leading side is on the right.
  case rightToLeft = "rtl"
}
