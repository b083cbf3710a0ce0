import PickerControlBase
import PickerGeometry
import PickerJSON
import PickerText
import PickerTree

/// A single shape as a control: a polygon, a star, a leaf, a path …
///
///     {"type": "shape", "shape": "star", "points": 5, "width": 200, "fill": "gold"}
///
/// See the article [Shape](doc:ShapeGuide).
public struct ShapeControl: Control {
  /// The `type` of this control in documents.
  public static let type = "shape"

  /// The properties that all controls share; the shape is drawn in the content box. Fills and corner radius are
  /// ignored in favour of the figure's.
  public var container: Container
  /// The figure.
  public var figure: Figure { didSet { motion = nil } }
  /// The motion of its gradients, as long as the figure comes from the document.
  private(set) var motion: ControlMotion<ShapeControl>?

  /// The default content size, in points, of shapes without an intrinsic size.
  public static let defaultSize = Size(width: 100, height: 100)

  /// Creates a shape control.
  public init(_ figure: Figure, container: Container = Container()) {
    self.figure = figure
    self.container = container
  }

  /// Returns the measured control. It has no texts to measure.
  public func measured(by _: any TextMeasuring) -> AnyMeasuredControl {
    AnyMeasuredControl(MeasuredShape(control: self))
  }
}

extension ShapeControl: WritableControl {
  /// Creates the control that a document describes.
  ///
  /// - Throws: A `JSONError` with the path, what was expected and what was found:
  ///   `$.sides: must be at least 3, is 2`.
  public init(reading source: DocumentSource) throws(JSONError) {
    self.init(Figure(Circle()))
    let shown = try source.resolvingTime().within(nil)
    let shape = try shown.readShape(ShapeControl.fields, into: &self)
    try figure.setShape(shape, shown)
    motion = ControlMotion(of: source, shown.scope.motions)
  }

  package func write(over source: DocumentSource, to json: inout JSONWriter) throws(JSONError) {
    if motion != nil { json.noteRefusal("has gradients with keyframes") }
    try source.write(self, over: ShapeControl(Figure(Circle())), ShapeControl.fields, to: &json)
    json.members(of: figure.shape, source.scope)
  }

  package var decidingFills: [Fill] { figure.fills ?? [] }

  /// The JSON schema of such a document.
  public static var schema: JSONSchema { ShapeCatalog.schema(beside: fields) }

  private static let fields = DocumentFields<ShapeControl>(
    Container.fields.without(["fill", "cornerRadius"]).within { $1(&$0.container) },
    Figure.fields.within { $1(&$0.figure) }, [.moment])
}

/// A measured shape control.
struct MeasuredShape: MeasuredControl {
  let control: ShapeControl

  func layout(within proposal: ProposedSize) -> LayoutTree {
    let container = control.container
    let insets = container.insets(in: container.direction ?? .leftToRight)
    let box = control.figure.size(
      width: container.width(in: proposal).map { max(0, $0 - insets.horizontal) },
      height: container.height(in: proposal).map { max(0, $0 - insets.vertical) },
      defaultSize: ShapeControl.defaultSize)
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
