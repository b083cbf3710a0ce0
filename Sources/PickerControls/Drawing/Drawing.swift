import PickerColor
import PickerGeometry
import PickerText
import PickerTree

/// A canvas as data: layers of shapes, texts, pictures, other documents, and layers.
///
///     drawing ┬ layer ┬ shape
///             │       └ layer ─ image
///             └ layer ┬ label
///                     └ chips …
///
/// Everything stands in the drawing's content box, which is the box of every layer too. Directions are
/// physical: a drawing from right to left looks the same. See the article *Drawing*.
public struct Drawing: Control {
  /// What documents call this control.
  public static let type = "drawing"

  /// What every control has: its room, its padding, its direction.
  public var container: Container
  /// The layers, in paint order.
  public var layers: [DrawingLayer]
  /// What texts are set in where they do not say otherwise.
  public var font: Font

  /// The width where none is given, in points. The height is half the width.
  public static let usualWidth = 300.0

  /// A drawing of these layers.
  public init(
    layers: [DrawingLayer] = [], container: Container = Container(), font: Font = Font()
  ) {
    self.layers = layers
    self.container = container
    self.font = font
  }
}

/// What is drawn together, and what is done to it as a whole.
///
/// It is cut by ``clip`` first; then come the filters, the opacity and the blend, and the transform moves
/// all of it, the clip too.
public struct DrawingLayer: Sendable {
  /// The layer's name.
  public var id: String?
  /// What is done to the layer, seen from ``transformOrigin``.
  public var transform: AffineTransform
  /// The point of the drawing's box that the transform leaves where it is.
  public var transformOrigin: UnitPoint
  /// How much is seen of the layer, taken together: 0…1.
  public var opacity: Double
  /// How the layer meets what has been painted before it.
  public var blend: BlendMode
  /// Only what is inside this shape is seen; nil: all.
  public var clip: DrawingShape?
  /// What the renderer makes of the layer's picture, in order.
  public var filters: [Filter]
  /// What is drawn, in paint order.
  public var items: [DrawingItem]

  /// A layer; what is left out changes nothing.
  public init(
    id: String? = nil, transform: AffineTransform = .identity,
    transformOrigin: UnitPoint = .topLeading, opacity: Double = 1, blend: BlendMode = .normal,
    clip: DrawingShape? = nil, filters: [Filter] = [], items: [DrawingItem] = []
  ) {
    self.id = id
    self.transform = transform
    self.transformOrigin = transformOrigin
    self.opacity = opacity
    self.blend = blend
    self.clip = clip
    self.filters = filters
    self.items = items
  }
}

/// One thing on a layer.
public enum DrawingItem: Sendable {
  /// A shape in a box of its own.
  case shape(DrawingShape)
  /// A measured text.
  case text(DrawingText)
  /// A picture from elsewhere.
  case image(DrawingImage)
  /// Another document, laid out.
  case symbol(DrawingSymbol)
  /// A layer on the layer.
  case layer(DrawingLayer)
}
