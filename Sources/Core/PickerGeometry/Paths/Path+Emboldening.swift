extension Path {
  /// Returns a glyph's outline with strokes that are wider by `strength`: every edge moves outwards by half of it.
  ///
  /// Holes run in the opposite direction of what surrounds them. Source: FreeType's `FT_Outline_EmboldenXY`.
  package func emboldened(by strength: Double) -> Path {
    var points: [Point] = []
    var starts: [Int] = []
    for element in elements {
      if case .move = element { starts.append(points.count) }
      points += element.points
    }
    let distance = (signedArea < 0 ? -strength : strength) / 2
    for (start, end) in zip(starts, starts.dropFirst() + [points.count]) {
      EmboldenedContour(points[start..<end], distance: distance).write(to: &points, from: start)
    }
    var next = 0
    return Path(
      elements.map { element in
        defer { next += element.points.count }
        return element.moved(to: points[next...])
      })
  }
}

/// The moved points of a closed contour, control points included.
private struct EmboldenedContour {
  private var points: [Point]
  /// Half of the strength; negative if the contour's outside is on its right.
  private let distance: Double

  init(_ contour: ArraySlice<Point>, distance: Double) {
    (points, self.distance) = (Array(contour), distance)
    let source = points
    // Points in one place have one shift.
    let corners = source.indices.filter {
      source[$0] != source[$0 == 0 ? source.count - 1 : $0 - 1]
    }
    for (place, corner) in corners.enumerated() {
      let next = corners[(place + 1) % corners.count]
      let before = corners[(place + corners.count - 1) % corners.count]
      let shift = shift(from: source[before], at: source[corner], to: source[next])
      var point = corner
      repeat {
        points[point] = source[point] + shift
        point = (point + 1) % source.count
      } while point != next && point != corner
    }
  }

  /// Returns how a corner moves along the bisector of its edges.
  private func shift(from before: Point, at corner: Point, to next: Point) -> Point {
    let (edge, following) = (corner - before, next - corner)
    let (length, nextLength) = (hypot(edge), hypot(following))
    guard length > 0, nextLength > 0 else { return .zero }
    let (arriving, leaving) = (edge * (1 / length), following * (1 / nextLength))
    let turn = arriving.x * leaving.x + arriving.y * leaving.y
    // An edge that turns back by more than 160 degrees would move without bounds.
    guard turn > -0.9375 else { return .zero }
    let outwards = Point(x: arriving.y + leaving.y, y: -arriving.x - leaving.x)
    // At a corner that turns inwards, short edges must not cross.
    let cross = arriving.x * leaving.y - arriving.y * leaving.x
    let inwards = distance < 0 ? cross : -cross
    let shorter = min(length, nextLength)
    if distance.magnitude * inwards <= shorter * (turn + 1) {
      return outwards * (distance / (turn + 1))
    }
    return outwards * (shorter / inwards * (distance < 0 ? -1 : 1))
  }

  private func hypot(_ vector: Point) -> Double {
    (vector.x * vector.x + vector.y * vector.y).squareRoot()
  }

  func write(to all: inout [Point], from start: Int) {
    all.replaceSubrange(start..<start + points.count, with: points)
  }
}

extension Path.Element {
  fileprivate var points: [Point] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quad(let control, let end): [control, end]
    case .cubic(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  /// Returns the element with the first points of a list.
  fileprivate func moved(to points: ArraySlice<Point>) -> Path.Element {
    let first = points.startIndex
    return switch self {
    case .move: .move(points[first])
    case .line: .line(points[first])
    case .quad: .quad(control: points[first], to: points[first + 1])
    case .cubic:
      .cubic(control1: points[first], control2: points[first + 1], to: points[first + 2])
    case .close: .close
    }
  }
}
