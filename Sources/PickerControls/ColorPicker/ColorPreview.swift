import PickerColor
import PickerGeometry
import PickerTree

/// Shows the picked colour over a checkerboard; nothing can be picked on it.
public struct ColorPreview: ColorSurface, Hashable {
  static let kind = ColorControl.Kind.preview

  /// How it looks.
  public var style: Style

  /// How a preview looks.
  public struct Style: Hashable, Sendable {
    /// Points across; nil: as wide as the room, or 300.
    public var width: Double?
    /// Points down, unless it is square.
    public var height: Double
    /// Whether it is as high as it is wide.
    public var isSquare: Bool
    /// What is behind the colour.
    public var checkerboard: Checkerboard
    /// Points.
    public var cornerRadius: Double

    /// A style; what is left out has the default of documents.
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

  /// A preview.
  public init(style: Style = Style()) {
    self.style = style
  }

  var parameters: [Parameter] { [] }

  func size(in width: Double?) -> Size {
    let across = style.width ?? width ?? ColorControl.usualSize
    return Size(width: across, height: style.isSquare ? across : style.height)
  }

  func thumb(of value: ColorValue, in field: ColorField) -> Point? { nil }

  func picking(at point: Point, from value: ColorValue, in field: ColorField) -> ColorValue {
    value
  }

  func append(_ value: ColorValue, in field: ColorField, to tree: inout LayoutTree) {
    tree.appendTrack(
      [.color(value.color)], frame: field.frame, cornerRadius: style.cornerRadius,
      over: style.checkerboard)
  }
}
