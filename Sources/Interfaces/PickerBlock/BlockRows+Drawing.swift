import CPickerLayout
import PickerColor
import PickerGeometry
import PickerTree

/// Adds the appearance of a tree.
struct DrawingRowWriter {
  private let list: DisplayList
  /// For each line of the list the numbers of its text and of its first run.
  private let lines: [(text: Int, run: Int)]
  /// For each image of the list its number in the block.
  private let images: [Int]

  /// - Parameter known: The images that the rows have already.
  init(
    _ list: DisplayList, _ lines: [(text: Int, run: Int)], after known: [ImageReference],
    in rows: inout BlockRows
  ) {
    (self.list, self.lines) = (list, lines)
    let numbers = Dictionary(firstOf: zip(known, known.indices))
    images = list.images.map { image in
      if let number = numbers[image] { return number }
      rows.add(image)
      return rows.images.count - 1
    }
  }

  func addDrawing(to rows: inout BlockRows) {
    for shape in list.paths { rows.add(shape) }
    rows.add(list.brushes)
    for command in list.commands { add(command, to: &rows) }
  }

  private func add(_ command: DisplayCommand, to rows: inout BlockRows) {
    var row = pl_command(
      op: DrawingConstants.operations.constant(of: command.operation), index: -1,
      brush: Int32(row: command.brush), detail: 0)
    switch command {
    case .begin(let number), .clip(let number): row.index = Int32(row: number)
    case .end, .save, .restore, .endGroup: break
    case .concat(let map):
      row.index = Int32(row: rows.transforms.count)
      rows.transforms.append(
        pl_transform(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty))
    case .group(let group):
      row.index = Int32(row: rows.groups.count)
      rows.add(group)
    case .fill(let path, _, let isCrisp):
      (row.index, row.detail) = (Int32(row: path), isCrisp ? 1 : 0)
    case .stroke(let path, let line, _):
      (row.index, row.detail) = (Int32(row: path), Int32(row: rows.strokes.count))
      rows.add(line)
    case .glyphs(let line, let run, _, _, let isRepeated):
      (row.index, row.detail) = (Int32(row: rows.places.count), isRepeated ? 1 : 0)
      add(lines[line].run + run, at: list.lines[line], to: &rows)
    case .text(let line, _, let isRepeated):
      (row.index, row.detail) = (Int32(row: rows.places.count), isRepeated ? 1 : 0)
      add(lines[line].text, at: list.lines[line], to: &rows)
    case .image(let image, let frame, _):
      row.index = Int32(row: rows.places.count)
      rows.add(images[image], at: pl_rect(frame))
    }
    rows.commands.append(row)
  }

  /// Adds the place of a run or of a text; its baseline is the upper edge of the frame.
  private func add(_ number: Int, at line: DisplayLine, to rows: inout BlockRows) {
    var frame = pl_rect(line.frame)
    frame.y += line.line.baseline
    rows.add(number, at: frame)
  }
}

extension BlockRows {
  fileprivate mutating func add(_ number: Int, at frame: pl_rect) {
    places.append(pl_place(frame: frame, index: Int32(row: number), reserved: 0))
  }

  fileprivate mutating func add(_ shape: DisplayShape) {
    let first = add(shape.path)
    shapes.append(
      pl_shape(
        first_element: first, element_count: Int32(row: elements.count) - first,
        fill_rule: DrawingConstants.fillRules.constant(of: shape.rule), reserved: 0,
        bounds: pl_rect(shape.bounds)))
  }

  fileprivate mutating func add(_ line: StrokeLine) {
    strokes.append(
      pl_stroke(
        width: line.width, cap: DrawingConstants.caps.constant(of: line.cap),
        join: DrawingConstants.joins.constant(of: line.join), first_dash: Int32(row: dashes.count),
        dash_count: Int32(row: line.dash.count)))
    dashes += line.dash
  }

  fileprivate mutating func add(_ group: DisplayGroup) {
    let shadow = group.shadow ?? Shadow(color: .clear, radius: 0)
    groups.append(
      pl_group(
        bounds: pl_rect(group.bounds), opacity: group.opacity,
        blend: DrawingConstants.blends.constant(of: group.blend), clip: Int32(row: group.clip),
        first_filter: Int32(row: filters.count), filter_count: Int32(row: group.filters.count),
        shadow: pl_color(shadow.color), shadow_radius: shadow.radius, shadow_x: shadow.offset.x,
        shadow_y: shadow.offset.y))
    filters += group.filters.map {
      pl_filter(
        kind: DrawingConstants.filters.constant(of: $0.name), reserved: 0, amount: $0.amount)
    }
  }

  /// Adds brushes, and then the masks of some of them.
  fileprivate mutating func add(_ brushes: [Brush]) {
    for brush in brushes { add(brush.placedFill, in: brush.frame) }
    for (number, brush) in brushes.enumerated() {
      guard let mask = brush.placedFill.mask else { continue }
      self.brushes[number].mask = Int32(row: self.brushes.count)
      add(Fill(mask), in: brush.frame)
    }
  }

  /// - Parameter fill: A fill in points of the picture.
  private mutating func add(_ fill: Fill, in frame: Rect) {
    var row = pl_brush()
    (row.blend, row.opacity) = (DrawingConstants.blends.constant(of: fill.blend), fill.opacity)
    (row.frame, row.mask) = (pl_rect(frame), -1)
    row.first_stop = Int32(row: stops.count)
    add(fill.pattern, to: &row)
    row.stop_count = Int32(row: stops.count) - row.first_stop
    brushes.append(row)
  }

  private mutating func add(_ pattern: Fill.Pattern, to row: inout pl_brush) {
    switch pattern {
    case .color(let color):
      row.set(PL_BRUSH_COLOR)
      row.color = pl_color(color)
    case .linear(let gradient, let from, let to):
      row.set(PL_BRUSH_LINEAR, from, to)
      add(gradient.stops)
    case .radial(let gradient, let center, let start, let end):
      row.set(PL_BRUSH_RADIAL, center)
      (row.start, row.end) = (start, end)
      add(gradient.stops)
    case .elliptical(let gradient, let center):
      row.set(PL_BRUSH_ELLIPTICAL, center)
      add(gradient.stops)
    case .angular(let gradient, let center, let from, let to):
      row.set(PL_BRUSH_ANGULAR, center)
      (row.start, row.end) = (from.degrees, to.degrees)
      add(gradient.stops)
    case .checkerboard(let board):
      row.set(PL_BRUSH_CHECKERBOARD)
      row.start = board.tile
      add(Gradient([board.first, board.second]).stops)
    case .mesh(let mesh):
      row.set(PL_BRUSH_MESH)
      (row.columns, row.rows) = (Int32(row: mesh.columns), Int32(row: mesh.rows))
      add(mesh.colors.map { GradientStop(offset: 0, color: $0) })
    }
  }

  private mutating func add(_ stops: [GradientStop]) {
    self.stops += stops.map { pl_stop(offset: $0.offset, color: pl_color($0.color)) }
  }
}

extension pl_brush {
  fileprivate mutating func set(
    _ kind: Int, _ from: UnitPoint = .topLeading, _ to: UnitPoint = .topLeading
  ) {
    self.kind = Int32(kind)
    (x0, y0, x1, y1) = (from.x, from.y, to.x, to.y)
  }
}

/// The numbers are the positions of the cases, so a new case goes to the end.
private enum DrawingConstants {
  static let operations = Constants<DisplayOperation>()
  static let fillRules = Constants<FillRule>()
  static let caps = Constants<Stroke.Cap>()
  static let joins = Constants<Stroke.Join>()
  static let filters = Constants<Filter.Name>()
  static let blends = Constants<BlendMode>()
}
