package import CPickerLayout
import PickerLayout

/// The paints, effects, pictures and icons of a tree.
final class PaintTables: @unchecked Sendable {
  /// The addresses of all tables, as programs read them.
  let pointers: ForeignArray<pl_paint_tables>
  private let paints: ForeignArray<pl_paint>
  private let fills: ForeignArray<pl_fill>
  private let stops: ForeignArray<pl_stop>
  private let strokes: ForeignArray<pl_stroke>
  private let dashes: ForeignArray<Double>
  private let shadows: ForeignArray<pl_shadow>
  private let effects: ForeignArray<pl_effects>
  private let filters: ForeignArray<pl_filter>
  private let elements: ForeignArray<pl_path_element>
  private let images: ForeignArray<pl_image>
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
    fills = ForeignArray(paint.fills)
    stops = ForeignArray(paint.stops)
    strokes = ForeignArray(paint.strokes)
    dashes = ForeignArray(paint.dashes)
    shadows = ForeignArray(paint.shadows)
    elements = ForeignArray(paint.elements)
    effects = ForeignArray(effect.effects)
    filters = ForeignArray(effect.filters)
    images = ForeignArray(icon.images.map { pl_image($0, in: &arena) })
    icons = ForeignArray(tree.names.map { arena.add($0) })
    drawnIcons = ForeignArray(icon.icons)
    borders = ForeignArray(border.borders)
    self.arena = arena
    pointers = ForeignArray([
      pl_paint_tables(
        paints: paints.start, paint_count: paints.count, fills: fills.start,
        fill_count: fills.count, stops: stops.start, stop_count: stops.count,
        strokes: strokes.start, stroke_count: strokes.count, dashes: dashes.start,
        dash_count: dashes.count, shadows: shadows.start, shadow_count: shadows.count,
        effects: effects.start, effects_count: effects.count, filters: filters.start,
        filter_count: filters.count, elements: elements.start, element_count: elements.count,
        images: images.start, image_count: images.count, icons: icons.start,
        icon_count: icons.count)
    ])
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
