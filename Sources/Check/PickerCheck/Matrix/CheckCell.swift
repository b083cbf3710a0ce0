public import PickerGeometry

/// A cell of the matrix of a check: one document in one language, at one width, text size and direction.
public struct CheckCell: Hashable, Sendable {
  /// The name of the document; in the tool, its path.
  public var document: String
  /// The locale, such as `de` or `pt-BR`; for the source language, the document's `language` or `source`.
  public var locale: String
  /// Whether this is the source language, with the document's own texts.
  public var isSource: Bool
  /// The width in points; nil fits the content.
  public var width: Double?
  /// The factor of the text size, more than 0.
  public var textScale: Double
  /// The base direction.
  public var direction: LayoutDirection

  /// Creates a cell.
  public init(
    document: String, locale: String, isSource: Bool = false, width: Double?,
    textScale: Double = 1, direction: LayoutDirection = .leftToRight
  ) {
    self.document = document
    self.locale = locale
    self.isSource = isSource
    self.width = width
    self.textScale = textScale
    self.direction = direction
  }
}
