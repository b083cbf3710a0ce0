import PickerJSON

extension FindingCode: JSONReadable, JSONWritable {}

extension CheckSettings: JSONRecord {
  package static var unread: CheckSettings { CheckSettings() }
  package static var isInline: Bool { false }
  package static var schema: JSONSchema {
    .shared("check") {
      fields.schema.described("Limits for `layout check`, and findings that do not count.")
    }
  }

  package static let fields = ValueFields<CheckSettings>([
    Field("maxRows", .count(), ifAny: { $0.maxRows }) { $0.maxRows = $1 },
    Field("minTarget", .length, ifAny: { $0.minTarget }) { $0.minTarget = $1 },
    Field("samples", .samples, unless: [:], { $0.samples }) { $0.samples = $1 },
    Field("silence", .list(of: .value, inline: false), unless: [], { $0.silenced }) {
      $0.silenced = $1
    },
  ])
}

extension SilencedFinding: JSONRecord {
  package static var unread: SilencedFinding { SilencedFinding(.truncated, reason: "") }

  package init(reading json: JSONValue) throws(JSONError) {
    self = .unread
    try SilencedFinding.fields.read(try json.object(), into: &self)
    guard reason.isEmpty else { return }
    throw JSONError(path: "\(json.path).reason", message: "must not be empty")
  }

  package static let fields = ValueFields<SilencedFinding>([
    Field("code", .code(orAny: "*"), { $0.code }) { $0.code = $1 }.required,
    Field("id", .value, ifAny: { $0.id }) { $0.id = $1 },
    Field("text", .value, ifAny: { $0.text }) { $0.text = $1 },
    Field("locale", .value, ifAny: { $0.locale }) { $0.locale = $1 },
    Field("reason", .value, { $0.reason }) { $0.reason = $1 }.required,
  ])
}

extension JSONCodec<FindingCode?> {
  /// A code, or a word for all of them, which is nil.
  static func code(orAny word: String) -> JSONCodec {
    JSONCodec(
      schema: .anyOf([FindingCode.schema, .words([word])]),
      read: { (json) throws(JSONError) in
        let isAny = json.kind == .string ? try json.string() == word : false
        return isAny ? nil : try FindingCode(reading: json)
      },
      write: { code, json in
        if let code { code.write(to: &json) } else { json.string(word) }
      })
  }
}
