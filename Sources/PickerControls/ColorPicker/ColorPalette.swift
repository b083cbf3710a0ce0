import PickerColor
import PickerGeometry
import PickerTree

/// Swatches on a grid: the first parameter across, the second down, each at even steps from 0 to 1.
///
///     □ □ □ □
///     □ ■ □ □     a column of n has index / (n − 1), a single one 0
///     □ □ □ □
///
/// Tapping a swatch sets both. The swatch that has the picked numbers is selected and framed; where
/// none has them, none is.
public struct ColorPalette: ColorSurface, Hashable {
  static let kind = ColorControl.Kind.palette

  /// What changes across, and what down.
  public var pair: ParameterPair
  /// How it looks.
  public var style: Style

  /// How a palette looks.
  public struct Style: Hashable, Sendable {
    /// Points across; nil: as wide as the room, or 300. Swatches are square, so the height follows.
    public var size: Double?
    /// How many swatches stand below each other, at least 1.
    public var rows: Int
    /// How many swatches stand side by side, at least 1.
    public var columns: Int
    /// Points between swatches.
    public var spacing: Double

    /// A style; what is left out has the default of documents.
    public init(size: Double? = nil, rows: Int = 10, columns: Int = 10, spacing: Double = 8) {
      self.size = size
      self.rows = rows
      self.columns = columns
      self.spacing = spacing
    }
  }

  /// A palette for two parameters.
  public init(_ pair: ParameterPair, style: Style = Style()) {
    self.pair = pair
    self.style = style
  }

  var parameters: [Parameter] { [pair.first, pair.second] }

  /// Half the line round the selected swatch.
  var overhang: Insets { Insets(2) }

  func size(in width: Double?) -> Size {
    let across = style.size ?? width ?? ColorControl.usualSize
    let grid = SwatchGrid(style, width: across)
    let rows = Double(grid.rows)
    return Size(width: across, height: rows * grid.side + (rows - 1) * style.spacing)
  }

  /// There is no thumb to drag.
  func thumb(of value: ColorValue, in field: ColorField) -> Point? { nil }

  func picking(at point: Point, from value: ColorValue, in field: ColorField) -> ColorValue {
    let grid = SwatchGrid(style, width: field.frame.width)
    let (x, y) = (field.share(x: point.x) * field.frame.width, point.y - field.frame.minY)
    return picking(column: grid.column(at: x), row: grid.row(at: y), grid, from: value)
  }

  private func picking(
    column: Int, row: Int, _ grid: SwatchGrid, from value: ColorValue
  ) -> ColorValue {
    value.with(pair.first, SwatchGrid.share(column, of: grid.columns))
      .with(pair.second, SwatchGrid.share(row, of: grid.rows))
  }

  func append(_ value: ColorValue, in field: ColorField, to tree: inout LayoutTree) {
    let grid = SwatchGrid(style, width: field.frame.width)
    var selected: Rect?
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let there = picking(column: column, row: row, grid, from: value)
        var frame = grid.frame(column: column, row: row)
        if field.isMirrored { frame = frame.mirrored(in: field.frame.width) }
        frame = frame.offset(by: field.frame.origin)
        let isSelected = there.isNear(value, within: ColorPalette.writtenTolerance)
        if isSelected { selected = frame }
        tree.append(
          LayoutNode(
            .swatch, frame: frame, state: isSelected ? .selected : [],
            index: row * grid.columns + column, paint: tree.add(paint(there))))
      }
    }
    if let selected {
      tree.appendThumb(selected, cornerRadius: ColorPalette.cornerRadius, outer: 4, inner: 2)
    }
  }

  /// Numbers are written with six significant digits, and a swatch shall be known by them again. Two
  /// swatches differ by a thousandth at least.
  private static let writtenTolerance = 1e-6
  private static let cornerRadius = 4.0
  private static let tile = 10.0

  private func paint(_ value: ColorValue) -> Paint {
    let board = Fill(.checkerboard(Checkerboard(tile: ColorPalette.tile)))
    return Paint(
      fills: (isTranslucent(value) ? [board] : []) + [.color(value.color)],
      cornerRadius: ColorPalette.cornerRadius)
  }
}

/// Where the swatches of a palette are.
private struct SwatchGrid {
  let rows: Int
  let columns: Int
  let spacing: Double
  /// The side of a swatch.
  let side: Double

  init(_ style: ColorPalette.Style, width: Double) {
    rows = max(1, style.rows)
    columns = max(1, style.columns)
    spacing = style.spacing
    side = max(0, width - spacing * Double(columns - 1)) / Double(columns)
  }

  func frame(column: Int, row: Int) -> Rect {
    let step = side + spacing
    return Rect(x: Double(column) * step, y: Double(row) * step, width: side, height: side)
  }

  func column(at x: Double) -> Int { nearest(to: x, of: columns) }

  func row(at y: Double) -> Int { nearest(to: y, of: rows) }

  /// The swatch whose middle is nearest.
  private func nearest(to place: Double, of count: Int) -> Int {
    let step = side + spacing
    guard step > 0 else { return 0 }
    let number = ((place - side / 2) / step).rounded()
    return Int(max(0, min(number, Double(count - 1))))
  }

  /// The number that the swatch at an index stands for.
  static func share(_ index: Int, of count: Int) -> Double {
    count > 1 ? Double(index) / Double(count - 1) : 0
  }
}
