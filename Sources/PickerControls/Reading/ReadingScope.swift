import PickerGeometry
import PickerJSON
import PickerLimits
import PickerText

/// The context in which a document is read.
///
/// It is copied for every item of a document. Its contents are behind one reference, which belongs to the document: threads
/// that count references to what they share hold each other up.
package struct ReadingScope: Sendable {
  private var contents: CopyOnWrite<Contents>

  private struct Contents: Sendable {
    var fonts: any FontCatalog
    var budget: Budget
    var families: [String]
    var icons: DocumentIcons
    var images: (@Sendable (String) -> ImageFacts)?
    var style: ThemeStyle?
    var themes: (@Sendable (String) -> ThemeFile)?
    var time: Double?
  }

  /// Creates a scope without a time, whose fonts have the default families.
  init(
    fonts: any FontCatalog, budget: Budget = Budget(), icons: DocumentIcons = DocumentIcons(),
    images: (@Sendable (String) -> ImageFacts)? = nil, style: ThemeStyle? = nil,
    themes: (@Sendable (String) -> ThemeFile)? = nil
  ) {
    contents = CopyOnWrite(
      Contents(
        fonts: fonts, budget: budget, families: Font.defaultFamilies, icons: icons, images: images,
        style: style, themes: themes))
  }

  /// The fonts that a document may name.
  var fonts: any FontCatalog { contents.value.fonts }

  /// The remaining resource budget.
  var budget: Budget { contents.value.budget }

  /// The families of a font that names none.
  var families: [String] {
    _read { yield contents.value.families }
    set { contents.value.families = newValue }
  }

  /// The icons that a document may name.
  var icons: DocumentIcons {
    _read { yield contents.value.icons }
    _modify { yield &contents.value.icons }
  }

  /// Tells what is known of the picture of an `href`; nil: nothing is.
  var images: (@Sendable (String) -> ImageFacts)? { contents.value.images }

  /// The theme and the scheme; nil: the defaults, in the light scheme.
  var style: ThemeStyle? {
    _read { yield contents.value.style }
    set { contents.value.style = newValue }
  }

  /// Reads the file of a theme; nil: no files are read.
  var themes: (@Sendable (String) -> ThemeFile)? { contents.value.themes }

  /// The time to show, in seconds; nil in controls without one.
  var time: Double? {
    get { contents.value.time }
    set { contents.value.time = newValue }
  }

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
      let bytes = UnsafeRawBufferPointer(bytes)
      var (count, at) = (bytes.count, 0)
      while bytes.count - at >= 8 {
        let word = bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)
        // One bit for each byte that continues a scalar; the product adds them up in its highest byte.
        let continuing = word &>> 7 & ~(word &>> 6) & 0x0101_0101_0101_0101
        count -= Int(truncatingIfNeeded: (continuing &* 0x0101_0101_0101_0101) &>> 56)
        at += 8
      }
      while at < bytes.count {
        if bytes[at] & 0xC0 == 0x80 { count -= 1 }
        at += 1
      }
      return count
    }
    return count ?? unicodeScalars.count
  }
}
