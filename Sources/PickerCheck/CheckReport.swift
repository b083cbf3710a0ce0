/// The answer of a check.
public struct CheckReport: Hashable, Sendable {
  /// The locale of the texts in the documents, with which the others are compared.
  public var sourceLocale: String
  /// All cells that were laid out, in the order of documents, locales, text scales, directions and widths.
  public var cells: [CheckCell]
  /// What was found, in the order of the cells.
  public var findings: [Finding]

  /// Creates a report.
  public init(sourceLocale: String, cells: [CheckCell], findings: [Finding]) {
    self.sourceLocale = sourceLocale
    self.cells = cells
    self.findings = findings
  }
}
