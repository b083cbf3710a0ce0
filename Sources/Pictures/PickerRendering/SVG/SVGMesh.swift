import PickerColor
import PickerGeometry
import PickerTree

extension SVGDrawing {
  /// Draws a mesh with bilinear interpolation, without an image and without seams.
  ///
  /// Each row of samples is a horizontal gradient. The first row covers everything; each further one is drawn
  /// on top from the previous row on, through a mask that fades from clear to opaque at its own row:
  ///
  ///     row 0 ─────────────  row 0 alone
  ///       ░░░░░░░░░░░░░░░    row 1 fades in
  ///     row 1 ─────────────  row 1 alone, and row 2 starts to fade in
  ///
  /// The result equals bilinear interpolation exactly. Samples must be opaque.
  mutating func draw(_ mesh: Mesh, in frame: Rect, over area: Rect) -> [SVGElement] {
    var content: [SVGElement] = []
    for row in 0..<mesh.rows {
      let gradient = mesh.gradient(ofRow: row)
      if row > 0, gradient == mesh.gradient(ofRow: row - 1) { continue }
      let fill = linear(
        gradient, from: Point(x: frame.minX, y: 0), to: Point(x: frame.maxX, y: 0))
      guard row > 0 else {
        content.append(SVGElement(area, fill))
        continue
      }
      let step = frame.height / Double(mesh.rows - 1)
      let top = frame.minY + Double(row - 1) * step
      let band = Rect(minX: area.minX, minY: top, maxX: area.maxX, maxY: max(top, area.maxY))
      let ramp = linear(
        Gradient([.black, .white]), from: Point(x: 0, y: top), to: Point(x: 0, y: top + step))
      var part = SVGElement(band, fill)
      part["mask"] = mask([SVGElement(band, ramp)], band)
      content.append(part)
    }
    return content
  }
}
