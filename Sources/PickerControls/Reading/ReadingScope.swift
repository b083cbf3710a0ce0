import PickerJSON
import PickerLimits
import PickerText

/// The context in which a document is read.
package struct ReadingScope: Sendable {
  /// The fonts that a document may name.
  var fonts: any FontCatalog
  /// The remaining resource budget.
  var budget = Budget()
  /// The families of a font that names none.
  var families = Font.defaultFamilies
  /// The icons that a document may name.
  var icons = DocumentIcons()
  /// Tells what is known of the picture of an `href`; nil: nothing is.
  var images: (@Sendable (String) -> ImageFacts)?
  /// The theme and the scheme; nil: the defaults, in the light scheme.
  var style: ThemeStyle?
  /// Reads the file of a theme; nil: no files are read.
  var themes: (@Sendable (String) -> ThemeFile)?
  /// The time to show, in seconds; nil in controls without one.
  var time: Double?

  /// Charges the resources of a value to the document's budget.
  ///
  /// - Throws: `$.items[3].repeat: is beyond the limit of 4000000 path elements a document`
  func spend(_ amount: Int, of resource: Resource, at json: JSONValue) throws(JSONError) {
    guard budget.spend(amount, of: resource) else { throw json.error(budget.errorMessage) }
  }

  /// Charges the glyphs of a text to the document's budget.
  func spend(glyphsOf text: String, at json: JSONValue) throws(JSONError) {
    try spend(text.scalarCount, of: .glyphs, at: json)
  }
}

extension DocumentSource {
  /// Charges the resources of a key to the document's budget.
  func spend(_ amount: Int, of resource: Resource, at key: String) throws(JSONError) {
    guard scope.budget.spend(amount, of: resource) else {
      throw error(at: key, scope.budget.errorMessage)
    }
  }
}

extension Budget {
  /// The message for the reason that work had to stop.
  var errorMessage: String { (error ?? .cancelled).description }
}

extension JSONError {
  /// Creates the error of a document that exceeds a limit.
  package init(_ error: LimitError, path: String = "$") {
    self.init(path: path, message: error.description)
  }
}

extension String {
  /// The number of Unicode scalars: of bytes in UTF-8 that do not continue one, which takes less than decoding them.
  package var scalarCount: Int {
    let count = utf8.withContiguousStorageIfAvailable { bytes in
      var count = 0
      for byte in bytes where byte & 0xC0 != 0x80 { count += 1 }
      return count
    }
    return count ?? unicodeScalars.count
  }
}
