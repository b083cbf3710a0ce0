import PickerColor
import PickerGeometry
import PickerTree

/// A disc on which two parameters are picked: the first by the angle, clockwise from twelve o'clock, the second by the
/// distance from the centre.
///
///         0 1
///      ╭───┬───╮
///      │   │   │     0.5 is at the bottom
///      ╰───────╯
///         0.5
///
/// A thumb dragged beyond the rim stays on the rim at that angle. At the centre, which has no angle, the first
/// parameter keeps its value. In right-to-left documents a wheel is clockwise too.
///
/// The painted colour at a point equals the colour picked there, by an angular and a radial gradient; in Oklch by a
/// mesh, like a ``ColorCanvas``.
public struct ColorWheel: ColorPlane, Hashable {
  /// The parameters picked by the angle and by the distance.
  public var pair: ParameterPair
  /// The style.
  public var style: ColorCanvas.Style

  /// Creates a wheel for two parameters.
  public init(_ pair: ParameterPair, style: ColorCanvas.Style = ColorCanvas.Style()) {
    self.pair = pair
    self.style = style
  }

  func thumb(of value: ColorValue, in field: ColorField) -> Point? {
    let angle = Angle(degrees: value[pair.first] * 360 - 90)
    return field.frame.center
      + Point(angle: angle, distance: value[pair.second] * field.frame.width / 2)
  }

  func picking(at point: Point, from value: ColorValue, in field: ColorField) -> ColorValue {
    let way = point - field.frame.center
    let next = value.setting(pair.second, to: way.distance / (field.frame.width / 2))
    guard way != .zero else { return next }
    let turns = Angle(degrees: way.angle.degrees + 90).turns
    return next.setting(pair.first, to: turns < 1 ? turns : turns - 1)
  }

  func cornerRadius(of frame: Rect) -> Double { frame.width / 2 }

  func pattern(of layer: ColorLayers.Layer, in field: ColorField) -> Fill.Pattern {
    layer.along == 0
      ? .angular(
        layer.gradient, center: .center, from: Angle(degrees: -90), to: Angle(degrees: 270))
      : .radial(layer.gradient, center: .center, startRadius: 0, endRadius: field.frame.width / 2)
  }
}
