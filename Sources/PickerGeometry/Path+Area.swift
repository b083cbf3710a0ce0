extension Path {
  /// The area that the figure encloses, with a sign: positive where it runs clockwise as seen on
  /// screen, negative the other way round.
  ///
  /// Subpaths that are left open count as closed by a straight line. What is wound round twice
  /// counts twice, and what is wound round one way and the other not at all: a hole drawn the other
  /// way is taken off, and of a figure of eight one half is taken from the other. Exact but for
  /// rounding (Green's theorem); in square points, 0 of nothing.
  ///
  /// - Complexity: O(*n*) of the elements.
  public var signedArea: Double {
    // Seen from where a subpath begins, the line that closes it encloses nothing.
    var segments = PathSegments(self, closesAll: false)
    var area = 0.0
    while let segment = segments.next() {
      switch segment {
      case .line(let a, let b): area += (a - segments.start).cross(b - segments.start) / 2
      case .curve(let curve): area += curve.area(about: segments.start)
      }
    }
    return area
  }

  /// The area that the figure encloses, whichever way round it runs: ``signedArea`` without its
  /// sign.
  ///
  /// It is the area that is filled wherever no part of the figure overlaps another and holes run
  /// the other way round than what they are cut from.
  public var area: Double { signedArea.magnitude }
}
