import PickerGeometry
import PickerJSON

extension ItemStyle: ScopedReadable {
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init()
    try ItemStyle.fields.read(try json.object(), into: &self, scope)
  }

  package static var schema: JSONSchema { .shared("style") { fields.schema } }

  static let fields = DocumentFields<ItemStyle>([
    Field("padding") { $0.padding = $1 },
    .border(widths: { $0.border = $1 }, color: { $0.borderColor = $1 }),
    Field("cornerRadius", .length) { $0.cornerRadius = $1 },
    Field("minWidth", .length) { $0.minWidth = $1 },
    Field("maxWidth", .length) { $0.maxWidth = $1 },
    Field("minHeight", .length) { $0.minHeight = $1 },
    Field("minTarget", .length) { $0.minTarget = $1 },
    Field("grow", .number(in: 0...maximumLength)) { $0.grow = $1 },
    Field("iconSpacing", .length) { $0.iconSpacing = $1 },
    Field("checkmark") { $0.checkmark = $1 },
    Field("labelAlignment") { $0.labelAlignment = $1 },
    Field("maxLines", .count()) { $0.maxLines = $1 },
    Field("truncation") { $0.truncation = $1 },
    Field("hyphens") { $0.hyphens = $1 },
    Field("font") { $0.font = $1 },
    Field("selectedFont") { $0.selectedFont = $1 },
    Field("fill") { $0.fill = $1 },
    Field("selectedFill") { $0.selectedFill = $1 },
    Field("textColor") { $0.textColor = $1 },
    Field("selectedTextColor") { $0.selectedTextColor = $1 },
    Field("borderColor") { $0.borderColor = $1 },
    Field("selectedBorderColor") { $0.selectedBorderColor = $1 },
    Field("badgeFill") { $0.badgeFill = $1 },
    Field("badgeTextColor") { $0.badgeTextColor = $1 },
  ])
}

extension ItemStyle {
  /// The keys of a chip's style, whose widths may be percentages of the container.
  static let chipFields = DocumentFields<ItemStyle>(
    fields.without(["minWidth", "maxWidth"]).all,
    [
      .relativeLength("minWidth") { ($0.minWidth, $0.minWidthPercentage) = ($1, $2) },
      .relativeLength("maxWidth") { ($0.maxWidth, $0.maxWidthPercentage) = ($1, $2) },
    ])
}

extension LabelAlignment: ScopedReadable {
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init()
    try LabelAlignment.fields.read(try json.object(), into: &self, scope)
  }

  package static var schema: JSONSchema { fields.schema }

  private static let fields = DocumentFields<LabelAlignment>([
    Field("horizontal") { $0.horizontal = $1 }, Field("vertical") { $0.vertical = $1 },
  ])
}

extension Checkmark: JSONReadable {}
extension LabelAlignment.Horizontal: JSONReadable {}
extension LabelAlignment.Vertical: JSONReadable {}

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
    Field("name") { $0.name = $1 }, Field("width", .length) { $0.width = $1 },
    Field("height", .length) { $0.height = $1 }, Field("tint") { $0.tint = $1 },
    Field("shadow") { $0.shadow = $1 },
  ])
}
