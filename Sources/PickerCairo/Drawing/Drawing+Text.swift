import PickerGeometry
import PickerLimits
import PickerText
import PickerTree

extension Drawing {
  /// Draws the glyphs of a line, those of a run as one figure, so that joined letters have no seams.
  mutating func draw(_ line: TextLine, in frame: Rect, fills: [Fill]) {
    var pen = Point(x: frame.x, y: frame.y + line.baseline)
    for run in line.runs {
      let glyphs = place(run, from: &pen)
      for fill in fills {
        pour(fill, in: frame, over: frame.outset(by: max(frame.height, run.size))) { canvas in
          var checkpoint = Checkpoint(every: 64)
          for (path, at) in glyphs.outlines where checkpoint.mayProceed() {
            canvas.add(path, at: at, scale: run.size)
          }
          canvas.fill()
        }
      }
      for (surface, box) in glyphs.pictures where Budget.mayProceed {
        canvas.draw(surface, over: box)
      }
    }
  }

  private mutating func place(
    _ run: GlyphRun, from pen: inout Point
  ) -> (outlines: [(Path, Point)], pictures: [(Surface, Rect)]) {
    var outlines: [(Path, Point)] = []
    var pictures: [(Surface, Rect)] = []
    let number = glyphs.number(of: run.face)
    var checkpoint = Checkpoint(every: 16)
    for glyph in run.glyphs where checkpoint.mayProceed() {
      let at = pen + glyph.offset
      switch glyphs.form(of: glyph.id, in: run.face, number, from: self.outlines) {
      case .outline(let path): outlines.append((path, at))
      case .picture(let surface, let box):
        let size = Size(width: box.width * run.size, height: box.height * run.size)
        pictures.append((surface, Rect(origin: at + box.origin * run.size, size: size)))
      case .nothing: break
      }
      pen = pen + glyph.advance
    }
    return (outlines, pictures)
  }
}
