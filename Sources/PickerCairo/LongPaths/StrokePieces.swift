import PickerGeometry
import PickerLimits

/// A line to be drawn along a path, cut into pieces of some hundred points, since cairo's time grows by
/// more than their number.
///
/// Cuts are in the middle between two points, where both pieces end bluntly and their pixels add up.
struct StrokePieces {
  /// Figures that are short enough to be whole.
  private(set) var whole: [FlatPath.Figure] = []
  /// The pieces of the others, to be ended bluntly.
  private(set) var pieces: [[Point]] = []
  /// Where the others begin and end, if they do.
  private(set) var ends: [Point] = []

  /// The most points of a piece, and the fewest that make it worth cutting.
  static let most = (points: 256, uncut: 4096)

  init(_ path: FlatPath) {
    for figure in path.figures where Budget.mayProceed { add(figure) }
  }

  private mutating func add(_ figure: FlatPath.Figure) {
    guard figure.points.count > StrokePieces.most.points else { return whole.append(figure) }
    var points = figure.points
    if figure.isClosed {
      // From the middle of the first side all round to it again, so that the first corner is one.
      let middle = (points[0] + points[1]) * 0.5
      points = [middle] + points.dropFirst() + [points[0], middle]
    } else {
      ends += [points[0], points[points.count - 1]]
    }
    var piece: [Point] = []
    for (number, point) in points.enumerated() {
      piece.append(point)
      guard piece.count >= StrokePieces.most.points, number + 2 < points.count else { continue }
      guard Budget.mayProceed else { return }
      let cut = (point + points[number + 1]) * 0.5
      pieces.append(piece + [cut])
      piece = [cut]
    }
    pieces.append(piece)
  }
}
