extension Path {
  /// The signed area of the path in square points: positive if it runs clockwise on
  /// screen, negative if anticlockwise; 0 for an empty path.
  ///
  /// Open subpaths count as closed by a straight line. Each region counts with its winding number: a region wound
  /// twice counts twice, a hole of opposite direction is subtracted, and the two halves of a figure of eight
  /// cancel out. Exact except for rounding (Green's theorem).
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public var signedArea: Double {
    // Measured from the start of a subpath, its closing line encloses no area, so that it can be left out.
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

  /// The magnitude of ``signedArea``, in square points.
  ///
  /// It is the filled area if no parts of the path overlap and holes run in the opposite direction of their
  /// surroundings.
  public var area: Double { signedArea.magnitude }
}
