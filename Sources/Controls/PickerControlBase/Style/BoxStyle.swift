import PickerColor
import PickerGeometry
import PickerTree

/// How a plain box is drawn, such as an item of a ``Flow`` or the box of a ``ChromaTouch`` slider. By default nothing
/// is drawn.
public struct BoxStyle: Hashable, Sendable {
  /// The fills of the box, painted in order.
  public var fills: [Fill]
  /// Border widths in points, which are part of the box's size: no item of a flow is smaller than its border.
  public var border: Insets
  /// The colour of the border; nil draws none.
  public var borderColor: Color?
  /// The corner radius in points; drawn as at most half the shorter side.
  public var cornerRadius: Double

  /// Creates a style with the defaults of documents.
  public init(
    fills: [Fill] = [], border: Insets = .zero, borderColor: Color? = nil, cornerRadius: Double = 0
  ) {
    self.fills = fills
    self.border = border
    self.borderColor = borderColor
    self.cornerRadius = cornerRadius
  }

  /// The paint of the box.
  package func paint(in direction: LayoutDirection) -> Paint {
    var paint = Paint(fills: fills, cornerRadius: cornerRadius)
    paint.setBorder(border, of: borderColor, in: direction)
    return paint
  }
}

extension BoxStyle {
  package static let fields = DocumentFields<BoxStyle>([
    .fills("fill") { $0.fills = $1 }.written { FillList($0.fills) }.doc(
      "The fill of the box: a colour, a gradient, or a list of these; default: none."),
    .border(widths: { $0.border = $1 }, color: { $0.borderColor = $1 }).written { $0.border }.doc(
      "The width of the border in points, or an object of sides, width and color; default: 0 in a flow, 2 around a slider."
    ),
    Field("borderColor") { $0.borderColor = $1 }.written { $0.borderColor }.doc(
      "The colour of the border; default: not drawn in a flow, blue around a slider."),
    Field("cornerRadius", .length) { $0.cornerRadius = $1 }.written { $0.cornerRadius }.doc(
      "The corner radius in points; default: 0 in a flow, 5 around a slider."),
  ])
}
