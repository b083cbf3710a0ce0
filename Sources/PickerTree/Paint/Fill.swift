import PickerColor
import PickerGeometry

/// What covers a shape: a colour, a gradient or a pattern, and how it meets what is behind.
///
/// Points of gradients are unit points of the node's frame, also where the node has a path; radii and
/// tiles are in points. ``color(at:in:)`` says exactly what is seen where.
public struct Fill: Sendable {
  /// The colours.
  public var pattern: Pattern
  /// How they meet what has been painted before them.
  public var blend: BlendMode
  /// How much of them is seen: 0…1.
  public var opacity: Double
  /// A second pattern; of each point only so much is seen as this one is opaque there. Nil: all.
  public var mask: Pattern?

  /// A fill; what is left out changes nothing.
  public init(
    _ pattern: Pattern, blend: BlendMode = .normal, opacity: Double = 1, mask: Pattern? = nil
  ) {
    self.pattern = pattern
    self.blend = blend
    self.opacity = opacity
    self.mask = mask
  }

  /// One colour everywhere.
  public static func color(_ color: Color) -> Fill { Fill(.color(color)) }

  /// Which colour is where.
  public enum Pattern: Hashable, Sendable {
    /// The same everywhere.
    case color(Color)
    /// Along the line between two points; before and behind them the colours of the ends go on.
    case linear(Gradient, from: UnitPoint, to: UnitPoint)
    /// From one circle to another round the same centre.
    case radial(Gradient, center: UnitPoint, startRadius: Double, endRadius: Double)
    /// From a point to the ellipse round it that is as wide and as high as the frame.
    case elliptical(Gradient, center: UnitPoint)
    /// Round a point, from one angle clockwise to another.
    ///
    /// Of more than a whole turn the last turn is seen. Of less, one half of what is left over has the
    /// colour of the one end, the other half that of the other.
    case angular(Gradient, center: UnitPoint, from: Angle, to: Angle)
    /// Squares of two colours by turns. Stored apart, so that a fill stays small.
    indirect case checkerboard(Checkerboard)
    /// Samples at even distances, with bilinear steps between them.
    case mesh(Mesh)
  }
}

extension Fill: Hashable {
  /// Only of the pattern, by which fills mostly differ.
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

/// Squares of two colours by turns, from the frame's top left corner on.
///
///     ▒▒  ▒▒      the first square has the second colour:
///       ▒▒  ▒▒    even rows have it in even columns
public struct Checkerboard: Hashable, Sendable {
  /// The side of a square in points, more than 0.
  public var tile: Double
  /// The colour of the squares beside the top left one.
  public var first: Color
  /// The colour of the top left square.
  public var second: Color

  /// The least ``tile`` of a document. Smaller squares are drawn as the mean of both colours, as are those
  /// that a transform makes smaller than a hundredth of a pixel.
  public static let minimumTile = 0.01

  /// The grey of the squares where nothing else is said.
  public static let grey = Color(white: 0.8)

  /// A checkerboard, white and grey unless said otherwise.
  public init(tile: Double, first: Color = .white, second: Color = Checkerboard.grey) {
    self.tile = tile
    self.first = first
    self.second = second
  }

  /// What is seen of squares too small to be told apart.
  package var mean: Color {
    let alphas = first.alpha + second.alpha
    guard alphas > 0 else { return .clear }
    return first.withAlpha(1).mixed(with: second.withAlpha(1), second.alpha / alphas)
      .withAlpha(alphas / 2)
  }
}

/// Colours on a grid that spans the frame from edge to edge, row by row from the top left corner.
///
/// Between four samples components and alpha are interpolated apart, first across and then down.
public struct Mesh: Hashable, Sendable {
  /// How many samples stand side by side, at least 1.
  public let columns: Int
  /// How many stand below each other, at least 1.
  public let rows: Int
  /// `columns` × `rows` colours.
  public let colors: [Color]

  /// A mesh of the colours that `color` gives for the column and the row.
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

  /// The sample of a column and a row that are within the grid.
  public subscript(column: Int, row: Int) -> Color { colors[row * columns + column] }

  /// The colours of a row as a gradient from the left to the right edge.
  public func gradient(ofRow row: Int) -> Gradient {
    Gradient(Array(colors[row * columns..<(row + 1) * columns]))
  }
}
