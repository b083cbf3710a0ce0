import PickerColor
import PickerGeometry
import PickerTree

/// A preview of the picked colour over a checkerboard; nothing can be picked on it.
public struct ColorPreview: ColorSurface, Hashable {
  /// The style.
  public var style: Style

  /// The style of a preview.
  public struct Style: Hashable, Sendable {
    /// The width in points; nil fills the available width, or is 300 without one.
    public var width: Double?
    /// The height in points; ignored for a square preview.
    public var height: Double
    /// Whether the height equals the width.
    public var isSquare: Bool
    /// The checkerboard behind the colour.
    public var checkerboard: Checkerboard
    /// The corner radius, in points.
    public var cornerRadius: Double

    /// Creates a style with the defaults of documents.
    public init(
      width: Double? = nil, height: Double = 40, isSquare: Bool = false,
      checkerboard: Checkerboard = Checkerboard(tile: 20), cornerRadius: Double = 0
    ) {
      self.width = width
      self.height = height
      self.isSquare = isSquare
      self.checkerboard = checkerboard
      self.cornerRadius = cornerRadius
    }
  }

  /// Creates a preview.
  public init(style: Style = Style()) {
    self.style = style
  }

  var parameters: [Parameter] { [] }

  func size(in width: Double?) -> Size {
    let across = style.width ?? width ?? ColorControl.defaultSize
    return Size(width: across, height: style.isSquare ? across : style.height)
  }

  func thumb(of value: ColorValue, in field: ColorField) -> Point? { nil }

  func picking(at point: Point, from value: ColorValue, in field: ColorField) -> ColorValue {
    value
  }

  func append(_ value: ColorValue, in field: ColorField, to tree: inout LayoutTree) {
    tree.appendTrack(
      [.color(value.color)], in: field, cornerRadius: style.cornerRadius,
      over: style.checkerboard)
  }
}
