import PickerColor
import PickerGeometry

/// How a node is painted.
///
/// Fills cover the frame, or the ``path`` if there is one. The stroke is inside the frame's
/// edge, like the border of a CSS box, or centred on the path. The shadow is painted first, then the fills in
/// order, then the stroke.
public struct Paint: Sendable {
  /// The fills, in paint order.
  public var fills: [Fill]
  /// The outline of the shape; nil for none.
  public var stroke: Stroke?
  /// The widths in points of the stroke along each edge of the frame, if they differ; nil uses ``Stroke/width`` for
  /// all of them.
  ///
  /// Like CSS borders, the stroke then has no cap, join or dash, and its inner edge has elliptical corners. Ignored
  /// if there is a path.
  public var borderWidths: Edges?
  /// The corner radii of the frame, reduced to fit when drawn; ignored if there is a path.
  public var cornerRadius: CornerRadii
  /// The drop shadow of the shape; nil for none.
  public var shadow: Shadow?
  /// The opacity of the node and its descendants as a group: 0…1.
  public var opacity: Double
  /// The shape, in points from the frame's origin; nil uses the frame itself.
  public var path: Path?
  /// The rule that determines the inside of the path.
  public var fillRule: FillRule

  /// Creates a paint; by default it draws nothing.
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

  /// Creates a paint with equal corner radii, in points.
  public init(
    fills: [Fill] = [], stroke: Stroke? = nil, cornerRadius: Double, shadow: Shadow? = nil
  ) {
    self.init(
      fills: fills, stroke: stroke, cornerRadius: CornerRadii(cornerRadius), shadow: shadow)
  }

  /// Creates a paint with a single colour.
  public init(fill: Color) {
    self.init(fills: [.color(fill)])
  }

  /// Whether the paint has no visible effect.
  public var isEmpty: Bool {
    fills.isEmpty && stroke == nil && shadow == nil && path == nil && opacity == 1
  }
}

extension Paint: Hashable {
  /// Hashes only the parts in which most paints differ, so interning plain boxes stays cheap.
  public func hash(into hasher: inout Hasher) {
    for fill in fills { fill.hash(into: &hasher) }
    stroke?.fill.hash(into: &hasher)
  }
}

/// The outline of a shape.
///
/// The mitre limit is 10: longer mitres become bevels.
public struct Stroke: Hashable, Sendable {
  /// The paint of the line.
  public var fill: Fill
  /// The line width in points.
  public var width: Double
  /// The shape of the line's ends.
  public var cap: Cap
  /// The shape of the line's corners.
  public var join: Join
  /// Alternating lengths of dashes and gaps, in points; empty for a solid line.
  public var dash: [Double]

  /// The shape of a line's ends.
  public enum Cap: String, Hashable, Sendable, CaseIterable {
    /// Ends at the last point.
    case butt
    /// Extends the line by a semicircle.
    case round
    /// Extends the line by half its width.
    case square
  }

  /// The shape of a line's corners.
  public enum Join: String, Hashable, Sendable, CaseIterable {
    /// A sharp corner.
    case miter
    /// A round corner.
    case round
    /// A corner that is cut off.
    case bevel
  }

  /// Creates a stroke.
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

/// A drop shadow: a blurred copy of the shape beneath it.
public struct Shadow: Hashable, Sendable {
  /// The colour of the shadow before it is blurred.
  public var color: Color
  /// The blur radius in points: twice the standard deviation of the blur.
  public var radius: Double
  /// The offset from the shape, in points.
  public var offset: Point

  /// Creates a shadow.
  public init(color: Color, radius: Double, offset: Point = .zero) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}
