package import CPickerLayout
import PickerLayout

/// The paints, effects, pictures and icons of a tree.
final class PaintTables: @unchecked Sendable {
  /// The addresses of all tables, as programs read them.
  let pointers: ForeignArray<pl_paint_tables>
  private let paints: ForeignArray<pl_paint>
  private let arrays: PaintArrays
  private let effects: ForeignArray<pl_effects>
  private let icons: ForeignArray<pl_string>
  /// What icons look like.
  let drawnIcons: ForeignArray<pl_icon>
  /// The borders whose sides have different widths.
  let borders: ForeignArray<pl_border>
  private let arena: StringArena

  init(_ tree: LayoutTree) {
    var arena = StringArena()
    var paint = PaintCollector()
    for known in tree.paints + tree.crossingPaints { paint.add(known) }
    var icon = IconCollector(after: tree.images)
    icon.addIcons(of: tree, paints: &paint)
    var border = BorderCollector()
    border.addBorders(of: tree, paints: &paint)
    var effect = EffectCollector()
    for known in tree.effects { effect.add(known) }
    paints = ForeignArray(paint.paints)
    effects = ForeignArray(effect.effects)
    arrays = PaintArrays(
      paint, filters: effect.filters, images: icon.images.map { pl_image($0, in: &arena) })
    icons = ForeignArray(tree.names.map { arena.add($0) })
    drawnIcons = ForeignArray(icon.icons)
    borders = ForeignArray(border.borders)
    self.arena = arena
    var tables = arrays.tables
    (tables.paints, tables.paint_count) = (paints.start, paints.count)
    (tables.effects, tables.effects_count) = (effects.start, effects.count)
    (tables.icons, tables.icon_count) = (icons.start, icons.count)
    pointers = ForeignArray([tables])
  }
}

/// What paints and brushes refer to.
struct PaintArrays: ~Copyable {
  private let fills: ForeignArray<pl_fill>
  private let stops: ForeignArray<pl_stop>
  private let strokes: ForeignArray<pl_stroke>
  private let dashes: ForeignArray<Double>
  private let shadows: ForeignArray<pl_shadow>
  private let filters: ForeignArray<pl_filter>
  private let elements: ForeignArray<pl_path_element>
  private let images: ForeignArray<pl_image>

  init(_ collector: PaintCollector, filters: [pl_filter], images: [pl_image]) {
    fills = ForeignArray(collector.fills)
    stops = ForeignArray(collector.stops)
    strokes = ForeignArray(collector.strokes)
    dashes = ForeignArray(collector.dashes)
    shadows = ForeignArray(collector.shadows)
    elements = ForeignArray(collector.elements)
    self.filters = ForeignArray(filters)
    self.images = ForeignArray(images)
  }

  /// Their addresses, without paints, effects and icons.
  var tables: pl_paint_tables {
    var tables = pl_paint_tables()
    (tables.fills, tables.fill_count) = (fills.start, fills.count)
    (tables.stops, tables.stop_count) = (stops.start, stops.count)
    (tables.strokes, tables.stroke_count) = (strokes.start, strokes.count)
    (tables.dashes, tables.dash_count) = (dashes.start, dashes.count)
    (tables.shadows, tables.shadow_count) = (shadows.start, shadows.count)
    (tables.filters, tables.filter_count) = (filters.start, filters.count)
    (tables.elements, tables.element_count) = (elements.start, elements.count)
    (tables.images, tables.image_count) = (images.start, images.count)
    return tables
  }
}

extension LayoutTree {
  /// The paints of crossed texts in the order of the nodes, as ``TextCollector`` numbers them.
  fileprivate var crossingPaints: [Paint] {
    nodes.compactMap { label(of: $0)?.crossing?.paint }
  }
}

extension pl_image {
  init(_ image: ImageReference, in arena: inout StringArena) {
    self.init(
      href: arena.add(image.href), description: arena.add(image.description),
      width: image.size.width, height: image.size.height)
  }
}

@c @implementation
package func pl_tree_paint_tables(_ tree: OpaquePointer?) -> UnsafePointer<pl_paint_tables>? {
  TreeHandle.find(tree)?.paints.pointers.start
}
