import CPickerCairo
import PickerGeometry
import PickerTree

extension Canvas {
  func beginPath() {
    cairo_new_path(context)
    pathLength = 0
  }

  /// Adds a path to the current path, scaled by `scale` and translated to `origin`.
  func add(_ path: Path, at origin: Point = .zero, scale: Double = 1) {
    pathLength += path.elements.count
    let limit = self.limit
    var pen = Point.zero
    func place(_ point: Point) -> Point {
      let placed = origin + point * scale
      return Point(x: placed.x.clamped(to: limit), y: placed.y.clamped(to: limit))
    }
    func curve(_ a: Point, _ b: Point, _ end: Point) {
      let (a, b, e) = (place(a), place(b), place(end))
      cairo_curve_to(context, a.x, a.y, b.x, b.y, e.x, e.y)
    }
    for element in path.elements {
      switch element {
      case .move(let p):
        cairo_move_to(context, place(p).x, place(p).y)
        pen = p
      case .line(let p):
        cairo_line_to(context, place(p).x, place(p).y)
        pen = p
      case .quad(let c, let p):
        curve(pen + (c - pen) * (2 / 3), p + (c - p) * (2 / 3), p)
        pen = p
      case .cubic(let a, let b, let p):
        curve(a, b, p)
        pen = p
      case .close: cairo_close_path(context)
      }
    }
  }

  /// Adds a box to the path.
  func add(_ box: Rect) {
    add(Path(roundedRect: box, radii: .zero))
  }

  /// Fills the current path and clears it.
  func fill(_ rule: FillRule = .nonZero) {
    if pathLength >= PathStrips.minimumCount.lines, !isVector { return fillStrips(rule) }
    fillPath(rule)
  }

  /// Fills the complete current path and clears it.
  func fillPath(_ rule: FillRule) {
    setRule(rule)
    cairo_fill(context)
  }

  /// Intersects the clip with the current path.
  func clip(_ rule: FillRule = .nonZero) {
    setRule(rule)
    cairo_clip(context)
  }

  /// Strokes the current path and clears it.
  func stroke(_ stroke: StrokeLine) {
    cairo_set_line_width(context, stroke.width)
    cairo_set_line_cap(context, stroke.cap.cairo)
    cairo_set_line_join(context, stroke.join.cairo)
    let dash = stroke.drawnDash
    cairo_set_dash(context, dash, Int32(clamping: dash.count), 0)
    let canBeCut = dash.isEmpty && stroke.cap != .square && !isVector
    if canBeCut, pathLength >= StrokePieces.limits.minimumPath { return strokePieces() }
    cairo_stroke(context)
  }

  /// Turns antialiasing on or off.
  func setSmooth(_ isSmooth: Bool) {
    cairo_set_antialias(context, isSmooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  private func setRule(_ rule: FillRule) {
    cairo_set_fill_rule(
      context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }

  /// The maximum magnitude of a coordinate: cairo stores coordinates and their differences in 24 bits.
  private var limit: Double {
    let map = matrix
    let factor = max(map.a.magnitude + map.c.magnitude, map.b.magnitude + map.d.magnitude)
    return (isVector ? PageSize.maximumCoordinate : 2e6) / max(factor, 1e-6)
  }
}

extension Double {
  /// The nearest value from `-limit` to `limit`; 0 for NaN.
  fileprivate func clamped(to limit: Double) -> Double {
    isNaN ? 0 : Swift.max(-limit, Swift.min(limit, self))
  }
}

extension StrokeLine {
  /// The dash pattern; empty, which means a solid line, if all lengths are 0.
  fileprivate var drawnDash: [Double] {
    let lengths = dash.map { $0.isFinite ? max(0, $0) : 0 }
    return lengths.contains { $0 > 0 } ? lengths : []
  }
}

extension Stroke.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension Stroke.Join {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
