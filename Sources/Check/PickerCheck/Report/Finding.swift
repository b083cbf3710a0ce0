public import PickerControls
public import PickerTree

/// A problem that a check found in a cell.
public struct Finding: Hashable, Sendable {
  /// The kinds of findings, the worst first.
  public typealias Code = FindingCode

  /// The kind of problem.
  public var code: Code
  /// The cell in which it was found; for findings about files (`FindingCode.ofFile`), it
  /// contains only the name of the file as the document. Findings that do not depend on the width (translations,
  /// missing glyphs and contrast) are reported once for each document, locale, text size and direction, in the first
  /// cell that has them.
  public var cell: CheckCell
  /// For findings about a file, the line in it, from 1; nil if the finding concerns the complete file.
  public var line: Int?
  /// The position of the translation; nil if no translation is the cause, or its position is unknown.
  public var translation: CatalogPlace?
  /// The id of the item, as in the tree; nil for the control itself, and for items without an id.
  public var id: String?
  /// The complete text of the item.
  public var text: String?
  /// The text in the document, if the item shows a translation, or the text with samples.
  public var sourceText: String?
  /// For `FindingCode.truncated` and `FindingCode.indistinct`: the visible part of the text.
  public var shown: String?
  /// For `FindingCode.missingGlyph` and `FindingCode.fallback`: the characters without a glyph, each once.
  public var characters: [String] = []
  /// The ids of the items concerned: hidden items for `FindingCode.hidden`, both items for `FindingCode.overlap`, items
  /// that look the same for `FindingCode.indistinct` and `FindingCode.contrast`, and items with the same translation
  /// for `FindingCode.duplicate`.
  public var items: [String] = []
  /// For `FindingCode.narrowed`: the compression step.
  public var strategy: NarrowStrategy?
  /// The measured value: for `FindingCode.rows` and `FindingCode.differentRows` their number, for
  /// `FindingCode.contrast` the ratio, for `FindingCode.smallTarget` the smaller side in points, for
  /// `FindingCode.tooLong` the points, lines or characters.
  public var value: Double?
  /// The limit with which ``value`` is compared.
  public var limit: Double?
  /// The number of missing points; nil for findings that are not about lengths.
  ///
  /// For `FindingCode.truncated`, the width by which the space is too small for the complete label; for a label that
  /// may take several lines, the space missing for that many lines.
  public var missing: Double?
  /// The smallest width not below the cell's at which this is not found, in points, in steps of 1/64 from the cell's width;
  /// nil if no width fixes it, or if the width is not the cause.
  ///
  /// For `FindingCode.overflow`, the label is not truncated there either; other findings are possible. Widths are
  /// searched up to 4096 pt, or up to the natural width of the content if that is larger.
  public var neededWidth: Double?
  /// One English sentence without a full stop.
  public var message: String
  /// The reason why the document silences it; nil for a finding that counts.
  public var silencedBecause: String?
  /// Whether a baseline contains it; false until a baseline is applied.
  public var isKnown = false
  /// The control concerned, by which reports group findings.
  package var control = ControlNumber()

  /// Creates a finding; the other properties are set afterwards.
  public init(
    _ code: Code, in cell: CheckCell, id: String? = nil, text: String? = nil, message: String
  ) {
    self.code = code
    self.cell = cell
    self.id = id
    self.text = text
    self.message = message
  }

  /// The number of a control in its document. It is not written, so it does not distinguish findings.
  package struct ControlNumber: Hashable, Sendable {
    package var number: Int?

    package static func == (one: ControlNumber, other: ControlNumber) -> Bool { true }
    package func hash(into hasher: inout Hasher) {}
  }

  /// Creates the finding of an unreadable file; nil for a warning.
  init?(_ problem: CheckProblem) {
    guard let code = problem.findingCode else { return nil }
    let cell = CheckCell(document: problem.path, locale: "", width: nil)
    self.init(code, in: cell, id: problem.subject, message: problem.message)
    line = problem.line
  }
}
