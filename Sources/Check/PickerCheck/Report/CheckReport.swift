public import PickerControls
public import PickerGeometry

/// The result of a check.
public struct CheckReport: Hashable, Sendable {
  /// All checked cells, in the order of documents, locales, text scales, directions and widths; the source language of
  /// a document is the last of its locales.
  public var cells: [CheckCell]
  /// The findings: first those about files, then in the order of the cells, and in paint order within a cell.
  public var findings: [Finding]
  /// The problems of files that could be read, such as an ignored message.
  public var warnings: [CheckProblem]
  /// The minimum widths, if they were requested.
  public var minimumWidths: [MinimumWidth]

  /// Creates a report.
  public init(
    cells: [CheckCell] = [], findings: [Finding] = [], warnings: [CheckProblem] = [],
    minimumWidths: [MinimumWidth] = []
  ) {
    self.cells = cells
    self.findings = findings
    self.warnings = warnings
    self.minimumWidths = minimumWidths
  }

  /// Returns the cell of the source language at the width and text size of another cell; nil if there is none.
  ///
  /// Of several directions, it has the other cell's if possible, otherwise the first.
  ///
  /// - Complexity: O(*n*) for *n* cells.
  public func sourceCell(of cell: CheckCell) -> CheckCell? {
    let found = cells.filter {
      $0.isSource && $0.document == cell.document && $0.width == cell.width
        && $0.textScale == cell.textScale
    }
    return found.first { $0.direction == cell.direction } ?? found.first
  }
}

/// The smallest width without findings of a document in one language, text size and direction.
public struct MinimumWidth: Hashable, Sendable {
  /// The name of the document.
  public var document: String
  /// The locale.
  public var locale: String
  /// The factor of the text size, more than 0.
  public var textScale: Double
  /// The base direction.
  public var direction: LayoutDirection
  /// The smallest width in points without findings, a multiple of 1/64; nil if there is none.
  public var width: Double?
  /// A finding at every width; nil if there is a smallest width.
  public var obstacle: WidthObstacle?

  /// A finding that no width resolves.
  public struct WidthObstacle: Hashable, Sendable {
    /// The code of the finding.
    public var code: FindingCode
    /// The id of the item; nil for the control itself, and for items without an id.
    public var id: String?
    /// The text of the item.
    public var text: String?

    /// Creates an obstacle.
    public init(code: FindingCode, id: String? = nil, text: String? = nil) {
      self.code = code
      self.id = id
      self.text = text
    }
  }

  /// Creates a minimum width.
  public init(
    document: String, locale: String, textScale: Double = 1,
    direction: LayoutDirection = .leftToRight, width: Double?, obstacle: WidthObstacle? = nil
  ) {
    self.obstacle = obstacle
    self.document = document
    self.locale = locale
    self.textScale = textScale
    self.direction = direction
    self.width = width
  }
}
