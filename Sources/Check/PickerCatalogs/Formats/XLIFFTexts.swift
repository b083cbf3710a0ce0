import PickerArtwork
import PickerCheck

extension XMLElement {
  /// The states of texts that nobody has translated.
  private static let untranslated: Set<String> = ["new", "needs-translation", "initial"]

  /// The names of a unit, without short numbers, which only count units; Angular's ids are long numbers.
  var keys: [String] {
    [self["id"], self["resname"], self["name"]].compactMap { $0 }
      .filter { !$0.isEmpty && ($0.utf8.count > 5 || !$0.utf8.allSatisfy { $0.isDigit }) }
  }

  /// The `maxwidth` of a `trans-unit` of XLIFF 1.2, in pixels or characters; nil without one, and for other units.
  var transUnitLimit: TextLimit? {
    guard let width = self["maxwidth"] else { return nil }
    switch self["size-unit"] ?? "pixel" {
    case "pixel", "point": return TextLimit(width: width, xliffFont: self["font"])
    case "char", "glyph": return TextLimit(width: nil, characters: width)
    default: return nil
    }
  }

  /// The restriction of a `unit` of XLIFF 2.0 (size and length restriction module): characters, and the flags of Weblate in
  /// `slr:data`, which `layout check --lengths` writes.
  var unitLimit: TextLimit? {
    let characters = self["sizeRestriction"]?.split(separator: ",").last.map { $0.trimmed }
    let data = content.lazy.compactMap { piece -> XMLElement? in
      guard case .element(let element) = piece, element.name == "data" else { return nil }
      return element["profile"] == "max-size" ? element : nil
    }.first
    let flags = (data?.text ?? "").split(separator: ",").map { $0.trimmed }
    return TextLimit(flags: flags) ?? TextLimit(width: nil, characters: characters)
  }

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
      // Each segment may be long by what its placeholders stand for.
      guard max(source.utf8.count, target?.utf8.count ?? 0) <= CatalogContents.maximumTextLength
      else { break }
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
    var text = ""
    addContent(to: &text, data)
    guard !scope.keepsSpace else { return text }
    return text.split { $0.isASCII && $0.isWhitespace }.joined(separator: " ")
  }

  /// Adds the content to a text, unless that is too long already: many placeholders may stand for one long text.
  private func addContent(to text: inout String, _ data: [String: String]) {
    for piece in content where text.utf8.count <= CatalogContents.maximumTextLength {
      switch piece {
      case .text(let piece): text += piece
      case .element(let element): element.add(to: &text, data)
      }
    }
  }

  /// Adds what an inline element contributes to the text around it.
  private func add(to text: inout String, _ data: [String: String]) {
    switch name {
    case "x", "ph": text += placeholder(data)
    case "bx", "ex", "bpt", "ept", "it", "sc", "ec", "sm", "em", "cp": break
    default: addContent(to: &text, data)
    }
  }

  /// What a placeholder stands for; empty for one of a code.
  private func placeholder(_ data: [String: String]) -> String {
    if self["ctype"] == "lb" { return "\n" }
    let names = [
      self["equiv-text"], self["equiv"], self["disp"], self["dataRef"].flatMap { data[$0] },
    ]
    let texts = (names + [text]).compactMap { $0 }
    if let text = texts.first(where: { $0.hasPrefix("%") || $0.hasPrefix("{") }) { return text }
    return self["equiv-text"].flatMap { expression($0) } ?? ""
  }

  /// The placeholder of an expression of Angular's `$localize`, such as `this.name`; nil for a tag.
  private func expression(_ text: String) -> String? {
    guard !text.isEmpty, !text.hasPrefix("<"), self["ctype"]?.hasPrefix("x-") != true else {
      return nil
    }
    let name = text.split(separator: ".").last ?? ""
    let isName = name.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
    return "{{\(isName ? String(name) : self["id"] ?? "value")}}"
  }
}
