import PickerMotion

extension Motion.Timing {
  /// The timings of the four edges of a box, two for each axis; the leading one of a stretched box is faster.
  ///
  /// - Parameter stretch: How much a slide past more than one segment stretches: 0…0.9.
  func timings(
    ofEdges from: [Double], to: [Double], _ style: IndicatorTransition.Style, _ stretch: Double
  ) -> [Motion.Timing] {
    [0, 2].flatMap { edge in
      let way = (to[edge] + to[edge + 1] - from[edge] - from[edge + 1]) / 2
      let length = (to[edge + 1] - to[edge] + from[edge + 1] - from[edge]) / 2
      let stretch = Motion.Timing.stretch(style, stretch, over: abs(way), of: length)
      guard stretch > 0, way != 0 else { return [self, self] }
      return way > 0 ? [trailing, leading(stretch)] : [leading(stretch), trailing]
    }
  }

  /// The share of the time that the leading edge saves on a way of an indicator of `length`.
  ///
  /// With the style `stretch`, it arrives after 3/5 of the time over every distance. Otherwise the share grows with the
  /// distance: from 0 for the adjacent segment, one length away, to `stretch` for twice that distance.
  private static func stretch(
    _ style: IndicatorTransition.Style, _ stretch: Double, over way: Double, of length: Double
  ) -> Double {
    if style == .stretch { return 0.4 }
    guard stretch > 0, length > 0 else { return 0 }
    return min(0.9, stretch) * max(0, min(1, way / length - 1))
  }

  /// The timing of the leading edge, which saves a share of the time.
  private func leading(_ stretch: Double) -> Motion.Timing {
    switch self {
    case .curve(let curve, let duration): .curve(curve, duration: duration * (1 - stretch))
    case .spring(let spring):
      Spring(response: spring.response * (1 - stretch), dampingFraction: spring.dampingFraction)
        .map { .spring($0) } ?? self
    }
  }

  /// The timing of the trailing edge: critically damped, so that it never passes the leading edge.
  private var trailing: Motion.Timing {
    guard case .spring(let spring) = self, spring.dampingFraction < 1 else { return self }
    return Spring(response: spring.response, dampingFraction: 1).map { .spring($0) } ?? self
  }
}
