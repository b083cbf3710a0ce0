import PickerJSON
import PickerLimits
import PickerText

extension Text {
  /// The control that a document describes.
  public init(reading source: DocumentSource) throws(JSONError) {
    self.init()
    try source.read(Text.fields, into: &self)
  }

  /// The keys of such a document, and what each may be.
  public static var schema: JSONSchema { fields.schema }

  static let fields = Fields<Text>(
    Container.fields.within(\.container),
    [
      Field("text", schema: .text) { (json, text, scope) throws(JSONError) in
        text.text = try json.string()
        try scope.spend(glyphsOf: text.text, at: json)
      },
      .font("font", \.font),
      .count("maxLines", \.maxLines),
      Field("truncation", \.truncation),
      Field("alignment", \.alignment),
    ])
}
