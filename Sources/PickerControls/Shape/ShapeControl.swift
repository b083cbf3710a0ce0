import PickerGeometry
import PickerJSON
import PickerText
import PickerTree

/// A shape on its own: a polygon, a star, a leaf, a path …
///
///     {"type": "shape", "shape": "star", "points": 5, "width": 200, "fill": "gold"}
///
/// See the article *Shape*.
public struct ShapeControl: Control {
  /// What documents call this control.
  public static let type = "shape"

  /// The room it has; the shape is drawn inside padding and border. Its fills and corner radius count
  /// for nothing: those of the figure do.
  public var container: Container
  /// What is drawn.
  public var figure: Figure

  /// The size where neither a width nor a height is given and the shape has none by itself.
  public static let usualSize = Size(width: 100, height: 100)

  /// A shape on its own.
  public init(_ figure: Figure, container: Container = Container()) {
    self.figure = figure
    self.container = container
  }

  /// There is no text to shape.
  public func measured(by _: any TextMeasuring) -> any MeasuredControl {
    MeasuredShape(control: self)
  }
}

extension ShapeControl {
  /// The control that a document describes.
  public init(reading source: DocumentSource) throws(JSONError) {
    self.init(Figure(Circle()))
    let source = try source.atItsMoment()
    let shape = try source.readShape(ShapeControl.fields, into: &self)
    try figure.take(shape, source)
  }

  /// The keys of such a document, and what each may be.
  public static var schema: JSONSchema { ShapeCatalog.schema(beside: fields) }

  private static let fields = DocumentFields<ShapeControl>(
    Container.fields.without(["fill", "cornerRadius"]).within { $1(&$0.container) },
    Figure.fields.within { $1(&$0.figure) }, [.moment])
}

/// A shape, which has nothing to measure.
struct MeasuredShape: MeasuredControl {
  let control: ShapeControl

  func layout(within room: Room) -> LayoutTree {
    let container = control.container
    let insets = container.insets(in: container.direction ?? .leftToRight)
    let box = control.figure.size(
      width: container.width(in: room).map { max(0, $0 - insets.horizontal) },
      height: container.height(in: room).map { max(0, $0 - insets.vertical) },
      usual: ShapeControl.usualSize)
    let frame = Rect(origin: Point(x: insets.left, y: insets.top), size: box)
    let size = Size(
      width: box.width + insets.horizontal, height: box.height + insets.vertical)

    var tree = LayoutTree(type: ShapeControl.type)
    tree.appendRoot(.shape, of: container, size: size) { tree in
      if insets == .zero {
        tree.draw(control.figure)
      } else {
        tree.append(control.figure, in: frame)
      }
    }
    return tree
  }
}
