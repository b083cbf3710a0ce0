import PickerColor
import PickerGeometry
import PickerTree

/// A line on which one parameter is picked.
///
///     ╭────────────╭─╮─────╮
///     │            │ │     │    0 at the leading end, or at the top; 1 at the other
///     ╰────────────╰─╯─────╯
///
/// The thumb's middle goes from one end to the other, so that what is painted beneath it is what is
/// picked; at the ends it hangs over by half.
public struct ColorSlider: ColorSurface, Hashable {
  static let kind = ColorControl.Kind.slider

  /// What is picked.
  public var parameter: Parameter
  /// How it looks.
  public var style: Style

  /// How a slider looks.
  public struct Style: Hashable, Sendable {
    /// Which way it runs.
    public var axis: Axis
    /// Whether 0 is at the trailing end, or at the bottom.
    public var isInverted: Bool
    /// Points from end to end; nil: as wide as the room, or 300.
    public var length: Double?
    /// Points across.
    public var thickness: Double

    /// A style; what is left out has the default of documents.
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

  /// A slider for a parameter.
  public init(_ parameter: Parameter, style: Style = Style()) {
    self.parameter = parameter
    self.style = style
  }

  var parameters: [Parameter] { [parameter] }

  func size(in width: Double?) -> Size {
    let room = style.axis == .horizontal ? width : nil
    var size = Size.zero
    size[style.axis] = style.length ?? room ?? ColorControl.usualSize
    size[style.axis.perpendicular] = style.thickness
    return size
  }

  /// Half the thumb and half its line along, what it is thicker and half its line across; in whole
  /// points, so that edges stay on pixels.
  var overhang: Insets {
    let along = (ColorSlider.thumbLength / 2 + 5).rounded(.up)
    let across = (2.5 + 5).rounded(.up)
    return style.axis == .horizontal
      ? Insets(horizontal: along, vertical: across) : Insets(horizontal: across, vertical: along)
  }

  private static let thumbLength = 15.0

  func thumb(of value: ColorValue, in field: ColorField) -> Point? {
    let share = turned(value[parameter])
    return style.axis == .horizontal
      ? Point(x: field.x(share), y: field.frame.midY)
      : Point(x: field.frame.midX, y: field.y(share))
  }

  func picking(at point: Point, from value: ColorValue, in field: ColorField) -> ColorValue {
    let share = style.axis == .horizontal ? field.share(x: point.x) : field.share(y: point.y)
    return value.with(parameter, turned(share))
  }

  /// A share of the way from the leading end or the top as a number, and a number as such a share.
  private func turned(_ share: Double) -> Double { style.isInverted ? 1 - share : share }

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
