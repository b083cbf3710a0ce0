import CPickerCairo
import PickerColor
import PickerGeometry
import PickerRendering
import PickerTree

extension Painter {
  func fill(_ shape: DisplayShape, with brush: Brush) {
    paintFill(brush.fill, in: brush.frame, over: shape.bounds) { canvas in
      canvas.add(shape.path)
      canvas.fill(shape.rule)
    }
  }

  func stroke(_ line: StrokeLine, along shape: DisplayShape, with brush: Brush) {
    paintFill(brush.fill, in: brush.frame, over: shape.bounds.outset(by: line.reach)) { canvas in
      canvas.add(shape.path)
      canvas.stroke(line)
    }
  }

  /// Paints what `cover` draws with a fill.
  ///
  /// - Parameter area: A box that contains everything that `cover` draws.
  func paintFill(
    _ fill: Fill, in frame: Rect, over area: Rect, _ cover: (Canvas) -> Void
  ) {
    guard canvas.spend(pixelsOf: canvas.matrix.bounds(of: area)) else { return }
    if fill.blend.needsWholePixels, !canvas.isVector {
      canvas.saving {
        canvas.clip(toDevice: canvas.matrix.bounds(of: area))
        canvas.beginGroup()
        put(fill, in: frame, over: area, cover)
        canvas.endGroup()
        canvas.paint(fill.blend)
      }
    } else {
      canvas.setBlend(fill.blend)
      put(fill, in: frame, over: area, cover)
      canvas.setBlend(.normal)
    }
  }

  /// Paints what `cover` draws with a fill, in the current blend mode.
  private func put(
    _ fill: Fill, in frame: Rect, over area: Rect, _ cover: (Canvas) -> Void
  ) {
    let source = pattern(fill, in: frame, over: area)
    guard canvas.isVector, let mask = fill.mask else { return canvas.cover(by: source, cover) }
    canvas.beginGroup()
    canvas.setBlend(.normal)
    canvas.cover(by: source, cover)
    canvas.endGroup()
    canvas.setBlend(fill.blend)
    canvas.mask(pattern(Fill(mask), in: frame, over: area))
  }

  /// Returns the cairo pattern for a fill.
  ///
  /// Fills for which cairo has no exact gradient are computed for each pixel; for PDF they are mesh patches.
  private func pattern(_ fill: Fill, in frame: Rect, over area: Rect) -> Pattern {
    if fill.mask != nil, !canvas.isVector {
      return .sampled(fill, in: frame, over: area, of: canvas)
    }
    switch fill.pattern.mapColors({ $0.withAlpha($0.alpha * fill.opacity) }) {
    case .color(let color): return Pattern(color)
    case .linear(let gradient, let from, let to):
      return .linear(gradient, from: from.point(in: frame), to: to.point(in: frame))
    case .radial(let gradient, let center, let start, let end):
      return .radial(gradient, round: center.point(in: frame), from: start, to: end)
    case .elliptical(let gradient, let center):
      return .elliptical(gradient, round: center.point(in: frame), frame.size)
    case .checkerboard(let board):
      return .checkerboard(board, from: frame.origin, map: canvas.matrix)
    case .angular(let gradient, let center, let from, let to) where canvas.isVector:
      let sweep = Sweep(from: from, to: to)
      return .angular(gradient, round: center.point(in: frame), sweep, over: area)
    case .mesh(let mesh) where canvas.isVector:
      return .mesh(mesh, in: frame, over: area)
    case .angular, .mesh:
      return .sampled(fill, in: frame, over: area, of: canvas)
    }
  }
}

extension Canvas {
  fileprivate func cover(by source: Pattern, _ cover: (Canvas) -> Void) {
    beginPath()
    setSource(source)
    cover(self)
  }
}
