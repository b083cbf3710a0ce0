import PickerControlBase
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerSolver
import PickerText
import PickerTree

/// Controls in columns of equal width.
///
/// The number of columns is declared, or it is the maximum that fits with columns at least ``minimum`` wide. Each
/// control is laid out at the width of its column, and a row is as high as its highest control. See the article
/// [Panels](doc:PanelsGuide).
public struct Grid: Control {
  /// The `type` of this control in documents.
  public static let type = "grid"

  /// The properties that all controls share: size, padding, border, direction, fill.
  public var container: Container
  /// The minimum width of a column, in points, which determines the number of columns; nil uses ``columns``.
  public var minimum: Double?
  /// The number of columns if ``minimum`` is nil.
  public var columns: Int
  /// The gap between columns and between rows, in points.
  public var spacing: Double
  /// The controls, row by row.
  public var items: [PanelItem]
  /// The font of titles.
  public var font: Font

  /// Creates a grid with the defaults of documents.
  public init(
    items: [PanelItem] = [], container: Container = Container(), minimum: Double? = nil,
    columns: Int = 2, spacing: Double = 16, font: Font = Font(size: 16, weight: .semibold)
  ) {
    self.items = items
    self.container = container
    self.minimum = minimum
    self.columns = columns
    self.spacing = spacing
    self.font = font
  }

  /// Shapes every text of the controls once.
  public func measured(by measurer: any TextMeasuring) -> AnyMeasuredControl {
    AnyMeasuredControl(
      MeasuredGrid(grid: self, items: items.measured(in: container, font: font, by: measurer)))
  }

  /// The number of columns in an available width, from 1 to the number of items.
  ///
  /// A column that fits exactly is not lost to rounding errors.
  func columnCount(in width: Double?) -> Int {
    let maximum = max(1, items.count)
    guard let minimum else { return max(1, columns) }
    guard let width, minimum + spacing > 0 else { return maximum }
    var count = min(
      maximum, max(1, Int(limiting: ((width + spacing) / (minimum + spacing)).rounded(.down))))
    let next = Double(count + 1)
    if count < maximum, (minimum * next + spacing * (next - 1)).fits(in: width) { count += 1 }
    return count
  }
}

extension Grid: WritableControl {
  /// Creates the control that a document describes.
  ///
  /// - Throws: A `JSONError` with the path, what was expected and what was found:
  ///   `$.columns: must be at least 1, is 0`.
  public init(reading source: DocumentSource) throws(JSONError) {
    self.init()
    try source.resolvingPanelTime().read(Grid.fields, into: &self)
  }

  package func write(over source: DocumentSource, to json: inout JSONWriter) throws(JSONError) {
    try source.write(self, over: Grid(), Grid.fields, to: &json)
  }

  /// The JSON schema of such a document.
  public static var schema: JSONSchema { fields.schema }

  private static let fields = DocumentFields<Grid>(
    Container.fields.within { $1(&$0.container) },
    [
      .font("font", { $0.font }) { $0.font = $1 },
      .panelMoment,
      Field("minimum", .length) { $0.minimum = $1 }.written { $0.minimum }.doc(
        "The minimum width of a column in points, for as many columns as fit; default: columns applies."
      ),
      Field("columns", schema: .integer(atLeast: 1)) { (json, grid, _) throws(JSONError) in
        grid.columns = try json.count(atLeast: 1)
      }.written { $0.columns }.doc("The number of columns; default: 2."),
      Field("spacing", .length) { $0.spacing = $1 }.written { $0.spacing }.doc(
        "Points between columns and between rows; default: 16."),
      Field("items") { $0.items = $1 }.written { key, root, _, scope, json in
        guard !root.items.isEmpty else { return }
        json.key(key)
        json.array { json in for item in root.items { item.write(scope, to: &json) } }
      }.doc("The controls: documents, each with an optional title; default: none."),
    ])
}

/// A grid whose texts are measured.
struct MeasuredGrid: MeasuredPanel {
  let grid: Grid
  let items: [MeasuredPanelItem]

  func replacing(_ controls: [AnyMeasuredControl?]) -> MeasuredGrid {
    MeasuredGrid(grid: grid, items: items.replacing(controls))
  }

  var container: Container { grid.container }

  var narrowContent: any FlowContent { ControlBox(self, isNarrow: true) }

  func placement(
    within proposal: ProposedSize, layingOut layOut: @escaping PanelLayout
  ) -> NestedLayout {
    let direction = container.direction ?? .leftToRight
    let insets = container.insets(in: direction)
    let given = container.width(in: proposal).map { max(0, $0 - insets.horizontal) }
    let isNarrow = container.isNarrow(in: proposal)
    let count = columnCount(in: given, isNarrow: isNarrow)
    let gaps = grid.spacing * Double(count - 1)
    let share = given.map { max(0, ($0 - gaps) / Double(count)) }
    var layouts: [NestedLayout] = []
    for (number, item) in items.enumerated() {
      guard Budget.mayProceed else { break }
      layouts.append(layOut(number, item.proposal(width: share, isNarrow: isNarrow)))
    }
    let sizes = zip(items, layouts).map { $0.size(of: $1) }
    let column = share ?? sizes.map { $0.width }.max() ?? 0
    let tops = rowTops(of: sizes.map { $0.height }, columns: count)
    let height = container.height(in: proposal).map { max(0, $0 - insets.vertical) }
    let box = Rect(
      x: insets.left, y: insets.top,
      width: given ?? (layouts.isEmpty ? 0 : column * Double(count) + gaps),
      height: height ?? max(0, (tops.last ?? 0) - grid.spacing))
    let size = Size(width: box.width + insets.horizontal, height: box.height + insets.vertical)
    return NestedLayout(size: size) { origin, tree, names in
      let (bare, root) = self.bareTree(at: origin, size)
      names.append(root, of: bare, container, to: &tree) { tree, names, embedding in
        for (number, layout) in layouts.enumerated() {
          guard Budget.mayProceed else { break }
          let space = self.space(of: number % count, width: column, in: box, direction)
          var frame = space
          (frame.y, frame.height) = (box.y + tops[number / count], sizes[number].height)
          tree.append(
            items[number], layout, in: frame, within: space,
            leftShare: direction == .rightToLeft ? 1 : 0, panelFont: Int(embedding.fonts), &names)
        }
      }
    }
  }

  /// The number of columns. A grid that is narrower than it is declared has as many of these as are wide enough for every item.
  private func columnCount(in width: Double?, isNarrow: Bool) -> Int {
    let count = grid.columnCount(in: width)
    guard isNarrow, count > 1, let width, grid.minimum == nil else { return count }
    let column = items.map { $0.columnWidth(within: width) }.max() ?? 0
    return (1...count).last { count in
      (column * Double(count) + grid.spacing * Double(count - 1)).fits(in: width)
    } ?? 1
  }

  /// The tree without nodes, and its root.
  private func bareTree(at origin: Point, _ size: Size) -> (tree: LayoutTree, root: LayoutNode) {
    var tree = LayoutTree(type: Grid.type)
    tree.fonts = [grid.font]
    var root = LayoutNode(.grid, frame: Rect(origin: origin, size: size))
    tree.addTables(of: container, for: &root)
    return (tree, root)
  }

  /// The frame of a column.
  private func space(
    of column: Int, width: Double, in box: Rect, _ direction: LayoutDirection
  ) -> Rect {
    let start = (width + grid.spacing) * Double(column)
    let left = direction == .rightToLeft ? box.width - start - width : start
    return Rect(x: box.x + left, y: box.y, width: width, height: box.height)
  }

  /// The top of each row, followed by the top of a further row.
  private func rowTops(of heights: [Double], columns: Int) -> [Double] {
    var tops = [0.0]
    for start in stride(from: 0, to: heights.count, by: columns) {
      let row = heights[start..<min(start + columns, heights.count)]
      tops.append((tops.last ?? 0) + (row.max() ?? 0) + grid.spacing)
    }
    return tops
  }
}
