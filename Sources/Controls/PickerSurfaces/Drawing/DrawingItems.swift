import PickerColor
import PickerControlBase
import PickerGeometry
import PickerText
import PickerTree

/// A shape on a layer.
public struct DrawingShape: Sendable {
  /// The id of the shape.
  public var id: String?
  /// The shape and its paint.
  public var figure: Figure
  /// The placement of its box.
  public var place: DrawingPlace
  /// The width of its box in points.
  ///
  /// If width and height are nil, the box is the complete drawing. A path then keeps its own box and coordinates,
  /// unless it is placed at a point of the drawing.
  public var width: Double?
  /// The height of its box in points; nil as described for ``width``.
  public var height: Double?

  /// Creates a shape.
  public init(
    _ figure: Figure, id: String? = nil, place: DrawingPlace = DrawingPlace(),
    width: Double? = nil, height: Double? = nil
  ) {
    self.figure = figure
    self.id = id
    self.place = place
    self.width = width
    self.height = height
  }

  /// The box that the shape is drawn in.
  ///
  /// Without a width and a height it is the complete drawing. A path then keeps its own box and coordinates unless
  /// it is placed at a point of the drawing.
  package func frame(in drawing: Size) -> Rect {
    if let own = figure.shape.intrinsicFrame, width == nil, height == nil, place.at == nil {
      return own.offset(by: place.offset)
    }
    return place.frame(
      of: figure.size(width: width, height: height, defaultSize: drawing), in: drawing)
  }
}

/// A text on a layer, measured before it is placed.
public struct DrawingText: Sendable {
  /// The id of the text.
  public var id: String?
  /// The text; line feeds are forced line breaks.
  public var text: String
  /// The placement of its box, which has the width of the widest line and the height of all lines.
  public var place: DrawingPlace
  /// The properties that differ from the drawing's font.
  public var font: FontChoice?
  /// The fills of the glyphs, painted in order.
  public var fills: [Fill]
  /// The opacity, 0…1.
  public var opacity = 1.0
  /// The shadow of the text; nil for none.
  public var shadow: Shadow?
  /// The maximum line width in points; nil breaks lines only at line feeds.
  public var maxWidth: Double?
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
  /// The alignment of lines that are narrower than the widest.
  public var alignment: LabelAlignment.Horizontal

  /// Creates a text with the defaults of documents.
  public init(
    _ text: String, id: String? = nil, place: DrawingPlace = DrawingPlace(),
    font: FontChoice? = nil, fills: [Fill] = [.color(.black)], maxWidth: Double? = nil,
    maxLines: Int? = nil, truncation: Truncation = .tail, hyphens: Hyphens = .manual,
    alignment: LabelAlignment.Horizontal = .leading
  ) {
    self.text = text
    self.id = id
    self.place = place
    self.font = font
    self.fills = fills
    self.maxWidth = maxWidth
    self.maxLines = maxLines
    self.truncation = truncation
    self.hyphens = hyphens
    self.alignment = alignment
  }
}

/// An image on a layer, fitted to a box.
public struct DrawingImage: Hashable, Sendable {
  /// The id of the image.
  public var id: String?
  /// The source of the image: a path relative to the document, or a `data:` URI.
  public var href: String
  /// The alternative text; nil for a decorative image.
  public var description: String?
  /// Whether a page loads the image from its web address when it is opened. Nothing else loads it.
  public var loads = false
  /// The natural size of the image, in points; nil for the size of its box.
  public var naturalSize: Size?
  /// Whether the natural size is not known before a page has loaded the image.
  var hasUnknownSize = false
  /// The placement of its box.
  public var place: DrawingPlace
  /// The width of the box in points; nil follows from the height and the aspect ratio, or is the natural width.
  public var width: Double?
  /// The height of the box in points; nil follows from the width and the aspect ratio, or is the natural height.
  public var height: Double?
  /// How the image is fitted to the box; overflow is clipped.
  public var fit: ContentFit
  /// Why the image cannot be read, such as `there is no such file`; nil if it can, or if this is unknown. Layouts
  /// warn about it.
  public var problem: String?

  /// Creates an image with the defaults of documents.
  public init(
    href: String, id: String? = nil, description: String? = nil, naturalSize: Size? = nil,
    place: DrawingPlace = DrawingPlace(), width: Double? = nil, height: Double? = nil,
    fit: ContentFit = .fit
  ) {
    self.href = href
    self.id = id
    self.description = description
    self.naturalSize = naturalSize
    self.place = place
    self.width = width
    self.height = height
    self.fit = fit
  }

  /// The size of the box in points; zero if neither a width, a height nor a natural size is set.
  public var size: Size { (naturalSize ?? .zero).withSides(width: width, height: height) }
}

/// Another document on a layer, laid out in a proposed size.
public struct DrawingSymbol: Sendable {
  /// The control of the document.
  public var item: PanelItem
  /// The placement of its box.
  public var place: DrawingPlace
  /// The proposed width in points; nil uses the control's own.
  public var width: Double?
  /// The proposed height in points; nil uses the control's own.
  public var height: Double?

  /// Creates a symbol.
  public init(
    _ control: some Control, place: DrawingPlace = DrawingPlace(), width: Double? = nil,
    height: Double? = nil
  ) {
    self.init(PanelItem(control), place: place, width: width, height: height)
  }

  init(_ item: PanelItem, place: DrawingPlace, width: Double?, height: Double?) {
    self.item = item
    self.place = place
    self.width = width
    self.height = height
  }
}
