import PickerColor
import PickerGeometry
import PickerText
import PickerTree

/// A shape on a layer.
public struct DrawingShape: Sendable {
  /// The shape's name.
  public var id: String?
  /// The shape and its look.
  public var figure: Figure
  /// Where its box stands.
  public var place: DrawingPlace
  /// The width of its box; nil: see ``frame(in:)``.
  public var width: Double?
  /// The height of its box.
  public var height: Double?

  /// A shape on a layer.
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
  /// Without a width and a height it is the whole drawing. A path has its own box then, and stands where
  /// its numbers say unless it is placed at a point of the drawing.
  public func frame(in drawing: Size) -> Rect {
    if let own = figure.shape.ownFrame, width == nil, height == nil, place.at == nil {
      return own.offset(by: place.offset)
    }
    return place.frame(
      of: figure.size(width: width, height: height, usual: drawing), in: drawing)
  }
}

/// A text on a layer. It is measured before it is placed.
public struct DrawingText: Sendable {
  /// The text's name.
  public var id: String?
  /// What is shown; line feeds break lines.
  public var text: String
  /// Where its box stands: as wide as its widest line and as high as all of them.
  public var place: DrawingPlace
  /// The parts of the drawing's font that are different here.
  public var font: FontChoice?
  /// What covers the letters, painted in order.
  public var fills: [Fill]
  /// Points after which lines are broken; nil: only where the text says so.
  public var maxWidth: Double?
  /// The most lines it may take; nil: as many as it needs.
  public var maxLines: Int?
  /// How it is cut where it has no room.
  public var truncation: Truncation
  /// Where lines stand that are shorter than the widest.
  public var alignment: LabelAlignment.Horizontal

  /// A text; what is left out has the default of documents.
  public init(
    _ text: String, id: String? = nil, place: DrawingPlace = DrawingPlace(),
    font: FontChoice? = nil, fills: [Fill] = [.color(.black)], maxWidth: Double? = nil,
    maxLines: Int? = nil, truncation: Truncation = .tail,
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
    self.alignment = alignment
  }
}

/// A picture on a layer, fitted to a box.
public struct DrawingImage: Hashable, Sendable {
  /// The picture's name.
  public var id: String?
  /// Where the picture is: a path relative to the document, or a `data:` URI.
  public var href: String
  /// What it shows, for those who cannot see it; nil: it is an ornament.
  public var description: String?
  /// How large it is by itself, in points; nil: as large as its box.
  public var naturalSize: Size?
  /// Where its box stands.
  public var place: DrawingPlace
  /// The width of the box; nil: in proportion to the height, or that of the picture.
  public var width: Double?
  /// The height of the box; nil: in proportion to the width, or that of the picture.
  public var height: Double?
  /// How the picture is fitted to the box; what sticks out is cut off.
  public var fit: ContentFit

  /// A picture; what is left out has the default of documents.
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

  /// The size of the box; no size where nothing says one.
  public var size: Size {
    let natural = naturalSize ?? .zero
    let ratio = natural.width > 0 && natural.height > 0 ? natural.width / natural.height : 1
    if let width { return Size(width: width, height: height ?? width / ratio) }
    if let height { return Size(width: height * ratio, height: height) }
    return natural
  }
}

/// Another document on a layer, laid out in the room it is given here.
public struct DrawingSymbol: Sendable {
  /// The document's control.
  public var item: PanelItem
  /// Where its box stands.
  public var place: DrawingPlace
  /// The width it is laid out at; nil: its own.
  public var width: Double?
  /// The height it is laid out at; nil: its own.
  public var height: Double?

  /// A control on a layer.
  public init(
    _ control: any Control, place: DrawingPlace = DrawingPlace(), width: Double? = nil,
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
