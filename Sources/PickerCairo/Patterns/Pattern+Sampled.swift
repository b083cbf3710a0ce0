import CPickerCairo
import PickerColor
import PickerGeometry
import PickerLimits
import PickerTree

extension Pattern {
  /// A fill worked out for the middle of every pixel, by the very rule that fills are held against.
  ///
  /// - Parameters:
  ///   - area: What is to be covered, in points.
  ///   - canvas: Whose pixels they are.
  static func sampled(
    _ fill: Fill, in frame: Rect, over area: Rect, of canvas: Canvas
  ) -> Pattern {
    let map = canvas.matrix
    guard let inverse = try? map.inverted(),
      let pixels = map.bounds(of: area).intersection(canvas.visibleArea)?.roundedOut
    else { return Pattern(.clear) }
    let surface = Surface(width: Int(pixels.width), height: Int(pixels.height))
    surface.withPixels { colors, rowLength in
      // A budget that is exceeded leaves fewer pixels than were asked for.
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
  /// The smallest box of whole pixels round this one.
  var roundedOut: Rect {
    Rect(
      minX: minX.rounded(.down), minY: minY.rounded(.down), maxX: maxX.rounded(.up),
      maxY: maxY.rounded(.up))
  }

  /// The box with every edge that far outside.
  func outset(by distance: Double) -> Rect {
    Rect(
      minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
  }
}
