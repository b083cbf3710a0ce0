import PickerJSON

extension Icon: ScopedReadable {
  /// A name, or an object with the name and the size of its box.
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init("")
    switch json.kind {
    case .string: name = try json.string()
    case .object: try Icon.fields.read(try json.object(), into: &self, scope)
    default: throw json.unexpected("a name or an object with name, width, height, tint and shadow")
    }
    try scope.icons.complete(&self, json, scope)
  }

  package static var schema: JSONSchema { .shared("icon") { .anyOf([.text, fields.schema]) } }

  private static let fields = DocumentFields<Icon>([
    Field("name") { $0.name = $1 }.doc("The name of the icon."),
    Field("width", .length) { $0.width = $1 }.doc(
      "The width of the icon's box in points; default: the font size."),
    Field("height", .length) { $0.height = $1 }.doc(
      "The height of the icon's box in points; default: the font size."),
    Field("tint") { $0.tint = $1 }.doc("The colour of the icon; default: the label's."),
    Field("shadow") { $0.shadow = $1 }.doc(
      "The shadow of the icon, such as '{\"color\": \"gray\", \"radius\": 2}'; default: none."),
  ])
}
