package import PickerControls
package import PickerHTML
package import PickerShaping

extension PageEngine {
  /// The engine that a program names: `inline`, or an address; nil for any other text.
  ///
  /// A single word is more often a misspelling than a folder beside the page, which is `./folder`.
  package init?(named text: String) {
    if text == "inline" {
      self = .inline
    } else if text.contains("/"), let address = PackageAddress(text) {
      self = .linked(address)
    } else {
      return nil
    }
  }

  /// What such a name has to be, for messages.
  package static var expectation: String {
    "must be inline or an address such as https://example.com/pickerlayout/ or ./pickerlayout/"
  }
}

extension PageEngine {
  /// A line for each family of the texts that a page with this engine does not have; other formats have no engine.
  package func problems(
    with tree: LayoutTree, in format: OutputFormat, fonts: TextMeasurer
  ) -> [String] {
    guard format == .html else { return [] }
    return switch self {
    case .inline:
      Dictionary(grouping: tree.faces.filter { !fonts.canEmbed($0) }) {
        fonts.missingSubsetter(of: $0)
      }.sorted { $0.key ?? "" < $1.key ?? "" }.flatMap { reason, faces in
        lines(
          for: Set(faces), reason.map { "cannot be embedded: \($0)" } ?? "may not be embedded")
      }
    case .linked:
      lines(for: tree.faces.filter { $0.family != "Inter" }, "the JavaScript package does not have")
    }
  }

  private func lines(for faces: Set<FontFace>, _ reason: String) -> [String] {
    // Browsers draw emoji in fonts of their own anyway.
    Set(faces.map(\.family)).subtracting(["Noto Emoji Metrics"]).sorted().map { family in
      "the page draws text in a font other than \(family.quotedInMessage), which \(reason)"
    }
  }
}
