package import CPickerLayout
import PickerLayout

/// The drawing commands of a tree, and the tables that they refer to.
final class DisplayTables: @unchecked Sendable {
  /// The addresses of all tables, as programs read them.
  let pointers: ForeignArray<pl_display_list>
  private let commands: ForeignArray<pl_command>
  private let transforms: ForeignArray<pl_transform>
  private let shapes: ForeignArray<pl_shape>
  private let brushes: ForeignArray<pl_brush>
  private let groups: ForeignArray<pl_group>
  private let places: ForeignArray<pl_place>
  private let arrays: PaintArrays
  private let tables: ForeignArray<pl_paint_tables>
  private let arena: StringArena

  init(_ tree: LayoutTree) {
    let list = tree.displayList()
    var arena = StringArena()
    var collector = DisplayCollector(list, of: tree)
    collector.collect()
    commands = ForeignArray(collector.commands)
    transforms = ForeignArray(collector.transforms)
    shapes = ForeignArray(collector.shapes)
    brushes = ForeignArray(collector.brushes)
    groups = ForeignArray(collector.groups)
    places = ForeignArray(collector.places)
    arrays = PaintArrays(
      collector.paints, filters: collector.filters,
      images: list.images.map { pl_image($0, in: &arena) })
    self.arena = arena
    tables = ForeignArray([arrays.tables])
    pointers = ForeignArray([
      pl_display_list(
        commands: commands.start, command_count: commands.count, transforms: transforms.start,
        transform_count: transforms.count, shapes: shapes.start, shape_count: shapes.count,
        brushes: brushes.start, brush_count: brushes.count, groups: groups.start,
        group_count: groups.count, places: places.start, place_count: places.count,
        tables: tables.start)
    ])
  }
}

/// Collects commands, and what they refer to.
private struct DisplayCollector {
  private let list: DisplayList
  /// For each line the number of its text, and of its first run, in the tables of texts.
  private let texts: [(text: Int, run: Int)]
  private(set) var commands: [pl_command] = []
  private(set) var transforms: [pl_transform] = []
  private(set) var shapes: [pl_shape] = []
  private(set) var brushes: [pl_brush] = []
  private(set) var groups: [pl_group] = []
  private(set) var places: [pl_place] = []
  private(set) var filters: [pl_filter] = []
  private(set) var paints = PaintCollector()

  init(_ list: DisplayList, of tree: LayoutTree) {
    self.list = list
    var texts: [(text: Int, run: Int)] = []
    var (text, run) = (0, 0)
    for node in tree.nodes where tree.label(of: node) != nil {
      if let line = tree.textLine(for: node) {
        texts.append((text, run))
        run += line.runs.count
      }
      text += 1
    }
    self.texts = texts
  }

  mutating func collect() {
    for shape in list.paths { add(shape) }
    for brush in list.brushes {
      brushes.append(
        pl_brush(frame: pl_rect(brush.frame), fill: paints.add(brush.fill), reserved: 0))
    }
    for command in list.commands { add(command) }
  }

  private mutating func add(_ command: DisplayCommand) {
    switch command {
    case .begin(let node): add(PL_OP_BEGIN, node)
    case .end: add(PL_OP_END)
    case .save: add(PL_OP_SAVE)
    case .restore: add(PL_OP_RESTORE)
    case .concat(let map):
      add(PL_OP_CONCAT, transforms.count)
      transforms.append(
        pl_transform(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty))
    case .clip(let path): add(PL_OP_CLIP, path)
    case .group(let group):
      add(PL_OP_GROUP, groups.count)
      add(group)
    case .endGroup: add(PL_OP_END_GROUP)
    case .fill(let path, let brush, let isCrisp):
      add(PL_OP_FILL, path, brush, isCrisp ? 1 : 0)
    case .stroke(let path, let line, let brush):
      add(PL_OP_STROKE, path, brush, Int(paints.add(line)))
    case .glyphs(let line, let run, _, let brush, let isRepeated):
      add(PL_OP_GLYPHS, places.count, brush, isRepeated ? 1 : 0)
      add(texts[line].run + run, at: list.lines[line])
    case .text(let line, let brush, let isRepeated):
      add(PL_OP_TEXT, places.count, brush, isRepeated ? 1 : 0)
      add(texts[line].text, at: list.lines[line])
    case .image(let image, let frame, _):
      add(PL_OP_IMAGE, places.count)
      places.append(
        pl_place(frame: pl_rect(frame), index: Int32(truncatingIfNeeded: image), reserved: 0))
    }
  }

  private mutating func add(_ op: Int, _ index: Int = -1, _ brush: Int = -1, _ detail: Int = 0) {
    commands.append(
      pl_command(
        op: Int32(op), index: Int32(truncatingIfNeeded: index),
        brush: Int32(truncatingIfNeeded: brush), detail: Int32(truncatingIfNeeded: detail)))
  }

  /// Adds the place of a run or of a text, whose baseline is the upper edge of the frame.
  private mutating func add(_ number: Int, at line: DisplayLine) {
    var frame = pl_rect(line.frame)
    frame.y += line.line.baseline
    places.append(pl_place(frame: frame, index: Int32(truncatingIfNeeded: number), reserved: 0))
  }

  private mutating func add(_ shape: DisplayShape) {
    let first = paints.elements.count
    paints.add(shape.path)
    shapes.append(
      pl_shape(
        first_element: Int32(truncatingIfNeeded: first),
        element_count: Int32(truncatingIfNeeded: paints.elements.count - first),
        fill_rule: Constants.fillRules.constant(of: shape.rule), reserved: 0,
        bounds: pl_rect(shape.bounds)))
  }

  private mutating func add(_ group: DisplayGroup) {
    groups.append(
      pl_group(
        bounds: pl_rect(group.bounds), opacity: group.opacity,
        blend: Constants.blends.constant(of: group.blend),
        first_filter: Int32(truncatingIfNeeded: filters.count),
        filter_count: Int32(truncatingIfNeeded: group.filters.count),
        shadow: group.shadow.map { paints.add($0) } ?? -1,
        clip: Int32(truncatingIfNeeded: group.clip ?? -1), reserved: 0))
    filters += group.filters.map { pl_filter($0) }
  }
}

@c @implementation
package func pl_tree_display_list(_ tree: OpaquePointer?) -> UnsafePointer<pl_display_list>? {
  TreeHandle.find(tree)?.display.pointers.start
}
