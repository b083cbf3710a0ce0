import PickerColor
import PickerGeometry
import PickerTree

/// A square that picks two parameters: the first horizontally, the second vertically.
///
///     ┌──────────────┐
///     │        ◯     │    both are 0 at the top leading corner
///     │              │
///     └──────────────┘
///
/// The style may invert either axis. The painted colour at a point equals the colour that is picked there. Two
/// blended gradients are exact in every space except Oklch. There, a mesh of 65 × 65 samples deviates by less than
/// 1/255 on average, and by more only in narrow bands along the edge of the sRGB gamut.
public struct ColorCanvas: ColorPlane, Hashable {
  /// The parameters picked horizontally and vertically.
  public var pair: ParameterPair
  /// The style.
  public var style: Style

  /// The axes on which values increase in the other direction; raw values are the words in documents.
  public enum InvertedAxes: String, CaseIterable, Hashable, Sendable {
    /// Both values are 0 at the top leading corner.
    case none
    /// The first value is 0 at the trailing side.
    case horizontal
    /// The second value is 0 at the bottom.
    case vertical
    /// Both values are 0 at the bottom trailing corner.
    case both

    /// Whether the first value is 0 at the trailing side.
    public var isHorizontal: Bool { self == .horizontal || self == .both }
    /// Whether the second value is 0 at the bottom.
    public var isVertical: Bool { self == .vertical || self == .both }
  }

  /// The style of a canvas.
  public struct Style: ColorPlaneStyle, Hashable {
    /// The side length in points; nil fills the available width, or is 300 without one.
    public var size: Double?
    /// The diameter of the thumb in points; it may overhang the surface by half.
    public var thumbSize: Double
    /// The axes on which values increase in the other direction.
    ///
    /// With ``InvertedAxes/vertical``, a canvas of saturation and brightness is white at the top leading corner and black at the
    /// bottom.
    public var inverted: InvertedAxes

    /// Creates a style with the defaults of documents.
    public init(size: Double? = nil, thumbSize: Double = 25, inverted: InvertedAxes = .none) {
      self.inverted = inverted
      self.size = size
      self.thumbSize = thumbSize
    }
  }

  /// Creates a canvas for two parameters.
  public init(_ pair: ParameterPair, style: Style = Style()) {
    self.pair = pair
    self.style = style
  }

  /// The field with values increasing as the style has it.
  private func oriented(_ field: ColorField) -> ColorField {
    var field = field
    field.isMirrored = field.isMirrored != style.inverted.isHorizontal
    field.isFlipped = style.inverted.isVertical
    return field
  }

  func thumb(of value: ColorValue, in field: ColorField) -> Point? {
    let field = oriented(field)
    return Point(x: field.x(value[pair.first]), y: field.y(value[pair.second]))
  }

  func picking(at point: Point, from value: ColorValue, in field: ColorField) -> ColorValue {
    let field = oriented(field)
    return value.setting(pair.first, to: field.share(x: point.x))
      .setting(pair.second, to: field.share(y: point.y))
  }

  func cornerRadius(of frame: Rect) -> Double { 0 }

  func pattern(of layer: ColorLayers.Layer, in field: ColorField) -> Fill.Pattern {
    let field = oriented(field)
    let (from, to) = layer.along == 0 ? field.across : field.down
    return .linear(layer.gradient, from: from, to: to)
  }
}
