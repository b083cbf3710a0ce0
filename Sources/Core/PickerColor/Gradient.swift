/// A colour at a position of a gradient.
public struct GradientStop: Hashable, Sendable {
  /// The position, 0…1.
  public var offset: Double
  /// The colour.
  public var color: Color

  /// Creates a stop.
  public init(offset: Double, color: Color) {
    self.offset = offset
    self.color = color
  }
}

/// Colours from position 0 to 1, with linear interpolation of the encoded components between stops.
///
/// The colours of the first and last stop extend to the ends. Alpha is interpolated separately from the
/// components, like in SVG; this equals premultiplied interpolation wherever the colour or alpha is constant.
public struct Gradient: Hashable, Sendable {
  /// The stops; offsets are in 0…1 and ascending.
  public let stops: [GradientStop]

  /// Creates a gradient from stops.
  ///
  /// Offsets are clamped to 0…1, and an offset below the preceding stop's is raised to it.
  ///
  /// Source: SVG 2, section 14.2.4.
  public init(stops: [GradientStop]) {
    var last = 0.0
    self.stops = stops.map { stop in
      last = max(last, clamped(stop.offset))
      return GradientStop(offset: last, color: stop.color)
    }
  }

  /// Creates a gradient of evenly spaced colours; a single one is constant.
  public init(_ colors: [Color]) {
    let last = Double(max(1, colors.count - 1))
    self.init(
      stops: colors.enumerated().map {
        GradientStop(offset: Double($0.offset) / last, color: $0.element)
      })
  }

  /// Creates a gradient of evenly spaced colours, with SwiftUI's argument label.
  public init(colors: [Color]) { self.init(colors) }

  /// Returns the colour at a position, 0…1; clear without stops. If stops share a position, the last one counts.
  ///
  /// - Complexity: O(stops).
  public func color(at position: Double) -> Color {
    let position = clamped(position)
    guard let after = stops.firstIndex(where: { $0.offset > position }) else {
      return stops.last?.color ?? .clear
    }
    guard after > 0 else { return stops[0].color }
    let (a, b) = (stops[after - 1], stops[after])
    return a.color.mixed(with: b.color, (position - a.offset) / (b.offset - a.offset))
  }
}

extension Color {
  /// Returns the linear interpolation to another colour: fraction 0 is this colour, 1 the other. Both schemes are
  /// interpolated.
  public func mixed(with other: Color, _ fraction: Double) -> Color {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    let color = Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
    guard dark != nil || other.dark != nil else { return color }
    return Color(
      light: color,
      dark: resolved(in: .dark).mixed(with: other.resolved(in: .dark), fraction))
  }
}
