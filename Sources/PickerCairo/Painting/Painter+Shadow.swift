import PickerColor
import PickerGeometry
import PickerTree

extension Painter {
  /// Draws the shadow of a shape: its alpha channel, blurred, offset and coloured.
  mutating func draw(_ shadow: Shadow, of paint: Paint, in frame: Rect) {
    guard shadow.color.alpha > 0 else { return }
    let map = canvas.matrix
    let move = map.apply(toVector: shadow.offset)
    let shape = PaintedShape(paint, in: frame).bounds.outset(by: paint.stroke?.reach ?? 0)
    let layer = Layer(
      over: canvas, for: map.blur(of: shadow.radius / 2),
      around: map.bounds(of: shape).outset(by: 1),
      offset: move)
    let picture = canvas
    canvas = layer.canvas
    cover(paint, in: frame)
    canvas = picture
    layer.blurShadow(deviation: shadow.radius / 2, color: shadow.color)
    layer.paint(on: canvas, offset: move)
  }
}
