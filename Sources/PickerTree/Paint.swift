import PickerColor
import PickerGeometry

/// How a node is painted.
///
/// Fills cover the frame (or the ``path``), the stroke lies inside the frame's edge, as the border
/// of a CSS box does, or along the path.
public struct Paint: Hashable, Sendable {
  /// What covers the shape, painted in order.
  public var fills: [Fill]
  /// The line round the shape; nil: none.
  public var stroke: Stroke?
  /// The radius of the frame's corners, in points; cut to half the smaller side when drawn.
  public var cornerRadius: Double
  /// What the shape throws beneath itself; nil: nothing.
  public var shadow: Shadow?

  /// A paint of these parts; without any, nothing is seen.
  public init(
    fills: [Fill] = [], stroke: Stroke? = nil, cornerRadius: Double = 0, shadow: Shadow? = nil
  ) {
    self.fills = fills
    self.stroke = stroke
    self.cornerRadius = cornerRadius
    self.shadow = shadow
  }

  /// One colour and nothing else.
  public init(fill: Color) {
    self.init(fills: [.color(fill)])
  }

  /// Whether nothing would be seen.
  public var isEmpty: Bool { fills.isEmpty && stroke == nil && shadow == nil }
}

/// What covers a shape.
public enum Fill: Hashable, Sendable {
  case color(Color)
}

/// A line drawn round a shape.
public struct Stroke: Hashable, Sendable {
  /// What the line is drawn in.
  public var fill: Fill
  /// Points.
  public var width: Double

  /// A line of that fill and width.
  public init(fill: Fill, width: Double) {
    self.fill = fill
    self.width = width
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
