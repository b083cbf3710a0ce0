import PickerControlBase
import PickerGeometry
import PickerJSON

extension ItemStyle: ScopedReadable {
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init()
    try ItemStyle.fields.read(try json.object(), into: &self, scope)
  }

  package static var schema: JSONSchema { .shared("style") { fields.schema } }

  static let fields = DocumentFields<ItemStyle>([
    Field("padding") { $0.padding = $1 }.written { $0.padding }.doc(
      "Points between the border and the content, or an object of sides; default: 8 in chips, 16 and 8 in segments."
    ),
    .border(widths: { $0.border = $1 }, color: { $0.borderColor = $1 }).written { $0.border }.doc(
      "The width of the border in points, or an object of sides, width and color; default: 2 in chips, 0 in segments."
    ),
    Field("cornerRadius", .length) { $0.cornerRadius = $1 }.written { $0.cornerRadius }.doc(
      "The corner radius in points; at most half the shorter side; default: 10 in chips, 12 in segments, 8 in connected ones."
    ),
    Field("minWidth", .length) { $0.minWidth = $1 }.written { $0.minWidth }.doc(
      "The minimum width in points, border included; default: 0."),
    Field("maxWidth", .length) { $0.maxWidth = $1 }.written { $0.maxWidth }.doc(
      "The maximum width in points, border included; a label that does not fit is truncated; default: no limit."
    ),
    Field("minHeight", .length) { $0.minHeight = $1 }.written { $0.minHeight }.doc(
      "The minimum height in points, border included; default: 40 in connected segments, otherwise none."
    ),
    Field("minTarget", .length) { $0.minTarget = $1 }.written { $0.minTarget }.doc(
      "The minimum size of the hit region, in points; never changes a frame; default: 44."),
    Field("grow", .number(in: 0...maximumLength)) { $0.grow = $1 }.written { $0.grow }.doc(
      "The item's share of the free space of its row, relative to the other items; default: 0."),
    Field("iconSpacing", .length) { $0.iconSpacing = $1 }.written { $0.iconSpacing }.doc(
      "Points between an icon, the label and a badge; default: 8 in chips, 6 in segments."),
    Field("checkmark") { $0.checkmark = $1 }.written { $0.checkmark }.doc(
      "Where selected items show a check mark; default: none."),
    Field("labelAlignment") { $0.labelAlignment = $1 }.written { $0.labelAlignment }.doc(
      "How the label is aligned in its box, an object of horizontal and vertical; default: centred."
    ),
    Field("maxLines", .count()) { $0.maxLines = $1 }.written { $0.maxLines }.doc(
      "The maximum number of lines of the label; default: 1."),
    Field("truncation") { $0.truncation = $1 }.written { $0.truncation }.doc(
      "Where a label that does not fit is truncated; default: tail."),
    Field("hyphens") { $0.hyphens = $1 }.written { $0.hyphens }.doc(
      "Whether words are hyphenated in labels of several lines; default: manual, only at soft hyphens."
    ),
    Field("textWrap") { $0.textWrap = $1 }.written { $0.textWrap }.doc(
      "How a label breaks into lines: balance makes them equally wide, pretty avoids a short last one; default: wrap."
    ),
    Field("wordBreak") { $0.wordBreak = $1 }.written { $0.wordBreak }.doc(
      "Whether a label breaks between letters without a space: keepAll keeps Korean words together; default: normal."
    ),
    Field("font") { $0.font = $1 }.written { $0.font }.doc(
      "The font of the label; missing keys are inherited; default: the control's."),
    Field("selectedFont") { $0.selectedFont = $1 }.written { $0.selectedFont }.doc(
      "The font of a selected item's label; missing keys are inherited from font; default: font, whose keys it inherits."
    ),
    Field("fill") { $0.fill = $1 }.written { $0.fill }.doc("The background colour; default: none."),
    Field("selectedFill") { $0.selectedFill = $1 }.written { $0.selectedFill }.doc(
      "The background colour of a selected item; default: fill."),
    Field("textColor") { $0.textColor = $1 }.written { $0.textColor }.doc(
      "The colour of the label; default: the theme's, or black."),
    Field("selectedTextColor") { $0.selectedTextColor = $1 }.written { $0.selectedTextColor }.doc(
      "The colour of a selected item's label; default: textColor."),
    Field("borderColor") { $0.borderColor = $1 }.written { $0.borderColor }.doc(
      "The colour of the border; default: none is drawn."),
    Field("selectedBorderColor") { $0.selectedBorderColor = $1 }.written { $0.selectedBorderColor }
      .doc("The colour of a selected item's border; default: borderColor."),
    Field("badgeFill") { $0.badgeFill = $1 }.written { $0.badgeFill }.doc(
      "The colour of the badge; default: red."),
    Field("badgeTextColor") { $0.badgeTextColor = $1 }.written { $0.badgeTextColor }.doc(
      "The colour of the badge's text; default: white."),
  ])
}

extension ItemStyle {
  /// The keys of a chip's style, whose widths may be percentages of the container.
  static let chipFields = DocumentFields<ItemStyle>(
    fields.without(["minWidth", "maxWidth"]).all,
    [
      .relativeLength("minWidth") { ($0.minWidth, $0.minWidthPercentage) = ($1, $2) }.written {
        RelativeLength(points: $0.minWidth, percent: $0.minWidthPercentage)
      }.doc(
        "The minimum width, border included, in points or percent of the container; default: 0."),
      .relativeLength("maxWidth") { ($0.maxWidth, $0.maxWidthPercentage) = ($1, $2) }.written {
        RelativeLength(points: $0.maxWidth, percent: $0.maxWidthPercentage)
      }.doc(
        "The maximum width, border included, in points or percent of the container; a label that does not fit is truncated; default: no limit."
      ),
    ])

  /// The keys of the style of a chip in a row.
  static let rowFields = DocumentFields<ItemStyle>(
    chipFields.all,
    [
      Field("firstInRow") { $0.firstInRow = $1 }.written { $0.firstInRow }.doc(
        "Overrides for the first chip of a row: cornerRadius and colours; default: nothing."),
      Field("lastInRow") { $0.lastInRow = $1 }.written { $0.lastInRow }.doc(
        "Overrides for the last chip of a row: cornerRadius and colours; default: nothing."),
    ])
}

extension Checkmark: JSONReadable, JSONWritable {}
