import PickerColor
import PickerGeometry

extension UnitPoint {
  package mutating func passNumbers(to visitor: any NumberVisitor) {
    visitor.number(&x)
    visitor.number(&y)
  }
}

extension Fill: NumberPassing {
  /// Passes the opacity, and every number of the pattern and of the mask.
  package mutating func passNumbers(to visitor: any NumberVisitor) {
    visitor.number(&opacity)
    opacity = opacity.limitedToUnit
    pattern.passNumbers(to: visitor)
    mask?.passNumbers(to: visitor)
  }
}

extension Fill.Pattern: NumberPassing {
  /// Passes every number: points, radii, angles, the offsets and colours of stops, the sizes and colours of patterns.
  package mutating func passNumbers(to visitor: any NumberVisitor) {
    switch self {
    case .color(var color):
      visitor.color(&color)
      self = .color(color)
    case .linear(let gradient, var from, var to):
      from.passNumbers(to: visitor)
      to.passNumbers(to: visitor)
      self = .linear(gradient.passingNumbers(to: visitor), from: from, to: to)
    case .radial(let gradient, var center, var start, var end):
      center.passNumbers(to: visitor)
      visitor.length(&start)
      visitor.length(&end)
      self = .radial(
        gradient.passingNumbers(to: visitor), center: center, startRadius: max(0, start),
        endRadius: max(0, end))
    case .elliptical(let gradient, var center):
      center.passNumbers(to: visitor)
      self = .elliptical(gradient.passingNumbers(to: visitor), center: center)
    case .angular(let gradient, var center, var from, var to):
      center.passNumbers(to: visitor)
      visitor.length(&from.degrees)
      visitor.length(&to.degrees)
      self = .angular(
        gradient.passingNumbers(to: visitor), center: center, from: from, to: to)
    case .checkerboard(var board):
      let minimum = min(board.tile, Checkerboard.minimumTile)
      visitor.length(&board.tile)
      board.tile = max(minimum, board.tile)
      visitor.color(&board.first)
      visitor.color(&board.second)
      self = .checkerboard(board)
    case .mesh(let mesh): self = .mesh(mesh.passingNumbers(to: visitor))
    }
  }
}

extension Gradient {
  package func passingNumbers(to visitor: any NumberVisitor) -> Gradient {
    Gradient(
      stops: stops.map { stop in
        var stop = stop
        visitor.number(&stop.offset)
        visitor.color(&stop.color)
        return stop
      })
  }
}

extension Mesh {
  package func passingNumbers(to visitor: any NumberVisitor) -> Mesh {
    Mesh(columns: columns, rows: rows) { column, row in
      var color = self[column, row]
      visitor.color(&color)
      return color
    }
  }
}
