package import PickerLayout

extension PageEngine {
  /// Returns a document as it is in a page with this engine: one that is linked reads it again, without any files.
  ///
  /// - Throws: `$.pages[1].href: a page that loads its engine reads no files, expected a data: URI`.
  package func read(_ document: Document) throws(JSONError) -> Document {
    guard case .linked = self else { return document }
    let fonts = SealedFonts(
      document.fonts as? TextMeasurer ?? .shared, for: "a page that loads its engine")
    let json = document.json
    try fonts.checkPictures(of: JSONValue(parsing: json))
    return try Document(
      json: json, fonts: fonts, budget: Budget(document.budget.limits), images: InlineImages().facts
    )
  }
}
