public import PickerGeometry

/// The smallest width at which nothing is found in a document, in one language and direction and at one text size.
public struct MinimumWidth: Hashable, Sendable {
  /// The name of the document.
  public var document: String
  /// The locale.
  public var locale: String
  /// The factor of the text size.
  public var textScale: Double
  /// The base direction.
  public var direction: LayoutDirection
  /// The width in points, exact to 1/64; nil where something is found at every width.
  public var width: Double?

  /// Creates a minimum width.
  public init(
    document: String, locale: String, textScale: Double = 1,
    direction: LayoutDirection = .leftToRight, width: Double?
  ) {
    self.document = document
    self.locale = locale
    self.textScale = textScale
    self.direction = direction
    self.width = width
  }
}
