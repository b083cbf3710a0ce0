import PickerJSON
import PickerLimits
import PickerText

/// The context in which a document is read.
///
/// A class, because every reader of a value receives it.
package final class ReadingScope: Sendable {
  /// The kinds of controls that a document may contain; empty if there are none.
  package let kinds: [ControlKind]
  /// The fonts that a document may name.
  let fonts: any FontCatalog
  /// The remaining resource budget.
  package let budget: Budget
  /// The families of a font that names none.
  let families: [String]
  /// The icons that a document may name.
  package let icons: DocumentIcons
  /// Returns what is known of the picture of an `href`; nil: nothing is.
  let images: (@Sendable (String) -> ImageFacts)?
  /// The theme and the scheme; nil: the defaults, in the light scheme.
  package let style: ThemeStyle?
  /// The files of themes; nil: no files are read.
  package let themes: ThemeFiles?
  /// The time to show, in seconds; nil in controls without one.
  let time: Double?
  /// The time to show that the document states, or what it is in, in seconds; nil: none of them does.
  package let statedTime: Double?
  /// Seconds since the time that the document says.
  package let elapsed: Double
  /// Records which gradients move.
  package let motions: GradientMotions
  /// Records which families no font has.
  package let missing: MissingFamilies
  /// The drawing that is read; nil in other documents, which have no percentages of it.
  package let drawing: DrawingExtent?
  /// The first percentage of the document, if it is a drawing.
  package let percentages: PercentagePath

  package init(
    kinds: [ControlKind] = [], fonts: any FontCatalog, budget: Budget = Budget(),
    families: [String] = Font.defaultFamilies,
    icons: DocumentIcons = DocumentIcons(), images: (@Sendable (String) -> ImageFacts)? = nil,
    style: ThemeStyle? = nil, themes: ThemeFiles? = nil, time: Double? = nil,
    statedTime: Double? = nil, elapsed: Double = 0, motions: GradientMotions = GradientMotions(),
    missing: MissingFamilies = MissingFamilies(), drawing: DrawingExtent? = nil,
    percentages: PercentagePath = PercentagePath()
  ) {
    self.kinds = kinds
    self.fonts = fonts
    self.budget = budget
    self.families = families
    self.icons = icons
    self.images = images
    self.style = style
    self.themes = themes
    self.time = time
    self.statedTime = statedTime
    self.elapsed = elapsed
    self.motions = motions
    self.missing = missing
    self.drawing = drawing
    self.percentages = percentages
  }

  /// Returns a scope with the given values, and these for the others. A control with a time also records its own
  /// motions.
  func replacing(
    families: [String]? = nil, icons: DocumentIcons? = nil, style: ThemeStyle? = nil,
    time: Double? = nil, statedTime: Double? = nil
  ) -> ReadingScope {
    ReadingScope(
      kinds: kinds, fonts: fonts, budget: budget, families: families ?? self.families,
      icons: icons ?? self.icons,
      images: images, style: style ?? self.style, themes: themes, time: time ?? self.time,
      statedTime: statedTime ?? self.statedTime, elapsed: elapsed,
      motions: time == nil ? motions : GradientMotions(within: motions), missing: missing,
      drawing: drawing, percentages: percentages)
  }

  /// The scope of what is in a drawing; nil: of what is not.
  func within(_ drawing: DrawingExtent?) -> ReadingScope {
    ReadingScope(
      kinds: kinds, fonts: fonts, budget: budget, families: families, icons: icons, images: images,
      style: style,
      themes: themes, time: time, statedTime: statedTime, elapsed: elapsed, motions: motions,
      missing: missing, drawing: drawing, percentages: percentages)
  }

  /// The scope without its theme and scheme.
  var unstyled: ReadingScope {
    ReadingScope(
      kinds: kinds, fonts: fonts, budget: budget, families: families, icons: icons, images: images,
      themes: themes, time: time, statedTime: statedTime, elapsed: elapsed, motions: motions,
      missing: missing, drawing: drawing, percentages: percentages)
  }

  /// The scope in which the document is read again, some seconds after its own time, within a separate budget.
  func later(by elapsed: Double) -> ReadingScope {
    ReadingScope(
      kinds: kinds, fonts: fonts, budget: Budget(budget.limits), families: families, icons: icons,
      images: images, style: style, themes: themes, time: time, statedTime: statedTime,
      elapsed: elapsed)
  }

  /// Charges the resources of a value to the document's budget.
  ///
  /// - Throws: `$.items[3].repeat: exceeds the limit of 4000000 path elements per document`
  package func spend(_ amount: Int, of resource: Resource, at json: JSONValue) throws(JSONError) {
    guard budget.spend(amount, of: resource) else { throw json.error(budget.errorMessage) }
  }

  /// Throws the reason why work has to stop, before work that a document may ask for many times.
  package func checkBudget(at json: JSONValue) throws(JSONError) {
    guard budget.mayProceed else { throw json.error(budget.errorMessage) }
  }

  /// Charges the glyphs of a text to the document's budget.
  package func spend(glyphsOf text: String, at json: JSONValue) throws(JSONError) {
    try spend(text.scalarCount, of: .glyphs, at: json)
  }
}

extension DocumentSource {
  /// Charges a node of the control to the document's budget, and asks whether there is time left for it.
  package func spendNode() throws(JSONError) {
    let budget = scope.budget
    guard budget.spend(1, of: .nodes), budget.mayProceed else {
      throw JSONError(path: path, message: budget.errorMessage)
    }
  }

  /// Charges the resources of a key to the document's budget.
  package func spend(_ amount: Int, of resource: Resource, at key: String) throws(JSONError) {
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
