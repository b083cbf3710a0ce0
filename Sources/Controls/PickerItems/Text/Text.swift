import PickerColor
import PickerControlBase
import PickerGeometry
import PickerText
import PickerTree

/// A single text as a control.
public struct Text: Control, Hashable {
  /// The `type` of this control in documents.
  public static let type = "text"

  /// The properties that all controls share: size, padding, border, direction, fill.
  public var container: Container
  /// The text; line feeds are forced line breaks.
  public var text: String
  /// The font.
  public var font: Font {
    get { ownFont ?? Font() }
    set { ownFont = newValue == Font() ? nil : newValue }
  }
  /// The maximum number of lines; nil for no limit.
  public var maxLines: Int?
  /// The truncation of a text that does not fit.
  public var truncation: Truncation
  /// Whether words are hyphenated at line breaks.
  public var hyphens: Hyphens
  /// How several lines are broken.
  public var textWrap = TextWrap.wrap
  /// Whether lines may break between letters without a space between them.
  public var wordBreak = WordBreak.normal
  /// The horizontal alignment of lines that are narrower than the box.
  public var alignment: LabelAlignment.Horizontal
  /// The colour of the text; nil uses the theme's colour, or black. The fills of the container are its background.
  public var color: Color? {
    get { ownColor }
    set { ownColor = newValue }
  }
  /// The icon before the text, on the first line; nil for none.
  public var icon: Icon? {
    get { ownIcon }
    set { ownIcon = newValue }
  }
  /// The gap between the icon and the text, in points; nil uses 0.4 times the font size.
  public var iconSpacing: Double?
  /// The opacity of the text and its background as a group, 0…1.
  public var opacity = 1.0
  /// The shadow of the text; nil for none.
  public var shadow: Shadow? {
    get { ownShadow }
    set { ownShadow = newValue }
  }

  // Few texts have any of these.
  @Rare private var ownFont: Font?
  @Rare private var ownColor: Color?
  @Rare private var ownIcon: Icon?
  @Rare private var ownShadow: Shadow?

  /// The paint of the lines; nil uses the paint of texts without one.
  var paint: Paint? {
    guard color != nil || shadow != nil else { return nil }
    return Paint(fills: [.color(color ?? container.foreground ?? .black)], shadow: shadow)
  }

  /// Creates a text with the defaults of documents.
  public init(
    _ text: String = "", container: Container = Container(), font: Font = Font(),
    maxLines: Int? = nil, truncation: Truncation = .tail, hyphens: Hyphens = .manual,
    alignment: LabelAlignment.Horizontal = .leading
  ) {
    self.container = container
    self.text = text
    self.maxLines = maxLines
    self.truncation = truncation
    self.hyphens = hyphens
    self.alignment = alignment
    self.font = font
  }
}
