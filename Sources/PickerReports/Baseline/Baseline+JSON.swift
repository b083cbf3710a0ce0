import PickerCheck
import PickerControls
public import PickerJSON
import PickerGeometry
import PickerTree

extension Baseline {
  /// Parses a baseline, as ``json`` writes it.
  ///
  /// Findings with codes of later versions are ignored, because nothing that is found can equal them.
  ///
  /// - Throws: `$.findings[3].locale: is missing`, and the errors of JSON itself:
  ///   `$: line 3, column 7: expected ',' or '}', found '"'`.
  public init(json: [UInt8]) throws(JSONError) {
    let value = try JSONValue(parsing: json).ignoringUnknownKeys
    self.init()
    try Baseline.fields.read(try value.object(), into: &self)
  }

  /// The baseline as JSON, with a line feed at the end; equal baselines have the same bytes.
  public var json: [UInt8] {
    var json = JSONWriter()
    json.object { Baseline.fields.write(self, to: &$0) }
    return json.bytes + [UInt8(ascii: "\n")]
  }

  private static let fields = ValueFields<Baseline>([
    Field("version", .count(in: 1...1), { _ in 1 }) { _, _ in }.required,
    Field("findings", schema: .list(of: BaselineEntry.fields.schema), output: written) {
      (json, root, _) throws(JSONError) in
      for element in try json.array() {
        if let entry = try BaselineEntry(reading: element) { root.entries.insert(entry) }
      }
    }.required,
  ])

  private static let written = FieldOutput<Baseline>(
    schema: .list(of: BaselineEntry.fields.writtenSchema), isRequired: true,
    write: { baseline, json in
      json.key("findings")
      json.array { json in
        for entry in baseline.entries.sorted() {
          json.object(inline: true) { BaselineEntry.fields.write(entry, to: &$0) }
        }
      }
    })
}

extension Baseline.BaselineEntry {
  /// Reads an entry; nil where its code is not known.
  fileprivate init?(reading json: JSONValue) throws(JSONError) {
    let object = try json.object()
    guard let code = object["code"] else { throw json.missing("code") }
    guard Finding.Code(rawValue: try code.string()) != nil else { return nil }
    self.init(code: .overflow, cell: CheckCell(document: "", locale: "", width: nil))
    try Baseline.BaselineEntry.fields.read(object, into: &self)
  }

  fileprivate static let fields = ValueFields<Baseline.BaselineEntry>([
    Field("document", .value, { $0.cell.document }) { $0.cell.document = $1 }.required,
    Field("locale", .value, { $0.cell.locale }) { $0.cell.locale = $1 }.required,
    Field("width", .length, ifAny: { $0.cell.width }) { $0.cell.width = $1 },
    Field("textScale", .number(in: 0...1e6), unless: 1, { $0.cell.textScale }) {
      $0.cell.textScale = $1
    },
    Field("direction", .value, unless: .leftToRight, { $0.cell.direction }) {
      $0.cell.direction = $1
    },
    Field("code", .value, { $0.code }) { $0.code = $1 }.required,
    Field("id", .value, ifAny: { $0.id }) { $0.id = $1 },
    Field("text", .value, ifAny: { $0.text }) { $0.text = $1 },
  ])
}
