/// The layout direction: the leading side is on the left, or on the right as in Arabic and Hebrew.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
