import PickerGeometry
import PickerJSON
import PickerText
import PickerTree

extension Truncation: JSONReadable, JSONWritable {}
extension Hyphens: JSONReadable, JSONWritable {}
extension TextWrap: JSONReadable, JSONWritable {}
extension WordBreak: JSONReadable, JSONWritable {}

extension Insets: JSONReadable, JSONWritable {
  /// Reads a number for all sides, or an object with any of the sides.
  package init(reading json: JSONValue) throws(JSONError) {
    switch json.kind {
    case .number: self.init(try json.length())
    case .object:
      var sides = InsetsBySide()
      try InsetsBySide.fields.read(try json.object(), into: &sides)
      self = sides.insets
    default: throw json.unexpected("a number or an object of sides")
    }
  }

  /// Writes a number if all sides are equal, otherwise an object.
  package func write(to json: inout JSONWriter) {
    if self == Insets(top) { return json.length(top) }
    json.object {
      InsetsBySide.fields.writeChanges(of: InsetsBySide(self), from: InsetsBySide(), (), to: &$0)
    }
  }

  package static var schema: JSONSchema {
    .shared("insets") {
      .anyOf([.length(), InsetsBySide.fields.schema])
        .described("Points on all sides, or on each.")
    }
  }
}

/// Insets while they are read: a single side overrides the pair that contains it, and both override ``width``.
struct InsetsBySide {
  var top: Double?
  var leading: Double?
  var bottom: Double?
  var trailing: Double?
  var horizontal: Double?
  var vertical: Double?
  /// All sides; borders only.
  var width: Double?

  init() {}

  init(_ insets: Insets) {
    (top, leading) = (insets.top, insets.leading)
    (bottom, trailing) = (insets.bottom, insets.trailing)
  }

  static let fields = ValueFields<InsetsBySide>([
    Field("top", .length) { $0.top = $1 }.written { $0.top }.doc(
      "Points at the top; default: the value of vertical."),
    Field("leading", .length) { $0.leading = $1 }.written { $0.leading }.doc(
      "Points at the start of lines; default: the value of horizontal."),
    Field("bottom", .length) { $0.bottom = $1 }.written { $0.bottom }.doc(
      "Points at the bottom; default: the value of vertical."),
    Field("trailing", .length) { $0.trailing = $1 }.written { $0.trailing }.doc(
      "Points at the end of lines; default: the value of horizontal."),
    Field("horizontal", .length) { $0.horizontal = $1 }.doc(
      "Points at the leading and trailing sides, unless these have their own values; default: 0."),
    Field("vertical", .length) { $0.vertical = $1 }.doc(
      "Points at the top and the bottom, unless these have their own values; default: 0."),
  ])

  var insets: Insets {
    Insets(
      top: top ?? vertical ?? width ?? 0, leading: leading ?? horizontal ?? width ?? 0,
      bottom: bottom ?? vertical ?? width ?? 0, trailing: trailing ?? horizontal ?? width ?? 0)
  }

  /// Whether any side is given.
  var isGiven: Bool {
    [top, leading, bottom, trailing, horizontal, vertical, width].contains { $0 != nil }
  }
}
