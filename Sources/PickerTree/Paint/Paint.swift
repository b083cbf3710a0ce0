import PickerColor
import PickerGeometry

/// How a node is painted.
///
/// Fills cover the frame, or the ``path`` where there is one. The stroke lies inside the frame's
/// edge, as the border of a CSS box does, or along the path, half on each side. Fills come first, in
/// order, then the stroke; the shadow is beneath both.
public struct Paint: Sendable {
  /// What covers the shape, painted in order.
  public var fills: [Fill]
  /// The line round the shape; nil: none.
  public var stroke: Stroke?
  /// How round the frame's corners are; cut to what fits when drawn. A path has no corners to round.
  public var cornerRadius: CornerRadii
  /// What the shape throws beneath itself; nil: nothing.
  public var shadow: Shadow?
  /// How much is seen of the node and of all beneath it, taken together: 0…1.
  public var opacity: Double
  /// The shape, in points from the frame's origin; nil: the frame itself.
  public var path: Path?
  /// Which parts of the path are inside.
  public var fillRule: FillRule

  /// A paint of these parts; without any, nothing is seen.
  public init(
    fills: [Fill] = [], stroke: Stroke? = nil, cornerRadius: CornerRadii = .zero,
    shadow: Shadow? = nil, opacity: Double = 1, path: Path? = nil, fillRule: FillRule = .nonZero
  ) {
    self.fills = fills
    self.stroke = stroke
    self.cornerRadius = cornerRadius
    self.shadow = shadow
    self.opacity = opacity
    self.path = path
    self.fillRule = fillRule
  }

  /// A paint whose corners are all alike.
  public init(
    fills: [Fill] = [], stroke: Stroke? = nil, cornerRadius: Double, shadow: Shadow? = nil
  ) {
    self.init(
      fills: fills, stroke: stroke, cornerRadius: CornerRadii(cornerRadius), shadow: shadow)
  }

  /// One colour and nothing else.
  public init(fill: Color) {
    self.init(fills: [.color(fill)])
  }

  /// Whether the node looks as if it had no paint at all.
  public var isEmpty: Bool {
    fills.isEmpty && stroke == nil && shadow == nil && path == nil && opacity == 1
  }
}

extension Paint: Hashable {
  /// Only of the parts in which most paints differ, so that interning plain boxes stays cheap.
  public func hash(into hasher: inout Hasher) {
    for fill in fills { fill.hash(into: &hasher) }
    stroke?.fill.hash(into: &hasher)
  }
}

/// A line drawn round a shape.
///
/// Mitres longer than ten times the width are cut off.
public struct Stroke: Hashable, Sendable {
  /// What the line is drawn in.
  public var fill: Fill
  /// Points.
  public var width: Double
  /// How the line ends.
  public var cap: Cap
  /// How the line goes round a corner.
  public var join: Join
  /// Lengths of dashes and gaps by turns, in points; none: the line is whole.
  public var dash: [Double]

  /// How a line ends.
  public enum Cap: String, Hashable, Sendable, CaseIterable {
    /// At its last point.
    case butt
    /// With half a circle.
    case round
    /// With half a square.
    case square
  }

  /// How a line goes round a corner.
  public enum Join: String, Hashable, Sendable, CaseIterable {
    /// To a point.
    case miter
    /// Round.
    case round
    /// With the point cut off.
    case bevel
  }

  /// A line of that fill and width.
  public init(
    fill: Fill, width: Double, cap: Cap = .butt, join: Join = .miter, dash: [Double] = []
  ) {
    self.fill = fill
    self.width = width
    self.cap = cap
    self.join = join
    self.dash = dash
  }
}

/// A blurred copy of the shape beneath it.
public struct Shadow: Hashable, Sendable {
  /// The colour where the shadow is densest.
  public var color: Color
  /// How far it spreads, in points; the blur's standard deviation is half of it.
  public var radius: Double
  /// How far it is moved from the shape, in points.
  public var offset: Point

  /// A shadow of that colour and spread.
  public init(color: Color, radius: Double, offset: Point = .zero) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}
