import PickerGeometry
import PickerJSON

extension Brush {
  /// Writes a colour, or a fill like in trees but with picture coordinates, and the box of patterns that span one.
  package func write(to json: inout JSONWriter) {
    let fill = placedFill
    guard frame != .zero else { return fill.write(to: &json) }
    json.object(inline: true) { json in
      PaintTables<Void>.treeFills.write(FillDraft(fill), to: &json)
      json.key("frame")
      frame.write(to: &json)
    }
  }
}

extension Brush {
  /// The fill with points of the picture in place of its unit points.
  package var placedFill: Fill {
    var fill = fill
    fill.pattern = fill.pattern.placed(in: frame)
    fill.mask = fill.mask?.placed(in: frame)
    return fill
  }
}

extension Fill.Pattern {
  /// Returns the pattern with points in place of its unit points.
  fileprivate func placed(in frame: Rect) -> Fill.Pattern {
    func map(_ unit: UnitPoint) -> UnitPoint {
      let point = unit.point(in: frame)
      return UnitPoint(x: point.x, y: point.y)
    }
    switch self {
    case .linear(let gradient, let from, let to):
      return .linear(gradient, from: map(from), to: map(to))
    case .radial(let gradient, let center, let start, let end):
      return .radial(gradient, center: map(center), startRadius: start, endRadius: end)
    case .elliptical(let gradient, let center): return .elliptical(gradient, center: map(center))
    case .angular(let gradient, let center, let from, let to):
      return .angular(gradient, center: map(center), from: from, to: to)
    case .color, .checkerboard, .mesh: return self
    }
  }
}
