public import PickerRendering

/// The capabilities of a terminal that affect drawings in characters.
public struct Terminal: Sendable {
  /// The width in columns, at least 1.
  public var columns: Int
  /// The colours and attributes it can show.
  public var style: TerminalStyle
  /// Whether drawings use all columns, instead of only as many as the labels need.
  public var isStretched = false

  /// A terminal of this width; without a style: no colours.
  public init(columns: Int, style: TerminalStyle = .plain) {
    self.columns = columns
    self.style = style
  }
}
