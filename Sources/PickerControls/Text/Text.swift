import PickerGeometry
import PickerText

/// One measured label on its own.
public struct Text: Control, Hashable {
  public static let type = "text"

  public var container: Container
  public var text: String
  public var font: Font
  /// The most lines it may take; nil: as many as it needs.
  public var maxLines: Int?
  public var truncation: Truncation
  /// Where lines stand that are shorter than the box.
  public var alignment: LabelAlignment.Horizontal

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
