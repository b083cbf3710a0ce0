import CPickerLayout
import PickerLayout

/// Collects paints, and what they refer to.
struct PaintCollector {
  private(set) var paints: [pl_paint] = []
  private(set) var fills: [pl_fill] = []
  private(set) var stops: [pl_stop] = []
  private(set) var strokes: [pl_stroke] = []
  private(set) var dashes: [Double] = []
  private(set) var shadows: [pl_shadow] = []
  private(set) var elements: [pl_path_element] = []

  mutating func add(_ paint: Paint) {
    let stroke = paint.stroke.map { add($0) } ?? -1
    let shadow = paint.shadow.map { add($0) } ?? -1
    let patterns = paint.fills.map { form(of: $0) }
    let radii = paint.cornerRadius
    paints.append(
      pl_paint(
        first_fill: Int32(truncatingIfNeeded: fills.count),
        fill_count: Int32(truncatingIfNeeded: patterns.count), stroke: stroke, shadow: shadow,
        corner_radii: (radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft),
        opacity: paint.opacity, first_element: Int32(truncatingIfNeeded: elements.count),
        element_count: Int32(truncatingIfNeeded: paint.path?.elements.count ?? 0),
        fill_rule: Constants.fillRules.constant(of: paint.fillRule), reserved: 0))
    fills += patterns
    if let path = paint.path { add(path) }
  }

  /// Adds the lines and curves of a path behind all others.
  mutating func add(_ path: Path) {
    elements += path.elements.map { pl_path_element($0) }
  }

  /// A fill on its own, which is not one of the layers of a paint.
  mutating func add(_ fill: Fill) -> Int32 {
    let form = form(of: fill)
    return add(form)
  }

  private mutating func add(_ fill: pl_fill) -> Int32 {
    fills.append(fill)
    return Int32(truncatingIfNeeded: fills.count - 1)
  }

  private mutating func add(_ stroke: Stroke) -> Int32 {
    let fill = add(stroke.fill)
    let line = StrokeLine(
      width: stroke.width, cap: stroke.cap, join: stroke.join, dash: stroke.dash)
    return add(line, fill: fill)
  }

  /// - Parameter fill: The number of its fill; -1: what draws the line has a brush.
  mutating func add(_ line: StrokeLine, fill: Int32 = -1) -> Int32 {
    strokes.append(
      pl_stroke(
        fill: fill, cap: Constants.caps.constant(of: line.cap),
        join: Constants.joins.constant(of: line.join),
        first_dash: Int32(truncatingIfNeeded: dashes.count),
        dash_count: Int32(truncatingIfNeeded: line.dash.count), reserved: 0, width: line.width))
    dashes += line.dash
    return Int32(truncatingIfNeeded: strokes.count - 1)
  }

  mutating func add(_ shadow: Shadow) -> Int32 {
    shadows.append(
      pl_shadow(
        color: pl_color(shadow.color), radius: shadow.radius, x: shadow.offset.x,
        y: shadow.offset.y))
    return Int32(truncatingIfNeeded: shadows.count - 1)
  }

  private mutating func form(of fill: Fill) -> pl_fill {
    var form = form(of: fill.pattern)
    form.blend = Constants.blends.constant(of: fill.blend)
    form.opacity = fill.opacity
    if let mask = fill.mask {
      let pattern = self.form(of: mask)
      form.mask = add(pattern)
    }
    return form
  }

  private mutating func form(of pattern: Fill.Pattern) -> pl_fill {
    var form = pl_fill()
    (form.opacity, form.mask) = (1, -1)
    switch pattern {
    case .color(let color):
      form.set(PL_FILL_COLOR)
      form.color = pl_color(color)
    case .linear(let gradient, let from, let to):
      form.set(PL_FILL_LINEAR, from, to)
      add(gradient.stops, to: &form)
    case .radial(let gradient, let center, let start, let end):
      form.set(PL_FILL_RADIAL, center)
      (form.start, form.end) = (start, end)
      add(gradient.stops, to: &form)
    case .elliptical(let gradient, let center):
      form.set(PL_FILL_ELLIPTICAL, center)
      add(gradient.stops, to: &form)
    case .angular(let gradient, let center, let from, let to):
      form.set(PL_FILL_ANGULAR, center)
      (form.start, form.end) = (from.degrees, to.degrees)
      add(gradient.stops, to: &form)
    case .checkerboard(let board):
      form.set(PL_FILL_CHECKERBOARD)
      form.start = board.tile
      add(Gradient([board.first, board.second]).stops, to: &form)
    case .mesh(let mesh):
      form.set(PL_FILL_MESH)
      (form.columns, form.rows) = (Int32(mesh.columns), Int32(mesh.rows))
      add(mesh.colors.map { GradientStop(offset: 0, color: $0) }, to: &form)
    }
    return form
  }

  private mutating func add(_ stops: [GradientStop], to form: inout pl_fill) {
    form.first_stop = Int32(truncatingIfNeeded: self.stops.count)
    form.stop_count = Int32(truncatingIfNeeded: stops.count)
    self.stops += stops.map { pl_stop(offset: $0.offset, color: pl_color($0.color)) }
  }
}

extension pl_fill {
  fileprivate mutating func set(
    _ kind: Int, _ from: UnitPoint = .topLeading, _ to: UnitPoint = .topLeading
  ) {
    self.kind = Int32(kind)
    (x0, y0, x1, y1) = (from.x, from.y, to.x, to.y)
  }
}

/// Collects effects and their filters.
struct EffectCollector {
  private(set) var effects: [pl_effects] = []
  private(set) var filters: [pl_filter] = []

  mutating func add(_ effects: Effects) {
    let map = effects.transform
    self.effects.append(
      pl_effects(
        transform: (map.a, map.b, map.c, map.d, map.tx, map.ty),
        blend: Constants.blends.constant(of: effects.blend), clips: effects.clips ? 1 : 0,
        first_filter: Int32(truncatingIfNeeded: filters.count),
        filter_count: Int32(truncatingIfNeeded: effects.filters.count)))
    filters += effects.filters.map { pl_filter($0) }
  }
}

extension pl_filter {
  init(_ filter: Filter) {
    self.init(
      kind: Constants.filters.constant(of: filter.name), reserved: 0, amount: filter.amount)
  }
}

extension Constants where Value == FillRule {
  static let fillRules = Constants([.nonZero, .evenOdd])
}

extension Constants where Value == Stroke.Cap {
  fileprivate static let caps = Constants([.butt, .round, .square])
}

extension Constants where Value == Stroke.Join {
  fileprivate static let joins = Constants([.miter, .round, .bevel])
}

extension Constants where Value == Filter.Name {
  fileprivate static let filters = Constants([
    .blur, .brightness, .contrast, .grayscale, .hueRotate, .invert, .saturate, .sepia,
  ])
}

extension Constants where Value == BlendMode {
  static let blends = Constants([
    .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight,
    .softLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .plusLighter,
  ])
}
