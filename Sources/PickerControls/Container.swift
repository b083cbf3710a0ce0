import PickerGeometry
import PickerText
import PickerTree

/// What every control has: a name, the room it wants, and the look of its box.
public struct Container: Hashable, Sendable {
  /// The id of the root.
  public var id: String?
  /// Points from border to border; nil or infinite: as wide as the content wants.
  public var width: Double?
  /// Points from border to border; nil: as high as the content wants.
  public var height: Double?
  /// Room between the border and the content.
  public var padding: Insets
  /// Widths of the border.
  public var border: Insets
  /// Nil is `"auto"`: the direction of the first strong character of the items.
  public var direction: LayoutDirection?
  /// A BCP 47 tag.
  public var language: String?
  /// What covers the box, painted in order.
  public var fills: [Fill]
  /// Points.
  public var cornerRadius: Double
  /// What the tree shall tell beside geometry.
  public var detail: Detail
  /// Device pixels in a point, to which edges are snapped, in `PixelGrid.scales`; nil: not snapped.
  public var scale: Double?

  /// A container; what is left out has the default of documents.
  public init(
    id: String? = nil, width: Double? = nil, height: Double? = nil, padding: Insets = .zero,
    border: Insets = .zero, direction: LayoutDirection? = .leftToRight, language: String? = nil,
    fills: [Fill] = [], cornerRadius: Double = 0, detail: Detail = [], scale: Double? = nil
  ) {
    self.id = id
    self.width = width
    self.height = height
    self.padding = padding
    self.border = border
    self.direction = direction
    self.language = language
    self.fills = fills
    self.cornerRadius = cornerRadius
    self.detail = detail
    self.scale = scale
  }
}
