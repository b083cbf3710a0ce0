import PickerXML

extension XMLElement {
  /// The states of texts that nobody has translated.
  private static let untranslated: Set<String> = ["new", "needs-translation", "initial"]

  /// The texts of a `trans-unit` of XLIFF 1.2; those in `alt-trans` are suggestions.
  func transUnitTexts(_ scope: XLIFFReader.Scope) -> (source: String, target: String?) {
    let source = element("source").map { $0.inlineText(scope.inside($0), [:]) } ?? ""
    guard let target = element("target"), !XMLElement.untranslated.contains(target["state"] ?? "")
    else { return (source, nil) }
    return (source, target.inlineText(scope.inside(target), [:]))
  }

  /// The texts of a `unit` of XLIFF 2.0: those of its segments, and what stands between them.
  ///
  /// There is no target if that of one segment is missing.
  func unitTexts(_ scope: XLIFFReader.Scope) -> (source: String, target: String?) {
    let data = originalData
    var (source, target) = ("", Optional(""))
    for part in elements where part.name == "segment" || part.name == "ignorable" {
      let original = part.element("source").map { $0.inlineText(scope.inside($0), data) } ?? ""
      let translated = part.element("target").map { $0.inlineText(scope.inside($0), data) }
      let isUntranslated = XMLElement.untranslated.contains(part["state"] ?? "")
      source += original
      if part.name == "ignorable" {
        target? += translated ?? original
      } else if let translated, !isUntranslated {
        target? += translated
      } else {
        target = nil
      }
    }
    return (source, target)
  }

  /// Whether there is a translation in it.
  var hasTarget: Bool { elements.contains { $0.name == "target" || $0.hasTarget } }

  /// What the placeholders of a unit stand for, by their id.
  private var originalData: [String: String] {
    let data = element("originalData")?.elements.filter { $0.name == "data" } ?? []
    return Dictionary(data.map { ($0["id"] ?? "", $0.text) }) { first, _ in first }
  }
}

// Text with inline elements.
extension XMLElement {
  /// The text as it is shown: with the content of `g`, `pc` and `mrk`, and with placeholders such as `%d`, but without codes.
  ///
  /// White space is collapsed unless `xml:space` is `preserve`.
  fileprivate func inlineText(_ scope: XLIFFReader.Scope, _ data: [String: String]) -> String {
    let text = inlineText(data)
    guard !scope.keepsSpace else { return text }
    return text.split { $0.isASCII && $0.isWhitespace }.joined(separator: " ")
  }

  private func inlineText(_ data: [String: String]) -> String {
    content.reduce(into: "") { text, piece in
      switch piece {
      case .text(let piece): text += piece
      case .element(let element): text += element.textInline(data)
      }
    }
  }

  /// What an inline element contributes to the text around it.
  private func textInline(_ data: [String: String]) -> String {
    switch name {
    case "x", "ph":
      if self["ctype"] == "lb" { return "\n" }
      let names = [
        self["equiv-text"], self["equiv"], self["disp"], self["dataRef"].flatMap { data[$0] },
      ]
      let texts = (names + [text]).compactMap { $0 }
      return texts.first { $0.hasPrefix("%") || $0.hasPrefix("{") } ?? ""
    case "bx", "ex", "bpt", "ept", "it", "sc", "ec", "sm", "em", "cp": return ""
    default: return inlineText(data)
    }
  }
}
