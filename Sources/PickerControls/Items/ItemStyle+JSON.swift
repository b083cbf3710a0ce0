import PickerGeometry
import PickerJSON

extension ItemStyle: JSONReadable {
  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init()
    try ItemStyle.fields.read(try json.object(), into: &self, scope)
  }

  static var schema: JSONSchema { .shared("style") { fields.schema } }

  static let fields = Fields<ItemStyle>([
    Field("padding", \.padding),
    Field("border", \.border),
    .length("cornerRadius", \.cornerRadius),
    .length("minWidth", \.minWidth),
    .length("maxWidth", \.maxWidth),
    .length("minHeight", \.minHeight),
    .length("minTarget", \.minTarget),
    .number("grow", \.grow, in: 0...maximumLength),
    .length("iconSpacing", \.iconSpacing),
    Field("checkmark", \.checkmark),
    Field("labelAlignment", \.labelAlignment),
    .count("maxLines", \.maxLines),
    Field("truncation", \.truncation),
    Field("font", \.font),
    Field("selectedFont", \.selectedFont),
    Field("fill", \.fill),
    Field("selectedFill", \.selectedFill),
    Field("textColor", \.textColor),
    Field("selectedTextColor", \.selectedTextColor),
    Field("borderColor", \.borderColor),
    Field("selectedBorderColor", \.selectedBorderColor),
  ])
}

extension ItemStyle {
  /// The same of a chip, whose widths may be percentages of the container.
  static let chipFields = Fields<ItemStyle>(
    fields.without(["minWidth", "maxWidth"]).all,
    [
      .relativeLength("minWidth", \.minWidth, percent: \.minWidthPercentage),
      .relativeLength("maxWidth", \.maxWidth, percent: \.maxWidthPercentage),
    ])
}

extension LabelAlignment: JSONReadable {
  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init()
    try LabelAlignment.fields.read(try json.object(), into: &self, scope)
  }

  static var schema: JSONSchema { fields.schema }

  private static let fields = Fields<LabelAlignment>([
    Field("horizontal", \.horizontal), Field("vertical", \.vertical),
  ])
}

extension Checkmark: JSONReadable {}
extension LabelAlignment.Horizontal: JSONReadable {}
extension LabelAlignment.Vertical: JSONReadable {}

extension Icon: JSONReadable {
  /// A name, or an object with the name and the size of its box.
  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init("")
    switch json.kind {
    case .string: name = try json.string()
    case .object: try Icon.fields.read(try json.object(), into: &self, scope)
    default: throw json.unexpected("a name or an object with name, width and height")
    }
  }

  static var schema: JSONSchema { .shared("icon") { .anyOf([.text, fields.schema]) } }

  private static let fields = Fields<Icon>([
    Field("name", \.name), .length("width", \.width), .length("height", \.height),
  ])
}
