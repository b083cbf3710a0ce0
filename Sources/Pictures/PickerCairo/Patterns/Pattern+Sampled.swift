import CPickerCairo
import PickerColor
import PickerGeometry
import PickerLimits
import PickerTree

extension Pattern {
  /// A fill computed at the centre of every pixel by `Fill.color(at:in:)`, the reference for renderers.
  ///
  /// - Parameters:
  ///   - area: The area to cover, in points.
  ///   - canvas: The canvas whose pixels are computed.
  static func sampled(
    _ fill: Fill, in frame: Rect, over area: Rect, of canvas: Canvas
  ) -> Pattern {
    let map = canvas.matrix
    guard let inverse = try? map.inverted(),
      let pixels = map.bounds(of: area).intersection(canvas.visibleArea)?.roundedOut
    else { return Pattern(.clear) }
    let surface = Surface(width: Int(pixels.width), height: Int(pixels.height))
    surface.withPixels { colors, rowLength in
      // Once the budget is exceeded, the remaining rows stay clear.
      var checkpoint = Checkpoint(every: 1)
      for row in 0..<surface.height where checkpoint.mayProceed() {
        for column in 0..<surface.width {
          let middle = pixels.origin + Point(x: Double(column) + 0.5, y: Double(row) + 0.5)
          let point = inverse.apply(to: middle) - frame.origin
          colors[row * rowLength + column] = fill.color(at: point, in: frame.size).premultiplied
        }
      }
    }
    let place = map.concatenating(AffineTransform(translation: .zero - pixels.origin))
    return Pattern(surface, map: place, smooth: false)
  }
}

extension Rect {
  /// The smallest box of whole pixels that contains this one.
  var roundedOut: Rect {
    Rect(
      minX: minX.rounded(.down), minY: minY.rounded(.down), maxX: maxX.rounded(.up),
      maxY: maxY.rounded(.up))
  }
}
