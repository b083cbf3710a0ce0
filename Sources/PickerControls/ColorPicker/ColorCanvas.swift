import PickerColor
import PickerGeometry
import PickerTree

/// A square on which two parameters are picked: the first horizontally, the second vertically.
///
///     ┌──────────────┐
///     │        ◯     │    both are 0 at the top leading corner
///     │              │
///     └──────────────┘
///
/// The painted colour at a point equals the colour picked there. Two blended gradients make it exact in every space
/// except Oklch, where a mesh of 65 × 65 samples deviates by less than 1/255 on average, and by more only in narrow
/// bands along the edge of the sRGB gamut.
public struct ColorCanvas: ColorPlane, Hashable {
  /// The parameters picked horizontally and vertically.
  public var pair: ParameterPair
  /// The style.
  public var style: Style

  /// The style of a canvas or a wheel.
  public struct Style: Hashable, Sendable {
    /// The side length in points; nil fills the available width, or is 300 without one.
    public var size: Double?
    /// The diameter of the thumb in points; it may overhang the surface by half.
    public var thumbSize: Double

    /// Creates a style; the defaults are those of documents.
    public init(size: Double? = nil, thumbSize: Double = 25) {
      self.size = size
      self.thumbSize = thumbSize
    }
  }

  /// Creates a canvas for two parameters.
  public init(_ pair: ParameterPair, style: Style = Style()) {
    self.pair = pair
    self.style = style
  }

  func thumb(of value: ColorValue, in field: ColorField) -> Point? {
    Point(x: field.x(value[pair.first]), y: field.y(value[pair.second]))
  }

  func picking(at point: Point, from value: ColorValue, in field: ColorField) -> ColorValue {
    value.setting(pair.first, to: field.share(x: point.x))
      .setting(pair.second, to: field.share(y: point.y))
  }

  func cornerRadius(of frame: Rect) -> Double { 0 }

  func pattern(of layer: ColorLayers.Layer, in field: ColorField) -> Fill.Pattern {
    let (from, to) = layer.along == 0 ? field.across : (.top, .bottom)
    return .linear(layer.gradient, from: from, to: to)
  }
}

extension ColorCanvas.Style {
  func size(in width: Double?) -> Size {
    let side = size ?? width ?? ColorControl.defaultSize
    return Size(width: side, height: side)
  }

  /// Half the thumb and half of its ring.
  func overhang(of thumb: ColorThumb) -> Insets { Insets(thumb.reach(ofLength: thumbSize)) }

  func appendThumb(_ thumb: ColorThumb, at center: Point, to tree: inout LayoutTree) {
    tree.appendThumb(Rect(center: center, size: Size(width: thumbSize, height: thumbSize)), thumb)
  }
}
