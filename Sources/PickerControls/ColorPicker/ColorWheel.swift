import PickerColor
import PickerGeometry
import PickerTree

/// A disc on which two parameters are picked: the first by the angle, clockwise from twelve o'clock,
/// the second by the distance from the middle.
///
///         0 1
///      ╭───┬───╮
///      │   │   │     half way round is at the bottom
///      ╰───────╯
///         0.5
///
/// A thumb dragged beyond the rim stays on it, at that angle. In the middle, where there is no angle,
/// the first parameter stays what it was. Of right-to-left documents too a wheel goes clockwise.
///
/// What is painted is what picking gives: an angular gradient and a radial one. Of Oklch it is a mesh,
/// as on a ``ColorCanvas``.
public struct ColorWheel: ColorPlane, Hashable {
  static let kind = ColorControl.Kind.wheel

  /// What is picked by the angle, and what by the distance.
  public var pair: ParameterPair
  /// How it looks.
  public var style: ColorCanvas.Style

  /// A wheel for two parameters.
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
    let next = value.with(pair.second, way.distance / (field.frame.width / 2))
    guard way != .zero else { return next }
    let turns = Angle(degrees: way.angle.degrees + 90).turns
    return next.with(pair.first, turns < 1 ? turns : turns - 1)
  }

  func cornerRadius(of frame: Rect) -> Double { frame.width / 2 }

  func pattern(of layer: ColorLayers.Layer, in field: ColorField) -> Fill.Pattern {
    layer.along == 0
      ? .angular(
        layer.gradient, center: .center, from: Angle(degrees: -90), to: Angle(degrees: 270))
      : .radial(layer.gradient, center: .center, startRadius: 0, endRadius: field.frame.width / 2)
  }
}
