public import PickerControls
import PickerRendering
public import PickerShaping

/// The fonts for documents that may not read files: a measurer's fonts, and none that a document declares.
public final class SealedFonts: FontCatalog {
  /// The measurer that has the fonts.
  public let fonts: TextMeasurer
  /// The subject of messages, such as `a document from the network`.
  private let subject: String

  /// Creates the fonts for documents that may not read files.
  ///
  /// - Parameters:
  ///   - fonts: The measurer that has the fonts.
  ///   - subject: The subject of messages, such as `a document from the network`.
  public init(_ fonts: TextMeasurer, for subject: String) {
    self.fonts = fonts
    self.subject = subject
  }

  /// Whether the measurer has a family of that name.
  public func contains(family: String) -> Bool { fonts.contains(family: family) }

  /// The variation axis tags of the family's faces.
  public func axes(ofFamily family: String) -> [String] { fonts.axes(ofFamily: family) }

  /// Returns one measurement for each request, in the same order.
  public func measure(_ requests: [TextRequest]) -> [MeasuredText] { fonts.measure(requests) }

  /// Returns the category that the language uses for `count` things.
  public func pluralCategory(of count: Int, language: String?) -> PluralCategory {
    fonts.pluralCategory(of: count, language: language)
  }

  /// The browser that the measurer matches.
  public var browser: Browser? { fonts.browser }

  /// Returns the same fonts with a browser's rounding; they do not open files either.
  public func matching(_ browser: Browser) -> any FontCatalog {
    SealedFonts(fonts.matching(browser) as? TextMeasurer ?? fonts, for: subject)
  }

  /// Opens no file.
  ///
  /// - Throws: `FontFileError`: `a document from the network cannot read files`.
  public func adding(_ files: [FontFile]) throws(FontFileError) -> any FontCatalog {
    throw FontFileError(position: 0, message: "\(subject) cannot read files")
  }

  /// Rejects pictures of a document, or of a saved tree, that are not `data:` URIs.
  ///
  /// - Throws: `$.pages[1].href: a document from the network cannot read files, expected a data: URI`.
  public func checkPictures(of json: JSONValue) throws(JSONError) {
    try json.forEachPicture { href throws(JSONError) in
      guard try !href.string().isDataURI else { return }
      throw href.error("\(subject) cannot read files, expected a data: URI")
    }
  }
}

extension Document {
  /// Reads a document that may not read files: it uses the given fonts, and its pictures are `data:` URIs.
  ///
  /// - Parameters:
  ///   - json: The document in UTF-8.
  ///   - type: The type of a document that names none.
  ///   - options: A JSON object whose keys override the document's.
  ///   - fonts: The fonts, with the subject of messages.
  ///   - icons: The provider of icons in addition to the built-in ones; nil: none.
  ///   - budget: The resource limits of the document.
  ///   - scheme: The scheme of a document that names none; nil: light.
  /// - Throws: `$.pages[1].href: a document from the network cannot read files, expected a data: URI`, and the errors of reading a
  ///   document.
  public init(
    json: [UInt8], type: String? = nil, options: [UInt8]?, sealedIn fonts: SealedFonts,
    icons: (any IconProvider)? = nil, budget: Budget, scheme: SchemeChoice? = nil
  ) throws(JSONError) {
    for layer in [json, options].compactMap({ $0 }) {
      try fonts.checkPictures(of: JSONValue(parsing: layer))
    }
    try self.init(
      json: json, type: type, options: options, fonts: fonts, icons: icons, budget: budget,
      scheme: scheme, images: InlineImages().facts)
  }
}
