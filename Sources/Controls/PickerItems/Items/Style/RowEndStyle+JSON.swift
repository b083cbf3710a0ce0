import PickerControlBase
import PickerJSON

extension RowEndStyle: ScopedReadable, ScopedWritable {
  /// Reads the style of an item at an end of its row.
  ///
  /// - Throws: A `JSONError` for any other key of a style:
  ///   `$.chip.firstInRow.padding: cannot depend on the row, only cornerRadius, fill, … can`.
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init()
    let object = try json.object()
    for member in object where ItemStyle.chipFields.keys.contains(where: member.keyEquals) {
      guard !RowEndStyle.fields.keys.contains(where: member.keyEquals) else { continue }
      throw member.value.error(
        "cannot depend on the row, only \(RowEndStyle.fields.keys.joined(separator: ", ")) can")
    }
    try RowEndStyle.fields.read(object, into: &self, scope)
  }

  package func write(_ scope: ReadingScope, to json: inout JSONWriter) {
    json.object { RowEndStyle.fields.writeChanges(of: self, from: RowEndStyle(), scope, to: &$0) }
  }

  package static var schema: JSONSchema { .shared("rowEndStyle") { fields.schema } }

  private static let fields = DocumentFields<RowEndStyle>([
    Field("cornerRadius") { $0.cornerRadius = $1 }.written { $0.cornerRadius }.doc(
      "The corner radius in points, or an object of corners and sides; default: the chip's."),
    Field("fill") { $0.fill = $1 }.written { $0.fill }.doc(
      "The background colour; default: the chip's."),
    Field("selectedFill") { $0.selectedFill = $1 }.written { $0.selectedFill }.doc(
      "The background colour of a selected chip; default: the chip's."),
    Field("textColor") { $0.textColor = $1 }.written { $0.textColor }.doc(
      "The colour of the label; default: the chip's."),
    Field("selectedTextColor") { $0.selectedTextColor = $1 }.written { $0.selectedTextColor }.doc(
      "The colour of the label of a selected chip; default: the chip's."),
    Field("borderColor") { $0.borderColor = $1 }.written { $0.borderColor }.doc(
      "The colour of the border; default: the chip's."),
    Field("selectedBorderColor") { $0.selectedBorderColor = $1 }.written { $0.selectedBorderColor }
      .doc("The colour of the border of a selected chip; default: the chip's."),
  ])
}

extension LogicalCorners: ScopedReadable, ScopedWritable {
  /// Reads a radius for all corners, or an object with any of the corners and sides.
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    guard json.kind == .object else {
      guard json.kind == .number else {
        throw json.unexpected("a number or an object of corners")
      }
      let all = try json.length()
      self.init(leading: all, trailing: all)
      return
    }
    var draft = CornersDraft()
    try CornersDraft.fields.read(try json.object(), into: &draft, scope)
    self = draft.corners.merging(
      onto: LogicalCorners(leading: draft.leading, trailing: draft.trailing))
  }

  package func write(_ scope: ReadingScope, to json: inout JSONWriter) {
    json.object {
      CornersDraft.fields.writeChanges(
        of: CornersDraft(corners: self), from: CornersDraft(), scope, to: &$0)
    }
  }

  package static var schema: JSONSchema { .anyOf([.length(), CornersDraft.fields.schema]) }
}

/// Radii while they are read: a corner overrides the side that contains it.
private struct CornersDraft {
  var corners = LogicalCorners()
  var leading: Double?
  var trailing: Double?

  static let fields = DocumentFields<CornersDraft>([
    Field("leading", .length) { $0.leading = $1 }.doc(
      "The radius of both corners at the leading side, in points; default: the radius of the chip."),
    Field("trailing", .length) { $0.trailing = $1 }.doc(
      "The radius of both corners at the trailing side, in points; default: the radius of the chip."
    ),
    Field("topLeading", .length) { $0.corners.topLeading = $1 }.written { $0.corners.topLeading }
      .doc(
        "The radius of the top corner at the leading side, in points; default: the radius of its side."
      ),
    Field("topTrailing", .length) { $0.corners.topTrailing = $1 }.written { $0.corners.topTrailing }
      .doc(
        "The radius of the top corner at the trailing side, in points; default: the radius of its side."
      ),
    Field("bottomTrailing", .length) { $0.corners.bottomTrailing = $1 }.written {
      $0.corners.bottomTrailing
    }.doc(
      "The radius of the bottom corner at the trailing side, in points; default: the radius of its side."
    ),
    Field("bottomLeading", .length) { $0.corners.bottomLeading = $1 }.written {
      $0.corners.bottomLeading
    }.doc(
      "The radius of the bottom corner at the leading side, in points; default: the radius of its side."
    ),
  ])
}
