import PickerColor
import PickerControlBase
import PickerGeometry
import PickerTree

/// The ring that marks the picked position on a colour control, or the selected swatch of a palette.
///
///     ╭─────────╮
///     │╭───────╮│    a line of half a point on both sides of the ring: black around a light one,
///     ││       ││    white around a dark one, so that the ring is visible on every colour
///     │╰───────╯│
///     ╰─────────╯    a soft shadow lifts it off the track
public struct ColorThumb: Hashable, Sendable {
  /// The fills inside the ring of thumbs, painted in order. Empty, the default, shows the picked colour. Swatches are
  /// not covered.
  public var fills: [Fill]
  /// The ring, centred on the edge of the thumb.
  public var stroke: Stroke

  /// Creates a thumb with the defaults of documents, a white ring 3 points wide.
  public init(fills: [Fill] = [], stroke: Stroke = Stroke(fill: .color(.white), width: 3)) {
    self.fills = fills
    self.stroke = stroke
  }

  /// Half the width of the ring with its outer lines, in points.
  fileprivate var halfWidth: Double { stroke.width / 2 + 0.5 }

  fileprivate static let shadow = Shadow(
    color: Color.black.withAlpha(0.3), radius: 4, offset: Point(x: 0, y: 1))

  /// How far the ring reaches beyond the centre of a thumb, rounded up to whole points so edges stay on pixels.
  ///
  /// - Parameter length: The length of the thumb along an axis, in points; 0 for the distance from an edge.
  func reach(ofLength length: Double) -> Double { (length / 2 + halfWidth).rounded(.up) }

  /// The stroke beneath the ring. It is visible as lines on both sides of the ring.
  fileprivate var outline: Stroke {
    var outline = stroke
    (outline.fill, outline.width, outline.dash) = (.color(outlineColor), halfWidth * 2, [])
    return outline
  }

  private var outlineColor: Color {
    guard case .color(let color) = stroke.fill.pattern else { return .black }
    return Color(
      light: color.resolved(in: .light).mostReadable(),
      dark: color.resolved(in: .dark).mostReadable())
  }
}

extension ColorThumb {
  static let fields = DocumentFields<ColorThumb>([
    .fills("fill") { $0.fills = $1 }.written { FillList($0.fills) }.doc(
      "The fill inside the ring; default: the picked colour."),
    Field("stroke", schema: Stroke.schema) { (json, thumb, scope) throws(JSONError) in
      thumb.stroke = try PaintTables.documents.stroke(json, scope, onto: thumb.stroke)
    }.written { $0.stroke }.doc(
      "The ring: a colour, or an object such as '{\"width\": 2}'; default: white, 3 points wide."),
  ])
}

extension LayoutTree {
  /// Appends a thumb with round ends.
  mutating func appendThumb(_ frame: Rect, _ thumb: ColorThumb) {
    let radius = min(frame.width, frame.height) / 2
    appendRing(around: frame, cornerRadius: radius, fills: thumb.fills, thumb)
  }

  /// Appends a ring along the edge of a box.
  mutating func appendRing(
    around frame: Rect, cornerRadius: Double, fills: [Fill] = [], _ thumb: ColorThumb
  ) {
    let edge = Path(roundedRect: Rect(size: frame.size), radii: CornerRadii(cornerRadius))
    let outline = add(
      Paint(fills: fills, stroke: thumb.outline, shadow: ColorThumb.shadow, path: edge))
    let ring = add(Paint(stroke: thumb.stroke, path: edge))
    append(LayoutNode(.thumb, frame: frame, paint: outline)) { tree in
      tree.append(LayoutNode(.layer, frame: Rect(size: frame.size), paint: ring))
    }
  }
}
