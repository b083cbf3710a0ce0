import PickerGeometry
import PickerJSON
import PickerText

extension Container {
  /// The keys of every control.
  static let fields = Fields<Container>([
    .elsewhere("type", schema: .words(ControlCatalog.types)),
    // Only editors look at it.
    Field("$schema", schema: .text) { (json, _, _) throws(JSONError) in _ = try json.string() },
    Field("version", schema: .constant(1)) { (json, _, _) throws(JSONError) in
      guard try json.integer() == 1 else { throw json.unexpected("1") }
    },
    Field("id", \.id),
    .length("width", \.width),
    .length("height", \.height),
    Field("padding", \.padding),
    Field("border", \.border),
    Field("direction", schema: DirectionWord.schema) { (json, container, scope) throws(JSONError) in
      container.direction = try DirectionWord(reading: json, scope).direction
    },
    Field("language", \.language),
    .fills("fill", \.fills),
    .length("cornerRadius", \.cornerRadius),
    Field("detail", \.detail),
    Field("scale", schema: .number(in: 0...1000, aboveMinimum: true)) {
      (json, container, _) throws(JSONError) in
      let scale = try json.number(in: 0...1000)
      guard scale > 0 else { throw json.error("must be more than 0, is 0") }
      container.scale = scale
    },
    .elsewhere("fonts", schema: .list(of: FontFile.schema)),
  ])
}

/// A direction as a document names it.
private enum DirectionWord: String, JSONReadable, CaseIterable {
  case ltr, rtl, auto

  var direction: LayoutDirection? { LayoutDirection(rawValue: rawValue) }
}
