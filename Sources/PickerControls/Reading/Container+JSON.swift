import PickerGeometry
import PickerJSON
import PickerSolver
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
    .number("scale", \.scale, in: PixelGrid.scales),
    .elsewhere("fonts", schema: .list(of: FontFile.schema)),
  ])
}

/// A direction as a document names it.
private enum DirectionWord: String, JSONReadable, CaseIterable {
  case ltr, rtl, auto

  var direction: LayoutDirection? { LayoutDirection(rawValue: rawValue) }
}
