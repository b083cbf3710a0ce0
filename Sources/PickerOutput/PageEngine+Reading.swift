package import PickerLayout

extension PageEngine {
  /// Reads a document for a page with this engine. One that the page loads reads no files, and has the fonts of the package.
  ///
  /// - Throws: `$.pages[1].href: a page that loads its engine reads no files, expected a data: URI`, and the errors of reading a
  ///   document.
  package func document(
    json: [UInt8], withFilesIn directory: String, type: String? = nil, options: [UInt8]?,
    fonts: TextMeasurer, budget: Budget
  ) throws(JSONError) -> Document {
    switch self {
    case .carried:
      try Document(
        json: json, withFilesIn: directory, type: type, options: options, fonts: fonts,
        budget: budget)
    case .linked:
      try Document(
        json: json, type: type, options: options,
        sealedIn: SealedFonts(fonts, for: "a page that loads its engine"), budget: budget)
    }
  }

  /// A line for each family that a page with this engine does not have: those that the JavaScript package lacks.
  package func problems(with layout: InteractiveLayout) -> [String] {
    guard case .linked = self else { return [] }
    // Browsers draw emoji in fonts of their own anyway.
    let lacking = Set(layout.tree.faces.map(\.family)).subtracting(["Inter", "Noto Emoji Metrics"])
    return lacking.sorted().map { family in
      "the page draws texts in another font than \(family.quotedInMessage), which the JavaScript package does not have"
    }
  }
}
