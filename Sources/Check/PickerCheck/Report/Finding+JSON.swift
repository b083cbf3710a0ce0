import PickerControls
import PickerGeometry
package import PickerJSON
import PickerTree

extension CheckCell {
  /// The keys of a cell, which are members of its finding.
  static let fields = ValueFields<CheckCell>(
    names,
    [Field("width", .extent, ifAny: { $0.width }) { $0.width = $1 }], sizes)

  /// The keys of cells that differ only in width.
  static let commonFields = ValueFields<CheckCell>(names, sizes)

  private static let names: [Field<CheckCell, Void>] = [
    Field("document", .value, { $0.document }) { $0.document = $1 }.required,
    Field("locale", .value, { $0.locale }) { $0.locale = $1 }.required,
    Field("source", unless: false, { $0.isSource }) { $0.isSource = $1 },
  ]
  private static let sizes: [Field<CheckCell, Void>] = [
    Field("textScale", .number, { $0.textScale }) { $0.textScale = $1 },
    Field("direction", .value, { $0.direction }) { $0.direction = $1 },
  ]

  /// A cell before its keys are read.
  static let unread = CheckCell(document: "", locale: "", width: nil)
}

extension Finding: JSONRecord {
  package static var unread: Finding { Finding(.overflow, in: .unread, message: "") }
  package static var writtenSchema: JSONSchema { .shared("finding") { fields.writtenSchema } }

  package static let fields = ValueFields<Finding>(
    [Field("code", .value, { $0.code }) { $0.code = $1 }.required],
    CheckCell.fields.within({ $0.cell }, always: true) { $1(&$0.cell) },
    [
      Field("line", .count(), ifAny: { $0.line }) { $0.line = $1 },
      Field("translation", .value, ifAny: { $0.translation }) { $0.translation = $1 },
      Field("id", ifAny: { $0.id }) { $0.id = $1 },
      Field("text", ifAny: { $0.text }) { $0.text = $1 },
      Field("sourceText", ifAny: { $0.sourceText }) { $0.sourceText = $1 },
      Field("shown", ifAny: { $0.shown }) { $0.shown = $1 },
      Field("characters", .list(of: .value), unless: [], { $0.characters }) { $0.characters = $1 },
      Field("items", .list(of: .value), unless: [], { $0.items }) { $0.items = $1 },
      Field("strategy", ifAny: { $0.strategy }) { $0.strategy = $1 },
      Field("value", .coordinate, ifAny: { $0.value }) { $0.value = $1 },
      Field("limit", .coordinate, ifAny: { $0.limit }) { $0.limit = $1 },
      Field("missing", .coordinate, ifAny: { $0.missing }) { $0.missing = $1 },
      Field("neededWidth", .extent, ifAny: { $0.neededWidth }) { $0.neededWidth = $1 },
      Field("message", .value, { $0.message }) { $0.message = $1 },
      Field("silencedBecause", ifAny: { $0.silencedBecause }) { $0.silencedBecause = $1 },
      Field("known", unless: false, { $0.isKnown }) { $0.isKnown = $1 },
    ])
}

extension CheckProblem: JSONRecord {
  package static var unread: CheckProblem { CheckProblem(.message, path: "", message: "") }

  package static let fields = ValueFields<CheckProblem>([
    Field("code", .value, { $0.code }) { $0.code = $1 }.required,
    Field("path", .value, { $0.path }) { $0.path = $1 }.required,
    Field("line", .count(), ifAny: { $0.line }) { $0.line = $1 },
    Field("message", .value, { $0.message }) { $0.message = $1 }.required,
    Field("subject", ifAny: { $0.subject }) { $0.subject = $1 },
  ])
}

extension CatalogPlace: JSONRecord {
  package static var unread: CatalogPlace { CatalogPlace(path: "", line: 1) }

  package static let fields = ValueFields<CatalogPlace>([
    Field("path", .value, { $0.path }) { $0.path = $1 }.required,
    Field("line", .count(), { $0.line }) { $0.line = $1 }.required,
  ])
}

extension CheckProblem.ProblemCode: JSONReadable, JSONWritable {}

extension MinimumWidth: JSONRecord {
  package static var unread: MinimumWidth { MinimumWidth(document: "", locale: "", width: nil) }

  package static let fields = ValueFields<MinimumWidth>([
    Field("document", .value, { $0.document }) { $0.document = $1 }.required,
    Field("locale", .value, { $0.locale }) { $0.locale = $1 }.required,
    Field("textScale", .number, { $0.textScale }) { $0.textScale = $1 },
    Field("direction", .value, { $0.direction }) { $0.direction = $1 },
    Field("width", .extent, ifAny: { $0.width }) { $0.width = $1 },
    Field("obstacle", .value, ifAny: { $0.obstacle }) { $0.obstacle = $1 },
  ])
}

extension MinimumWidth.WidthObstacle: JSONReadable, JSONWritable {
  package init(reading json: JSONValue) throws(JSONError) {
    self.init(code: .overflow)
    try MinimumWidth.WidthObstacle.fields.read(try json.object(), into: &self)
  }

  package func write(to json: inout JSONWriter) {
    json.object(inline: true) { MinimumWidth.WidthObstacle.fields.write(self, to: &$0) }
  }

  package static var schema: JSONSchema { fields.writtenSchema }

  private static let fields = ValueFields<MinimumWidth.WidthObstacle>([
    Field("code", .value, { $0.code }) { $0.code = $1 }.required,
    Field("id", ifAny: { $0.id }) { $0.id = $1 },
    Field("text", ifAny: { $0.text }) { $0.text = $1 },
  ])
}
