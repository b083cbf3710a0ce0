import PickerGeometry
import PickerText

/// One measured label on its own.
public struct Text: Control, Hashable {
  /// What documents call this control.
  public static let type = "text"

  /// What every control has: its room, its padding, its direction.
  public var container: Container
  /// What is shown; line feeds break lines.
  public var text: String
  /// What it is set in.
  public var font: Font
  /// The most lines it may take; nil: as many as it needs.
  public var maxLines: Int?
  /// How it is cut where it has no room.
  public var truncation: Truncation
  /// Where lines stand that are shorter than the box.
  public var alignment: LabelAlignment.Horizontal

  /// A text; what is left out has the default of documents.
  public init(
    _ text: String = "", container: Container = Container(), font: Font = Font(),
    maxLines: Int? = nil, truncation: Truncation = .tail,
    alignment: LabelAlignment.Horizontal = .leading
  ) {
    self.container = container
    self.text = text
    self.font = font
    self.maxLines = maxLines
    self.truncation = truncation
    self.alignment = alignment
  }
}
