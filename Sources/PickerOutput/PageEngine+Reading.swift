package import PickerLayout

extension PageEngine {
  /// Reads a document for a page with this engine. The JavaScript package reads no files.
  ///
  /// - Throws: `$.pages[1].href: a page with the JavaScript package reads no files, expected a data: URI`, and the errors of reading a
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
    case .inline, .linked:
      try Document(
        json: json, type: type, options: options,
        sealedIn: SealedFonts(fonts, for: "a page with the JavaScript package"), budget: budget)
    }
  }

  /// A line for each family of the texts that a page with this engine does not have.
  package func problems(with layout: InteractiveLayout, fonts: TextMeasurer) -> [String] {
    let faces = layout.tree.faces
    return switch self {
    case .carried: []
    case .inline: lines(for: faces.filter { !fonts.canEmbed($0) }, "may not be embedded")
    case .linked:
      lines(for: faces.filter { $0.family != "Inter" }, "the JavaScript package does not have")
    }
  }

  private func lines(for faces: Set<FontFace>, _ reason: String) -> [String] {
    // Browsers draw emoji in fonts of their own anyway.
    Set(faces.map(\.family)).subtracting(["Noto Emoji Metrics"]).sorted().map { family in
      "the page draws texts in another font than \(family.quotedInMessage), which \(reason)"
    }
  }
}
