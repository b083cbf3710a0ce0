import PickerColor
import PickerGeometry
import PickerTree

extension Painter {
  /// Draws the shadow of what `draw` draws within `shape`: its alpha channel, blurred, offset and coloured.
  mutating func draw(_ shadow: Shadow, around shape: Rect, _ draw: (inout Painter) -> Void) {
    guard shadow.color.alpha > 0 else { return }
    let map = canvas.matrix
    let move = map.apply(toVector: shadow.offset)
    let layer = Layer(
      over: canvas, for: map.blur(of: shadow.radius / 2),
      around: map.bounds(of: shape).outset(by: 1),
      offset: move)
    let picture = canvas
    canvas = layer.canvas
    isCastingShadow = true
    draw(&self)
    isCastingShadow = false
    canvas = picture
    layer.blurShadow(deviation: shadow.radius / 2, color: shadow.color)
    layer.paint(on: canvas, offset: move)
  }

  /// Composites a layer and the shadow of its contents, as one group.
  func composite(
    _ layer: Layer, casting shadow: Shadow, around extent: Rect, _ blend: BlendMode,
    opacity: Double
  ) {
    let move = canvas.matrix.apply(toVector: shadow.offset)
    let cast = Layer(
      over: canvas, for: canvas.matrix.blur(of: shadow.radius / 2), around: extent, offset: move)
    layer.draw(on: cast)
    cast.blurShadow(deviation: shadow.radius / 2, color: shadow.color)
    canvas.beginGroup()
    cast.paint(on: canvas, offset: move)
    layer.paint(on: canvas)
    canvas.endGroup()
    canvas.paint(blend, opacity: opacity)
  }
}
