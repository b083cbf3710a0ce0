import PickerGeometry
import PickerJSON
import PickerSolver
import PickerText

extension Container {
  /// The keys of all controls.
  static let fields = DocumentFields<Container>([
    .elsewhere("type", schema: .words(ControlCatalog.types)),
    // For editors only.
    Field("$schema", schema: .text) { (json, _, _) throws(JSONError) in _ = try json.string() },
    Field("version", schema: .constant(1)) { (json, _, _) throws(JSONError) in
      guard try json.integer() == 1 else { throw json.unexpected("1") }
    },
    Field("id") { $0.id = $1 },
    Field("label") { $0.label = $1 },
    Field("width", .length) { $0.width = $1 },
    Field("height", .length) { $0.height = $1 },
    Field("padding") { $0.padding = $1 },
    .border(widths: { $0.border = $1 }, color: { $0.borderColor = $1 }),
    Field("borderColor") { $0.borderColor = $1 },
    Field("direction", schema: DirectionKeyword.schema) {
      (json, container, scope) throws(JSONError) in
      container.direction = try DirectionKeyword(reading: json).direction
    },
    Field("language") { $0.language = $1 },
    .fills("fill") { $0.fills = $1 },
    Field("background") { $0.background = $1 },
    Field("cornerRadius", .length) { $0.cornerRadius = $1 },
    Field("detail") { $0.detail = $1 },
    Field("scale", .number(in: PixelGrid.scales)) { $0.scale = $1 },
    .elsewhere("fonts", schema: .list(of: FontFile.schema)),
    .elsewhere("icons", schema: DocumentIcons.schema),
    .elsewhere("theme", schema: Theme.keySchema),
    .elsewhere("scheme", schema: SchemeChoice.schema),
  ])
}

/// The keywords of directions in documents.
private enum DirectionKeyword: String, JSONReadable, CaseIterable {
  case ltr, rtl, auto

  var direction: LayoutDirection? { LayoutDirection(rawValue: rawValue) }
}
