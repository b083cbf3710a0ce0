import PickerColor
import PickerGeometry
import PickerTree

/// A control of a colour picker: its parameters, its size, and the mapping between points and parameter values.
///
/// Points are relative to the control's own frame.
protocol ColorSurface: Sendable {
  /// The parameters it picks, in the order of its directions; empty if it only shows the colour.
  var parameters: [Parameter] { get }

  /// The size of its frame for an available width, in points; nil for no constraint.
  func size(in width: Double?) -> Size

  /// How far a thumb may overhang the frame, in points.
  func overhang(of thumb: ColorThumb) -> Insets

  /// The centre of the thumb; nil if there is none.
  func thumb(of value: ColorValue, in field: ColorField) -> Point?

  /// The colour picked at a point; points outside are clamped to the control.
  func picking(at point: Point, from value: ColorValue, in field: ColorField) -> ColorValue

  /// Appends its visible nodes, in paint order.
  func append(_ value: ColorValue, in field: ColorField, to tree: inout LayoutTree)
}

/// The area where colours are picked, and the direction in which values increase.
struct ColorField {
  /// The area, relative to the touched node.
  var frame: Rect
  /// Whether horizontal values increase from right to left.
  var isMirrored = false
  /// Whether vertical values increase upwards.
  var isFlipped = false
  /// The line along the edge of what is painted, inside it; nil for none.
  var stroke: Stroke?
  /// The look of the thumb.
  var thumb = ColorThumb()

  /// The x coordinate of a fraction of the width.
  func x(_ share: Double) -> Double {
    frame.minX + (isMirrored ? 1 - share : share) * frame.width
  }

  /// The y coordinate of a fraction of the height.
  func y(_ share: Double) -> Double {
    frame.minY + (isFlipped ? 1 - share : share) * frame.height
  }

  /// The fraction of the width before an x coordinate.
  func share(x: Double) -> Double {
    let share = (x - frame.minX) / frame.width
    return isMirrored ? 1 - share : share
  }

  /// The fraction of the height above a y coordinate.
  func share(y: Double) -> Double {
    let share = (y - frame.minY) / frame.height
    return isFlipped ? 1 - share : share
  }

  /// The start and the end of a horizontal gradient.
  var across: (from: UnitPoint, to: UnitPoint) {
    isMirrored ? (.trailing, .leading) : (.leading, .trailing)
  }

  /// The start and the end of a vertical gradient.
  var down: (from: UnitPoint, to: UnitPoint) { isFlipped ? (.bottom, .top) : (.top, .bottom) }
}

extension ColorSurface {
  /// Whether its width depends on the available width.
  var fillsAvailableWidth: Bool { size(in: 0).width != size(in: 1).width }

  func overhang(of thumb: ColorThumb) -> Insets { .zero }

  /// The colour after a drag to `point`. A drag to the thumb's own centre changes nothing, so that rounding errors of
  /// the mapping do not accumulate.
  func dragging(to point: Point, from value: ColorValue, in field: ColorField) -> ColorValue {
    guard !point.x.isNaN, !point.y.isNaN else { return value }
    if let thumb = thumb(of: value, in: field), (point - thumb).distance < 1e-9 { return value }
    return picking(at: point, from: value, in: field)
  }

  /// The checkerboard behind it; nil if it picks no alpha and therefore is opaque.
  var checkerboard: Checkerboard? { picksAlpha ? Checkerboard(tile: 20) : nil }

  /// Whether alpha is one of its parameters.
  var picksAlpha: Bool { parameters.contains { $0.isAlpha } }
}

extension LayoutTree {
  /// Appends the surface on which colours are picked, over a checkerboard if one is given, and the line along its edge.
  mutating func appendTrack(
    _ fills: [Fill], in field: ColorField, cornerRadius: Double, over board: Checkerboard?
  ) {
    let frame = field.frame
    if let board {
      let paint = Paint(fills: [Fill(.checkerboard(board))], cornerRadius: cornerRadius)
      append(LayoutNode(.checkerboard, frame: frame, paint: add(paint)))
    }
    let paint = Paint(fills: fills, cornerRadius: cornerRadius)
    append(LayoutNode(.track, frame: frame, paint: add(paint)))
    appendEdges(of: [frame], field.stroke, cornerRadius: cornerRadius)
  }

  /// Appends a line along the inner edge of each box. The lines are separate nodes, because pages replace the paint
  /// beneath them.
  mutating func appendEdges(of frames: [Rect], _ stroke: Stroke?, cornerRadius: Double) {
    guard let stroke else { return }
    let paint = add(Paint(stroke: stroke, cornerRadius: CornerRadii(cornerRadius)))
    for frame in frames { append(LayoutNode(.layer, frame: frame, paint: paint)) }
  }
}

extension Rect {
  /// Creates the rectangle of a size centred at a point.
  init(center: Point, size: Size) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}
