import PickerColor
import PickerGeometry
import PickerTree

/// A disc that picks two parameters: the first by the angle, by default clockwise from twelve o'clock, the second by
/// the distance from the centre.
///
///         0 1
///      ╭───┬───╮
///      │   │   │     0.5 is at the bottom
///      ╰───────╯
///         0.5
///
/// A thumb dragged beyond the rim stays on the rim at that angle. At the centre, which has no angle, the first
/// parameter keeps its value. A wheel is also clockwise in right-to-left documents.
///
/// The painted colour at a point equals the colour that is picked there. It is painted with an angular and a radial
/// gradient, or in Oklch with a mesh, like a ``ColorCanvas``.
public struct ColorWheel: ColorPlane, Hashable {
  /// The parameters picked by the angle and by the distance.
  public var pair: ParameterPair
  /// The style.
  public var style: Style

  /// The style of a wheel.
  public struct Style: ColorPlaneStyle, Hashable {
    /// The diameter in points; nil fills the available width, or is 300 without one.
    public var size: Double?
    /// The diameter of the thumb in points; it may overhang the surface by half.
    public var thumbSize: Double
    /// Where the first parameter is 0: clockwise, 0 at three o'clock.
    public var startAngle: Angle
    /// Whether the first parameter increases clockwise.
    public var isClockwise: Bool

    /// Creates a style with the defaults of documents.
    public init(
      size: Double? = nil, thumbSize: Double = 25, startAngle: Angle = Angle(degrees: -90),
      isClockwise: Bool = true
    ) {
      self.size = size
      self.thumbSize = thumbSize
      self.startAngle = startAngle
      self.isClockwise = isClockwise
    }
  }

  /// Creates a wheel for two parameters.
  public init(_ pair: ParameterPair, style: Style = Style()) {
    self.pair = pair
    self.style = style
  }

  func thumb(of value: ColorValue, in field: ColorField) -> Point? {
    let angle = Angle(degrees: start + value[pair.first] * (style.isClockwise ? 360 : -360))
    return field.frame.center
      + Point(angle: angle, distance: value[pair.second] * field.frame.width / 2)
  }

  func picking(at point: Point, from value: ColorValue, in field: ColorField) -> ColorValue {
    let way = point - field.frame.center
    let next = value.setting(pair.second, to: way.distance / (field.frame.width / 2))
    guard way != .zero else { return next }
    let degrees = (way.angle.degrees - start) * (style.isClockwise ? 1 : -1)
    let turns = Angle(degrees: degrees).turns
    let share = turns - turns.rounded(.down)
    return next.setting(pair.first, to: share < 1 ? share : 0)
  }

  /// The angle of 0 in degrees, less than a full turn, so sums with it stay exact.
  private var start: Double {
    let start = style.startAngle.degrees.remainder(dividingBy: 360)
    return start.isFinite ? start : -90
  }

  func cornerRadius(of frame: Rect) -> Double { frame.width / 2 }

  func pattern(of layer: ColorLayers.Layer, in field: ColorField) -> Fill.Pattern {
    guard layer.along == 0 else {
      return .radial(
        layer.gradient, center: .center, startRadius: 0, endRadius: field.frame.width / 2)
    }
    let gradient = style.isClockwise ? layer.gradient : layer.gradient.reversed
    return .angular(
      gradient, center: .center, from: Angle(degrees: start), to: Angle(degrees: start + 360))
  }
}

extension Gradient {
  /// The gradient from its end to its start.
  fileprivate var reversed: Gradient {
    Gradient(stops: stops.reversed().map { GradientStop(offset: 1 - $0.offset, color: $0.color) })
  }
}
