import PickerCheck
import PickerControls
public import PickerJSON
import PickerGeometry
import PickerTree

extension Baseline {
  /// Parses the output of ``json``.
  ///
  /// Findings with codes of later versions are ignored, because no finding can match them, and so are the widths, text
  /// sizes and directions that earlier versions wrote.
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
    Field("languages", .list(of: .value), unless: [], { $0.languages.sorted() }) {
      $0.languages = Set($1)
    },
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
  /// Reads an entry; nil if its code is not known.
  fileprivate init?(reading json: JSONValue) throws(JSONError) {
    let object = try json.object()
    guard let code = object["code"] else { throw json.missing("code") }
    guard Finding.Code(rawValue: try code.string()) != nil else { return nil }
    self.init(code: .overflow, document: "", locale: "")
    try Baseline.BaselineEntry.fields.read(object, into: &self)
  }

  fileprivate static let fields = ValueFields<Baseline.BaselineEntry>([
    Field("document", .value, { $0.document }) { $0.document = $1 }.required,
    Field("locale", .value, { $0.locale }) { $0.locale = $1 }.required,
    Field("code", .value, { $0.code }) { $0.code = $1 }.required,
    Field("id", .value, ifAny: { $0.id }) { $0.id = $1 },
    Field("text", .value, ifAny: { $0.text }) { $0.text = $1 },
  ])
}
