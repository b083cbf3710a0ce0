import PickerLayout
import PickerOutput

/// The fonts for documents from the network: those of the server, and none from files.
final class NetworkFonts: FontCatalog {
  let fonts: TextMeasurer

  init(_ fonts: TextMeasurer) {
    self.fonts = fonts
  }

  func contains(family: String) -> Bool { fonts.contains(family: family) }

  func axes(ofFamily family: String) -> [String] { fonts.axes(ofFamily: family) }

  func measure(_ requests: [TextRequest]) -> [MeasuredText] { fonts.measure(requests) }

  func pluralCategory(of count: Int, language: String?) -> PluralCategory {
    fonts.pluralCategory(of: count, language: language)
  }

  func adding(_ files: [FontFile]) throws(FontFileError) -> any FontCatalog {
    throw FontFileError(position: 0, message: "a document from the network reads no files")
  }
}

extension JSONValue {
  /// Rejects pictures that are not `data:` URIs.
  ///
  /// - Throws: `$.pages[1].href: a document from the network reads no files …`
  func checkPictures() throws(JSONError) {
    try forEachPicture { href throws(JSONError) in
      guard try href.string().prefix(5).lowercased() != "data:" else { return }
      throw href.error("a document from the network reads no files, expected a data: URI")
    }
  }
}
