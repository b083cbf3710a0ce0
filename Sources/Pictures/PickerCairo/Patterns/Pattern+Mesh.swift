import CPickerCairo
import PickerColor
import PickerGeometry
import PickerRendering
import PickerTree

// Mesh patches, which represent meshes and angular gradients in PDF.
extension Pattern {
  /// One patch between every four samples, and more patches around them up to the edges of `area`, which extend
  /// the colours of the mesh's edge.
  static func mesh(_ mesh: Mesh, in frame: Rect, over area: Rect) -> Pattern {
    let pattern = Pattern(taking: cairo_pattern_create_mesh())
    let columns = places(mesh.columns, from: frame.minX, to: frame.maxX, area.minX, area.maxX)
    let rows = places(mesh.rows, from: frame.minY, to: frame.maxY, area.minY, area.maxY)
    for (top, bottom) in zip(rows, rows.dropFirst()) {
      for (left, right) in zip(columns, columns.dropFirst()) {
        pattern.add([
          (Point(x: left.at, y: top.at), mesh[left.sample, top.sample]),
          (Point(x: right.at, y: top.at), mesh[right.sample, top.sample]),
          (Point(x: right.at, y: bottom.at), mesh[right.sample, bottom.sample]),
          (Point(x: left.at, y: bottom.at), mesh[left.sample, bottom.sample]),
        ])
      }
    }
    return pattern
  }

  /// An angular gradient as wedges from the centre to beyond `area`.
  static func angular(
    _ gradient: Gradient, round center: Point, _ sweep: Sweep, over area: Rect
  ) -> Pattern {
    let pattern = Pattern(taking: cairo_pattern_create_mesh())
    let reach = Point(
      x: max((area.minX - center.x).magnitude, (area.maxX - center.x).magnitude),
      y: max((area.minY - center.y).magnitude, (area.maxY - center.y).magnitude)
    ).distance
    let corners = gradient.corners(along: sweep)
    for (start, end) in zip(corners, corners.dropFirst()) where end > start {
      let steps = Int(((end - start) / maximumWedge).rounded(.up))
      for step in 0..<steps {
        let from = start + (end - start) * Double(step) / Double(steps)
        let to = start + (end - start) * Double(step + 1) / Double(steps)
        pattern.addWedge(gradient, sweep, from, to, round: center, reach: reach)
      }
    }
    return pattern
  }

  /// The maximum angle of a wedge in degrees, small enough for its chord to replace its arc.
  private static let maximumWedge = 6.0

  private func addWedge(
    _ gradient: Gradient, _ sweep: Sweep, _ start: Double, _ end: Double, round center: Point,
    reach: Double
  ) {
    // Just inside, because at the angle itself the colour may change abruptly.
    let inside = (end - start) * 1e-9
    func color(_ degrees: Double) -> Color {
      gradient.color(at: sweep.fraction(of: Angle(degrees: degrees)))
    }
    func rim(_ degrees: Double) -> Point {
      center + Point(angle: Angle(degrees: degrees), distance: reach * 1.01 + 1)
    }
    let (first, last) = (color(start + inside), color(end - inside))
    add([(center, first), (rim(start), first), (rim(end), last), (center, last)])
  }

  /// One patch with straight sides.
  private func add(_ corners: [(at: Point, color: Color)]) {
    cairo_mesh_pattern_begin_patch(pointer)
    for (number, corner) in corners.enumerated() {
      if number == 0 {
        cairo_mesh_pattern_move_to(pointer, corner.at.x, corner.at.y)
      } else {
        cairo_mesh_pattern_line_to(pointer, corner.at.x, corner.at.y)
      }
      let color = corner.color
      cairo_mesh_pattern_set_corner_color_rgba(
        pointer, UInt32(number), color.red, color.green, color.blue, color.alpha)
    }
    cairo_mesh_pattern_end_patch(pointer)
  }

  /// The positions of samples along one axis, with the outermost ones repeated at the edges of the area.
  private static func places(
    _ count: Int, from start: Double, to end: Double, _ minimum: Double, _ maximum: Double
  ) -> [(at: Double, sample: Int)] {
    let step = (end - start) / Double(max(1, count - 1))
    var places = (0..<count).map { (at: start + Double($0) * step, sample: $0) }
    places.insert((min(minimum, start) - 1, 0), at: 0)
    places.append((max(maximum, end) + 1, count - 1))
    return places
  }
}
