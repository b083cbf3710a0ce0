import PickerColor
import PickerGeometry
import PickerJSON

/// A border while it is read: widths, and perhaps a colour.
///
///     "border": 2
///     "border": {"width": 2, "color": "silver"}
///     "border": {"bottom": 1, "color": "silver"}
private struct BorderDraft: JSONReadable {
  /// Nil if an object has nothing but a colour.
  var widths: Insets?
  var color: Color?

  init(reading json: JSONValue) throws(JSONError) {
    guard json.kind == .object else {
      guard json.kind == .number else {
        throw json.unexpected("a number or an object of sides, width and color")
      }
      widths = Insets(try json.length())
      return
    }
    var sides = InsetsBySide()
    try BorderDraft.widthFields.read(try json.object(), into: &sides)
    if sides.isGiven { widths = sides.insets }
    color = try json.object()["color"].flatMap { (json) throws(JSONError) in
      json.isNull ? nil : try Color(reading: json)
    }
  }

  static var schema: JSONSchema {
    .shared("border") {
      .anyOf([.length(), widthFields.schema])
        .described("Points on all sides or on each, and the colour of the border.")
    }
  }

  private static let widthFields = ValueFields<InsetsBySide>(
    InsetsBySide.fields.all,
    [
      Field("width", .length) { $0.width = $1 }.doc(
        "Points at all other sides; default: 0."),
      .elsewhere("color", schema: Color.schema).doc(
        "The colour of the border; default: the border is not drawn."),
    ])
}

extension Field where Scope == ReadingScope {
  /// The key `border`. Its value may contain the colour, which is also a separate key.
  package static func border(
    widths setWidths: @escaping @Sendable (inout Root, Insets) -> Void,
    color setColor: @escaping @Sendable (inout Root, Color) -> Void
  ) -> Field {
    Field("border", schema: BorderDraft.schema) { (json, root, _) throws(JSONError) in
      let border = try BorderDraft(reading: json)
      if let widths = border.widths { setWidths(&root, widths) }
      if let color = border.color { setColor(&root, color) }
    }
  }
}
