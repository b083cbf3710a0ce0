import PickerColor
import PickerGeometry

extension Fill.Pattern {
  /// Returns the pattern with every colour transformed by `change`.
  package func mapColors(_ change: (Color) -> Color) -> Fill.Pattern {
    switch self {
    case .color(let color): .color(change(color))
    case .linear(let gradient, let from, let to):
      .linear(gradient.mapColors(change), from: from, to: to)
    case .radial(let gradient, let center, let start, let end):
      .radial(
        gradient.mapColors(change), center: center, startRadius: start, endRadius: end)
    case .elliptical(let gradient, let center):
      .elliptical(gradient.mapColors(change), center: center)
    case .angular(let gradient, let center, let from, let to):
      .angular(gradient.mapColors(change), center: center, from: from, to: to)
    case .checkerboard(let board):
      .checkerboard(
        Checkerboard(tile: board.tile, first: change(board.first), second: change(board.second)))
    case .mesh(let mesh): .mesh(mesh.mapColors(change))
    }
  }

  /// The colours of the pattern, in order.
  public var colors: [Color] {
    switch self {
    case .color(let color): [color]
    case .linear(let gradient, _, _), .radial(let gradient, _, _, _), .elliptical(let gradient, _),
      .angular(let gradient, _, _, _):
      gradient.stops.map { $0.color }
    case .checkerboard(let board): [board.first, board.second]
    case .mesh(let mesh): mesh.colors
    }
  }
}

extension Gradient {
  fileprivate func mapColors(_ change: (Color) -> Color) -> Gradient {
    Gradient(stops: stops.map { GradientStop(offset: $0.offset, color: change($0.color)) })
  }
}

extension Mesh {
  fileprivate func mapColors(_ change: (Color) -> Color) -> Mesh {
    Mesh(columns: columns, rows: rows) { change(self[$0, $1]) }
  }
}
