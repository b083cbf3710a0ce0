import PickerColor
import PickerGeometry

/// A layer of paint on a shape: a colour, a gradient or a pattern, with its blend mode.
///
/// Points of gradients are unit points of the node's frame, even if the node has a path; radii and
/// tiles are in points. ``color(at:in:)`` defines the colour at each point.
public struct Fill: Sendable {
  /// The colour at each point, before opacity, mask and blending.
  public var pattern: Pattern
  /// How the fill is blended with the content below it.
  public var blend: BlendMode
  /// The opacity of the fill: 0…1.
  public var opacity: Double
  /// A second pattern whose alpha multiplies the alpha of the fill at each point; nil for no mask.
  public var mask: Pattern?

  /// Creates a fill; the defaults change nothing.
  public init(
    _ pattern: Pattern, blend: BlendMode = .normal, opacity: Double = 1, mask: Pattern? = nil
  ) {
    self.pattern = pattern
    self.blend = blend
    self.opacity = opacity
    self.mask = mask
  }

  /// A fill of one colour.
  public static func color(_ color: Color) -> Fill { Fill(.color(color)) }

  /// The colour at each point of a frame.
  public enum Pattern: Hashable, Sendable {
    /// A solid colour.
    case color(Color)
    /// A gradient along the line between two points; the colours at its ends extend beyond them.
    case linear(Gradient, from: UnitPoint, to: UnitPoint)
    /// A gradient between two concentric circles. Radii are in points. In a control, an infinite end radius reaches the
    /// farthest corner of the frame; its layout trees contain the length.
    case radial(Gradient, center: UnitPoint, startRadius: Double, endRadius: Double)
    /// A gradient from a point to the ellipse around it that has the size of the frame.
    case elliptical(Gradient, center: UnitPoint)
    /// A gradient around a point, clockwise from one angle to another.
    ///
    /// If the angles span more than a full turn, the last turn is visible. If they span less, the
    /// remaining sector is divided in half between the colours of both ends.
    case angular(Gradient, center: UnitPoint, from: Angle, to: Angle)
    /// A checkerboard of two colours; `indirect` keeps fills small.
    indirect case checkerboard(Checkerboard)
    /// A grid of evenly spaced colours with bilinear interpolation.
    case mesh(Mesh)
  }
}

extension Fill: Hashable {
  /// Hashes the pattern only, because fills rarely differ in anything else.
  public func hash(into hasher: inout Hasher) {
    if case .color(let color) = pattern {
      hasher.combine(color.red)
      hasher.combine(color.green)
      hasher.combine(color.blue)
    } else {
      hasher.combine(pattern)
    }
  }
}

/// Squares in two alternating colours, aligned with the frame's top left corner.
///
///     ▒▒  ▒▒      the first square has the second colour:
///       ▒▒  ▒▒    even rows have it in even columns
public struct Checkerboard: Hashable, Sendable {
  /// The side length of a square in points, more than 0.
  public var tile: Double
  /// The colour of the squares adjacent to the top left one.
  public var first: Color
  /// The colour of the top left square.
  public var second: Color

  /// The minimum ``tile`` in documents. Smaller squares are drawn as the mean of both colours. So are squares that a
  /// transform makes smaller than a hundredth of a pixel.
  public static let minimumTile = 0.01

  /// The default grey.
  public static let grey = Color(white: 0.8)

  /// Creates a checkerboard, by default in white and grey.
  public init(tile: Double, first: Color = .white, second: Color = Checkerboard.grey) {
    self.tile = tile
    self.first = first
    self.second = second
  }

  /// The mean of both colours, which replaces squares that are too small to be visible.
  package var mean: Color {
    let alphas = first.alpha + second.alpha
    guard alphas > 0 else { return .clear }
    return first.withAlpha(1).mixed(with: second.withAlpha(1), second.alpha / alphas)
      .withAlpha(alphas / 2)
  }
}

/// A grid of colours that spans the frame from edge to edge, in row-major order from the top left corner.
///
/// Between four samples, components and alpha are interpolated separately, first horizontally, then
/// vertically.
public struct Mesh: Hashable, Sendable {
  /// The number of samples per row, at least 1.
  public let columns: Int
  /// The number of rows, at least 1.
  public let rows: Int
  /// The `columns` × `rows` samples.
  public let colors: [Color]

  /// Creates a mesh of the colours that `color` returns. Fewer than 1 column or row count as 1.
  public init(columns: Int, rows: Int, color: (_ column: Int, _ row: Int) -> Color) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    var colors: [Color] = []
    colors.reserveCapacity(self.columns * self.rows)
    for row in 0..<self.rows {
      for column in 0..<self.columns { colors.append(color(column, row)) }
    }
    self.colors = colors
  }

  /// The sample in a column and a row, which must be within the grid.
  public subscript(column: Int, row: Int) -> Color { colors[row * columns + column] }

  /// The samples of a row as a gradient from the left to the right edge.
  public func gradient(ofRow row: Int) -> Gradient {
    Gradient(Array(colors[row * columns..<(row + 1) * columns]))
  }
}
