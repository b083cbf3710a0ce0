import PickerGeometry
import PickerJSON

extension ItemStyle: JSONReadable {
  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init()
    try ItemStyle.fields.read(try json.object(), into: &self, scope)
  }

  static let fields = Fields<ItemStyle>([
    Field("padding", \.padding),
    Field("border", \.border),
    .length("cornerRadius", \.cornerRadius),
    .length("minWidth", \.minWidth),
    .length("maxWidth", \.maxWidth),
    .length("minHeight", \.minHeight),
    .length("minTarget", \.minTarget),
    .number("grow", \.grow, in: 0...maximumLength),
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

extension LabelAlignment: JSONReadable {
  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init()
    try LabelAlignment.fields.read(try json.object(), into: &self, scope)
  }

  private static let fields = Fields<LabelAlignment>([
    Field("horizontal", \.horizontal), Field("vertical", \.vertical),
  ])
}

extension LabelAlignment.Horizontal: JSONReadable {}
extension LabelAlignment.Vertical: JSONReadable {}
