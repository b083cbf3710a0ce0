import PickerColor
import PickerJSON
import PickerLimits
import PickerText

/// The style of a control's title in a panel.
public struct TitleStyle: Hashable, Sendable {
  /// The properties that differ from the font of the panel.
  public var font: FontChoice?
  /// The colour; nil uses the theme's colour, or black.
  public var color: Color?
  /// The opacity, 0…1.
  public var opacity: Double

  /// Creates a style with the defaults of documents.
  public init(font: FontChoice? = nil, color: Color? = nil, opacity: Double = 1) {
    self.font = font
    self.color = color
    self.opacity = opacity
  }
}

/// A title while it is read: a text, or an object with its look.
struct TitleDraft: Sendable {
  var text = ""
  var style = TitleStyle()

  private static let fields = DocumentFields<TitleDraft>([
    Field("text") { $0.text = $1 }.written { $0.text }.doc("The text of the title."),
    Field("font") { $0.style.font = $1 }.written { $0.style.font }.doc(
      "The font of the title; absent keys are inherited from the panel."),
    Field("color") { $0.style.color = $1 }.written { $0.style.color }.doc(
      "The colour of the title; default: the theme's, or black."),
    Field("opacity", .number(in: 0...1)) { $0.style.opacity = $1 }.written { $0.style.opacity }.doc(
      "The opacity of the title, 0 to 1; default: 1."),
  ])

  static var schema: JSONSchema {
    .shared("title") { .anyOf([.text, fields.schema(requiring: ["text"])]) }
  }

  init(_ text: String = "", _ style: TitleStyle = TitleStyle()) {
    (self.text, self.style) = (text, style)
  }

  /// Writes a text, or an object if it has a style.
  func write(_ scope: ReadingScope, to json: inout JSONWriter) {
    if style == TitleStyle() { return json.string(text) }
    json.object { json in
      TitleDraft.fields.writeChanges(of: self, from: TitleDraft(), scope, to: &json)
      // An empty text is the default of the table, and required.
      if text.isEmpty { json.member("text", string: "") }
    }
  }

  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    switch json.kind {
    case .string: text = try json.string()
    case .object:
      let object = try json.object()
      try TitleDraft.fields.read(object, into: &self, scope)
      guard object["text"].map({ !$0.isNull }) ?? false else { throw json.missing("text") }
    default: throw json.unexpected("a text, or an object with text, font, color and opacity")
    }
    try scope.spend(1, of: .nodes, at: json)
    try scope.spend(glyphsOf: text, at: json)
  }
}
