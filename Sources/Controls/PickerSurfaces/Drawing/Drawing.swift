import PickerColor
import PickerControlBase
import PickerGeometry
import PickerText
import PickerTree

/// A drawing: layers of shapes, texts, images, other documents and nested layers.
///
///     drawing ┬ layer ┬ shape
///             │       └ layer ─ image
///             └ layer ┬ label
///                     └ chips …
///
/// Every layer has the drawing's content box. Directions are physical: a right-to-left drawing is not mirrored. See
/// the article [Drawing](doc:DrawingGuide).
public struct Drawing: Control {
  /// The `type` of this control in documents.
  public static let type = "drawing"

  /// The properties that all controls share: size, padding, border, direction, fill.
  public var container: Container
  /// The layers, in paint order.
  public var layers: [DrawingLayer] { didSet { forgetDocument() } }
  /// The default font of texts.
  public var font: Font { didSet { forgetDocument() } }
  /// The motion of gradients, as long as layers and font come from the document.
  var motion: ControlMotion<Drawing>?
  /// The drawing in other sizes, as long as layers and font come from the document; nil if it has no percentages.
  var relative: RelativeDrawing?

  /// The default content width, in points. The default height is half the width.
  public static let defaultWidth = 300.0

  /// Creates a drawing.
  public init(
    layers: [DrawingLayer] = [], container: Container = Container(), font: Font = Font()
  ) {
    self.layers = layers
    self.container = container
    self.font = font
  }

  private mutating func forgetDocument() { (motion, relative) = (nil, nil) }
}

/// A group of items with common effects.
///
/// ``clip`` applies first, followed by the filters, the opacity and the blend mode; the transform applies to the
/// result, including the clip.
public struct DrawingLayer: Sendable {
  /// The id of the layer.
  public var id: String?
  /// The transform of the layer about ``transformOrigin``.
  public var transform: AffineTransform
  /// The fixed point of the transform, as a unit point of the drawing's box.
  public var transformOrigin: UnitPoint
  /// The copies that are drawn, whose transforms are about ``transformOrigin``; no copy has ids, except the first.
  public var repetition = Repetition()
  /// The opacity of the layer with its copies as a group, 0…1.
  public var opacity: Double
  /// The blend mode of the layer with its backdrop.
  public var blend: BlendMode
  /// The clip shape; nil for none.
  public var clip: DrawingShape?
  /// The filters, applied in order.
  public var filters: [Filter]
  /// The shadow of the visible part of the items after clip and filters; nil for none.
  public var shadow: Shadow?
  /// Whether a user can move the layer, in both directions.
  public var isDraggable = false
  /// The speed in points per second below which a released layer returns to its place, together with the layers of
  /// its group; with nil, it stays where it is.
  public var returnsBelow: Double?
  /// The group name that it shares with the layers of the drawing that move with it; nil if it moves alone.
  public var dragGroup: String?
  /// The items, in paint order.
  public var items: [DrawingItem]

  /// Creates a layer; the defaults have no effect.
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

/// An item of a layer.
public indirect enum DrawingItem: Sendable {
  /// A shape in its own box.
  case shape(DrawingShape)
  /// A measured text.
  case text(DrawingText)
  /// An external image.
  case image(DrawingImage)
  /// Another document, laid out.
  case symbol(DrawingSymbol)
  /// A nested layer.
  case layer(DrawingLayer)
}
