import PickerColor
import PickerGeometry
import PickerTree

/// A surface of any type; see ``AnyControl`` for the reason why it holds closures.
struct AnyColorSurface: ColorSurface {
  let parameters: [Parameter]
  private let size: @Sendable (Double?) -> Size
  private let overhang: @Sendable (ColorThumb) -> Insets
  private let thumb: @Sendable (ColorValue, ColorField) -> Point?
  private let pick: @Sendable (Point, ColorValue, ColorField) -> ColorValue
  private let append: @Sendable (ColorValue, ColorField, inout LayoutTree) -> Void

  init(_ base: some ColorSurface) {
    parameters = base.parameters
    overhang = { base.overhang(of: $0) }
    size = { base.size(in: $0) }
    thumb = { base.thumb(of: $0, in: $1) }
    pick = { base.picking(at: $0, from: $1, in: $2) }
    append = { base.append($0, in: $1, to: &$2) }
  }

  func size(in width: Double?) -> Size { size(width) }

  func overhang(of thumb: ColorThumb) -> Insets { overhang(thumb) }

  func thumb(of value: ColorValue, in field: ColorField) -> Point? { thumb(value, field) }

  func picking(at point: Point, from value: ColorValue, in field: ColorField) -> ColorValue {
    pick(point, value, field)
  }

  func append(_ value: ColorValue, in field: ColorField, to tree: inout LayoutTree) {
    append(value, field, &tree)
  }
}
