import PickerColor
import PickerGeometry
import PickerTree

/// Swatches on a grid: the first parameter horizontally, the second vertically, each in equal steps from 0 to 1.
///
///     □ □ □ □
///     □ ■ □ □     of n columns, a column has index / (n − 1), a single one 0
///     □ □ □ □
///
/// A tap on a swatch sets both parameters. The swatch with the picked values, if any, is selected and outlined.
public struct ColorPalette: ColorSurface, Hashable {
  /// The parameters that change horizontally and vertically.
  public var pair: ParameterPair
  /// The style.
  public var style: Style

  /// The style of a palette.
  public struct Style: Hashable, Sendable {
    /// The width in points; nil fills the available width, or is 300 without one. Swatches are square, so the height
    /// follows from the width.
    public var size: Double?
    /// The number of rows, at least 1.
    public var rows: Int
    /// The number of columns, at least 1.
    public var columns: Int
    /// The gap between swatches, in points.
    public var spacing: Double

    /// Creates a style with the defaults of documents.
    public init(size: Double? = nil, rows: Int = 10, columns: Int = 10, spacing: Double = 8) {
      self.size = size
      self.rows = rows
      self.columns = columns
      self.spacing = spacing
    }
  }

  /// Creates a palette for two parameters.
  public init(_ pair: ParameterPair, style: Style = Style()) {
    self.pair = pair
    self.style = style
  }

  var parameters: [Parameter] { [pair.first, pair.second] }

  /// Half the ring around the selected swatch.
  func overhang(of thumb: ColorThumb) -> Insets { Insets(thumb.reach(ofLength: 0)) }

  func size(in width: Double?) -> Size {
    let across = style.size ?? width ?? ColorControl.defaultSize
    let grid = SwatchGrid(style, width: across)
    let rows = Double(grid.rows)
    return Size(width: across, height: rows * grid.side + (rows - 1) * style.spacing)
  }

  /// Returns nil: a palette has no thumb.
  func thumb(of value: ColorValue, in field: ColorField) -> Point? { nil }

  func picking(at point: Point, from value: ColorValue, in field: ColorField) -> ColorValue {
    let grid = SwatchGrid(style, width: field.frame.width)
    let (x, y) = (field.share(x: point.x) * field.frame.width, point.y - field.frame.minY)
    return picking(column: grid.column(at: x), row: grid.row(at: y), grid, from: value)
  }

  private func picking(
    column: Int, row: Int, _ grid: SwatchGrid, from value: ColorValue
  ) -> ColorValue {
    value.setting(pair.first, to: SwatchGrid.share(column, of: grid.columns))
      .setting(pair.second, to: SwatchGrid.share(row, of: grid.rows))
  }

  /// The colours of the swatches, row by row.
  private func swatches(of value: ColorValue) -> [ColorValue] {
    let grid = SwatchGrid(style, width: 0)
    return (0..<grid.rows).flatMap { row in
      (0..<grid.columns).map { picking(column: $0, row: row, grid, from: value) }
    }
  }

  func append(_ value: ColorValue, in field: ColorField, to tree: inout LayoutTree) {
    let grid = SwatchGrid(style, width: field.frame.width)
    let colors = swatches(of: value)
    let choice = colors.firstIndex(showing: value)
    var (selected, frames): (Rect?, [Rect]) = (nil, [])
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let index = row * grid.columns + column
        var frame = grid.frame(column: column, row: row)
        if field.isMirrored { frame = frame.mirrored(in: field.frame.width) }
        frame = frame.offset(by: field.frame.origin)
        if index == choice { selected = frame }
        if field.stroke != nil { frames.append(frame) }
        tree.append(
          LayoutNode(
            .swatch, frame: frame, state: index == choice ? .selected : [], index: index,
            paint: tree.add(paint(colors[index]))))
      }
    }
    tree.appendEdges(of: frames, field.stroke, cornerRadius: ColorPalette.cornerRadius)
    guard let selected else { return }
    let radius = min(ColorPalette.cornerRadius, min(selected.width, selected.height) / 2)
    tree.appendRing(around: selected, cornerRadius: radius, field.thumb)
  }

  private static let cornerRadius = 4.0
  private static let tile = 10.0

  private func paint(_ value: ColorValue) -> Paint {
    let board = Fill(.checkerboard(Checkerboard(tile: ColorPalette.tile)))
    return Paint(
      fills: (picksAlpha || value.alpha < 1 ? [board] : []) + [.color(value.color)],
      cornerRadius: ColorPalette.cornerRadius)
  }
}

extension [ColorValue] {
  /// The tolerance of comparisons with swatches: values are written with six significant digits and must match
  /// their swatch when read back. Two swatches differ by at least 0.001.
  private static let writtenTolerance = 1e-6

  /// The index of the swatch that shows a colour: the swatch with its values. Because colours are also written with 8
  /// bits per component, otherwise the nearest of the swatches that are written alike; nil if there is none.
  ///
  /// The components of a colour that was read have the error of that rounding, and so have the swatches, which are made from them. So a
  /// swatch may differ from how it was written by one step.
  package func firstIndex(showing value: ColorValue) -> Int? {
    if let exact = firstIndex(where: { $0.isNear(value, within: Self.writtenTolerance) }) {
      return exact
    }
    let written = value.color.bytes
    let steps = map { ($0.color.bytes - written).magnitudes }
    return indices.filter { steps[$0].max() <= 1 }
      .min {
        (steps[$0].sum(), self[$0].distance(to: value)) < (
          steps[$1].sum(), self[$1].distance(to: value)
        )
      }
  }
}

extension Color {
  /// The components in steps of 1/255, as they are written.
  fileprivate var bytes: SIMD4<Double> {
    (SIMD4(red, green, blue, alpha) * 255).rounded(.toNearestOrAwayFromZero)
  }
}

extension SIMD4<Double> {
  fileprivate var magnitudes: SIMD4 { replacing(with: -self, where: self .< 0) }
}

extension ColorValue {
  /// The sum of the differences of all components; the spaces are the same.
  fileprivate func distance(to other: ColorValue) -> Double {
    zip(components, other.components).reduce(0) { $0 + ($1.0 - $1.1).magnitude }
  }
}

/// The geometry of the swatches of a palette.
private struct SwatchGrid {
  let rows: Int
  let columns: Int
  let spacing: Double
  /// The side length of a swatch, in points.
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

  /// The row or column whose centre is nearest.
  private func nearest(to place: Double, of count: Int) -> Int {
    let step = side + spacing
    guard step > 0 else { return 0 }
    let number = ((place - side / 2) / step).rounded()
    return Int(max(0, min(number, Double(count - 1))))
  }

  /// The parameter value of the swatch at an index, 0…1.
  static func share(_ index: Int, of count: Int) -> Double {
    count > 1 ? Double(index) / Double(count - 1) : 0
  }
}
