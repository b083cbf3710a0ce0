import PickerColor
import PickerGeometry
import PickerTree

/// A line that picks one parameter.
///
///     ╭────────────╭─╮─────╮
///     │            │ │     │    0 at the leading end, or at the top; 1 at the other
///     ╰────────────╰─╯─────╯
///
/// The thumb stays inside the ends of the track: its centre moves from 10 points after one end to 10 points before the
/// other. The gradient extends over the same distance, so the colour beneath the centre is the picked one.
public struct ColorSlider: ColorSurface, Hashable {
  /// The parameter.
  public var parameter: Parameter
  /// The style.
  public var style: Style

  /// The style of a slider.
  public struct Style: Hashable, Sendable {
    /// The axis of the slider.
    public var axis: Axis
    /// Whether 0 is at the trailing end or the bottom, instead of the leading end or the top.
    public var isInverted: Bool
    /// The length in points; nil fills the available width, or is 300 without one and for vertical sliders.
    public var length: Double?
    /// The thickness, in points.
    public var thickness: Double
    /// The change per key press and the distance between the values that a drag picks, as a fraction of the range.
    /// With nil, keys change the value by a whole degree, a 255th or a percentage point, and drags pick any value.
    public var step: Double?

    /// Creates a style with the defaults of documents.
    public init(
      axis: Axis = .horizontal, isInverted: Bool = false, length: Double? = nil,
      thickness: Double = 40, step: Double? = nil
    ) {
      self.step = step
      self.axis = axis
      self.isInverted = isInverted
      self.length = length
      self.thickness = thickness
    }
  }

  /// Creates a slider for a parameter.
  public init(_ parameter: Parameter, style: Style = Style()) {
    self.parameter = parameter
    self.style = style
  }

  var parameters: [Parameter] { [parameter] }

  func size(in width: Double?) -> Size {
    let available = style.axis == .horizontal ? width : nil
    var size = Size.zero
    size[style.axis] = style.length ?? available ?? ColorControl.defaultSize
    size[style.axis.perpendicular] = style.thickness
    return size
  }

  /// Across the axis, half of the ring; along it, what of a wide ring is beyond the ends.
  func overhang(of thumb: ColorThumb) -> Insets {
    let across = thumb.reach(ofLength: 0)
    let along = max(0, thumb.reach(ofLength: ColorSlider.thumbLength) - 10)
    return style.axis == .horizontal
      ? Insets(horizontal: along, vertical: across) : Insets(horizontal: across, vertical: along)
  }

  private static let thumbLength = 16.0

  /// The distance from an end of a track to the centre of the thumb where it is nearest to that end: 10 points, and at most a
  /// quarter of the track.
  ///
  /// - Parameter length: The length of the track, in points.
  static func thumbInset(ofTrack length: Double) -> Double { min(10, length / 4) }

  /// The part of the track along which the centre of the thumb moves.
  private func way(in field: ColorField) -> ColorField {
    let inset = ColorSlider.thumbInset(ofTrack: field.frame.size[style.axis])
    let sides =
      style.axis == .horizontal
      ? Edges(top: 0, left: inset, bottom: 0, right: inset)
      : Edges(top: inset, left: 0, bottom: inset, right: 0)
    return ColorField(frame: field.frame.inset(by: sides), isMirrored: field.isMirrored)
  }

  func thumb(of value: ColorValue, in field: ColorField) -> Point? {
    center(at: invertedIfNeeded(value[parameter]), in: field)
  }

  /// The centre of the thumb at a fraction of its way.
  private func center(at share: Double, in field: ColorField) -> Point {
    let way = way(in: field)
    return style.axis == .horizontal
      ? Point(x: way.x(share), y: way.frame.midY) : Point(x: way.frame.midX, y: way.y(share))
  }

  func picking(at point: Point, from value: ColorValue, in field: ColorField) -> ColorValue {
    let way = way(in: field)
    let share = style.axis == .horizontal ? way.share(x: point.x) : way.share(y: point.y)
    return value.setting(parameter, to: onStep(invertedIfNeeded(share)))
  }

  /// The nearest value that a drag can pick.
  private func onStep(_ value: Double) -> Double {
    guard let step = style.step, step > 0 else { return value }
    // Not a product with the step, so that a tenth is 0.7 and not 0.7000000000000001.
    return (min(max(value, 0), 1) / step).rounded() / (1 / step)
  }

  /// Converts between a fraction of the length, from the leading end or the top, and a parameter value.
  private func invertedIfNeeded(_ share: Double) -> Double { style.isInverted ? 1 - share : share }

  func append(_ value: ColorValue, in field: ColorField, to tree: inout LayoutTree) {
    let gradient = value.opaque.gradient(of: parameter)
    let (from, to) = (
      center(at: invertedIfNeeded(0), in: field), center(at: invertedIfNeeded(1), in: field)
    )
    tree.appendTrack(
      [Fill(.linear(gradient, from: from.unit(of: field.frame), to: to.unit(of: field.frame)))],
      in: field, cornerRadius: field.frame.size[style.axis.perpendicular] / 4,
      over: picksAlpha ? checkerboard(ofTrack: field.frame.size[style.axis.perpendicular]) : nil)
    guard let center = thumb(of: value, in: field) else { return }
    var size = field.frame.size
    size[style.axis] = ColorSlider.thumbLength
    tree.appendThumb(Rect(center: center, size: size), field.thumb)
  }
}

extension ColorSlider {
  /// A checkerboard with whole rows of tiles across a track, at least two, of some 20 points each.
  private func checkerboard(ofTrack thickness: Double) -> Checkerboard {
    let rows = max(2, (thickness / 20).rounded())
    return Checkerboard(tile: max(Checkerboard.minimumTile, thickness / rows))
  }
}

extension Point {
  /// The point in fractions of a rectangle's width and height; 0 along a side of no length.
  fileprivate func unit(of rect: Rect) -> UnitPoint {
    UnitPoint(
      x: rect.width > 0 ? (x - rect.minX) / rect.width : 0,
      y: rect.height > 0 ? (y - rect.minY) / rect.height : 0)
  }
}
