public import PickerLayout

/// The capabilities of a terminal, as far as a rendering in characters depends on them.
public struct Terminal: Sendable {
  /// The width in columns, at least 1.
  public var columns: Int
  /// The colours and attributes it can show.
  public var style: TerminalStyle
  /// Whether renderings take all columns, instead of as few as show every label.
  public var isStretched = false

  /// A terminal of this width; without a style: no colours.
  public init(columns: Int, style: TerminalStyle = .plain) {
    self.columns = columns
    self.style = style
  }
}
