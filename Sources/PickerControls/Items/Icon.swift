/// A box that the renderer fills with a picture of its own.
public struct Icon: Hashable, Sendable {
  /// What the renderer knows it by.
  public var name: String
  /// Points; nil: the size of the label's font.
  public var width: Double?
  /// Points; nil: the size of the label's font.
  public var height: Double?

  /// A box for the picture of that name.
  public init(_ name: String, width: Double? = nil, height: Double? = nil) {
    self.name = name
    self.width = width
    self.height = height
  }
}

/// Whether a selected item shows a check mark, and where.
public enum Checkmark: String, Hashable, Sendable, CaseIterable {
  /// It shows none.
  case none
  /// Before the icon.
  case besideIcon
  /// In the icon's place; where there is no icon, before the label.
  case insteadOfIcon
}
