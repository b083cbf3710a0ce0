/// A colour at a place along a gradient.
public struct GradientStop: Hashable, Sendable {
  /// The place, 0…1.
  public var offset: Double
  /// The colour there.
  public var color: Color

  /// A stop.
  public init(_ offset: Double, _ color: Color) {
    self.offset = offset
    self.color = color
  }
}

/// Colours along a way from 0 to 1, with even steps of the encoded components between the stops.
///
/// Before the first stop and after the last their colours go on. Alpha is interpolated apart from the
/// components, as in SVG; that is the same as premultiplied wherever colour or alpha stays.
public struct Gradient: Hashable, Sendable {
  /// The stops; offsets are within 0…1 and never fall.
  public let stops: [GradientStop]

  /// A gradient of these stops.
  ///
  /// An offset beyond 0…1 is brought within it, and one below the stop before it takes that one's place.
  ///
  /// Source: SVG 2, section 14.2.4.
  public init(stops: [GradientStop]) {
    var last = 0.0
    self.stops = stops.map { stop in
      last = max(last, clamped(stop.offset))
      return GradientStop(last, stop.color)
    }
  }

  /// Colours at even distances; a single one is there throughout.
  public init(_ colors: [Color]) {
    let last = Double(max(1, colors.count - 1))
    self.init(stops: colors.enumerated().map { GradientStop(Double($0.offset) / last, $0.element) })
  }

  /// The colour at a place; clear where there is no stop. Of stops at one place the last one counts.
  ///
  /// - Complexity: O(stops).
  public func color(at place: Double) -> Color {
    let place = clamped(place)
    guard let after = stops.firstIndex(where: { $0.offset > place }) else {
      return stops.last?.color ?? .clear
    }
    guard after > 0 else { return stops[0].color }
    let (a, b) = (stops[after - 1], stops[after])
    return a.color.mixed(with: b.color, (place - a.offset) / (b.offset - a.offset))
  }
}

extension Color {
  /// The colour `share` of the way to another: 0 is this one, 1 the other.
  public func mixed(with other: Color, _ share: Double) -> Color {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
