import PickerJSON

extension Icon: ScopedReadable, ScopedWritable {
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

  /// Writes a name or an object, and notes the artwork, which the document has once for each name.
  package func write(_ scope: ReadingScope, to json: inout JSONWriter) {
    let plain = Icon(name, artwork: artwork)
    if self == plain || suggestion != nil && self == plain.suggesting(suggestion) {
      json.string(name)
    } else {
      json.object { Icon.fields.writeChanges(of: self, from: Icon(""), scope, to: &$0) }
    }
    guard let artwork else { return }
    if !json.define(name, as: artwork) {
      json.noteRefusal("\(name.quotedInMessage) is the name of different artwork too")
    }
  }

  private func suggesting(_ suggestion: String?) -> Icon {
    var icon = self
    icon.suggestion = suggestion
    return icon
  }

  package static var schema: JSONSchema { .shared("icon") { .anyOf([.text, fields.schema]) } }

  private static let fields = DocumentFields<Icon>([
    Field("name") { $0.name = $1 }.written { $0.name }.doc("The name of the icon."),
    Field("width", .length) { $0.width = $1 }.written { $0.width }.doc(
      "The width of the icon's box in points; default: the font size."),
    Field("height", .length) { $0.height = $1 }.written { $0.height }.doc(
      "The height of the icon's box in points; default: the font size."),
    Field("tint") { $0.tint = $1 }.written { $0.tint }.doc(
      "The colour of the icon; default: the label's."),
    Field("shadow") { $0.shadow = $1 }.written { $0.shadow }.doc(
      "The shadow of the icon, such as '{\"color\": \"gray\", \"radius\": 2}'; default: none."),
  ])
}
