public import PickerControls
public import PickerTree

/// Something that a check found wrong in a cell.
public struct Finding: Hashable, Sendable {
  /// The kinds of findings, the worst first.
  public typealias Code = FindingCode

  /// The kind of problem.
  public var code: Code
  /// Where it was found; of what is about a file (`FindingCode.document` and `FindingCode.catalogue`), only the name of
  /// the file, in place of that of a document. What does not depend on the width (translations, missing glyphs and
  /// contrast) is told once for each document, locale, text size and direction, in the first cell that has it.
  public var cell: CheckCell
  /// The line in the file, from 1, of what is about a file; nil if the file as a whole is meant.
  public var line: Int?
  /// Where the translation is; nil if none is the cause, or its place is not known.
  public var translation: CatalogPlace?
  /// The id of the item, as in the tree; nil for the control as a whole, and for what has no id.
  public var id: String?
  /// The text of the item, whole, as it was to be shown.
  public var text: String?
  /// The text in the document, of an item that shows another one: a translation, or the text with samples.
  public var sourceText: String?
  /// For `FindingCode.truncated` and `FindingCode.indistinct`: what is left of the text; for
  /// `FindingCode.missingGlyph` and `FindingCode.fallback`: the characters without a glyph.
  public var shown: String?
  /// For `FindingCode.hidden`: the ids of the hidden items; for `FindingCode.overlap`: those of both; for
  /// `FindingCode.indistinct` and `FindingCode.contrast`:
  /// those of all items that look alike; for `FindingCode.duplicate`: those of all items with the translation.
  public var items: [String] = []
  /// For `FindingCode.narrowed`: the compression step.
  public var strategy: NarrowStrategy?
  /// The value that was found: for `FindingCode.rows` and `FindingCode.differentRows` their number, for `FindingCode.contrast` the ratio, for
  /// `FindingCode.smallTarget` the smaller side in points, for `FindingCode.tooLong` the points, lines or characters.
  public var value: Double?
  /// The limit with which ``value`` is compared.
  public var limit: Double?
  /// How many points are missing; nil if that is no length.
  ///
  /// For `FindingCode.truncated`, the width that the space for the label lacks for the whole of it; for a label that may
  /// take several lines, what the space lacks for that many lines.
  public var missing: Double?
  /// The smallest width not below the cell's at which this is not found, in points, in steps of 1/64 from the cell's width;
  /// nil if no width cures it, or where the width is not the cause.
  ///
  /// Another finding may take its place there. Widths are searched up to 4096 pt, or up to the width that the content
  /// wants if that is more.
  public var neededWidth: Double?
  /// One English sentence without a full stop.
  public var message: String
  /// The reason for which the document silences it; nil for a finding that counts.
  public var silencedBecause: String?
  /// Whether a baseline has it; false until one is applied.
  public var isKnown = false

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

  /// Creates the finding of a file that cannot be read; nil for a problem that is a warning.
  init?(_ problem: CheckProblem) {
    guard let code = problem.findingCode else { return nil }
    let cell = CheckCell(document: problem.path, locale: "", width: nil)
    self.init(code, in: cell, message: problem.message)
    line = problem.line
  }
}
