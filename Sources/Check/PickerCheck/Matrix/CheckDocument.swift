public import PickerControls
import PickerGeometry
import PickerText

/// A document of a check, with its name in reports.
public struct CheckDocument: Sendable {
  /// The name, unique within a check; in the tool, the path.
  public var name: String
  /// The document: a control, its fonts, its limits, and the settings of its checks.
  public var document: Document
  /// Returns the characters of a text in a language for which the app's own fonts have no glyph; nil: no
  /// `FindingCode.fallback`.
  public var missingCharacters:
    (@Sendable (_ text: String, _ language: String?) -> [Unicode.Scalar])?

  /// The boxes of a document made from them, of which none becomes wider with more space; nil for other documents.
  package var boxes: CheckBoxes?

  /// Creates a document of a check.
  public init(name: String, _ document: Document) {
    self.name = name
    self.document = document
  }
}

extension CheckDocument {
  /// The language of the document; empty if it names none.
  package var sourceName: String { document.control.container.language ?? "" }

  /// The locale of the source language.
  var sourceLocale: String { document.control.container.language ?? "source" }

  /// The actual direction of the document: the declared one, or for `auto` the direction of the first strong character
  /// of its texts.
  var sourceDirection: LayoutDirection {
    if let declared = document.control.container.direction { return declared }
    let style = TextStyle(font: Font(), direction: nil)
    for text in document.control.localizableTexts {
      let measured = document.fonts.measure([TextRequest(text.text, style: style)]).first
      if let direction = measured?.direction { return direction }
    }
    return .leftToRight
  }
}
