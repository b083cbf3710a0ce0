import PickerColor
import PickerGeometry
import PickerTree

/// A square on which two parameters are picked: the first across, the second down.
///
///     ┌──────────────┐
///     │        ◯     │    both are 0 at the top leading corner
///     │              │
///     └──────────────┘
///
/// What is painted at a place is the colour that picking there gives: exactly, by two gradients laid
/// over each other, in every space but Oklch. There a mesh of 65 × 65 samples is off by less than
/// 1/255 on average, and by more only in narrow bands along the edge of what sRGB has.
public struct ColorCanvas: ColorPlane, Hashable {
  static let kind = ColorControl.Kind.canvas

  /// What is picked across, and what down.
  public var pair: ParameterPair
  /// How it looks.
  public var style: Style

  /// How a canvas or a wheel looks.
  public struct Style: Hashable, Sendable {
    /// Points across and down; nil: as wide as the room, or 300.
    public var size: Double?
    /// Points across the round thumb, which may hang over by half.
    public var thumbSize: Double

    /// A style; what is left out has the default of documents.
    public init(size: Double? = nil, thumbSize: Double = 25) {
      self.size = size
      self.thumbSize = thumbSize
    }
  }

  /// A canvas for two parameters.
  public init(_ pair: ParameterPair, style: Style = Style()) {
    self.pair = pair
    self.style = style
  }

  func thumb(of value: ColorValue, in field: ColorField) -> Point? {
    Point(x: field.x(value[pair.first]), y: field.y(value[pair.second]))
  }

  func picking(at point: Point, from value: ColorValue, in field: ColorField) -> ColorValue {
    value.with(pair.first, field.share(x: point.x))
      .with(pair.second, field.share(y: point.y))
  }

  func cornerRadius(of frame: Rect) -> Double { 0 }

  func pattern(of layer: ColorLayers.Layer, in field: ColorField) -> Fill.Pattern {
    let (from, to) = layer.along == 0 ? field.across : (.top, .bottom)
    return .linear(layer.gradient, from: from, to: to)
  }
}

extension ColorCanvas.Style {
  func size(in width: Double?) -> Size {
    let side = size ?? width ?? ColorControl.usualSize
    return Size(width: side, height: side)
  }

  /// Half the thumb and half its line; in whole points, so that edges stay on pixels.
  var overhang: Insets { Insets((thumbSize / 2 + 5).rounded(.up)) }

  func appendThumb(at center: Point, to tree: inout LayoutTree) {
    tree.appendThumb(Rect(center: center, size: Size(width: thumbSize, height: thumbSize)))
  }
}
