/// A placeholder box that the renderer fills with the picture of that name.
public struct Icon: Hashable, Sendable {
  /// The name that identifies the picture to the renderer.
  public var name: String
  /// The width in points; nil uses the font size of the label.
  public var width: Double?
  /// The height in points; nil uses the font size of the label.
  public var height: Double?

  /// Creates a box for the picture of that name.
  public init(_ name: String, width: Double? = nil, height: Double? = nil) {
    self.name = name
    self.width = width
    self.height = height
  }
}

/// The placement of the check mark of a selected item.
public enum Checkmark: String, Hashable, Sendable, CaseIterable {
  /// No check mark.
  case none
  /// Before the icon.
  case besideIcon
  /// In the icon's place; where there is no icon, before the label.
  case insteadOfIcon
}
