import PickerColor

extension Fill.Pattern {
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
