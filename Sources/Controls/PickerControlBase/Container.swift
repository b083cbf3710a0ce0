public import PickerColor
import PickerGeometry
import PickerText
import PickerTree

/// The properties that all controls share: id, declared size, direction, and the style of the root box.
public struct Container: Hashable, Sendable {
  /// The id of the root.
  public var id: String?
  /// The name of the control for screen readers; nil uses its title in a panel, if it has one.
  public var label: String?
  /// Border-box width in points, at least 0; nil or infinite fits the content.
  public var width: Double?
  /// The width of the document itself if an option has replaced it by a smaller one; nil: it is ``width``.
  var declaredWidth: Double?
  /// Border-box height in points, at least 0; nil or infinite fits the content.
  public var height: Double?
  /// Padding between the border and the content, in points.
  public var padding: Insets
  /// Border widths in points.
  public var border = Insets.zero
  /// The colour of the border; nil draws none, but ``border`` takes its space.
  public var borderColor: Color? {
    get { ownBorderColor }
    set { ownBorderColor = newValue }
  }
  /// The base direction; nil (`"auto"` in documents) takes it from the first strong character of the items.
  public var direction: LayoutDirection? = .leftToRight
  /// Whether each text takes its direction from its own first strong character, or is left to right if it has none.
  /// If false, all texts have ``direction``. The parts of an item and the order of items always follow ``direction``.
  public var itemsHaveOwnDirection = false
  /// A BCP 47 language tag, such as `de` or `zh-Hant`; nil leaves the language unspecified.
  public var language: String?
  /// Words for screen readers and controls, which override the built-in ones of ``language``.
  public var words = WordChoices()
  /// Whether language and words are inherited from the panel around the control.
  var inheritsWords = false
  /// Fills of the box, painted in order.
  public var fills: [Fill] = []
  /// The corner radius, in points.
  public var cornerRadius = 0.0
  /// The colour that is painted first. At the root it covers the complete picture, otherwise the box of the control.
  /// Nil paints nothing.
  public var background: Color? {
    get { ownBackground }
    set { ownBackground = newValue }
  }
  /// The colour behind the control, which is not painted; nil if unknown. Documents use the colour of their theme.
  public var paper: Color? {
    get { ownPaper }
    set { ownPaper = newValue }
  }
  /// The colour of texts that set none; nil is black. Documents use the colour of their theme.
  public var foreground: Color? {
    get { ownForeground }
    set { ownForeground = newValue }
  }
  /// Optional information to include in the tree besides geometry.
  public var detail: Detail = []
  /// Device pixels per point, within `PixelGrid.scales`; edges snap to whole pixels. Nil disables snapping.
  public var scale: Double?
  /// The factor by which a localization scaled the fonts: what is as large as the text without it, such as an icon without
  /// a size, is divided by it.
  package var textScale = 1.0
  /// The families that the document of the control names and that no font has.
  package var missingFamilies: [String] = []
  // Few containers have some of these.
  @Rare private var ownBorderColor: Color?
  @Rare private var ownBackground: Color?
  @Rare private var ownPaper: Color?
  @Rare private var ownForeground: Color?

  /// Creates a container. All other properties have the defaults of documents; `configure` can change them.
  public init(
    id: String? = nil, label: String? = nil, width: Double? = nil, height: Double? = nil,
    padding: Insets = .zero, _ configure: (inout Container) -> Void = { _ in }
  ) {
    self.id = id
    self.label = label
    self.width = width
    self.height = height
    self.padding = padding
    configure(&self)
  }
}
