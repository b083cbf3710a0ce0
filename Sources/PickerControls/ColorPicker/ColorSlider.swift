import PickerColor
import PickerGeometry
import PickerTree

/// A line on which one parameter is picked.
///
///     ╭────────────╭─╮─────╮
///     │            │ │     │    0 at the leading end, or at the top; 1 at the other
///     ╰────────────╰─╯─────╯
///
/// The centre of the thumb moves from end to end, so that the colour painted beneath it is the picked one; at the
/// ends, half of the thumb overhangs.
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

    /// Creates a style; the defaults are those of documents.
    public init(
      axis: Axis = .horizontal, isInverted: Bool = false, length: Double? = nil,
      thickness: Double = 40
    ) {
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

  /// Along the axis, half the thumb plus half its stroke; across, half of the extra thickness plus half the stroke.
  /// Rounded up to whole points so that edges stay on pixels.
  var overhang: Insets {
    let along = (ColorSlider.thumbLength / 2 + 5).rounded(.up)
    let across = (2.5 + 5).rounded(.up)
    return style.axis == .horizontal
      ? Insets(horizontal: along, vertical: across) : Insets(horizontal: across, vertical: along)
  }

  private static let thumbLength = 15.0

  func thumb(of value: ColorValue, in field: ColorField) -> Point? {
    let share = invertedIfNeeded(value[parameter])
    return style.axis == .horizontal
      ? Point(x: field.x(share), y: field.frame.midY)
      : Point(x: field.frame.midX, y: field.y(share))
  }

  func picking(at point: Point, from value: ColorValue, in field: ColorField) -> ColorValue {
    let share = style.axis == .horizontal ? field.share(x: point.x) : field.share(y: point.y)
    return value.setting(parameter, to: invertedIfNeeded(share))
  }

  /// Converts between a fraction of the length, from the leading end or the top, and a parameter value.
  private func invertedIfNeeded(_ share: Double) -> Double { style.isInverted ? 1 - share : share }

  func append(_ value: ColorValue, in field: ColorField, to tree: inout LayoutTree) {
    let gradient = value.opaque.gradient(of: parameter)
    let ends = style.axis == .horizontal ? field.across : (from: .top, to: .bottom)
    let (from, to) = style.isInverted ? (ends.to, ends.from) : ends
    tree.appendTrack(
      [Fill(.linear(gradient, from: from, to: to))], frame: field.frame,
      cornerRadius: field.frame.size[style.axis.perpendicular] / 4,
      opacity: parameter.isAlpha ? 1 : value.alpha, over: checkerboard(value))
    guard let center = thumb(of: value, in: field) else { return }
    var size = Size.zero
    size[style.axis] = ColorSlider.thumbLength
    size[style.axis.perpendicular] = field.frame.size[style.axis.perpendicular] + 5
    tree.appendThumb(Rect(center: center, size: size))
  }
}
