import PickerGeometry
import PickerLimits

/// A path to be stroked, divided into pieces of some hundred points, because cairo's time grows more than
/// linearly with the number of points.
///
/// Cuts are midway between two points, where both pieces have butt caps and their coverage adds up.
struct StrokePieces {
  /// Figures that are short enough to be kept in one piece.
  private(set) var whole: [FlatPath.Figure] = []
  /// The pieces of the other figures, to be drawn with butt caps.
  private(set) var pieces: [[Point]] = []
  /// The ends of the other figures unless they are closed.
  private(set) var ends: [Point] = []

  /// The maximum number of points of a piece, and the minimum length of a path for which dividing pays off.
  static let limits = (points: 256, minimumPath: 4096)

  init(_ path: FlatPath) {
    for figure in path.figures where Budget.mayProceed { add(figure) }
  }

  private mutating func add(_ figure: FlatPath.Figure) {
    guard figure.points.count > StrokePieces.limits.points else { return whole.append(figure) }
    var points = figure.points
    if figure.isClosed {
      // Starts in the middle of the first side, so that the first corner gets a join.
      let middle = (points[0] + points[1]) * 0.5
      points = [middle] + points.dropFirst() + [points[0], middle]
    } else {
      ends += [points[0], points[points.count - 1]]
    }
    var piece: [Point] = []
    for (number, point) in points.enumerated() {
      piece.append(point)
      guard piece.count >= StrokePieces.limits.points, number + 2 < points.count else { continue }
      guard Budget.mayProceed else { return }
      let cut = (point + points[number + 1]) * 0.5
      pieces.append(piece + [cut])
      piece = [cut]
    }
    pieces.append(piece)
  }
}
