import PickerColor
import PickerControlBase
import PickerJSON
import PickerLimits
import PickerText
import PickerTree

extension Text: WritableControl {
  /// Creates the control that a document describes.
  ///
  /// - Throws: A `JSONError` with the path, what was expected and what was found:
  ///   `$.maxLines: must be at least 1, is 0`.
  public init(reading source: DocumentSource) throws(JSONError) {
    self.init()
    // Every text has a line, beside its root.
    try source.spendNode()
    try source.read(Text.fields, into: &self)
    guard container.label == nil else {
      throw JSONError(
        path: "\(source.path).label",
        message: "is not supported: screen readers read the text itself")
    }
  }

  package func write(over source: DocumentSource, to json: inout JSONWriter) throws(JSONError) {
    try source.write(self, over: Text(), Text.fields, to: &json)
  }

  /// The JSON schema of such a document.
  public static var schema: JSONSchema { fields.schema }

  static let fields = DocumentFields<Text>(
    Container.fields.within { $1(&$0.container) },
    [
      Field("text", schema: .text) { (json, text, scope) throws(JSONError) in
        text.text = try json.string()
        try scope.spend(glyphsOf: text.text, at: json)
      }.written { $0.text }.doc("The text; line feeds break lines; default: none."),
      .font("font", { $0.font }) { $0.font = $1 },
      Field("maxLines", .count()) { $0.maxLines = $1 }.written { $0.maxLines }.doc(
        "The maximum number of lines; default: no limit."),
      Field("truncation") { $0.truncation = $1 }.written { $0.truncation }
        .doc("Where a text that is too long is truncated; default: tail."),
      Field("hyphens") { $0.hyphens = $1 }.written { $0.hyphens }
        .doc(
          "Where words are hyphenated: at soft hyphens, also by the rules of the language, or nowhere; default: manual."
        ),
      Field("textWrap") { $0.textWrap = $1 }.written { $0.textWrap }
        .doc(
          "How lines are broken: balance makes them equally wide, pretty avoids a short last one, stable is the same as wrap; default: wrap."
        ),
      Field("wordBreak") { $0.wordBreak = $1 }.written { $0.wordBreak }
        .doc(
          "Whether lines break between letters without a space: keepAll keeps Korean words together; default: normal."
        ),
      Field("alignment") { $0.alignment = $1 }.written { $0.alignment }.doc(
        "How lines are aligned; default: leading."),
      Field("icon") { $0.icon = $1 }.written { $0.icon }.doc(
        "The icon before the text, such as star; default: none."),
      Field("iconSpacing", .length) { $0.iconSpacing = $1 }.written { $0.iconSpacing }
        .doc("The gap between icon and text in points; default: 0.4 times the font size."),
      Field("color") { $0.color = $1 }.written { $0.color }.doc(
        "The colour of the text; default: the theme's, or black."),
      Field("opacity", .number(in: 0...1)) { $0.opacity = $1 }.written { $0.opacity }
        .doc("The opacity of the text with its background, from 0 to 1; default: 1."),
      Field("shadow") { $0.shadow = $1 }.written { $0.shadow }
        .doc(
          "The shadow of the text, such as '{\"color\": \"gray\", \"radius\": 2}'; default: none."),
    ])
}
