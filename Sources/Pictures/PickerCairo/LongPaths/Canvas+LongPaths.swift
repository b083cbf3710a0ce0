import CPickerCairo
import PickerGeometry
import PickerLimits
import PickerTree

// Paths with very many lines, which are divided because cairo's time grows more than linearly. PDF keeps them whole.
extension Canvas {
  /// Fills the path strip by strip.
  func fillStrips(_ rule: FillRule) {
    let seen = visibleArea.roundedOut
    saving {
      matrix = .identity
      let strips = PathStrips(FlatPath(of: context), in: seen)
      for strip in strips.strips where !strip.figures.isEmpty && Budget.mayProceed {
        saving {
          beginPath()
          add(Rect(minX: strip.left, minY: seen.minY, maxX: strip.right, maxY: seen.maxY))
          clip()
          for points in strip.figures { add(FlatPath.Figure(points: points, isClosed: true)) }
          fillPath(rule)
        }
      }
    }
    beginPath()
  }

  /// Strokes the path piece by piece into a mask, and paints the source through it.
  func strokePieces() {
    let pieces = StrokePieces(FlatPath(of: context))
    guard let source = cairo_pattern_reference(cairo_get_source(context)) else { return }
    defer { cairo_pattern_destroy(source) }
    cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    draw(pieces)
    guard let mask = cairo_pop_group(context) else { return }
    defer { cairo_pattern_destroy(mask) }
    cairo_set_source(context, source)
    cairo_mask(context, mask)
    beginPath()
  }

  /// Draws pieces with butt caps, and round caps separately; paths with square caps are never divided.
  private func draw(_ pieces: StrokePieces) {
    for figure in pieces.whole where Budget.mayProceed { strokePath(figure) }
    let isRound = cairo_get_line_cap(context) == CAIRO_LINE_CAP_ROUND
    for end in isRound ? pieces.ends : [] where Budget.mayProceed {
      strokePath(FlatPath.Figure(points: [end, end]))
    }
    cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    cairo_set_operator(context, CAIRO_OPERATOR_ADD)
    for piece in pieces.pieces where Budget.mayProceed {
      strokePath(FlatPath.Figure(points: piece))
    }
  }

  private func strokePath(_ figure: FlatPath.Figure) {
    beginPath()
    add(figure)
    cairo_stroke(context)
  }

  private func add(_ figure: FlatPath.Figure) {
    for (number, point) in figure.points.enumerated() {
      if number == 0 {
        cairo_move_to(context, point.x, point.y)
      } else {
        cairo_line_to(context, point.x, point.y)
      }
    }
    if figure.isClosed { cairo_close_path(context) }
  }
}
